import { isRefusal } from '../kernel/clause.ts';
import { bindTable } from '../kernel/game/table.ts';
import type { View } from '../kernel/game/position.ts';
import { own } from '../kernel/json.ts';
import type { Table } from '../kernel/rulebook.ts';
import type { OfClub } from '../kernel/sums/assume.ts';
import { evaluateNamed, knownFacts } from '../kernel/sums/know.ts';
import { type Section, valuesOf } from './club.ts';

// What a club file has for what a game was never told: for prospects alone, and never for the game.

const bound = new WeakMap<Section, WeakMap<Table, Table | null>>();

/** What a club has for the facts of a view: those that are the same in every game, and its tables where the game has none. */
export function assumedBy(section: Section, table: Table, view: View): OfClub {
  const theirs = withTables(section, table);
  return { ...(theirs ? ofTables(table, theirs, view) : {}), ...valuesOf(section) };
}

/** The same game with the tables of a club; null where it has none, or none that fit. */
function withTables(section: Section, table: Table): Table | null {
  const known = bound.get(section) ?? new WeakMap<Table, Table | null>();
  bound.set(section, known);
  const found = known.get(table);
  if (found !== undefined) return found;
  const made = section.files.length === 0 ? null : madeWith(section, table);
  known.set(table, made);
  return made;
}

function madeWith({ files }: Section, { rulebook, setup }: Table): Table | null {
  const read = rulebook.data(files);
  if (!('data' in read)) return null;
  const { scenario, rulings } = setup;
  const table = bindTable(rulebook, { scenario: scenario.id, rulings, data: read.data });
  return isRefusal(table) ? null : table;
}

/** What stands in a sheet for all that is not supplied: what the lines of the club's own table come to. */
function ofTables({ rules }: Table, { rules: theirs }: Table, view: View): OfClub {
  const facts = knownFacts(theirs, view);
  const found = Object.entries(rules.sheets).flatMap(([name, sheet]): [string, OfClub[string]][] => {
    const other = own(theirs.sheets, name);
    const ids = new Set(sheet.lines.map(({ id }) => id));
    const [missing, ...more] = sheet.lines.filter(({ id }) => other?.lines.every((each) => each.id !== id));
    const [fact, ...others] = missing?.needs ?? [];
    if (!other || fact === undefined || more.length + others.length > 0) return [];
    const lines = evaluateNamed(theirs, name, facts).lines.filter(({ id }) => !ids.has(id));
    const min = lines.reduce((sum, line) => sum + line.min, 0);
    const max = lines.reduce((sum, line) => sum + line.max, 0);
    return [[fact, min === max ? min : { min, max }]];
  });
  return Object.fromEntries(found);
}
