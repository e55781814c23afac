import { type Referee, tell, texts } from '../../../kernel/index.ts';
import type { EventCard } from '../files/pack.ts';
import { part } from '../part.ts';
import type { Books, StormPosition, StormStep } from '../state.ts';
import { voidCounters } from './24.56D-drawn.ts';
import { addEvent, beneficiary, eventModifiers, eventsOf, targetsIn } from './event-modifiers.ts';
import { saysHeld, turnUp } from './held.ts';
import { signedAmount } from './modifiers.ts';
import { isGeneral } from './opening.ts';
import { targetName } from './spoken.ts';

// Step 5: events that name one target are turned up. Nobody is asked.

declare module '../state.ts' {
  interface Steps {
    /** Step 5. */
    'target-events': { readonly n: 5 };
  }
}

/** What events of one target give there (step.5). */
const fixedModifier = eventModifiers({
  kind: 'fixed',
  steps: ['target-events'],
  clause: 'step.5',
  isCertain: true,
});

/**
 * Every event that names one target is turned up and counts for the power that benefits (step.5): "Britain supports Danube
 * free trade zone" for Britain in Hungary (event.danube-free-trade-zone).
 */
const targetEvents: StormStep<'target-events'> = {
  clauses: ['step.5'],
  next(books, position, _, referee) {
    for (const event of eventsOf(books, 'fixed')) {
      const mine = position.sealed[books.seating[event.holder]];
      if (position.open.shown.includes(event.id)) continue;
      if (isGeneral(position.open, event) || saysHeld(mine, event)) apply(books, position, event, referee);
    }
  },
  // skipped, no card is turned up
  drop: () => undefined,
};

function apply(books: Books, position: StormPosition, event: EventCard, referee: Referee): void {
  const { open } = position;
  const targets = targetsIn(books, event);
  turnUp(books, position, event, { clauses: ['step.5'] }, referee);
  for (const target of targets) addEvent(open, event, target);
  const args = {
    event: event.title,
    power: beneficiary(event),
    amount: signedAmount(event.value),
    targets: targets.map((id) => targetName(books, id)),
  };
  tell(referee, 'revealed', targets.length > 0 ? say.told.targetEvent : say.told.noTarget, args, ['step.5']);
  voidCounters(books, open, event, referee);
}

const say = texts({
  told: {
    targetEvent: 'Turned up: "{event}". {amount} in {targets}, {power} benefits.',
    noTarget: 'Turned up: "{event}". It names no target of this game, so {power} gets nothing from it.',
  },
});

/** step.5: events of one target. */
export const TARGET_EVENTS = part(import.meta.url, {
  clauses: {
    'step.5': ['computed', 'target events revealed', 'targetEvents'],
    'event.danube-free-trade-zone': ['computed', 'Britain supports Danube free trade zone', 'targetEvents'],
  },
  steps: { 'target-events': targetEvents },
  facts: [fixedModifier],
  texts: say,
});
