import {
  type Allocation,
  type Bar,
  type Door,
  type Json,
  type Referee,
  type Row,
  type Seat,
  type View,
  barredRow,
  family,
  type frame,
  once,
  reportedValue,
  setFact,
  truth,
} from '../../../kernel/index.ts';
import { askedRuling } from '../asked.rulings.ts';
import type { EventCard } from '../files/pack.ts';
import { part } from '../part.ts';
import { isPower, seatsIn } from '../powers.ts';
import { conquest } from '../starts/standing.ts';
import {
  type Books,
  type Go,
  type StormGround,
  type Open,
  type StormPosition,
  powersOfSeat,
  type SealedPart,
  type StormStep,
  turnId,
} from '../state.ts';
import { forgoneBar, isPassedBy } from './bars.ts';
import { needlessBar } from './conquest.ts';
import { isOneForm } from './one-form.rulings.ts';
import { heldTexts } from './held.words.ts';
import { isGeneral } from './opening.ts';
import { operationRows, sayOperations } from './operations.ts';

// Event cards: each seat's own, until they are turned up.

declare module '../state.ts' {
  interface Steps {
    /** Every seat's own event cards. */
    cards: object;
  }
}

/** What one seat, or a spectator, may know. */
export type OurView = View<Open, SealedPart>;

/** Whether an event lies with its holder in this turn, as that seat alone knows (step.5, step.6). */
const held = family<StormGround, [string]>({
  key: once((event) => `held.${event}`),
  each: ({ events }) => [...events.keys()].map((id) => [id]),
  spec: ({ events, seating }, event) => {
    const card = events.get(event);
    return {
      type: truth,
      lasts: 'turn',
      question: heldTexts.fact.held({ event: card?.title ?? event }),
      clauses: ['step.5', 'step.6'],
      ...(card ? { owner: seating[card.holder] } : {}),
    };
  },
});

/** Whether a seat's own part says that it holds an event; undefined: it has not said. */
export function saysHeld(sealed: SealedPart | undefined, { id }: Pick<EventCard, 'id'>): boolean | undefined {
  const told = sealed && reportedValue(sealed.facts, held.key(id));
  return typeof told === 'boolean' ? told : undefined;
}

/** Whether a seat knows that it can use an event in this turn: the general one, or a card of its own. */
export function hasEvent({ seating }: Books, { seat, open, sealed }: OurView, event: EventCard): boolean {
  return seating[event.holder] === seat && (isGeneral(open, event) || saysHeld(sealed, event) === true);
}

function cardsOf(books: Books, open: Open, seat: Seat): EventCard[] {
  const powers = powersOfSeat(books, seat);
  const own = [...books.events.values()].filter(({ holder }) => powers.includes(holder));
  return own.filter((event) => !isGeneral(open, event));
}

/** Why a card is not held for anything in this turn (step.5, step.6, 24.61A; ruling needless). */
function cardBar(books: Books, open: Open, event: EventCard): Bar | null {
  const isForgone = event.kind === 'regional' && isPassedBy(open, event.holder);
  return isForgone ? forgoneBar(open, event.holder) : needlessBar(books, open, event);
}

/**
 * Every seat says which events it holds (step.5, step.6, 24.54E) and how many covert operations it has (16.16A): who has none is
 * asked all the same.
 */
const cards: StormStep<'cards'> = {
  clauses: ['step.5', 'step.6'],
  seats: ({ seating }) => seatsIn(seating),
  asks: (books, { open, seat }) => ({
    id: `${turnId(open)}/${seat}/cards`,
    form: {
      kind: 'allocate',
      rows: [
        ...cardsOf(books, open, seat).map((event): Row => {
          const label = heldTexts.row.card({ event: event.title, power: event.holder });
          return barredRow({ id: event.id, label, max: 1 }, cardBar(books, open, event));
        }),
        ...operationRows(open, powersOfSeat(books, seat)),
      ],
      limits: [],
    },
    prompt: (askedRuling(open.rulings, 'asked') === 'asked'
      ? heldTexts.ask.cardsAndOperations
      : heldTexts.ask.cards)(),
    verb: heldTexts.verb.seal(),
    does: heldTexts.does.cards(),
    nothing: heldTexts.nothing.cards(),
    clauses: ['step.5', 'step.6', '16.16A'],
    sealed: true,
  }),
  take(books, { open, sealed }, _, { seat, answer }) {
    const mine = sealed[seat];
    if (!mine) return;
    for (const event of cardsOf(books, open, seat)) {
      // what was reported before it was asked stays
      const isHeld = ((answer as Allocation)[event.id] ?? 0) > 0 || saysHeld(mine, event) === true;
      setFact(mine.facts, held.key(event.id), isHeld);
    }
    sayOperations(open, mine, powersOfSeat(books, seat), answer as Allocation);
  },
};

