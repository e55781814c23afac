import { DICE, type Seat, TABLE } from '../../kernel/seat.ts';
import type { Desk } from '../api.ts';
import type { Book } from '../book.tsx';
import { frameTexts } from '../texts/frame.ts';
import { isOthersRoll, rollerOf } from '../roll/whose.ts';
import { capital, listed, deskTexts } from '../texts.ts';
import { turnAt } from './turn.ts';

/** What a person has to do here: the game waits for them, they may help, or they wait; `for`: whom it waits for, none where naming them would tell a secret. */
export interface SeatState {
  readonly kind: 'turn' | 'help' | 'wait' | 'over';
  readonly for: readonly Seat[];
  /** A consent is asked of them. */
  readonly agree?: true;
}

/** The state of whoever sits at a desk. A spectator waits. */
export function seatState(desk: Desk, book: Pick<Book, 'table' | 'secrets'>): SeatState {
  const { seat, seats, awaiting, proposal, state } = desk;
  if (desk.over || desk.stopped !== null) return { kind: 'over', for: [] };
  if (proposal?.missing.some((each) => seats.includes(each)))
    return { kind: 'turn', for: seats, agree: true };
  if (seat === null && seats.length === 0) return { kind: 'wait', for: awaitedOf(desk) };
  const own = turnAt(desk, book) ?? seats.find((each) => awaiting.includes(each));
  if (own !== undefined) return { kind: 'turn', for: [own] };
  if (awaiting.includes(DICE) && !isOthersRoll(desk)) return { kind: 'turn', for: [rollerOf(desk) ?? DICE] };
  return state === null ? { kind: 'wait', for: awaitedOf(desk) } : ofSeats(state, seats);
}

/** The state of a desk's seat, for somebody with these seats. */
function ofSeats({ kind, for: all }: NonNullable<Desk['state']>, seats: readonly Seat[]): SeatState {
  const mine = all.filter((seat) => seats.includes(seat));
  return mine.length > 0 ? { kind: 'turn', for: mine } : { kind, for: all };
}

/** Whom play waits for; a roll waits for whose it is. */
function awaitedOf(desk: Desk): readonly Seat[] {
  const roller = rollerOf(desk);
  return roller === undefined ? desk.awaiting : [roller];
}

/** The state in a few words, as it stands in the head and on the window. */
export function stateText(desk: Desk, { kind, agree, for: whom }: SeatState, book: Book): string {
  switch (kind) {
    case 'over':
      return desk.over ? frameTexts.over : deskTexts.table.stopped;
    case 'help':
      return frameTexts.help;
    case 'turn': {
      const [seat] = whom;
      if (agree) return frameTexts.agree;
      const isElsewhere = seat !== undefined && seat !== desk.seat && desk.seats.includes(seat);
      return isElsewhere ? frameTexts.yourTurnAt(capital(book.name(seat))) : frameTexts.yourTurn;
    }
    case 'wait':
      return frameTexts.waiting(whoText(desk, whom, book));
  }
}

/** Who it is by name, else by seat: one or two; of more the first. */
export function whoText(desk: Desk, seats: readonly Seat[], book: Book): string {
  const names = [...new Set(seats.map((seat) => whoOf(desk, seat, book)))];
  const [first = ''] = names;
  if (names.length === 0) return frameTexts.sealed;
  return names.length > 2 ? frameTexts.others(first, names.length - 1) : listed(names);
}

function whoOf({ people }: Desk, seat: Seat, { name, alone }: Book): string {
  if (seat === DICE) return frameTexts.dice;
  if (seat === TABLE) return frameTexts.table;
  const person = alone ? undefined : people.find(({ seats }) => seats.includes(seat));
  return person?.name || capital(name(seat));
}
