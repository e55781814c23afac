import { type FactSpec, reportedValue } from '../../../kernel/index.ts';
import { isNeedlessLeft } from '../49-diplomacy/asked.rulings.ts';
import { family } from '../facts/facts.ts';
import { part } from '../part.ts';
import type { WorldFamily, Open, SuppliedData } from '../state.ts';
import { areAtWar } from '../war/wars.ts';
import type { TableFact } from './country.ts';
import { lineTexts } from './lines.words.ts';

/** A fact that a country's table brings along; ids have no dots, and the tables of the players go by 'table.<target>'. */
export const tableFact: WorldFamily<[table: string, id: string]> = family<[string, string]>({
  key: (table, id) => `${table}.${id}`,
  each: (supplied) => factsIn(supplied).map(({ key }) => named(key)),
  spec(supplied, table, id) {
    const found = factsIn(supplied).find(({ key }) => key === tableFact.key(table, id));
    if (found === undefined) throw new Error(`no table has a fact ${id}`);
    return specOf(found);
  },
  read: ({ open }, table, id) =>
    declaredBefore(open, table, id) ?? reportedValue(open.facts, tableFact.key(table, id)),
});

/**
 * 49.58: whether Germany declares war on Russia in this turn for a roll of its own; in an Allied phase behind the Axis player
 * turn it has, or has not, as the register of wars says.
 */
function declaredBefore(open: Open, table: string, id: string): boolean | undefined {
  const isIt = table === 'finland' && id === 'germany-declares';
  if (!isIt || open.phase !== 'allied' || !isNeedlessLeft(open)) return undefined;
  return areAtWar(open, 'germany', 'russia');
}

function factsIn({ tables }: SuppliedData): readonly TableFact[] {
  return Object.values(tables).flatMap(({ facts }) => facts);
}

/** The table of a fact, and its id there. */
function named(key: string): [string, string] {
  const at = key.lastIndexOf('.');
  return [key.slice(0, at), key.slice(at + 1)];
}

/**
 * What a fact of a table is (49.4265). What holds for longer than one roll and is no number, such as who holds a place, is
 * likely still so.
 */
export function specOf({ type, question, lasts }: TableFact): FactSpec {
  const likely = lasts !== 'phase' && type.kind !== 'number';
  return { type, question, lasts, ...(likely ? { likely } : {}), clauses: ['49.4265'] };
}

/** The facts of the tables. */
export const TABLE_FACTS = part(import.meta.url, {
  facts: [tableFact],
  texts: lineTexts,
});