const doorOf = (event: string): string => `event/${event}`;

/** How an event is turned up. */
interface Turning {
  /** The target in which it is used, where that was chosen in secret. */
  readonly target?: string;
  readonly clauses: readonly string[];
}

/**
 * Turn up an event (step.5, step.6, 24.54E/event, 24.61B/event): all see it from now on, and where it is used. The general
 * one they saw before, but not a target chosen in secret. What it does is written before.
 */
export function turnUp(
  { seating }: Books,
  { open }: StormPosition,
  event: EventCard,
  { target, clauses }: Turning,
  referee: Referee,
): void {
  if (open.shown.includes(event.id)) return;
  open.shown.push(event.id);
  if (target === undefined && isGeneral(open, event)) return;
  const value = target ?? true;
  referee.reveal({ to: 'all', from: seating[event.holder], key: doorOf(event.id), value, clauses });
}

/** Whether a card is turned up here: its holder has it, it is not open yet, and the step has just shown it. */
function mayTurnUp(
  { open, sealed }: StormPosition,
  door: Door,
  given: Readonly<Record<string, Json>>,
): boolean {
  const { to, from, key } = door;
  const id = key.slice(doorOf('').length);
  const isShut = open.revealed[from]?.[key] === undefined;
  const isHeld = saysHeld(sealed[from], { id }) === true;
  if (to !== 'all' || !isShut || !open.shown.includes(id)) return false;
  const [item] = open.agenda as readonly Go[];
  switch (item?.step) {
    case 'place':
      return isHeld && door.value === true && item.seat === from;
    case 'target-events':
      return isHeld && door.value === true;
    case 'flexible-events':
    case 'seal':
      return (isHeld || isGeneral(open, { id })) && isUsedIn(open, id, door.value, given);
    default:
      return false;
  }
}

/** step.6: an event is used in a target for diplomacy, or, in a conquest, for support. */
function isUsedIn(
  { modifiers, facts }: Open,
  id: string,
  target: Json,
  given: Readonly<Record<string, Json>>,
): boolean {
  if (typeof target !== 'string') return false;
  const isSaid = (answer: Json): boolean => ((answer as Allocation)[`${id}/${target}`] ?? 0) > 0;
  if (isPower(reportedValue(facts, conquest.key(target)))) return Object.values(given).some(isSaid);
  return modifiers.some((each) => each.source === `event/${id}` && each.target === target);
}

/** The door by which an event is turned up (step.5, step.6, 24.54E, 24.61B). */
export const EVENT: frame.DoorKind = {
  name: 'event',
  about:
    'An event that was held in secret: when it is used, or in step 5 if it names its one target; in step 6 where it is used.',
  clauses: ['step.5', 'step.6', '24.54E/event', '24.61B/event'],
  // step 5 follows the last answer of step 4
  on: ['place', 'strengths', 'flexible', 'seal'],
  only: { seal: isOneForm, flexible: (setup) => !isOneForm(setup) },
  // in steps 1 to 3 by placing alone; after step 4 comes step 5
  notOnNothing: { place: (id) => !id.includes('/4/') },
  may: (position, door, given) => mayTurnUp(position as StormPosition, door, given),
};

/** The event cards that a seat holds. */
export const HELD_CARDS = part(import.meta.url, {
  steps: { cards },
  facts: [held],
  decisions: [
    {
      name: 'cards',
      seats: 'every seat',
      form: 'allocate',
      about: 'The diplomatic events held face down, and how many covert operations there are.',
      clauses: ['step.5', 'step.6', '16.16A'],
      nothing: {},
      more: ['covert-operations', 'subversion'],
    },
  ],
  doors: [EVENT],
  texts: heldTexts,
});
