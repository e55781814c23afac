import { type FactType, type Possible, family, once, texts } from '../../../kernel/index.ts';
import type { EventCard, EventKind } from '../files/pack.ts';
import { part } from '../part.ts';
import type { StormPower } from '../powers.ts';
import type { Go, StormGround, Open, Setting } from '../state.ts';
import { saysHeld, type OurView } from './held.ts';
import { givenAmount, isAhead, modifierKey } from './modifiers.ts';
import { isGeneral } from './opening.ts';
import { targetName } from './spoken.ts';

// What events give in targets (steps 5 and 6), and what each seat can know of it before.

/** The power that an event speaks for: who benefits (step.5, event.danube-free-trade-zone). */
export function beneficiary({ holder, benefits }: EventCard): StormPower {
  return benefits ?? holder;
}

const TARGETS = once((targets: Setting['targets']) =>
  once((event: EventCard): readonly string[] =>
    (event.targets ?? []).filter((id) => targets.some((each) => each.id === id)),
  ),
);

/** The targets of an event that are diplomatic targets in this game. */
export function targetsIn({ targets }: Pick<Setting, 'targets'>, event: EventCard): readonly string[] {
  return TARGETS(targets)(event);
}

const EVENTS = once((events: Setting['events']) =>
  once((kind: EventKind): readonly EventCard[] =>
    [...events.values()].filter((event) => event.kind === kind),
  ),
);

/** The events of a kind, in the order of the pack. */
export function eventsOf({ events }: Pick<Setting, 'events'>, kind: EventKind): readonly EventCard[] {
  return EVENTS(events)(kind);
}

/** Put the modifier of an event into a target (step.5, step.6). */
export function addEvent(open: Open, event: EventCard, target: string): void {
  const source = `event/${event.id}`;
  open.modifiers.push({ source, power: beneficiary(event), target, amount: event.value });
}

/** Event, target; then what a reader has to know of the card: whose seat holds it, who benefits, what it is worth. */
type OfEvent = readonly [string, string, string, StormPower, string];

/** In which steps events of a kind can count, and what one that is in play gives before that. */
interface Counting {
  readonly kind: EventKind;
  readonly steps: readonly Go['step'][];
  readonly clause: string;
  /** Whether it counts for certain once it is in play. */
  readonly isCertain: boolean;
}

/** What events of a kind give in their targets: a range for those who cannot know yet. */
export function eventModifiers({ kind, steps, clause, isCertain }: Counting) {
  return family<StormGround, OfEvent>({
    key: (event, target) => modifierKey(`event-${event}`, target),
    each: (setting) =>
      eventsOf(setting, kind).flatMap((event) =>
        targetsIn(setting, event).map(
          (target): OfEvent => [
            event.id,
            target,
            setting.seating[event.holder],
            beneficiary(event),
            String(event.value),
          ],
        ),
      ),
    spec: (setting, id, target, _, __, value) => ({
      type: spread(Number(value)),
      lasts: 'turn',
      by: 'game',
      question: say.fact.eventModifier({
        event: setting.events.get(id)?.title ?? id,
        target: targetName(setting, target),
      }),
      clauses: [clause],
    }),
    read(view, id, target, seat, power, value): Possible {
      const { open } = view;
      const isDone = open.shown.includes(id) || !isAhead(open, (item) => steps.includes(item.step));
      if (isDone) return givenAmount(open, `event/${id}`, power, target);
      const says = isInPlay(view, id, seat);
      if (says === false) return 0;
      const { min, max } = spread(Number(value));
      return says && isCertain ? Number(value) : { min, max };
    },
  });
}

/** Whether a view knows that an event will count, or that it will not; undefined: it cannot know. */
function isInPlay({ seat, open, sealed }: OurView, id: string, holder: string): boolean | undefined {
  if (isGeneral(open, { id })) return true;
  return seat === holder ? saysHeld(sealed, { id }) : undefined;
}

function spread(value: number): FactType & { readonly kind: 'number' } {
  return { kind: 'number', min: Math.min(0, value), max: Math.max(0, value) };
}

const say = texts({
  facts: {
    modifier: 'Modifiers of this turn',
  },
  fact: {
    eventModifier: 'What "{event}" gives in {target}',
  },
});

/** What events add to a ledger. */
export const EVENT_MODIFIERS = part(import.meta.url, {
  texts: say,
});
