import type { Game } from '../game/game.ts';
import { findAsked } from '../game/play.ts';
import type { Random } from '../forms/sample.ts';
import type { Seat } from '../seat.ts';
import type { Trial } from './options.ts';
import { checkElsewhere } from './elsewhere.ts';
import { checkOpenings } from './door.ts';
import { guide } from './guide.ts';
import { asRecorded, type Pair, type PairPlan, playPair, watchersOf } from './pairs.ts';
import {
  anotherAnswer,
  countUsed,
  freshRows,
  leftOrNot,
  presentOrAbsent,
  type Secret,
  secretReport,
} from './secret.ts';
import { nameOf } from './door.ts';
import { type TrialGame, courseAt, PairSide } from './side.ts';

/** A pair lives for no more answers than this, unless told. */
const LIFE = 30;

/** One pair in so many goes on as recorded, whatever it opens. */
const UNGUIDED = 4;

/** Pairs of games that leave a random game at some secret of it. */
export function tryPairs(trial: Trial, course: TrialGame, random: Random): void {
  const wanted = trial.options.pairs ?? 3;
  for (let pair = 0, tries = 0; pair < wanted && tries < wanted * 4; tries++) {
    if (trial.options.stop && trial.found.report.faults.length > 0) return;
    const at = pickMoment(trial, course, random);
    if (at === undefined) return;
    const secret = pickSecret(trial, course, at, random);
    if (secret && tryPair(trial, course, at, secret, random)) pair++;
  }
}

/** A pair in which an answer was left lives for no more answers than this, and is looked for so often. */
const LEFT_LIFE = 16;
const LEFT_TRIES = 6;

/** A pair of games in one of which a seat has left an answer: it is given by hand in the other. */
export function tryLeft(trial: Trial, course: TrialGame, random: Random): void {
  if (trial.options.pairs === 0) return;
  for (let tries = 0; tries < LEFT_TRIES; tries++) {
    const at = random(course.game.moments.length || 1);
    const secret = leftOrNot(courseAt(course, at, trial.table), random);
    if (secret && tryPair(trial, course, at, secret, random, LEFT_LIFE)) return;
  }
}

/** So many pairs are had of each decision of each seat before any is had more often. */
const EACH = 2;

/** How many pairs have differed in what a seat answers to a decision. */
function pairsOf({ mattered }: Trial, seat: Seat, decision: string): number {
  return mattered.get(`${seat} ${nameOf(decision)}`)?.length ?? 0;
}

/**
 * Where a sealed answer was given: to a decision of a seat of which there are few pairs, else more often to one that
 * differed for long. What opens at once tells little.
 */
function pickMoment(trial: Trial, { game }: TrialGame, random: Random): number | undefined {
  const sealed = game.moments.flatMap(({ asked, entry }, at) =>
    asked?.sealed && 'decision' in entry
      ? [{ name: nameOf(entry.decision), had: pairsOf(trial, entry.seat, entry.decision), at }]
      : [],
  );
  const fewest = Math.min(...sealed.map(({ had }) => had));
  const due = sealed.filter(({ had }) => had === fewest && had < EACH);
  if (due.length > 0) return due[random(due.length)]?.at;
  const lots = [...Map.groupBy(sealed, ({ name }) => name)].flatMap(([name, group]) =>
    Array.from({ length: 1 + mean(trial.lives.get(name) ?? [LIFE]) }, () => group),
  );
  const group = lots[random(lots.length || 1)] ?? [];
  return group[random(group.length || 1)]?.at;
}

function mean(list: readonly number[]): number {
  return Math.round(list.reduce((sum, each) => sum + each, 0) / (list.length || 1));
}

/** What differs there: mostly the answer itself, else what was done before it and left no trace, or a secret report. */
function pickSecret(trial: Trial, course: TrialGame, at: number, random: Random): Secret | undefined {
  const { table, found } = trial;
  const entry = course.game.moments[at]?.entry;
  if (!entry || !('answer' in entry)) return undefined;
  const { seat, decision, answer } = entry;
  const game = courseAt(course, at, table);
  const move = { seat, decision, answer };
  const had = pairsOf(trial, seat, decision);
  if (had < EACH)
    return anotherAnswer(game, move, found.report, random, { extreme: had === 0 ? 'least' : 'most' });
  const kind = random(8);
  if (kind === 0) return secretReport(game, table.seats[random(table.seats.length)] ?? '', random);
  if (kind <= 2) return presentOrAbsent(game, move, random);
  return anotherAnswer(game, move, found.report, random);
}

