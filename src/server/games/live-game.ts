import { type Refusal, refuse } from '../../kernel/clause.ts';
import type { Seat } from '../../kernel/forms/decision.ts';
import type { Game } from '../../kernel/game/game.ts';
import type { Json } from '../../kernel/json.ts';
import type { OpenBytes } from '../../kernel/game/position.ts';
import type { Patch } from '../../kernel/game/patch.ts';
import { type Reading, readOn } from '../../kernel/game/record.ts';
import { countOf } from '../../kernel/game/reading.ts';
import { words } from '../../kernel/texts/words.ts';
import { type UpkeepState, type Seating, type Since, type Times, timesOf } from '../../store/index.ts';
import type { AnyView, Desk } from '../api/api.ts';
import { OBJECT } from './shelf.ts';

/** The part of a desk that changes as the game goes on, without the lines; `mark` is the hash of the rest. */
export type Sight = Common['seen'] & Own & Pick<Desk, 'mark' | 'view'>;

/** What every desk of a game shows alike: what is open, and what table and dice are asked. */
export interface Common {
  readonly seen: Pick<Desk, 'over' | 'tableAsks' | 'diceAsks'> & {
    readonly view: Pick<AnyView, 'open'>;
  };
  /** Whom play waits for: the server's own, as no desk shows it where nobody is named. */
  awaiting: readonly Seat[];
  /** The bytes of what is open, and of each part of it. */
  readonly open: string;
  readonly parts: OpenBytes;
  /** The marks of what table and dice are asked. */
  readonly marks: Desk['marks'];
  readonly hash: string;
  readonly bytes: number;
  /** The number of the look at which it was last found to be so. */
  look: number;
  /** What has changed since the one of that hash, once somebody has asked. */
  patch?: { readonly since: string; readonly changes: Patch };
}

/** What one seat sees beside it. */
export type Own = Pick<
  Desk,
  | 'awaiting'
  | 'answered'
  | 'asks'
  | 'previews'
  | 'proposal'
  | 'coming'
  | 'turns'
  | 'habits'
  | 'marks'
  | 'state'
  | 'have'
> & {
  readonly view: Omit<AnyView, 'open'>;
};

/** A sight, kept until the seat sees something else twice, and about how many bytes its own part takes. */
export interface KeptSight {
  readonly mark: string;
  readonly common: Common;
  readonly own: Own;
  readonly bytes: number;
  look: number;
  /** The other one that the seat saw before, without its own. */
  readonly before: Omit<KeptSight, 'before' | 'patch'> | null;
  /** What has changed since the one before as it is sent, once somebody has asked. */
  patch?: Json;
}

/** A game in memory. Everything in it can be thrown away and had again from the database. */
export interface LiveGame {
  readonly id: string;
  /** Why it cannot be played on: its replay differs, what follows cannot be read, or its maker has ended it. */
  stopped: Refusal | null;
  /** What its maker has done with it. */
  kept: UpkeepState;
  /** What each seat saw when it last looked. */
  readonly sights: Map<string, KeptSight>;
  /** Counts the changes: what was seen at an earlier look may be otherwise now. */
  look: number;
  /** What all saw alike when somebody last looked. */
  common: Common | null;
  /** How far each seat's record has been read. */
  readonly readings: Map<Seat | null, Reading>;
  game: Game;
  /** Whether the game goes on under another version: its stored header is replaced before its next entry. */
  rehead: boolean;
  seating: Seating;
  /** When each entry was acknowledged, and since when each seat is asked that the open step asks. Beside the game, never in a sight. */
  times: Times;
  since: Since;
  /** About how many bytes the game takes, without sights. */
  bytes: number;
}

/** Why a game that its maker has ended cannot be played on. */
const ENDED: Refusal = refuse(words('game.ended'));

/** Keep a game as its maker wishes. */
export function keepAs(live: LiveGame, kept: UpkeepState): void {
  live.kept = kept;
  const isDamaged = live.stopped !== null && live.stopped !== ENDED;
  if (!isDamaged) live.stopped = kept.ended === null ? null : ENDED;
}

/** Whether its maker has ended a game that could be played on otherwise. */
export function isEnded({ stopped }: LiveGame): boolean {
  return stopped === ENDED;
}

/** What any game takes, in bytes. */
const LEAST = 4000;

/** A game as it comes from the database. */
export function liveGame(
  id: string,
  kept: Pick<LiveGame, 'game' | 'stopped' | 'rehead' | 'seating'> &
    Partial<Pick<LiveGame, 'times' | 'since'>>,
): LiveGame {
  const { game, stopped, rehead, seating, times = [], since = {} } = kept;
  const bytes = LEAST + OBJECT * (textOf(game.header) + 2 * textOf(game.state)) + bytesSince(game, 0);
  return {
    id,
    game,
    stopped,
    kept: { ended: null, archived: null },
    rehead,
    seating,
    times,
    since,
    bytes,
    sights: new Map(),
    look: 0,
    common: null,
    readings: new Map(),
  };
}

/** Put a game in place of the one that it continues, from that time on. */
export function goOn(live: LiveGame, next: Game, at?: number): void {
  const added = next.moments.length - live.game.moments.length;
  live.times = [...live.times, ...timesOf(added, at)];
  live.bytes += bytesSince(next, live.game.moments.length);
  live.game = next;
}

/** Every seat may see something else now. */
export function lookAnew(live: LiveGame): void {
  live.look++;
}

/** How far a seat (null: a spectator) has read by now. */
export function readingOf({ game, readings }: LiveGame, seat: Seat | null): Reading {
  const reading = readOn(game, seat, readings.get(seat));
  readings.set(seat, reading);
  return reading;
}

/** About how many bytes a game takes with all that is kept of it. */
export function weigh({ bytes, sights, common, readings }: LiveGame): number {
  // the one before is still there
  let all = bytes + 2 * (common?.bytes ?? 0);
  for (const { bytes: now, before } of sights.values()) all += now + (before?.bytes ?? 0);
  for (const each of readings.values()) all += 8 * countOf(each);
  return all;
}

/** What came since the first `n` moments: entries, what they told, checkpoints. */
function bytesSince({ moments, checkpoints, state }: Game, n: number): number {
  let bytes = 0;
  for (const { entry, told } of moments.slice(n)) bytes += OBJECT * textOf(entry) + told.size;
  const states = checkpoints.filter((each) => each.n > n).length;
  return states === 0 ? bytes : bytes + states * OBJECT * textOf(state);
}

function textOf(value: object): number {
  return JSON.stringify(value).length;
}
