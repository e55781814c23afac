import {
  type Allocation,
  type Limit,
  type Referee,
  type Row,
  type Seat,
  directive,
  reportedValue,
  setFact,
  tell,
} from '../../../kernel/index.ts';
import { calledBy } from '../facts/called.ts';
import type { EventCard } from '../files/pack.ts';
import { part } from '../part.ts';
import { seatsIn } from '../powers.ts';
import { support } from '../starts/standing.ts';
import { type Books, type Open, type StormPosition, type StormStep, turnId } from '../state.ts';
import { voidCounters } from './24.56D-drawn.ts';
import { flexibleEventTexts } from './6-flexible-events.words.ts';
import { contradictions } from './6-guarantee.ts';
import { forgoneBar, isPassedBy } from './bars.ts';
import { conquestBar, raisesSupport } from './conquest.ts';
import { addEvent, beneficiary, eventModifiers, eventsOf, targetsIn } from './event-modifiers.ts';
import { hasEvent, type OurView, turnUp } from './held.ts';
import { signedAmount } from './modifiers.ts';
import { needlessRuling } from './needless.rulings.ts';
import { targetName } from './spoken.ts';

// Step 6: events that leave their holder a choice within a region; all choose at once, in secret.

declare module '../state.ts' {
  interface Steps {
    /** Step 6. */
    'flexible-events': { readonly n: 6 };
  }
}

/** What events of a region give in their targets (step.6). */
const regionalModifier = eventModifiers({
  kind: 'regional',
  steps: ['flexible-events', 'seal'],
  clause: 'step.6',
  isCertain: false,
});

/** A target in which an event can be used. */
interface Use {
  readonly event: EventCard;
  readonly row: Row;
}

function useOf(books: Books, open: Open, event: EventCard, target: string): Use {
  const isSupport = raisesSupport(open, event, target);
  const barred = forgoneBar(open, event.holder) ?? (isSupport ? null : conquestBar(books, open, target));
  const { title, holder, value } = event;
  const args = {
    event: title,
    target: targetName(books, target),
    power: holder,
    amount: signedAmount(value),
  };
  const label = (isSupport ? flexibleEventTexts.row.conquest : flexibleEventTexts.row.flexible)(args);
  return { event, row: { id: `${event.id}/${target}`, label, max: 1, ...(barred ? { barred } : {}) } };
}

/** What a seat can do with the events of a region that it knows to be in play. */
export function usesOf(books: Books, view: OurView): Use[] {
  const { open } = view;
  const usable = eventsOf(books, 'regional').filter(
    (event) => hasEvent(books, view, event) && !open.shown.includes(event.id),
  );
  return usable.flatMap((event) =>
    targetsIn(books, event).map((target) => useOf(books, open, event, target)),
  );
}

/** An event is used once. */
export function onceEach(uses: readonly Use[]): Limit[] {
  return [...Map.groupBy(uses, ({ event }) => event)].map(([{ title }, each]) => ({
    rows: each.map(({ row }) => row.id),
    max: 1,
    clauses: ['step.6'],
    reason: flexibleEventTexts.limit.eventOnce({ event: title }),
  }));
}

/**
 * step.6: whether a seat can have such an event at all, as everybody knows: one of the pack is for a power of its own, and was
 * not used yet (ruling needless).
 */
function canHave(books: Books, open: Open, seat: Seat): boolean {
  if (needlessRuling(open.rulings, 'needless') === 'asked') return true;
  return eventsOf(books, 'regional').some(
    ({ id, holder }) =>
      books.seating[holder] === seat && !open.shown.includes(id) && !isPassedBy(open, holder),
  );
}

/**
 * Every seat that can have some uses its events of a region in one of their targets, or not at all; those used are turned up together (step.6).
 * "Italian influence in the Balkans expands" can raise Italy's support level in a conquest of Italy instead, even where
 * other targets are left (event.italian-influence-in-the-balkans).
 */
