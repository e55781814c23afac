import { expect, it } from 'vitest';
import type { FactValue } from '../../../kernel/index.ts';
import { aWorldAtWar } from '../index.ts';
import { SCENARIOS } from '../starts/scenarios.ts';
import { startOf } from '../start.test-helper.ts';

const scenario = SCENARIOS.find(({ id }) => id === 'campaign-1939');
if (!scenario) throw new Error('no campaign');
const { events } = aWorldAtWar.bind({ scenario, rulings: startOf('campaign-1939').rulings, data: null });

/** Whether an event can have happened with Vichy France as it is known to be. */
const isLawful = (name: string, of: readonly string[], vichy: FactValue | undefined): boolean | undefined =>
  events?.()
    .find((each) => each.name === name)
    ?.lawful?.((key) => (key === 'france.vichy' ? vichy : undefined), of);

it.each([
  ['side-declares', ['western-vichy']],
  ['war-on-minor', ['russia', 'vichy-france']],
])('offers a war on Vichy France only where there can be one: %s (58.31, 58.633)', (name, of) => {
  expect(isLawful(name, of, 'established')).toBe(true);
  expect(isLawful(name, of, undefined)).toBe(true);
  expect(isLawful(name, of, 'open')).toBe(false);
  expect(isLawful(name, of, 'none')).toBe(false);
});

it('offers a war on any other minor country whatever became of France', () => {
  expect(isLawful('war-on-minor', ['germany', 'turkey'], 'open')).toBe(true);
});
