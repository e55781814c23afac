import { isRefusal, refuse } from '../kernel/clause.ts';
import type { Game } from '../kernel/game.ts';
import type { Seat } from '../kernel/decision.ts';
import { entryOfLine, record } from '../kernel/record.ts';
import { undo } from '../kernel/undo.ts';
import { words } from '../kernel/words.ts';
import type { Proposal } from '../store/database.ts';
import type { Consent, Undo } from './api.ts';
import type { Outcome, Turn } from './acts.ts';
import { denied, isDenied, SAYS } from './denied.ts';
import { sightOf } from './desk.ts';
import type { Games } from './games.ts';
import { deskSeat, mayAnswer } from './people.ts';

/** Take back to a line of the seat's own record; where other seats must agree, ask them. */
export async function askUndo(games: Games, turn: Turn, body: Undo): Promise<Outcome> {
  const { live, person, sender } = turn;
  if (!person.seats.includes(body.seat)) return denied(403, SAYS.notYours);
  const { game } = live;
  const to = entryToKeep(game, body.seat, body.to);
  if (to === null)
    return refuse(words(body.to === undefined ? 'undo.nothing' : 'undo.noSuch', { n: body.to ?? 0 }));
  const consent = (body.consent ?? []).filter((seat) => person.seats.includes(seat));
  const wish = { seat: body.seat, consent, to, reason: body.reason ?? '' };
  const alone = undo(game, wish, sender);
  if (!isRefusal(alone)) return alone;
  const everybody = undo(game, { ...wish, consent: game.table.seats }, sender);
  if (isRefusal(everybody)) return everybody;
  const open = live.seating.proposal;
  if (open && open.by !== person.name) return denied(409, SAYS.undoOpen);
  const agreed = [...new Set([body.seat, ...consent])];
  return propose(games, turn, { seat: body.seat, by: person.name, agreed, to, reason: wish.reason });
}

/**
 * The last entry that stands when a seat goes back to its line `to` (not given: takes its latest line back): just
 * before the first line that goes, so that what the seat cannot see is touched as little as possible.
 */
function entryToKeep(game: Game, seat: Seat, to: number | undefined): number | null {
  const standing = record(game, seat).filter((line) => !line.undone && line.kind !== 'undo');
  const gone = to === undefined ? standing.at(-1) : standing.find((line) => line.n > to);
  const entry = gone && entryOfLine(game, seat, gone.n);
  return entry ? entry - 1 : null;
}

/** Agree, with all of one's seats, to what somebody wants to take back. With the last seat it is done. */
export async function agreeUndo(games: Games, turn: Turn, body: Consent): Promise<Outcome> {
  const { live, person, sender } = turn;
  const no = mayAnswer(person, body.seat ?? 'table');
  if (no) return no;
  const open = live.seating.proposal;
  if (!open) return denied(409, SAYS.noUndo);
  // what is agreed to is what the desk shows, not what has been put in its place since
  const desk = deskSeat(person, body.desk);
  if (isDenied(desk)) return desk;
  if (body.mark !== sightOf(live, desk).mark) return denied(409, SAYS.outdated);
  const agreed = [...new Set([...open.agreed, ...person.seats])];
  const { seats } = live.game.table;
  if (seats.some((seat) => !agreed.includes(seat))) return propose(games, turn, { ...open, agreed });
  const { seat, to, reason } = open;
  return undo(live.game, { seat, consent: seats, to, reason }, sender);
}

/** Say no to what somebody wants to take back, or give up one's own wish. */
export async function refuseUndo(games: Games, turn: Turn, body: Consent): Promise<Outcome> {
  const no = mayAnswer(turn.person, body.seat ?? 'table');
  if (no) return no;
  return turn.live.seating.proposal ? propose(games, turn, null) : denied(409, SAYS.noUndo);
}

async function propose(
  games: Games,
  { live, sender, digest }: Turn,
  proposal: Proposal | null,
): Promise<'done'> {
  await games.database.propose(live.id, proposal, sender.request, digest);
  live.seating = { ...live.seating, proposal };
  games.changed(live);
  return 'done';
}
