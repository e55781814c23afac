import type { FactValue } from '../../kernel/facts.ts';
import { type Json, own } from '../../kernel/json.ts';
import type { Setup } from '../../kernel/rulebook.ts';
import { allotmentSheets } from './49-diplomacy/1-allotment.ts';
import { prepareRolls, rollSheets } from './49-diplomacy/42-die-roll.ts';
import { hasHiddenRings } from './49-diplomacy/4262-spy-rings.ts';
import { effectiveSheets } from './49-diplomacy/85-effective-level.ts';
import { levelSheets } from './54-surrender/2-dp-level.ts';
import { allFacts, hiddenRings } from './facts.ts';
import { factsOf, PLANS } from './scenarios.ts';
import type { Plan, Season, Setting } from './state.ts';
import { BUNDLED } from './tables/bundled.ts';
import { tensionFact } from './tables/tensions.ts';
import { NOTHING_SUPPLIED, type UserTables } from './tables/user-tables.ts';

/** What a game plays. One that begins in the middle goes at least to the end of that year; the DPs of 1939 stay those of the set-up. */
export function planOf({ scenario, data }: Pick<Setup, 'scenario' | 'data'>): Plan {
  const plan = own(PLANS, scenario.id);
  if (!plan) throw new Error(`no plan for the scenario ${scenario.id}`);
  const { middle } = suppliedIn(data);
  if (!middle) return plan;
  const { from } = middle;
  const to = plan.to.year < from.year ? { year: from.year, season: LAST_SEASON } : plan.to;
  return { ...plan, from, to, opening: plan.opening && from.year === plan.from.year };
}

function suppliedIn(data: Json): UserTables {
  return (data ?? NOTHING_SUPPLIED) as unknown as UserTables;
}

const LAST_SEASON: Season = 'winter';

/** What the players' lists say of the start: nothing of theirs has happened, and the levels they give. */
function levelsOf({ list, start }: UserTables): Record<string, FactValue> {
  const facts: Record<string, FactValue> = {};
  for (const line of list) {
    if (line.kind === 'event') facts[tensionFact(line)] = 0;
    if (line.kind === 'territory') facts[tensionFact(line)] = false;
  }
  for (const [tension, level] of Object.entries(start)) facts[`${tension}.actual`] = level;
  return facts;
}

/** What does not change during a game: the scenario's plan, the tables in use, their facts and sheets. */
export function makeSetting({ scenario, rulings, data }: Setup): Setting {
  const plan = planOf({ scenario, data });
  const supplied = suppliedIn(data);
  const { page, list, complete } = supplied;
  const tables = { ...BUNDLED, ...supplied.tables };
  const use = { european: plan.european, page, complete: complete.includes('dp-page') };
  const open = allFacts({ tables, page, list });
  const facts = hasHiddenRings({ rulings }) ? { ...open, ...hiddenRings() } : open;
  const sheets = {
    ...allotmentSheets(use),
    ...rollSheets(tables, facts),
    ...effectiveSheets(),
    ...levelSheets(use),
  };
  return {
    plan,
    rulings,
    facts,
    rolls: prepareRolls(sheets, facts),
    sheets,
    tables,
    list,
    complete,
    scenario: factsOf(scenario, supplied.middle?.facts),
    start: { ...levelsOf(supplied), ...supplied.middle?.facts },
  };
}
