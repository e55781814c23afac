import { isRefusal, type Refusal } from '../../kernel/clause.ts';
import { damageFound } from '../schema.ts';
import type { SqlRow, Tables } from '../sql.ts';
import { sqliteTables } from '../sqlite.ts';
import { makeWriter, type Writer } from '../together.ts';
import { filesOf } from './backups.ts';
import { type TakenDatabase, takeDatabase } from './claim.ts';
import { thrownAs } from './line.ts';
import type { LoadedSqlite } from './load.ts';
import { isPromised } from './reach.ts';
import type { Service } from './service.ts';
import type { Shelf } from './shelf.ts';

/** A database that is open. */
interface Held extends TakenDatabase {
  readonly number: number;
  readonly writer: Writer;
  readonly tables: Tables;
}

/** A commit is on the disk when SQLite says that it is done; what has come by then is done with it. */
const HERE = {
  sync: async () => undefined,
  turn: () => new Promise<void>((resolve) => void setTimeout(resolve)),
};

/** Holds the games of a browser, on the shelf that `reach` takes hold of. */
export function makeHolder(
  loaded: () => Promise<LoadedSqlite>,
  reach: () => Promise<Shelf | Refusal>,
): Service {
  const state: { shelf: Shelf | null; held: Held | null } = { shelf: null, held: null };
  const reached = async (): Promise<Shelf | Refusal> => {
    const shelf = state.shelf ?? (await reach());
    if (!isRefusal(shelf)) state.shelf = shelf;
    return shelf;
  };
  const leave = (): void => {
    state.shelf?.leave();
    state.shelf = null;
  };
  const open = async (): Promise<Refusal | null> => {
    if (state.held) return null;
    const shelf = await reached();
    if (isRefusal(shelf)) return shelf;
    const [number = 1] = shelf.numbers();
    const had = takeDatabase(await loaded(), () => shelf.open(number));
    if (isRefusal(had)) return had;
    const writer = makeWriter(had.engine, HERE);
    state.held = { ...had, number, writer, tables: sqliteTables(had.engine, writer) };
    return null;
  };
  const shut = async (): Promise<void> => {
    const { held, shelf } = state;
    if (!held) return;
    await held.writer.settled();
    state.held = null;
    if (held.engine.isOpen) shelf?.close(held.number, held.db);
  };
  return {
    ...oneByOne({
      async open() {
        const refusal = await open();
        // another tab may know better
        if (refusal) leave();
        return refusal;
      },
      ...filesOf({ loaded, reached, open, shut, held: () => state.held }),
      async close() {
        await shut();
        leave();
      },
    }),
    ...asked(() => state.held),
    keeping: async () => {
      if (state.shelf?.lasts !== true) return 'until the tab closes';
      return (await isPromised()) ? 'kept' : 'may be cleared';
    },
  };
}

/** The same, each begun when the one before it has ended. */
function oneByOne<T extends Record<keyof T, (...given: never[]) => Promise<unknown>>>(acts: T): T {
  let before: Promise<unknown> = Promise.resolve();
  const after =
    (act: (...given: never[]) => Promise<unknown>) =>
    (...given: never[]): Promise<unknown> => {
      const mine = before.then(() => act(...given));
      before = mine.catch(() => undefined);
      return mine;
    };
  return Object.fromEntries(
    Object.entries<(...given: never[]) => Promise<unknown>>(acts).map(([name, act]) => [name, after(act)]),
  ) as T;
}

/** What is asked of the tables of the database that is open. Throws where none is. */
function asked(
  held: () => Held | null,
): Omit<Tables, 'tell' | 'entries'> & Pick<Service, 'entries' | 'damage'> {
  const here = (): Held => {
    const one = held();
    if (!one) throw new Error('the database is not open');
    return one;
  };
  return {
    rows: async (...given) => here().tables.rows(...given),
    run: async (...given) => here().tables.run(...given),
    atOnce: async (all) => here().tables.atOnce(all),
    change: async (...given) => here().tables.change(...given),
    changeIf: async (...given) => here().tables.changeIf(...given),
    aside: async (...given) => here().tables.aside(...given),
    append: async (...given) => here().tables.append(...given),
    async entries(game, n) {
      const rows: SqlRow[] = [];
      try {
        for (const row of await here().tables.entries(game, n)) rows.push(row);
        return { rows, broken: null };
      } catch (error) {
        return { rows, broken: thrownAs(error) };
      }
    },
    damage: async () => damageFound(here().engine),
  };
}
