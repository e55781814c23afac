import { texts } from '../../../kernel/index.ts';

/** The texts of 24.54E-limits.ts. */
export const placingLimitTexts = texts({
  row: {
    set: '{power} in {target}',
    ring: '{power} in {target} (spy ring)',
    'civil-war': '{power} in {target} (civil war)',
    success: '{power} in {target} (civil war success)',
    event: '{power} in {target} ({event})',
  },
  basis: {
    success: 'its success in a civil war',
  },
  bar: {
    initial:
      'Extra counters are initial placements: in step 4 the Axis powers place one counter of their set each, and nothing else.',
    noRing: '{power} has no active spy ring there: no extra counter.',
    noMinor: 'No minor country: a spy ring gives no extra counter there.',
    noCivilWar: 'No civil war is fought there: no extra counter.',
    successUsed: '{power} has placed the extra counter for its success in a civil war already this turn.',
    eventUsed: '{event} has been used already this turn.',
    eventElsewhere: '{event} does not name this target.',
  },
  limit: {
    axis: '{power} places one counter of its set in this step, and keeps none for later.',
    set: '{power} places two counters of its set in a turn.',
    once: '{power} places one counter by {by}.',
    counters: '{power} has {counters} diplomatic counters{source}.',
  },
});
