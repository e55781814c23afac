import { isRefusal, type Refusal } from '../kernel/clause.ts';
import type { Header } from '../kernel/entry.ts';
import { canonical } from '../kernel/json.ts';
import { hashOf } from '../kernel/position.ts';
import type { Rulebook, Table } from '../kernel/rulebook.ts';
import { bindTable } from '../kernel/standing.ts';
import { OBJECT, shelf } from './shelf.ts';

/** Binds a rulebook to the setup in a header; games of equal setup get the same table. */
export type Bind = (rulebook: Rulebook, header: Header) => Table | Refusal;

/** About what a bound table takes beside its data, in bytes. */
const TABLE = 600_000;

/** Tables for so many bytes. */
export function sharedTables(most: number): Bind {
  const tables = shelf<{ readonly table: Table; readonly bytes: number }>(most, ({ bytes }) => bytes);
  return (rulebook, { scenario, rulings, data }) => {
    const id = hashOf([rulebook.id, scenario, rulings, data]);
    const known = tables.get(id);
    if (known) return known.table;
    const table = bindTable(rulebook, { scenario, rulings, data });
    if (isRefusal(table)) return table;
    tables.put(id, { table, bytes: TABLE + OBJECT * canonical(data).length });
    tables.shed();
    return table;
  };
}
