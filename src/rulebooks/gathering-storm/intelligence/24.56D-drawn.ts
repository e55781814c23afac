import { type Referee, directive, once, reportedValue, texts } from '../../../kernel/index.ts';
import type { Placement } from '../lifetimes.ts';
import type { EventCard } from '../files/pack.ts';
import { part } from '../part.ts';
import { allyRuling } from '../placing/24.56D-allies.rulings.ts';
import { sideOf } from '../powers.ts';
import { civilWar } from '../starts/standing.ts';
import type { Follows, Open, Setting } from '../state.ts';
import { drawnRuling, DRAWN_RULINGS } from './24.56D-drawn.rulings.ts';
import { general, generalRussian, isGeneral } from './opening.ts';
import { targetName } from './spoken.ts';

// 24.56D: where a Russian event keeps the Allies out, and what becomes of a counter that a secret one finds there.

/** Where an event was used: the counters and modifiers that stand on it. */
function usedIn({ placed, modifiers }: Open, { id }: EventCard): string[] {
  const counters = placed.filter(({ basis }) => typeof basis === 'object' && basis.event === id);
  const sums = modifiers.filter(({ source }) => source === `event/${id}`);
  return [...counters, ...sums].map(({ target }) => target);
}

/** The targets for which one Russian event is drawn (24.56D; ruling drawn-for). */
function targetsOf(open: Open, event: EventCard): readonly string[] {
  const { targets, kind } = event;
  if (targets?.length === 1) return targets;
  switch (drawnRuling(open.rulings, 'drawn-for')) {
    case 'every-target':
      return targets ?? (kind === 'permit' ? usedIn(open, event) : []);
    case 'single-target':
      return [];
    case 'used':
      return usedIn(open, event);
  }
}

const RUSSIAN = once((events: Setting['events']) =>
  [...events.values()].filter(({ holder }) => holder === 'russia'),
);

/** The targets for which a general Russian event was drawn, or one that is turned up already (24.56D). */
export function drawnFor(
  { events, targets }: Pick<Setting, 'events' | 'targets'>,
  open: Open,
): ReadonlySet<string> {
  const drawn = new Set<string>();
  for (const { id } of targets) if (reportedValue(open.facts, generalRussian.key(id)) === true) drawn.add(id);
  for (const event of RUSSIAN(events))
    if (isGeneral(open, event) || open.shown.includes(event.id))
      for (const target of targetsOf(open, event)) drawn.add(target);
  return drawn;
}

/** An Allied diplomatic counter that may not stand where a Russian event is drawn (24.56D, 24.56D/civil-war). */
function isBarred({ facts, rulings }: Open, { kind, power, target, void: gone }: Placement): boolean {
  if (kind !== 'diplomatic' || gone || sideOf(power) !== 'allies') return false;
  const isWar = reportedValue(facts, civilWar.key(target)) === true;
  return !(isWar && allyRuling(rulings, 'civil-war-lifts-event-bar') === 'yes');
}

/** 24.56D: a Russian event has just been turned up, and finds Allied counters in its way (rulings secret-event, open-event). */
export function voidCounters(books: Setting, open: Open, event: EventCard, referee: Referee): void {
  if (event.holder !== 'russia') return;
  if (!isGeneral(open, event)) {
    if (drawnRuling(open.rulings, 'secret-event') === 'keep') return;
    return takeBack(books, open, targetsOf(open, event), event.title, referee);
  }
  // what the others bar they barred when the counter was placed
  if (drawnRuling(open.rulings, 'drawn-for') === 'used')
    takeBackOpen(books, open, usedIn(open, event), referee);
}

function takeBackOpen(books: Setting, open: Open, targets: readonly string[], referee: Referee): void {
  if (drawnRuling(open.rulings, 'open-event') === 'void') takeBack(books, open, targets, null, referee);
}

/** `event`: what was turned up; null: the table told of a general event. */
function takeBack(
  books: Setting,
  open: Open,
  targets: readonly string[],
  event: string | null,
  referee: Referee,
): void {
  open.placed = open.placed.map((each) => {
    if (!targets.includes(each.target) || !isBarred(open, each)) return each;
    const args = { power: each.power, target: targetName(books, each.target) };
    if (event === null) directive(referee, say.told.voidOpen, args, ['24.56D/event']);
    else directive(referee, say.told.void, { ...args, event }, ['24.56D/event']);
    return { ...each, void: true };
  });
}

/** 24.56D: a general Russian event that is told late can find an Allied counter (ruling open-event). */
const DRAWN_LATE: Follows = {
  clauses: ['24.56D/event'],
  on: [general, generalRussian],
  brings(books, { open }, { each, asked }, referee) {
    if (asked) return;
    const targets = each.flatMap(({ key, of: [id = ''], report }): readonly string[] => {
      if (report.value !== true) return [];
      if (key === generalRussian.key(id)) return [id];
      const event = books.events.get(id);
      return event?.holder === 'russia' ? targetsOf(open, event) : [];
    });
    takeBackOpen(books, open, targets, referee);
  },
};

const say = texts({
  told: {
    void: 'Take back the diplomatic counter of {power} in {target}, unseen: "{event}" was drawn for it, so it counts nothing.',
    voidOpen:
      'Take back the diplomatic counter of {power} in {target}: a general Russian event was drawn for it, so it counts nothing.',
  },
});

/** 24.56D: Russian events find Allied counters in their way. */
export const DRAWN_EVENTS = part(import.meta.url, {
  rulings: DRAWN_RULINGS,
  news: [DRAWN_LATE],
  texts: say,
});
