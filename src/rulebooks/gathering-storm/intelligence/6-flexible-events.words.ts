import { texts } from '../../../kernel/index.ts';

/** The texts of 6-flexible-events.ts and 6-guarantee.ts. */
export const flexibleEventTexts = texts({
  ask: {
    flexible:
      'Do you use an event of a region, and where? Whoever could have one is asked; what is used is turned up together.',
  },
  row: {
    flexible: '{event}: {amount} in {target}',
    conquest: '{event}: support level of {power} {amount}, for its conquest {target}',
  },
  limit: {
    eventOnce: '"{event}" is used in one target.',
  },
  told: {
    flexible: 'Turned up: "{event}". {amount} in {target}, {power} benefits.',
    support:
      'Turned up: "{event}". Raise the support level of {power} by {amount}, for its conquest {target}.',
    sameRegion:
      'These cards contradict the game: "{one}" ({power}) and "{other}" ({rival}) are for the same region, of two sides. Both count.',
    sameCountry:
      'These cards contradict the game: "{one}" ({power}) and "{other}" ({rival}) are for the same country. Both count.',
  },
});
