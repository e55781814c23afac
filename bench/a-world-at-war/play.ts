import { isRefusal } from '../../src/kernel/clause.ts';
import type { Decision } from '../../src/kernel/forms/decision.ts';
import { copyJson, type Json } from '../../src/kernel/json.ts';
import type { Position } from '../../src/kernel/game/position.ts';
import type { Rulebook, Table } from '../../src/kernel/rulebook.ts';
import { run, type RunOptions } from '../../src/kernel/game/run.ts';
import { bindTable } from '../../src/kernel/game/bind.ts';
import { toldOf } from '../../src/rulebooks/a-world-at-war/facts.ts';
import { aWorldAtWar } from '../../src/rulebooks/a-world-at-war/index.ts';
import type { Open } from '../../src/rulebooks/a-world-at-war/state.ts';
import { DPS, FACTIONS, fold, MINORS, place, POWERS, type Stream } from './year.ts';

const NONE: Json = {};

const ROWS = POWERS.map((power) => MINORS.map((minor) => `${power}/${minor}`));
export const STANDINGS = MINORS.map((minor) => `standing.${minor}`);
const NAMING: Readonly<Record<string, Json>> = Object.fromEntries(
  MINORS.map((minor) => [minor, { [minor]: 1 }]),
);

/** Answers at random from the stream, in the order of the typed loop. `rolled` is told every die. */
export function answererOf(stream: Stream, rolled: (die: number) => void): (decision: Decision) => Json {
  const points = new Int8Array(MINORS.length);
  return ({ seat, form, prompt }) => {
    if (form.kind === 'roll') {
      const die = stream.next(6) + 1;
      rolled(die);
      return [die];
    }
    if (form.kind === 'choose') return form.options[0]?.value ?? null;
    if (form.kind === 'report') return report(form.facts);
    if (prompt.key === 'ask.allocation') {
      const faction = FACTIONS.findIndex((each) => each === seat);
      place(stream, faction, points);
      const rows = ROWS[faction] as readonly string[];
      const given: Record<string, number> = {};
      for (let i = 0; i < rows.length; i++) if (points[i]) given[rows[i] as string] = points[i] as number;
      return given;
    }
    return prompt.key === 'ask.name' ? names(stream, form.rows) : NONE;
  };
}

/** What the table says when it is asked: no war, no unbuilt units, no modifier. */
function report(facts: readonly string[]): Json {
  const told: Record<string, Json> = {};
  for (const key of facts) told[key] = key.startsWith('war') ? PEACE : NOTHING;
  return told;
}

const PEACE = { value: false, as: 'change' } as const;
const NOTHING = { value: 0, as: 'change' } as const;

/** One target, if it may be named. */
function names(stream: Stream, rows: readonly { id: string; barred?: unknown }[]): Json {
  const row = rows[stream.next(MINORS.length)];
  return row && !row.barred ? (NAMING[row.id] ?? NONE) : NONE;
}

/** Tables without modifiers of their own, so that no table has to be asked for them. */
export const BARE = MINORS.map((target) => ({
  format: 1,
  kind: 'country-table',
  target,
  source: 'for the benchmark',
  complete: true,
  status: target === 'finland' ? { '8': 1, '9': 2, '10': 3 } : {},
}));

/** What is told of rule 49 at the start. */
export const DIPLOMACY = {
  ...Object.fromEntries(POWERS.map((each, i) => [`dp.allotment.${each}`, DPS[i] ?? 0])),
  'dp.allotment.italy': 0,
  'dp.allotment.france': 0,
  'dp.allotment.us': 0,
  'rgt.50': false,
  'in-play.subversion': false,
  'in-play.covert-operations': false,
};

const START = { format: 1, kind: 'start', year: 1940, facts: DIPLOMACY };

/** A bound table, and the position in which its year begins. */
export interface Year {
  readonly table: Table;
  readonly start: Position;
}

/** The year 1940, bound. */
export function yearOnKernel(): Year {
  return boundYear('european-1940', [...BARE, START]);
}

/** A year of a scenario, bound. */
export function boundYear(scenario: string, files: readonly Json[]): Year {
  const read = aWorldAtWar.data(files);
  if (!('data' in read)) throw new Error(JSON.stringify(read));
  const table = bindTable(aWorldAtWar as unknown as Rulebook, { scenario, rulings: {}, data: read.data });
  if (isRefusal(table)) throw new Error('the year cannot be bound');
  return { table, start: table.rules.setup() };
}

/** The same years on the kernel, each from a copy of one start. Returns the checksum. */
export function playKernel(
  { table, start }: Year,
  stream: Stream,
  years: number,
  options: RunOptions,
): number {
  let sum = 0;
  const answerer = answererOf(stream, (die) => void (sum = fold(sum, die)));
  const { copy = copyJson } = table.rules;
  for (let year = 0; year < years; year++) {
    const position = copy(start);
    run(table, position, answerer, options);
    for (const key of STANDINGS) sum = fold(sum, standing(toldOf(position.open as Open, key)));
  }
  return sum;
}

const NOTHING_IN_EFFECT = 99;

/** A result in effect as the total that brings it. */
export function standing(value: unknown): number {
  return value === 'none' ? NOTHING_IN_EFFECT : Number(String(value).split('/')[1]);
}
