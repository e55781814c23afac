import type { AnswerEntry } from '../game/entry.ts';
import type { Report, ReportAnswer } from '../sums/facts.ts';
import { type Game, gameAt } from '../game/game.ts';
import { isRecord, type Json } from '../json.ts';
import type { Moment } from '../game/moment.ts';
import { allSeats } from '../game/play.ts';
import type { Seat } from '../seat.ts';
import { nameOf } from './door.ts';
import { asRecorded, type Pair, playPair } from './pairs.ts';
import { seededRandom } from './random.ts';
import { PairSide } from './side.ts';

/** A `twin` step of a case, its shape checked. */
interface Twin {
  readonly seat?: Seat;
  readonly replace: { readonly seat: Seat; readonly decision?: string } & Readonly<Record<string, unknown>>;
  /** The decision up to whose next answer the games have to be compared, and no further. */
  readonly until?: string;
  /** The seat has to see a difference. */
  readonly differs?: true;
}

/**
 * Play the game so far again with one answer replaced, and compare what a seat (none named: a spectator) can see. Returns
 * how far they were compared, in a sentence; null where they could not be.
 */
export function compareTwin(
  game: Game,
  given: Record<string, unknown>,
  fail: (fault: string) => void,
): string | null {
  const twin = given as unknown as Twin;
  const { seat: watcher = null, until } = twin;
  const index = game.moments.findLastIndex((moment) => isReplaced(moment, twin));
  const entry = game.moments[index]?.entry as AnswerEntry | undefined;
  const no = (why: string): null => {
    fail(why);
    return null;
  };
  if (!entry) return no('there is no such answer to replace');
  if (watcher !== null && (watcher === entry.seat || !allSeats(game.table).includes(watcher)))
    return no(`"${watcher}" is no other seat, who could tell`);
  const after = game.moments.slice(index + 1);
  const last = until === undefined ? after.length : 1 + after.findIndex((each) => isAnswerTo(each, until));
  if (last === 0 && until !== undefined) return no(`"${until}" was not answered after it`);
  const pair = pairOf(game, entry, twin, after.slice(0, last));
  if (pair.end === null) return no('the other answer is refused');
  const who = watcher ?? 'a spectator';
  const far = `${who} compared ${comparedIn(pair)} of ${last} answers after it, up to ${pair.end}`;
  judge(pair, { twin, far, last }, fail);
  return far;
}

function pairOf(game: Game, entry: AnswerEntry, twin: Twin, after: readonly Moment[]): Pair {
  const { seat, decision, answer, n } = entry;
  const move = { seat, decision, answer };
  const acts = [[move], [{ ...move, answer: otherAnswer(entry, twin) }]] as const;
  const watchers = [twin.seat ?? null];
  const sides = [1, 2].map(() => new PairSide(gameAt(game, n - 1), watchers)) as [PairSide, PairSide];
  return playPair(...sides, {
    secret: { seat, name: nameOf(decision), acts, another: true },
    watchers,
    // signed cases are for proof, and let it read, too
    blind: game.unsigned === true,
    next: asRecorded(after),
    random: seededRandom(1),
    most: game.moments.length,
  });
}

/** How many answers were compared: not the one by which the seat was told which game it is. */
function comparedIn({ life, toldApart }: Pair): number {
  return toldApart ? Math.max(0, life - 1) : life;
}

/** What is wrong with how a pair went: a difference, or none where one is wanted, or nothing compared. */
function judge(
  pair: Pair,
  { twin, far, last }: { readonly twin: Twin; readonly far: string; readonly last: number },
  fail: (fault: string) => void,
): void {
  const { leaks, toldApart } = pair;
  const [leak] = leaks;
  const compared = comparedIn(pair);
  if (twin.differs) {
    if (!leak && !toldApart) fail(`it could not be told: ${far}`);
    return;
  }
  if (leak)
    return fail(
      `${leak.seat ?? 'a spectator'} could tell after entry ${leak.n} (${leak.what}): ${leak.detail}`,
    );
  if (twin.until !== undefined && compared < last) fail(`it ends before ${twin.until}: ${far}`);
  else if (compared === 0 && (last > 0 || toldApart)) fail(`nothing is compared: ${far}`);
}

function isReplaced({ entry, asked }: Moment, { replace }: Twin): boolean {
  // what came again is the same answer
  if (!('answer' in entry) || entry.seat !== replace.seat || entry.again !== undefined) return false;
  const { report } = replace;
  if (!isRecord(report)) return isOf(entry, replace.decision ?? '');
  const told = entry.answer;
  return asked?.form === 'report' && Object.keys(report).every((key) => isRecord(told) && key in told);
}

function isAnswerTo({ entry }: Moment, decision: string): boolean {
  return 'answer' in entry && isOf(entry, decision);
}

function isOf({ decision }: AnswerEntry, name: string): boolean {
  return decision === name || decision.endsWith(`/${name}`);
}

function otherAnswer({ answer }: AnswerEntry, { replace }: Twin): Json {
  const { report } = replace;
  if (!isRecord(report)) return replace['answer'] as Json;
  const other: ReportAnswer = { ...(answer as unknown as ReportAnswer) };
  for (const [key, value] of Object.entries(report))
    other[key] = isRecord(value) ? (value as Report) : { value: value as string, as: 'change' };
  return other as unknown as Json;
}