const flexibleEvents: StormStep<'flexible-events'> = {
  clauses: ['step.6'],
  seats: (books, open) => seatsIn(books.seating).filter((seat) => canHave(books, open, seat)),
  asks(books, view) {
    const { open, seat } = view;
    const uses = usesOf(books, view);
    return {
      id: `${turnId(open)}/6/${seat}/flexible`,
      form: {
        kind: 'allocate',
        rows: uses.map(({ row }) => row),
        limits: onceEach(uses),
        called: calledBy(books),
      },
      prompt: flexibleEventTexts.ask.flexible(),
      clauses: ['step.6'],
      sealed: true,
    };
  },
  take: (books, position, _, { answer }, referee) =>
    useEvents(books, position, answer as Allocation, referee),
  next: (books, { open }, _, referee) => tellContradictions(books, open, referee),
};

/** step.6: the events of a region that an answer names are used where it says. */
export function useEvents(books: Books, position: StormPosition, given: Allocation, referee: Referee): void {
  for (const [row, ticked] of Object.entries(given)) {
    const [id = '', target = ''] = row.split('/');
    const event = books.events.get(id);
    if (ticked > 0 && event) use(books, position, event, target, referee);
  }
}

/** step.6: cards that cannot meet, and do. */
export function tellContradictions(books: Books, open: Open, referee: Referee): void {
  for (const data of contradictions(books, open))
    referee.tell?.({ to: 'all', kind: 'note', data, clauses: ['step.6'] });
}

function use(
  books: Books,
  position: StormPosition,
  event: EventCard,
  target: string,
  referee: Referee,
): void {
  const { open } = position;
  const isSupport = raisesSupport(open, event, target);
  if (!isSupport) addEvent(open, event, target);
  turnUp(books, position, event, { target, clauses: ['step.6'] }, referee);
  if (isSupport) return raise(books, open, event, target, referee);
  const args = {
    event: event.title,
    target: targetName(books, target),
    power: beneficiary(event),
    amount: signedAmount(event.value),
  };
  tell(referee, 'revealed', flexibleEventTexts.told.flexible, args, ['step.6']);
  voidCounters(books, open, event, referee);
}

/** The most that a support level is reported as. */
const MOST_SUPPORT = 20;

/** step.6: in a conquest the event is worth support, not diplomacy. */
function raise(books: Books, { facts }: Open, event: EventCard, target: string, referee: Referee): void {
  const { title, holder, value } = event;
  const level = reportedValue(facts, support.key(holder));
  if (typeof level === 'number') setFact(facts, support.key(holder), Math.min(level + value, MOST_SUPPORT));
  const args = { event: title, power: holder, target: targetName(books, target), amount: value };
  directive(referee, flexibleEventTexts.told.support, args, ['step.6']);
}

/** step.6: events of a region (4.16A to E). */
export const FLEXIBLE_EVENTS = part(import.meta.url, {
  clauses: {
    'step.6': ['enforced', 'flexible events applied', 'flexibleEvents'],
    'event.italian-influence-in-the-balkans': [
      'enforced',
      'Italian influence in the Balkans expands',
      'flexibleEvents',
    ],
    '4.16A': ['computed', 'Scandinavia', '../4.16-regions.ts#REGIONS'],
    '4.16B': ['computed', 'Eastern Europe', '../4.16-regions.ts#REGIONS'],
    '4.16C': ['computed', 'Western Europe', '../4.16-regions.ts#REGIONS'],
    '4.16D': ['computed', 'Central Europe', '../4.16-regions.ts#REGIONS'],
    '4.16E': ['computed', 'Balkans', '../4.16-regions.ts#REGIONS'],
  },
  steps: { 'flexible-events': flexibleEvents },
  facts: [regionalModifier],
  decisions: [
    {
      name: 'flexible',
      seats: 'every seat for whose powers the pack has events of a region',
      form: 'allocate',
      about: 'Where events of a region are used; secret until all have answered.',
      clauses: ['step.6'],
      ticks: true,
      nothing: {},
    },
  ],
  texts: flexibleEventTexts,
});
