import { type FactValue, type Json, type frame, json } from '../../../kernel/index.ts';
import { allotmentSheets, pageIn } from '../49-diplomacy/12-worksheet.ts';
import { rollSheets } from '../49-diplomacy/42-die-roll.ts';
import { actual } from '../49-diplomacy/8-tension.ts';
import { factOf } from '../49-diplomacy/84-lists.ts';
import { effectiveSheets } from '../49-diplomacy/85-effective-level.ts';
import { withImplied } from '../starts/implied.ts';
import { factsOf } from '../starts/middle.ts';
import { PLANS } from '../starts/scenarios.ts';
import { schemaOf } from './schema.ts';
import type { ScenarioPlan, Season, Setting } from '../state.ts';
import { BUNDLED_TABLES } from '../tables/bundled.ts';
import { TENSIONS } from '../tables/tensions.ts';
import { NOTHING_SUPPLIED, type UserTables } from '../tables/user-tables.ts';

/** What a game plays. One that begins in the middle goes at least to the end of that year; the DPs of 1939 stay those of the set-up. */
function planOf({ scenario, data }: Pick<frame.Setup, 'scenario' | 'data'>): ScenarioPlan {
  const plan = json.own(PLANS, scenario.id);
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
    if (line.kind === 'event') facts[factOf(line)] = 0;
    if (line.kind === 'territory') facts[factOf(line)] = false;
  }
  for (const tension of TENSIONS) {
    const level = start[tension];
    if (level !== undefined) facts[actual.key(tension)] = level;
  }
  return facts;
}

/** What does not change during a game: the scenario's plan, the tables in use, their facts and sheets. */
export function makeSetting({ scenario, rulings, data }: frame.Setup): Setting {
  const plan = planOf({ scenario, data });
  const supplied = suppliedIn(data);
  const { page, list, complete } = supplied;
  const middle = supplied.middle && withImplied(supplied.middle);
  const tables = { ...BUNDLED_TABLES, ...supplied.tables };
  const facts = schemaOf({ rulings, tables, page, list });
  const sheets = {
    ...allotmentSheets(pageIn({ plan, page, complete, rulings })),
    ...rollSheets(tables, facts),
    ...effectiveSheets(),
  };
  return {
    plan,
    rulings,
    facts,
    sheets,
    tables,
    page,
    list,
    complete,
    scenario: factsOf(scenario, middle),
    start: { ...levelsOf(supplied), ...middle?.facts },
  };
}
