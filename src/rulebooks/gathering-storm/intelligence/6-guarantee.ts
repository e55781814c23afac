import type { Words } from '../../../kernel/index.ts';
import type { EventCard } from '../files/pack.ts';
import { sideOf } from '../powers.ts';
import { type Books, type Open, targetOf } from '../state.ts';
import { flexibleEventTexts } from './6-flexible-events.words.ts';
import { eventsOf, targetsIn } from './event-modifiers.ts';
import { isGeneral } from './opening.ts';

// step.6 says of its cards that they never meet: what is turned up shows it, and what is not stays secret.

/** What is wrong with the events of a region that lie open (step.6): of two sides for one region, of two powers for one country. */
export function contradictions(books: Books, open: Open): Words[] {
  const cards = eventsOf(books, 'regional').filter(
    (event) => open.shown.includes(event.id) || isGeneral(open, event),
  );
  return cards.flatMap((one, at) =>
    cards.slice(at + 1).flatMap((other) => contradiction(books, one, other) ?? []),
  );
}

function contradiction(books: Books, one: EventCard, other: EventCard): Words | null {
  if (one.holder === other.holder) return null;
  const args = { one: one.title, power: one.holder, other: other.title, rival: other.holder };
  const isRegion = sideOf(one.holder) !== sideOf(other.holder);
  if (isRegion && meet(regionsOf(books, one), regionsOf(books, other)))
    return flexibleEventTexts.told.sameRegion(args);
  return meet(targetsIn(books, one), targetsIn(books, other))
    ? flexibleEventTexts.told.sameCountry(args)
    : null;
}

function regionsOf(books: Books, event: EventCard): string[] {
  return targetsIn(books, event).flatMap((id) => targetOf(books, id).region ?? []);
}

function meet(some: readonly string[], others: readonly string[]): boolean {
  return some.some((each) => others.includes(each));
}
