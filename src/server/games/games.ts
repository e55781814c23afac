import { isRefusal } from '../../kernel/clause.ts';
import type { Entry } from '../../kernel/game/entry.ts';
import type { Game } from '../../kernel/game/game.ts';
import { findTouched } from '../../kernel/game/correction.ts';
import { isUndo } from '../../kernel/game/moment.ts';
import { readOn } from '../../kernel/game/record.ts';
import { runToEnd, type Slices } from '../../kernel/game/slices.ts';
import { DICE_SECRET, type GamesStore, OvertakenError } from '../../store/index.ts';
import { type Chains, chainsOf } from '../../trust/chain.ts';
import { randomHex } from '../../trust/random.ts';
import { areDrawn } from '../../trust/rolling.ts';
import { type Denial, isDenied, ruledOut } from '../denied.ts';
import { type LastSeen, lastSeen } from '../people/last-seen.ts';
import { type Here, makeHere } from '../people/here.ts';
import { endAbandoned } from './ended.ts';
import { goOn, type LiveGame, lookAnew } from './live-game.ts';
import { gamesInMemory, type Memory } from './memory.ts';
import { makePace, type Pace } from './pace.ts';
import { readGame } from './read-game.ts';
import { aloneWith, type SharedGames, type Sharing } from './shared.ts';
import { houseSigner, type MakeSigner } from './signer.ts';
import { sharedTables } from './tables.ts';
import { makeQueues } from './queues.ts';
import type { Rulebooks } from './rulebooks.ts';
import { sinceNow } from './since.ts';
import { makeWatchers, type Watchers } from './watchers.ts';
import type { Signer } from '../../trust/signing.ts';

/** The games of a server. */
export interface Games {
  readonly database: GamesStore;
  /** What can be played here. */
  readonly rulebooks: Rulebooks;
  readonly watchers: Watchers;
  /** How long work gives way to others. */
  readonly pace: Pace;
  /** By what this house signs, made when it is asked for first. */
  readonly signer: () => Promise<Signer>;
  /** Who looks on, also by other processes. */
  readonly here: Here;
  /** How many games are in memory. */
  inMemory(): number;
  /** What time it is, in milliseconds. */
  readonly clock: () => number;
  /** The game with an id, replayed from the database when it is not in memory. Look at once: it may leave later. */
  open(id: string): Promise<LiveGame | Denial>;
  /** Do something with a game after all that came before; it stays in memory until then. */
  inTurn<T>(id: string, act: (live: LiveGame) => Promise<T | Denial>): Promise<T | Denial>;
  /** Store the new entries of a changed game with its request's digest; only then is it what everybody sees. */
  enter(live: LiveGame, next: Game, digest: string): Promise<Denial | null>;
  /** Somebody is at a game now: for its maker alone. */
  readonly saw: LastSeen['saw'];
  /** The chains from which its dice come. */
  chains(): Promise<Chains>;
  /** Let what was left by those whose links have ended act no more. */
  endAbandoned(live: LiveGame): Promise<Denial | null>;
  /** Everybody who watches may see something else now. */
  changed(live: LiveGame): void;
  /** Look again at what other processes have changed. */
  readonly news: SharedGames['news'];
  /** Wait for what is under way, and send everybody away. */
  close(): Promise<void>;
}

/** What the games of a house have of the machine that it stands on. */
export interface GamesMachine {
  /** What they may take of its memory, about, in bytes; the tables that they share take a quarter of that. */
  readonly memory: number;
  /** What time it is, in milliseconds. */
  readonly clock: () => number;
  readonly othersFirst: Pace['othersFirst'];
  readonly makeSigner: MakeSigner;
  /** How they are kept where other processes change them, too; null: none ever does. */
  readonly sharing: Sharing | null;
}

/** How often something is done anew because other processes were first. */
const MOST_TRIES = 50;

