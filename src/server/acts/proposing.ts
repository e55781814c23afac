import { type Act, actInSlices, isPending } from '../../kernel/game/act.ts';
import { isRefusal } from '../../kernel/clause.ts';
import type { Sender } from '../../kernel/game/game.ts';
import type { Edit } from '../../kernel/game/edits.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Proposal, OneProposal } from '../../store/index.ts';
import { seatsOfBots } from '../bots/due.ts';
import type { Agreement, Consent, Mend, Undo } from '../api/api.ts';
import { denial, type Denial, SAYS } from '../denied.ts';
import type { Games } from '../games/games.ts';
import { tooMuch } from './told-limit.ts';
import { markOfProposal } from '../desk/shown-proposal.ts';
import type { ActOutcome, ActTurn } from './turn.ts';

/** Take back to a line of the seat's own record; where other seats must agree, propose it. */
export async function askUndo(
  games: Games,
  turn: ActTurn,
  { seat, to, reason = '' }: Undo,
): Promise<ActOutcome> {
  if (!turn.person.seats.includes(seat)) return denial(403, SAYS.notYours);
  return submitAct(games, turn, { kind: 'undo', seat, reason, ...(to === undefined ? {} : { to }) });
}

/** Put right what was wrong then; the other seats are asked, and nothing is worked out before they agree. */
export async function askMend(
  games: Games,
  turn: ActTurn,
  { seat, mend, reason, anew }: Mend,
): Promise<ActOutcome> {
  const { seats } = turn.person;
  const asking = [seat, ...mend.flatMap(({ of }) => of || [])];
  if (!asking.every((each) => seats.includes(each))) return denial(403, SAYS.notYours);
  const edits = mend.map(editOf);
  const many = edits.map((each) => ('answer' in each ? tooMuch(each) : null)).find((no) => no !== null);
  return (
    many ??
    submitAct(games, turn, { kind: 'mend', seat, mend: edits, reason, ...(anew ? { anew: seats } : {}) })
  );
}

/** An edit without what was not given. */
function editOf(edit: Mend['mend'][number]): Edit {
  const { of, ...rest } = edit;
  const whose = of === undefined ? {} : { of };
  if ('before' in rest) return { ...whose, ...rest };
  const { at, decision } = rest;
  const where = { ...whose, at, ...(decision === undefined ? {} : { decision }) };
  return 'strike' in rest ? { ...where, strike: true } : { ...where, answer: rest.answer };
}

/** Do something, all seats of the person agreeing; where it takes a decision from others, propose it to them. */
export async function submitAct(games: Games, turn: ActTurn, wish: Act): Promise<ActOutcome> {
  const { live, person, sender } = turn;
  const agreed = [...person.seats, ...seatsOfBots(live)];
  const done = await games.pace.run(actInSlices(live.game, wish, agreed, sender));
  if (isRefusal(done) || !isPending(done)) return done;
  return put(games, turn, withProposed(live.seating.proposal, { by: person.name, agreed, ...done }));
}

/** What somebody proposes takes the place of what they proposed before; below what somebody else proposes it waits. */
function withProposed(open: Proposal | null, made: OneProposal): Proposal {
  const waiting = open?.waiting ?? [];
  if (!open || open.by === made.by) return { ...made, waiting };
  return { ...open, waiting: [...waiting.filter(({ by }) => by !== made.by), made] };
}

/** The first of these that waits, and the others below it; null: none. */
function firstOf([first, ...waiting]: readonly OneProposal[]): Proposal | null {
  return first ? { ...first, waiting } : null;
}

/**
 * What waited below something that all have agreed to comes up, where it can still be done and others must still agree. What was to
 * be taken back is not proposed again: it would be more, or something else.
 */
export async function comeUp(
  games: Games,
  { live, sender, digest }: Pick<ActTurn, 'live' | 'sender' | 'digest'>,
  waited: readonly OneProposal[],
): Promise<void> {
  const still: OneProposal[] = [];
  for (const each of waited) {
    if (each.act.kind === 'undo') continue;
    // its lines are read anew: some may be gone
    const act = { ...each.act };
    const again = await games.pace.run(actInSlices(live.game, act, each.agreed, { by: each.by }));
    if (!isRefusal(again) && isPending(again)) still.push({ ...each, ...again });
  }
  if (still.length > 0)
    await put(
      games,
      { live, sender: { ...sender, request: `next/${sender.request}` }, digest },
      firstOf(still),
    );
}

/**
 * Agree, with all of one's seats, to what is proposed; `anew`: they choose again themselves from what is put right. With the
 * last seat it is done, by the one who proposed it.
 */
export async function agree(games: Games, turn: ActTurn, { mark, anew }: Agreement): Promise<ActOutcome> {
  const { live, person, sender } = turn;
  const open = openFor(turn, mark);
  if ('status' in open) return open;
  if (anew && open.act.kind !== 'mend') return denial(409, SAYS.nothingAnew);
  const agreed = [...new Set([...open.agreed, ...person.seats, ...seatsOfBots(live)])];
  const wish = anew ? withAnew(open.act, person.seats) : open.act;
  const by: Sender = { ...sender, by: open.by };
  const done = await games.pace.run(actInSlices(live.game, wish, agreed, by));
  return isRefusal(done) || !isPending(done) ? done : put(games, turn, { ...open, act: wish, agreed });
}

function withAnew(wish: Act, seats: readonly Seat[]): Act {
  if (wish.kind !== 'mend') return wish;
  return { ...wish, anew: [...new Set([...(wish.anew ?? []), ...seats])] };
}

/** Say no to what is proposed, or give up one's own proposal; what waited below it comes up. */
export async function refuseIt(games: Games, turn: ActTurn, { mark }: Consent): Promise<ActOutcome> {
  const { live, person } = turn;
  const { proposal } = live.seating;
  const waiting = proposal?.waiting ?? [];
  const own = waiting.find((each) => each.by === person.name && isSeenAs(turn, each, mark));
  if (proposal && own)
    return put(games, turn, { ...proposal, waiting: waiting.filter((each) => each !== own) });
  const open = openFor(turn, mark);
  return 'status' in open ? open : put(games, turn, firstOf(waiting));
}

/** The proposal that a person answers: the one that they saw, and theirs to answer. */
function openFor({ live, person }: ActTurn, mark: string | undefined): Proposal | Denial {
  if (person.seats.length === 0) return denial(403, SAYS.spectator);
  const open = live.seating.proposal;
  if (!open) return denial(409, SAYS.noProposal);
  if (open.by !== person.name && !open.concerned.some((seat) => person.seats.includes(seat)))
    return denial(403, SAYS.notConcerned);
  return isSeenAs({ live, person }, open, mark) ? open : denial(409, SAYS.outdated);
}

/** Whether a mark is of what the desk shows, not of what has been put in its place since. */
function isSeenAs(
  { live, person }: Pick<ActTurn, 'live' | 'person'>,
  open: OneProposal,
  mark?: string,
): boolean {
  return [...person.seats, null].some((seat) => mark === markOfProposal(live.game, open, seat));
}

async function put(
  games: Games,
  { live, sender, digest }: Pick<ActTurn, 'live' | 'sender' | 'digest'>,
  proposal: Proposal | null,
): Promise<'done'> {
  await games.database.propose(live.id, proposal, sender.request, digest);
  live.seating = { ...live.seating, proposal };
  games.changed(live);
  return 'done';
}
