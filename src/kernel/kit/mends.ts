import { base } from '../game/enter.ts';
import { isRefusal } from '../clause.ts';
import { comingAgain } from '../game/come-again.ts';
import { runToEnd } from '../game/slices.ts';
import { answer, type Game, gameAt, stateOf } from '../game/game.ts';
import type { Edit } from '../game/edits.ts';
import { mend, puttingRight } from '../game/mend.ts';
import { isPassed, stands } from '../game/moment.ts';
import { asksOf, findAsked } from '../game/play.ts';
import { record, type RecordLine, seenBy } from '../game/record.ts';
import { type Random, sample } from '../forms/sample.ts';
import { DICE, type Seat, TABLE } from '../seat.ts';
import { goBack } from '../game/undo.ts';
import { checkReplay, checkSame } from './back.ts';
import type { Findings } from './report.ts';

/** What was given comes again as it was; `edits` real ones are played on, replay equal, and are struck out without trace. */
export function checkMends(game: Game, random: Random, found: Findings, edits: number): void {
  const standing = game.moments.filter((each) => stands(each) && 'decision' in each.entry);
  const from = standing[random(standing.length || 1)]?.entry.n;
  if (from === undefined) return;
  checkSameAgain(game, from, found);
  for (let tries = 0; tries < edits; tries++) checkEdit(game, random, found);
}

function checkSameAgain(game: Game, from: number, found: Findings): void {
  const body = { ...base(game, {}), seats: game.table.seats, reason: '', ...puttingRight(game, from, []) };
  const again = runToEnd(comingAgain(runToEnd(goBack(game, body))));
  found.expect(stateOf(again).again === undefined, 'mend', () => 'something still waits to come again', {
    entry: from,
  });
  found.expect(
    !again.moments.some(({ entry }) => isPassed(entry)),
    'mend',
    () => 'an answer was not asked for again',
    { entry: from },
  );
  const [was, is] = [stateOf(game), stateOf(again)];
  checkSame('mend', { ...was, drafts: {} }, { ...is, drafts: {} }, from, found);
  checkReplay(again, found);
}

/** Put one line right that somebody may put right, as its form allowed. */
function checkEdit(game: Game, random: Random, found: Findings): void {
  const seat = game.table.seats[random(game.table.seats.length)] ?? '';
  const edit = anyEdit(game, seat, random);
  if (!edit) return;
  const entry = game.moments.length + 1;
  const right = mend(game, { seat, mend: [edit], reason: 'kit' });
  if (isRefusal(right)) {
    if (right.refused.key !== 'mend.same')
      found.fault('mend', `refused: ${right.refused.key}`, { entry, seat });
    return;
  }
  found.report.mends++;
  checkReplay(playOn(right, random), found);
  const at = record(right, seat).findLast(({ mended }) => mended !== undefined)?.n ?? 0;
  const back = mend(right, { seat, mend: [{ at, strike: true }], reason: 'kit' });
  if (isRefusal(back)) return found.fault('mend', `stays: ${back.refused.key}`, { entry, seat });
  const [was, is] = [stateOf(game), stateOf(back)];
  checkSame('mend', { ...was, drafts: {} }, { ...is, drafts: {} }, entry, found);
  checkReplay(back, found);
}

/** Another answer, or none, in the place of a line that a seat may put right; null where it has none. */
export function anyEdit(game: Game, seat: Seat, random: Random): Edit | null {
  const seen = seenBy(game, seat).filter(({ line }) => isOwn(game, line, seat));
  const { line, entry } = seen[random(seen.length || 1)] ?? {};
  if (!line || entry === undefined) return null;
  if (random(3) === 0) return { at: line.n, strike: true };
  const then = stateOf(gameAt(game, entry - 1));
  const asked = findAsked(game.table, then, line.seat ?? '', line.decision ?? '');
  const other = asked && sample(asked.form, random, game.table.rules.facts);
  return other === undefined ? null : { at: line.n, answer: other };
}

function isOwn({ header }: Game, { undone, kind, seat: by }: RecordLine, seat: Seat): boolean {
  if (undone || kind !== 'answer') return false;
  return by === seat || by === TABLE || (by === DICE && header.dice === 'typed');
}

/** Answer what stopped it, a few times. */
function playOn(game: Game, random: Random): Game {
  let next = game;
  for (let moves = 0; moves < 8 && stateOf(next).again; moves++) {
    const asked = [...next.table.seats, TABLE, DICE].flatMap((seat) =>
      asksOf(next.table, stateOf(next), seat).filter((each) => !each.optional && each.held === undefined),
    );
    const one = asked[random(asked.length || 1)];
    if (!one) return next;
    const any = sample(one.form, random, next.table.rules.facts);
    if (any === undefined) return next;
    const given = answer(next, { seat: one.seat, decision: one.id, answer: any });
    if (isRefusal(given)) return next;
    next = given;
  }
  return next;
}
