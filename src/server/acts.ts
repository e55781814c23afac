import { createHash } from 'node:crypto';
import { isRefusal, type Refusal } from '../kernel/clause.ts';
import { DICE } from '../kernel/decision.ts';
import { answer, type Game, type Sender, stateOf, takeBack } from '../kernel/game.ts';
import { canonical } from '../kernel/json.ts';
import { asksOf } from '../kernel/play.ts';
import type { Person } from '../store/database.ts';
import { rollFor } from '../trust/dice.ts';
import type { Answer, Change, Desk, Withdrawal } from './api.ts';
import { denied, type Denied, isDenied, ruledOut, SAYS, stoppedText } from './denied.ts';
import { deskOf, sightOf } from './desk.ts';
import type { Games } from './games.ts';
import type { LiveGame } from './live-game.ts';
import { deskSeat, mayAnswer } from './people.ts';

/** A change that somebody asks for, when its turn has come. */
export interface Turn {
  readonly live: LiveGame;
  readonly person: Person;
  readonly sender: Required<Sender>;
  /** What the request key is stored with: the digest of the whole request. */
  readonly digest: string;
}

/** What came of a change: a game to store, or nothing more to do, or a no. */
export type Outcome = Game | 'done' | Refusal | Denied;

/**
 * Make a change in its turn and answer with the person's desk. Request keys are each person's own; one that was done
 * before changes nothing and gets the desk again, if it is the same request.
 */
export async function change(
  games: Games,
  live: LiveGame,
  at: number,
  { what, body }: { readonly what: string; readonly body: Change },
  make: (turn: Turn) => Promise<Outcome>,
): Promise<Desk | Denied> {
  return games.inTurn(live, async () => {
    const person = live.seating.people[at];
    if (!person || person.revoked) return denied(401, SAYS.badKey);
    const seat = deskSeat(person, body.desk);
    if (isDenied(seat)) return seat;
    const request = `${at}/${body.request}`;
    const digest = digestOf(what, body);
    const done = await games.database.doneAs(live.id, request);
    if (done !== null && done !== '' && done !== digest) return denied(409, SAYS.usedKey);
    if (done === null) {
      const { words } = live.game.table.rulebook;
      const stopped = stoppedText(live.stopped);
      if (stopped !== null) return denied(409, stopped);
      const outcome = await make({ live, person, digest, sender: { by: person.name, request } });
      if (isDenied(outcome)) return outcome;
      if (isRefusal(outcome)) return ruledOut(outcome, words);
      const unstored = outcome === 'done' ? null : await games.enter(live, outcome, digest);
      if (unstored) return unstored;
    }
    return deskOf(live, at, seat, body.have);
  });
}

/** What belongs to the sending of a request, not to what it asks for. */
const APART = ['request', 'desk', 'have'];

function digestOf(what: string, body: Change): string {
  const asked = Object.fromEntries(Object.entries(body).filter(([name]) => !APART.includes(name)));
  return createHash('sha256').update(canonical({ what, asked })).digest('hex');
}

/** Answer a decision; for the dice of a program the faces are rolled here, on an up-to-date desk only. */
export async function giveAnswer(turn: Turn, body: Answer): Promise<Outcome> {
  const { live, person, sender } = turn;
  const no = mayAnswer(person, body.seat);
  if (no) return no;
  const { seat, decision } = body;
  if (seat === DICE) return roll(turn, body);
  if (body.answer === undefined) return denied(400, SAYS.noAnswer);
  return answer(live.game, { seat, decision, answer: body.answer }, sender);
}

function roll({ live, person, sender }: Turn, body: Answer): Outcome {
  const desk = deskSeat(person, body.desk);
  if (isDenied(desk)) return desk;
  const { game } = live;
  const typed = game.header.dice === 'typed';
  if (typed && body.answer === undefined) return denied(400, SAYS.typeFaces);
  if (!typed && body.answer !== undefined) return denied(409, SAYS.programRolls);
  if (body.mark !== sightOf(live, desk).mark) return denied(409, SAYS.outdated);
  const asked = asksOf(game.table, stateOf(game), DICE).find((each) => each.id === body.decision);
  const rolled =
    asked?.form.kind === 'roll' ? rollFor(game.header.dice, asked.id, asked.form.dice) : undefined;
  return answer(game, { seat: DICE, decision: body.decision, answer: rolled ?? body.answer ?? null }, sender);
}

/** Take back one's own sealed answer while it is held. */
export async function giveUp({ live, person, sender }: Turn, body: Withdrawal): Promise<Outcome> {
  const no = mayAnswer(person, body.seat);
  return no ?? takeBack(live.game, body.seat, body.decision, sender);
}
