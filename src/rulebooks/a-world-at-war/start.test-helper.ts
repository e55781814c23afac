import type { FactValue, frame, sums } from '../../kernel/index.ts';
import {
  type Frame,
  bindFamilies,
  chooseRulings,
  isRefusal,
  writeReports,
} from '../../kernel/kit/front.test-helper.ts';
import { aWorldAtWar } from './index.ts';
import { SCENARIOS } from './starts/scenarios.ts';
import type { FactGround, WorldFamily, WorldGround, Open } from './state.ts';

const { chapters } = aWorldAtWar as unknown as Frame<WorldGround> & {
  chapters: readonly frame.Chapter<WorldGround>[];
};
const inRegisters = chapters
  .flatMap(({ facts = [] }) => facts as readonly WorldFamily[])
  .filter(({ registered }) => registered);
const registers = bindFamilies<FactGround>(inRegisters, {
  rulings: chooseRulings(aWorldAtWar.rulings, {}) as Readonly<Record<string, string>>,
  tables: {},
  page: [],
  list: [],
});

/** Put facts where they are kept, in place, with nothing following from them; undefined: nobody knows. */
export function putFacts(open: Open, facts: Readonly<Record<string, FactValue | undefined>>): void {
  for (const [key, value] of Object.entries(facts)) {
    const report: sums.Report = value === undefined ? { as: 'unknown' } : { value, as: 'correction' };
    const told = { [key]: report };
    if (registers.facts[key] === undefined) writeReports(open.facts, told);
    else registers.write({ open, sealed: {} }, told);
  }
}

/** The open part at the start of a scenario, with rulings and facts changed. */
export function startOf(
  scenario: string,
  facts: Readonly<Record<string, FactValue>> = {},
  chosen: Readonly<Record<string, string>> = {},
): Open {
  const found = SCENARIOS.find((each) => each.id === scenario);
  const rulings = chooseRulings(aWorldAtWar.rulings, chosen);
  if (!found || isRefusal(rulings)) throw new Error('no such start');
  const { open } = aWorldAtWar.bind({ scenario: found, rulings, data: null }).setup();
  putFacts(open, facts);
  return open;
}
