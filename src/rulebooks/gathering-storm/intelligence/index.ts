import type { Chapter } from '../../../kernel/chapter.ts';
import type { Power } from '../powers.ts';
import type { Ground, Step } from '../state.ts';

declare module '../state.ts' {
  interface Steps {
    /** What the table says at the start of a turn: the purge, general events. */
    opening: object;
    /** Every seat's own event cards. */
    cards: object;
    /** Step 5. */
    'target-events': { readonly n: 5 };
    /** Step 6. */
    'flexible-events': { readonly n: 6 };
    /** Step 7. */
    threat: { readonly n: 7; readonly power: 'germany' | 'italy' };
    /** Step 9. */
    covert: { readonly n: 9; readonly power: Power };
    /** Step 10. */
    subversion: { readonly n: 10 };
  }
}

const none = { clauses: [] };
const opening: Step<'opening'> = none;
const cards: Step<'cards'> = none;
const targetEvents: Step<'target-events'> = none;
const flexibleEvents: Step<'flexible-events'> = none;
const threat: Step<'threat'> = none;
const covert: Step<'covert'> = none;
const subversion: Step<'subversion'> = none;

export const STEPS = {
  opening,
  cards,
  'target-events': targetEvents,
  'flexible-events': flexibleEvents,
  threat,
  covert,
  subversion,
};

export const EVENTS: Chapter<Ground> = { clauses: [] };
