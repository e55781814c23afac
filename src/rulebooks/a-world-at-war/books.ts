import { own } from '../../kernel/json.ts';
import type { Setup } from '../../kernel/rulebook.ts';
import { allotmentSheets } from './49-diplomacy/1-allotment.ts';
import { rollBooks, rollSheets } from './49-diplomacy/42-die-roll.ts';
import { effectiveSheets } from './49-diplomacy/85-effective-level.ts';
import { allFacts } from './facts.ts';
import { PLANS } from './scenarios.ts';
import type { Books } from './state.ts';
import { BUNDLED } from './tables/bundled.ts';
import { NOTHING_SUPPLIED, type UserTables } from './tables/user-tables.ts';

/** What does not change during a game: the scenario's plan, the tables in use, their facts and sheets. */
export function makeBooks({ scenario, rulings, data }: Setup): Books {
  const plan = own(PLANS, scenario.id);
  if (!plan) throw new Error(`no plan for the scenario ${scenario.id}`);
  const supplied = (data ?? NOTHING_SUPPLIED) as unknown as UserTables;
  const { page, list, complete } = supplied;
  const tables = { ...BUNDLED, ...supplied.tables };
  const allotment = { european: plan.european, page, complete: complete.includes('dp-page') };
  const facts = allFacts({ tables, page, list });
  const sheets = { ...allotmentSheets(allotment), ...rollSheets(tables), ...effectiveSheets() };
  return {
    plan,
    rulings,
    facts,
    rolls: rollBooks(sheets, facts),
    sheets,
    tables,
    list,
    complete,
    start: supplied.start,
  };
}
