import { isRefusal } from '../../kernel/clause.ts';
import { DICE, TABLE } from '../../kernel/forms/decision.ts';
import { canonical, type Json } from '../../kernel/json.ts';
import { stateOf, takeBack } from '../../kernel/game/game.ts';
import { needsMark } from '../../kernel/game/reading.ts';
import { findAsked } from '../../kernel/game/play.ts';
import { settleAllInSlices } from '../../kernel/game/settle.ts';
import { answerLeaving, leaveInSlices, moreOf, nothingMore, tick } from '../../kernel/game/leave.ts';
import { sha256Hex } from '../../trust/hash.ts';
import type { Answer, Change, Desk, DeskChange, HabitBody, Tick, Withdrawal } from '../api/api.ts';
import { denial, type Denial, isDenied, ruledOut, SAYS, stoppedText } from '../denied.ts';
import { changeOf, deskOf } from '../desk/desk.ts';
import { answeredDraft } from '../desk/drafts.ts';
import type { Games } from '../games/games.ts';
import { answerFrom, rollsFor, whyNotAnswer, whyNotRoll, whyNotTell } from '../people/for-others.ts';
import { whyNotConfirm, whyNotFall, whyNotKeep } from '../people/word.ts';
import { mayAnswer } from '../people/people.ts';
import { sitDown } from '../people/places.ts';
import { comeUp, submitAct } from './proposing.ts';
import { letFall } from './roll.ts';
import { markNow } from '../desk/sight.ts';
import { tooMuch } from './told-limit.ts';
import type { ActOutcome, ActTurn } from './turn.ts';

/**
 * Make a change in its turn and answer with the person's desk. Request keys are each person's own; one that was done
 * before changes nothing and gets the desk again, if it is the same request.
 */
export async function submit(
  games: Games,
  id: string,
  key: string | null,
  { what, body }: { readonly what: string; readonly body: Change },
  make: (turn: ActTurn) => Promise<ActOutcome>,
): Promise<Desk | DeskChange | Denial> {
  return games.inTurn(id, async (live) => {
    const place = sitDown(live, { key, seat: body.desk });
    if (isDenied(place)) return place;
    const { person, at } = place;
    games.saw(id, at);
    const request = `${at}/${body.request}`;
    const digest = digestOf(what, body);
    const done = await games.database.doneAs(live.id, request);
    if (done !== null && done !== '' && done !== digest) return denial(409, SAYS.usedKey);
    if (done === null) {
      const { words } = live.game.table.rulebook;
      const stopped = stoppedText(live.stopped);
      if (stopped !== null) return denial(409, stopped);
      const turn = { live, person, digest, sender: { by: person.name, request } };
      const waited = live.seating.proposal?.waiting ?? [];
      const outcome = await make(turn);
      if (isDenied(outcome)) return outcome;
      if (isRefusal(outcome)) return ruledOut(outcome, words);
      const unstored = outcome === 'done' ? null : await games.enter(live, outcome, digest);
      if (unstored) return unstored;
      if (what === 'proposal/agree' && outcome !== 'done') await comeUp(games, turn, waited);
      if (what === 'answers') await answeredDraft(games, live, { ...(body as Answer), desk: place.seat });
    }
    const { seen, have = 0 } = body;
    return (seen === undefined ? null : changeOf(place, seen, have)) ?? deskOf(place, have);
  });
}

/** What belongs to the sending of a request, not to what it asks for. */
const APART = ['request', 'desk', 'have', 'seen'];

function digestOf(what: string, body: Change): string {
  const asked = Object.fromEntries(Object.entries(body).filter(([name]) => !APART.includes(name)));
  return sha256Hex(canonical({ what, asked }));
}

/** Answer a decision, on an up-to-date view where that matters; the faces of program dice are rolled here. */
export async function submitAnswer(games: Games, turn: ActTurn, body: Answer): Promise<ActOutcome> {
  const { seat, decision } = body;
  const no = mayAnswer(turn.person, seat) ?? outdated(turn, body) ?? tooMuch(body);
  if (no) return no;
  if (isConfirming(body)) {
    const own = whyNotConfirm(turn.live, turn.person);
    if (own) return own;
  }
  const { answer: given, nothing, leaves } = body;
  const isOwn = seat !== DICE && seat !== TABLE;
  if ((nothing || leaves) && !isOwn) return denial(400, SAYS.leavesNone);
  if (nothing) return giveNothing(games, turn, body);
  if (given === undefined && seat !== DICE) return denial(400, SAYS.noAnswer);
  if (given !== undefined && leaves) return giveLeaving(games, turn, body, given, leaves);
  const acting = await forWhom(games, turn, body);
  if (isDenied(acting)) return acting;
  if (seat === DICE || given === undefined) return submitRoll(games, acting, body);
  return submitAct(games, acting, { kind: 'answer', seat, decision, answer: given });
}

