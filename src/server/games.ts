import { isRefusal } from '../kernel/clause.ts';
import type { Entry } from '../kernel/entry.ts';
import type { Game } from '../kernel/game.ts';
import { isUndo } from '../kernel/moment.ts';
import { seenBy } from '../kernel/record.ts';
import { replay } from '../kernel/replay.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import type { Database } from '../store/database.ts';
import { denied, type Denied, isDenied, ruledOut, SAYS } from './denied.ts';
import type { LiveGame, Watcher } from './live-game.ts';

/** The games of a server. */
export interface Games {
  readonly database: Database;
  /** What can be played here. */
  readonly rulebooks: readonly Rulebook[];
  /** The game with an id, replayed from the database when it is not in memory. */
  open(id: string): Promise<LiveGame | Denied>;
  /** Do something with a game after all that came before. When it throws, the game is put down. */
  inTurn<T>(live: LiveGame, act: () => Promise<T>): Promise<T>;
  /** Store the latest entry of a changed game; only then is it the game that everybody sees. */
  enter(live: LiveGame, next: Game): Promise<Denied | null>;
  /** Everybody who watches may see something else now. */
  changed(live: LiveGame): void;
  /** Forget a game; it is read again when somebody asks. Those who watch must connect again. */
  putDown(live: LiveGame): void;
  /** Wait for what is under way, and send everybody away. */
  close(): Promise<void>;
}

/** How many games stay in memory while nobody watches them. */
const MOST_IN_MEMORY = 200;

/** Whether all seats agreed to take something back: they know of it, also where a spectator had not seen it. */
function isTogether({ table }: Game, entry: Entry): boolean {
  return isUndo(entry) && table.seats.every((seat) => entry.seats.includes(seat));
}

/** Let everybody who watches look again. */
function changed(game: LiveGame): void {
  game.sights.clear();
  for (const watcher of game.watchers) watcher.changed();
}

/** The games of a database. */
export function liveGames(database: Database, rulebooks: readonly Rulebook[]): Games {
  const held = new Map<string, Promise<LiveGame | Denied>>();
  const live = new Set<LiveGame>();

  async function open(id: string): Promise<LiveGame | Denied> {
    const found = held.get(id) ?? read(id);
    held.delete(id);
    held.set(id, found);
    const game = await found.catch((error: unknown) => {
      held.delete(id);
      throw error;
    });
    if (isDenied(game)) held.delete(id);
    else {
      // the one asked for last stands last
      live.delete(game);
      live.add(game);
    }
    shed(game);
    return game;
  }

  async function read(id: string): Promise<LiveGame | Denied> {
    const seating = await database.seating(id);
    const stored = await database.load(id);
    if (!seating) return denied(404, SAYS.noGame);
    if (isRefusal(stored)) return ruledOut(stored);
    const rulebook = rulebooks.find((each) => each.id === stored.header.rulebook);
    if (!rulebook) return denied(409, `The rulebook "${stored.header.rulebook}" of this game is not here.`);
    const replayed = replay(rulebook, stored.header, stored.entries);
    if (isRefusal(replayed)) return ruledOut(replayed, rulebook.words);
    const { game, stopped } = replayed;
    const fresh = { watchers: new Set<Watcher>(), sights: new Map(), waiting: 0, done: Promise.resolve() };
    return { id, game, stopped, seating, rehead: game.header !== stored.header, ...fresh };
  }

  /** Put down what was not asked for the longest time, while there are too many. */
  function shed(asked: LiveGame | Denied): void {
    for (const each of live) {
      if (live.size <= MOST_IN_MEMORY) return;
      if (each !== asked && each.waiting === 0 && each.watchers.size === 0) putDown(each);
    }
  }

  function putDown(game: LiveGame): void {
    live.delete(game);
    held.delete(game.id);
    for (const watcher of game.watchers) watcher.dismiss(null);
  }

  async function inTurn<T>(game: LiveGame, act: () => Promise<T>): Promise<T> {
    game.waiting++;
    const before = game.done;
    const mine = before.then(act);
    game.done = mine.catch(() => undefined);
    try {
      return await mine;
    } catch (error) {
      putDown(game);
      throw error;
    } finally {
      game.waiting--;
    }
  }

  async function enter(game: LiveGame, next: Game): Promise<Denied | null> {
    const entry = next.moments.at(-1)?.entry;
    if (!entry) return null;
    const isSeen = seenBy(next, null).at(-1)?.entry === entry.n || isTogether(next, entry);
    const { header } = next;
    if (game.rehead) {
      await database.rehead(game.id, header);
      game.rehead = false;
    }
    const stowed = await database.append(game.id, game.game.moments.length, entry, isSeen);
    if (isRefusal(stowed)) {
      putDown(game);
      return ruledOut(stowed);
    }
    game.game = next;
    if (isSeen) game.seating = { ...game.seating, proposal: null };
    changed(game);
    return null;
  }

  async function close(): Promise<void> {
    const all = [...live];
    await Promise.all(all.map((each) => each.done));
    for (const each of all) putDown(each);
  }

  return { database, rulebooks, open, inTurn, enter, changed, putDown, close };
}
