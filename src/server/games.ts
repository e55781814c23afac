import { setImmediate as othersFirst } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { isRefusal } from '../kernel/clause.ts';
import type { Game } from '../kernel/game.ts';
import { readOn } from '../kernel/record.ts';
import { replay } from '../kernel/replay.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import type { Database } from '../store/database.ts';
import { denied, type Denied, isDenied, ruledOut, SAYS } from './denied.ts';
import { goOn, type LiveGame, liveGame, weigh } from './live-game.ts';
import { shelf } from './shelf.ts';
import { sharedTables } from './tables.ts';
import { makeTurns } from './turns.ts';
import { makeWatchers, type Watchers } from './watchers.ts';

/** The games of a server. */
export interface Games {
  readonly database: Database;
  /** What can be played here. */
  readonly rulebooks: readonly Rulebook[];
  readonly watchers: Watchers;
  /** The game with an id, replayed from the database when it is not in memory. Look at once: it may leave later. */
  open(id: string): Promise<LiveGame | Denied>;
  /** Do something with a game after all that came before; it stays in memory until then. */
  inTurn<T>(id: string, act: (live: LiveGame) => Promise<T | Denied>): Promise<T | Denied>;
  /** Store the latest entry of a changed game; only then is it the game that everybody sees. */
  enter(live: LiveGame, next: Game): Promise<Denied | null>;
  /** Everybody who watches may see something else now. */
  changed(live: LiveGame): void;
  /** Wait for what is under way, and send everybody away. */
  close(): Promise<void>;
}

/** What games may take of the memory that there is, in bytes: what they take on the way comes on top of it. */
function fairShare(): number {
  return getHeapStatistics().heap_size_limit / 24;
}

/** The games of a database. Those in memory take about `most` bytes, and bound tables a quarter of that. */
export function liveGames(
  database: Database,
  rulebooks: readonly Rulebook[],
  most: number = fairShare(),
): Games {
  const turns = makeTurns();
  const watchers = makeWatchers();
  const bind = sharedTables(most / 4);
  const held = shelf<LiveGame>(most, weigh, (id) => turns.isBusy(id));
  const opening = new Map<string, Promise<LiveGame | Denied>>();
  let before: Promise<unknown> = Promise.resolve();
  let tidying = false;

  async function open(id: string): Promise<LiveGame | Denied> {
    tidySoon();
    return held.get(id) ?? opening.get(id) ?? openNext(id);
  }

  /** Let go of what is too much when those who have just asked have had their look. */
  function tidySoon(): void {
    if (!tidying)
      setImmediate(() => {
        tidying = false;
        held.shed();
      });
    tidying = true;
  }

  /** Games are replayed one after another, and between them others have their turn. */
  function openNext(id: string): Promise<LiveGame | Denied> {
    const mine = before.then(async () => {
      try {
        await othersFirst();
        held.shed();
        const live = await read(id);
        if (!isDenied(live)) held.put(id, live);
        return live;
      } finally {
        opening.delete(id);
      }
    });
    opening.set(id, mine);
    before = mine.catch(() => undefined);
    return mine;
  }

  async function read(id: string): Promise<LiveGame | Denied> {
    const seating = await database.seating(id);
    const stored = await database.load(id);
    if (!seating) return denied(404, SAYS.noGame);
    if (isRefusal(stored)) return ruledOut(stored);
    const rulebook = rulebooks.find((each) => each.id === stored.header.rulebook);
    if (!rulebook) return denied(409, `The rulebook "${stored.header.rulebook}" of this game is not here.`);
    const table = bind(rulebook, stored.header);
    // games of equal setup share its data too
    const header = isRefusal(table) ? stored.header : { ...stored.header, data: table.setup.data };
    const replayed = replay(rulebook, header, stored.entries, 'last', table);
    if (isRefusal(replayed)) return ruledOut(replayed, rulebook.words);
    const { game, stopped } = replayed;
    return liveGame(id, { game, stopped, seating, rehead: game.header !== header });
  }

  async function inTurn<T>(id: string, act: (live: LiveGame) => Promise<T | Denied>): Promise<T | Denied> {
    return turns.take(id, async () => {
      const live = await open(id);
      if (isDenied(live)) return live;
      try {
        return await act(live);
      } catch (error) {
        putDown(live);
        throw error;
      }
    });
  }

  /** Forget a game that may not be what is stored; those who watch must look again. */
  function putDown({ id }: LiveGame): void {
    held.drop(id);
    watchers.dismiss(id, null);
  }

  async function enter(live: LiveGame, next: Game): Promise<Denied | null> {
    const { id, game, readings } = live;
    const entry = next.moments.at(-1)?.entry;
    if (!entry) return null;
    const isSeen = readOn(next, null, readings.get(null)).entries.at(-1) === entry.n;
    if (live.rehead) {
      await database.rehead(id, next.header);
      live.rehead = false;
    }
    const stowed = await database.append(id, game.moments.length, entry, isSeen);
    if (isRefusal(stowed)) {
      putDown(live);
      return ruledOut(stowed);
    }
    goOn(live, next);
    if (isSeen) live.seating = { ...live.seating, proposal: null };
    changed(live);
    return null;
  }

  /** Let everybody who watches look again. */
  function changed(live: LiveGame): void {
    live.sights.clear();
    watchers.tell(live);
  }

  async function close(): Promise<void> {
    await turns.done();
    await before;
    watchers.dismissAll();
  }

  return { database, rulebooks, watchers, open, inTurn, enter, changed, close };
}
