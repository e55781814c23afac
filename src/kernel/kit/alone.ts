import { isRefusal } from '../clause.ts';
import { type Alone, aloneIn, giveAlone } from '../game/settle.ts';
import { answer, type Game } from '../game/game.ts';
import { isSame, type Json } from '../json.ts';
import { awaitingOf } from '../game/play.ts';
import { viewOf } from '../game/position.ts';
import { record } from '../game/record.ts';
import type { Random } from '../forms/sample.ts';
import { checkReplay } from './back.ts';
import { difference } from './difference.ts';
import type { Findings } from './report.ts';
import { courseAt, type TrialGame } from './side.ts';
import type { Table } from '../rulebook.ts';

/** In so many moments of a game it is looked whether anything is done by itself. */
const TRIED = 12;

/** What is done by itself is what the same answer by hand is, and a die that is given shows what any other face would have done. */
export function checkAlone(course: TrialGame, table: Table, random: Random, found: Findings): void {
  const { length } = course.game.moments;
  if (length === 0) return;
  for (let i = 0; i < TRIED; i++) {
    const game = courseAt(course, random(length), table);
    const next = aloneIn(game);
    if (next) compareByHand(game, next, random, found);
  }
}

function compareByHand(
  game: Game,
  { decision, answer: given }: Alone,
  random: Random,
  found: Findings,
): void {
  const { seat, id, form } = decision;
  const where = { seat, entry: game.moments.length + 1 };
  found.report.alone.add(id.slice(id.lastIndexOf('/') + 1));
  const itself = giveAlone(game, { decision, answer: given });
  const byHand = answer(game, { seat, decision: id, answer: given });
  if (isRefusal(byHand)) return found.fault('alone', `refused: ${byHand.refused.key}`, where);
  const differs = difference(itself.state, byHand.state);
  found.expect(differs === null, 'alone', () => `another position than by hand: ${differs}`, where);
  for (const reader of [...game.table.seats, null])
    found.expect(isSame(seen(itself, reader), seen(byHand, reader)), 'alone', () => 'told otherwise', where);
  checkReplay(itself, found);
  if (form.kind !== 'roll') return;
  const other = form.dice.map((sides) => random(sides) + 1);
  const fell = answer(game, { seat, decision: id, answer: other });
  const moved = isRefusal(fell) ? 'refused' : difference(fell.state, byHand.state);
  found.expect(moved === null, 'alone', () => `${other.join()} does something else: ${moved}`, where);
}

/** What a reader sees of a game, but for what says that nobody was asked. */
function seen(game: Game, reader: string | null): Json {
  const lines = record(game, reader).map((line) => ({ ...line, only: null }));
  const all = [viewOf(game.state.position, reader), lines, awaitingOf(game.table, game.state)];
  return all as unknown as Json;
}
