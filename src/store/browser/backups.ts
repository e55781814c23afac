import { isRefusal, type Refusal, refuse } from '../../kernel/clause.ts';
import { words } from '../../kernel/texts/words.ts';
import type { Engine } from '../sql.ts';
import type { Writer } from '../together.ts';
import { emptyGames, type FitBackup, fitBackup, type TakenDatabase, withLinks } from './claim.ts';
import { bytesOf, isForRoom, type LoadedSqlite } from './load.ts';
import type { GameFiles, Replacement } from './service.ts';
import type { Shelf } from './shelf.ts';
import { isMendable } from './words.ts';

/** The games of a browser as whoever holds them has them. */
interface Holding {
  readonly loaded: () => Promise<LoadedSqlite>;
  readonly reached: () => Promise<Shelf | Refusal>;
  readonly open: () => Promise<Refusal | null>;
  /** Store what waits, and close what is open. */
  readonly shut: () => Promise<void>;
  readonly held: () => (TakenDatabase & { readonly number: number; readonly writer: Writer }) | null;
}

/** The games of a browser as files. */
export function filesOf({ loaded, reached, open, shut, held }: Holding): GameFiles {
  const aside = async <T>(number: number, act: (shelf: Shelf) => T): Promise<T | Refusal> => {
    const shelf = await reached();
    if (isRefusal(shelf)) return shelf;
    const [, ...others] = shelf.numbers();
    return others.includes(number) ? act(shelf) : refuse(words('browser.noAside'));
  };
  const put = async ({ bytes, links }: FitBackup): Promise<Replacement | Refusal> => {
    const shelf = await reached();
    if (isRefusal(shelf)) return shelf;
    const refusal = await open();
    // what a newer version wrote is for that one
    if (refusal && !isMendable(refusal)) return refusal;
    const [number = 0] = shelf.numbers();
    const one = held();
    await one?.writer.settled();
    const isEmpty = one ? !hasGames(one.engine) : number === 0;
    try {
      await shelf.write(number + 1, bytes);
    } catch (error) {
      if (isForRoom(error)) return refuse(words('browser.full'));
      throw error;
    }
    await shut();
    if (isEmpty) shelf.remove(number);
    return { aside: isEmpty ? null : number, links };
  };
  return {
    async bytes(links) {
      const shelf = await reached();
      if (isRefusal(shelf)) return shelf;
      const refusal = await open();
      const one = held();
      await one?.writer.settled();
      if (one) return withLinks(await loaded(), bytesOf(await loaded(), one.db), links);
      const [number] = shelf.numbers();
      return number === undefined && refusal ? refusal : shelf.read(number ?? 1);
    },
    async replace(bytes) {
      const fit = fitBackup(await loaded(), bytes);
      return isRefusal(fit) ? fit : put(fit);
    },
    anew: async () => put(emptyGames(await loaded())),
    async asides() {
      const shelf = await reached();
      if (isRefusal(shelf)) return shelf;
      const [, ...others] = shelf.numbers();
      return others.map((number) => ({ number, size: shelf.read(number).length }));
    },
    bytesAside: (number) => aside(number, (shelf) => shelf.read(number)),
    async forgetAside(number) {
      const done = await aside(number, (shelf) => shelf.remove(number));
      return isRefusal(done) ? done : null;
    },
  };
}

/** Whether there is anything that somebody would miss. */
function hasGames(engine: Engine): boolean {
  const row = engine
    .prepare(
      'SELECT EXISTS (SELECT 1 FROM game) OR EXISTS (SELECT 1 FROM club) OR EXISTS (SELECT 1 FROM club_table) AS there',
    )
    .get();
  return row?.['there'] === 1;
}