/** Store what somebody types that fell, or what falls now: the faces and the link that they come from are one entry. */
async function submitRoll(games: Games, turn: ActTurn, { decision, answer }: Answer): Promise<ActOutcome> {
  const { live, sender } = turn;
  const { game } = live;
  const act = { kind: 'answer', seat: DICE, decision } as const;
  if (game.header.dice === 'typed')
    return answer === undefined ? denial(400, SAYS.typeFaces) : submitAct(games, turn, { ...act, answer });
  if (answer !== undefined) return denial(409, SAYS.programRolls);
  const asked = findAsked(game.table, stateOf(game), DICE, decision);
  const fell = asked ? await letFall(games, live, asked) : null;
  if (fell && isDenied(fell)) return fell;
  const from = fell?.link === undefined ? sender : { ...sender, link: fell.link };
  const faces = fell ? [...fell.answer] : null;
  return submitAct(games, { ...turn, sender: from }, { ...act, answer: faces });
}

/** Whether it is said that what was told is so. */
function isConfirming({ decision }: Answer): boolean {
  return decision.startsWith('standing-') && decision.endsWith('/confirm');
}

/** The same turn, with the seat for which somebody else rolls; a denial where it is another's to roll, or to answer, first. */
async function forWhom(
  { database, clock }: Games,
  turn: ActTurn,
  { seat, decision: id, answer }: Answer,
): Promise<ActTurn | Denial> {
  if (seat !== DICE && seat !== TABLE) return turn;
  const { live, person, sender } = turn;
  const decision = findAsked(live.game.table, stateOf(live.game), seat, id);
  if (!decision) return turn;
  const now = clock();
  if (seat === TABLE) {
    const own = decision.askedOf ? await database.deadlines.kept(live.id) : null;
    return (
      whyNotKeep(live, decision, { person, now, from: answerFrom(live) }) ??
      (own && whyNotTell(live, own, { decision, person, now })) ??
      whyNotAnswer(live, decision, { answer, person, now }) ??
      turn
    );
  }
  const waits = whyNotFall(live, now);
  if (waits) return waits;
  const owner = rollsFor(decision, person);
  if (owner === undefined) return turn;
  const no = whyNotRoll(live, await database.deadlines.kept(live.id), { owner, now });
  return no ?? { ...turn, sender: { ...sender, for: owner } };
}

/** Nothing here, and nothing of what goes with it for the turn; where nothing goes with it any more, that is outdated. */
async function giveNothing(
  { pace }: Pick<Games, 'pace'>,
  { live: { game }, person, sender }: ActTurn,
  { seat, decision: id }: Answer,
): Promise<ActOutcome> {
  const decision = findAsked(game.table, stateOf(game), seat, id);
  const more = decision && moreOf(game.table, stateOf(game), decision, person.seats);
  if (!more) return denial(409, SAYS.outdated);
  return pace.run(settleAllInSlices(game, nothingMore(game, decision, more, sender)));
}

/** A seat's own answer, and what it leaves with it for this turn. */
function giveLeaving(
  { pace }: Pick<Games, 'pace'>,
  { live: { game }, sender }: ActTurn,
  { seat, decision }: Answer,
  given: Json,
  leaves: NonNullable<Answer['leaves']>,
): Promise<ActOutcome> {
  const left = Object.entries(leaves).map(([habit, answer]) => ({ seat, habit, answer }));
  return pace.run(
    settleAllInSlices(game, answerLeaving(game, { seat, decision, answer: given }, left, sender)),
  );
}

/** What opens secrets or lets dice fall must answer what stands there now. */
function outdated({ live }: ActTurn, { seat, decision, mark, answer }: Answer): Denial | null {
  if (!needsMark(live.game.table, { seat, id: decision })) return null;
  const now = markNow(live, seat, decision);
  // what was never asked, or is answered, is for the rules to refuse
  if (now === undefined && (mark === undefined || answer !== undefined)) return null;
  return now !== undefined && now === mark ? null : denial(409, SAYS.outdated);
}

/** Take back one's own sealed answer while it is held. */
export async function giveUp({ live, person, sender }: ActTurn, body: Withdrawal): Promise<ActOutcome> {
  const no = mayAnswer(person, body.seat);
  return no ?? takeBack(live.game, body.seat, body.decision, sender);
}

/** Tick off a directive of the seat's own record, or no longer. Nobody is asked, and a proposal stays. */
export async function tickOff({ live, person, sender }: ActTurn, body: Tick): Promise<ActOutcome> {
  const { seat, line, item, done } = body;
  const no = mayAnswer(person, seat);
  return no ?? tick(live.game, { seat, line, item, done }, sender);
}

/** Leave an answer, or none any more: stored with all that it answers at once. Nobody is asked. */
export async function leaveFor(
  { pace }: Pick<Games, 'pace'>,
  { live: { game }, person, sender }: ActTurn,
  { seat, habit, leaves }: HabitBody,
): Promise<ActOutcome> {
  const no = mayAnswer(person, seat);
  if (no) return no;
  const left = await pace.run(leaveInSlices(game, { seat, habit, leaves }, sender));
  return pace.run(settleAllInSlices(game, left));
}
