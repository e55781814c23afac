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
  'bar.noRing': '{power} has no active spy ring in {target}: it has no extra counter there.',
  'bar.noMinor': '{target} is no minor country: a spy ring gives no extra counter there.',
  'bar.noCivilWar': 'No civil war is fought in {target}: there is no extra counter for it.',
  'bar.successUsed': '{power} has placed the extra counter for its success in a civil war already this turn.',
  'bar.eventUsed': '{event} has been used already this turn.',
  'bar.eventElsewhere': '{event} does not name {target}.',
  'limit.axis':
    'The Axis powers place one counter of their set in step 1 and one in step 4: {power} places at most one now. One that is not placed is not kept for later.',
  'limit.set': '{power} places at most two diplomatic counters of its set in a turn.',
  'limit.once': '{power} places at most one counter by {by}.',
  'limit.counters': '{power} has {counters} diplomatic counters in all.',
} satisfies WordBook;