/** Whether the recorded answer is given once the secret is there. */
function isSettled({ game }: TrialGame, at: number, { acts: [acts], late }: Secret): boolean {
  const entry = game.moments[at]?.entry;
  const last = late ?? acts.at(-1);
  return (
    entry !== undefined &&
    last !== undefined &&
    'answer' in last &&
    'answer' in entry &&
    last.decision === entry.decision
  );
}

/** Play one pair and note what came of it; whether there was one. */
function tryPair(
  trial: Trial,
  course: TrialGame,
  at: number,
  secret: Secret,
  random: Random,
  most = LIFE,
): boolean {
  const { table, twin, options, found } = trial;
  const watchers = watchersOf(table);
  const isGuided = random(UNGUIDED) > 0;
  const moments = course.game.moments.slice(isSettled(course, at, secret) ? at + 1 : at);
  const seen: PairPlan['seen'] = ({ game }, move, { decision, doors }) => {
    countUsed(decision, move.answer, found.report);
    found.entry = game.moments.length + 1;
    if (doors.length > 0) checkOpenings(game.table, game.state, decision, move, found);
  };
  const next = isGuided ? guide(moments) : asRecorded(moments);
  const sides = [table, twin].map((each) => new PairSide(courseAt(course, at, each), watchers)) as [
    PairSide,
    PairSide,
  ];
  const plan = { secret, watchers, next, random, most: options.life ?? most, seen };
  const pair = playPair(...sides, plan);
  if (pair.end === null) return false;
  noteLeaks(trial, secret, pair);
  const about = `${secret.seat} ${secret.name}`;
  const games = sides.map(({ game }) => ({ game, states: [] })).toReversed();
  if (pair.passedPhase && pair.mattered) checkElsewhere(games, about, trial.elsewhere, found);
  if (most === LIFE) noteLife(trial, secret, pair);
  return true;
}

/** A pair that is there for a row of a form alone tells nothing of how long pairs live. */
function noteLife({ found, mattered, lives }: Trial, secret: Secret, pair: Pair): void {
  const { pairs } = found.report;
  const { seat, name } = secret;
  const end = pair.end ?? '';
  pairs.run++;
  pairs.lives.push(pair.life);
  pairs.ends.set(end, (pairs.ends.get(end) ?? 0) + 1);
  if (pair.passedPhase) pairs.passed++;
  if (!secret.another) return;
  const about = `${seat} ${name}`;
  lives.set(name, [...(lives.get(name) ?? []), pair.life]);
  mattered.set(about, [...(mattered.get(about) ?? []), pair.mattered]);
}

function noteLeaks({ found }: Trial, { seat, name }: Secret, { leaks }: Pair): void {
  for (const leak of leaks)
    found.fault(`leak through ${leak.what}`, `the ${name} of ${seat} differs: ${leak.detail}`, {
      seat: leak.seat,
      entry: leak.n,
    });
}

/** A pair that is there for a row alone is short. */
const SHORT = 4;

/** Use every row of a sealed form that was offered in a game and that no game has used. */
export function useRows(trial: Trial, course: TrialGame, random: Random): void {
  const { table, found } = trial;
  for (const [at, { asked, entry }] of course.game.moments.entries()) {
    if (!asked?.sealed || asked.form !== 'allocate' || !('answer' in entry)) continue;
    const game = courseAt(course, at, table);
    const fresh = () => rowsLeft(trial, game, entry);
    for (const row of fresh()) {
      if (!fresh().includes(row)) continue;
      const secret = anotherAnswer(game, entry, found.report, random, { row });
      if (secret) tryPair(trial, course, at, secret, random, SHORT);
    }
  }
}

function rowsLeft(
  { found }: Trial,
  game: Game,
  { seat, decision }: { seat: string; decision: string },
): readonly string[] {
  const asked = findAsked(game.table, game.state, seat, decision);
  return asked ? freshRows(asked, found.report) : [];
}