/** The games of a database. */
export function liveGames(
  database: GamesStore,
  rulebooks: Rulebooks,
  { memory: most, clock, othersFirst, sharing, makeSigner }: GamesMachine,
): Games {
  const watchers = makeWatchers();
  const pace = makePace(othersFirst);
  const queues = makeQueues();
  const seen = lastSeen(database.upkeep, clock);
  const bind = sharedTables(most / 4);
  const read = (id: string): Promise<LiveGame | Denial> => readGame({ database, rulebooks, bind, pace }, id);
  const memory = gamesInMemory(most, read, queues.isBusy, pace);
  const seenAnew = (live: LiveGame): Slices<void> => changeSeen(live, { watchers, memory });
  const ground = { database, memory, queues, watchers, pace, seenAnew };
  const shared = database.others && sharing ? sharing(ground, database.others) : aloneWith(ground);

  /** Forget a game that may not be what is stored; those who watch must look again. */
  function putDown({ id }: LiveGame): void {
    memory.forget(id);
    watchers.dismiss(id, null);
  }

  async function enter(live: LiveGame, next: Game, digest: string): Promise<Denial | null> {
    // what its lines read of the past is found before anybody sees them
    await pace.run(findTouched(next));
    const no = await store(database, live, next, { digest, at: clock() });
    if (no) putDown(live);
    else await pace.run(seenAnew(live));
    return no;
  }

  async function close(): Promise<void> {
    await queues.done();
    await memory.done();
    watchers.dismissAll();
    await seen.close();
  }

  const inTurn: Games['inTurn'] = (id, what) =>
    queues.take(id, () => shared.asTurn(id, () => actOn({ fresh: shared.fresh, putDown, enter }, id, what)));
  return {
    database,
    rulebooks,
    watchers,
    pace,
    signer: houseSigner(database, makeSigner),
    here: makeHere(watchers, database.others?.present ?? null),
    clock,
    inMemory: memory.size,
    saw: seen.saw,
    open: shared.open,
    news: shared.news,
    inTurn,
    enter,
    chains: chainsIn(database),
    endAbandoned: (live) => endAbandoned(enter, live),
    changed: (live) => runToEnd(seenAnew(live)),
    close,
  };
}

/** The chains of a database, made when they are asked for first. */
function chainsIn({ notices }: GamesStore): Games['chains'] {
  let made: Chains | undefined;
  return async () => (made ??= chainsOf(await notices.secret(DICE_SECRET, randomHex(32))));
}

/** Everybody who watches may see something else now: they are told one after the other. */
function* changeSeen(
  live: LiveGame,
  { watchers, memory }: { readonly watchers: Watchers; readonly memory: Pick<Memory, 'changed'> },
): Slices<void> {
  lookAnew(live);
  yield* watchers.tell(live);
  memory.changed(live.id);
}

/** Do something with a game as it stands now; where that fails, put it down. */
async function actOn<T>(
  {
    fresh,
    putDown,
    enter,
  }: Pick<SharedGames, 'fresh'> & Pick<Games, 'enter'> & { putDown(live: LiveGame): void },
  id: string,
  what: (live: LiveGame) => Promise<T | Denial>,
): Promise<T | Denial> {
  for (let tries = 0; ; tries++) {
    const live = await fresh(id);
    if (isDenied(live)) return live;
    try {
      return (await endAbandoned(enter, live)) ?? (await what(live));
    } catch (error) {
      // another process was first: nothing was done, and it is done on what stands now
      if (error instanceof OvertakenError && tries < MOST_TRIES) continue;
      putDown(live);
      throw error;
    }
  }
}

/** Whether all seats agreed to take something back: they know of it, also where a spectator had not seen it. */
function isTogether({ table }: Game, entry: Entry): boolean {
  return isUndo(entry) && table.seats.every((seat) => entry.seats.includes(seat));
}

/** Store the entries by which a game goes on, and go on. One that everybody can see ends the proposal that is open. */
async function store(
  database: GamesStore,
  live: LiveGame,
  next: Game,
  { digest, at }: { readonly digest: string; readonly at: number },
): Promise<Denial | null> {
  const after = live.game.moments.length;
  const [entry, ...more] = next.moments.slice(after).map((moment) => moment.entry);
  if (!entry) return null;
  if (!areDrawn(next, after)) throw new Error('dice that are not from their chain');
  if (live.rehead) {
    await database.rehead(live.id, next.header);
    live.rehead = false;
  }
  const last = readOn(next, null, live.readings.get(null)).entries.at(-1) ?? 0;
  const isSeen = last > after || isTogether(next, entry);
  const since = sinceNow(live.game, next, live.since, at);
  const stowed = await database.append(live.id, after, entry, { isSeen, digest, more, at, since });
  if (database.others && (isRefusal(stowed) ? stowed.refused.key === 'store.moved' : stowed.again))
    throw new OvertakenError();
  if (isRefusal(stowed)) return ruledOut(stowed);
  goOn(live, next, at);
  live.since = since;
  if (isSeen) live.seating = { ...live.seating, proposal: null };
  return null;
}
