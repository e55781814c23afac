import { isRefusal } from '../../kernel/clause.ts';
import { canonical } from '../../kernel/json.ts';
import { hashOf } from '../../kernel/game/entry.ts';
import type { Bind } from '../../kernel/game/replay.ts';
import type { Table } from '../../kernel/rulebook.ts';
import { bindTable } from '../../kernel/game/table.ts';
import { OBJECT, shelf } from './shelf.ts';

/** About what a bound table takes beside its data, in bytes. */
const TABLE = 600_000;

/** Tables for so many bytes; games of equal setup get the same one. */
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
