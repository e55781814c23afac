import { expect, it } from 'vitest';
import { bindFamilies, chooseRulings } from '../../kernel/kit/front.test-helper.ts';
import { settingOf, theWarGame } from './index.ts';
import { OUR_MAP } from './files/map.ts';
import { CHAPTERS } from './parts.ts';

const families = CHAPTERS.flat().flatMap(({ facts = [] }) => facts);

/** The last choice of every ruling. */
const others = Object.fromEntries(
  theWarGame.rulings.map(({ id, choices, default: first }) => [id, choices.at(-1)?.id ?? first]),
);

it('has the same facts in every game on one map, whatever its scenario, rulings and start', () => {
  const starts = [null, { start: { turn: 9, facts: { 'class.eire.uk': 'sworn' } } }];
  const settings = theWarGame.scenarios.flatMap((scenario) =>
    [{}, others].flatMap((rulings) =>
      starts.map((data) =>
        settingOf({ scenario, rulings: chooseRulings(theWarGame.rulings, rulings) as never, data }),
      ),
    ),
  );
  expect(new Set(settings.map(({ map }) => map))).toEqual(new Set([OUR_MAP]));
  const [first, ...rest] = settings.map((setting) => JSON.stringify(bindFamilies(families, setting).facts));
  expect(rest.length).toBeGreaterThan(2);
  for (const each of rest) expect(each === first).toBe(true);
});
