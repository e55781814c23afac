import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 24.54E-limits.ts. */
export const WORDS = {
  'row.set': '{power} in {target}',
  'row.ring': '{power} in {target} (spy ring)',
  'row.civil-war': '{power} in {target} (civil war)',
  'row.success': '{power} in {target} (civil war success)',
  'row.event': '{power} in {target} ({event})',
  'basis.success': 'its success in a civil war',
  'bar.initial':
    'Extra counters are initial placements: in step 4 the Axis powers place one counter of their set each, and nothing else.',
  'bar.noRing': '{power} has no active spy ring there: no extra counter.',
  'bar.noMinor': 'No minor country: a spy ring gives no extra counter there.',
  'bar.noCivilWar': 'No civil war is fought there: no extra counter.',
  'bar.successUsed': '{power} has placed the extra counter for its success in a civil war already this turn.',
  'bar.eventUsed': '{event} has been used already this turn.',
  'bar.eventElsewhere': '{event} does not name this target.',
  'limit.axis': '{power} places one counter of its set in this step, and keeps none for later.',
  'limit.set': '{power} places two counters of its set in a turn.',
  'limit.once': '{power} places one counter by {by}.',
  'limit.counters': '{power} has {counters} diplomatic counters{source}.',
} satisfies WordBook;
