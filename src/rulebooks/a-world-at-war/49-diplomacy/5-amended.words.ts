import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 5-amended.ts. */
export const WORDS = {
  'result.none': 'no result',
  'told.amendedResult':
    '{target}: the earlier result no longer counts. What it gave is taken back: units, hexes and BRPs. In effect is, as before the roll: {result}.',
  'told.bessarabia.anew':
    'What was settled of Bessarabia no longer counts: how Rumania answers the Russian demands is settled anew.',
  'bar.amendedDemand':
    'What became of the Russian demands of {target} has happened on the map: take back to before the roll, or leave it.',
  'bar.amendedRolling':
    '{target} is being rolled for again by now: take back to before the earlier roll, or leave it.',
  'bar.amendedConquered':
    '{target} is conquered by now, and no result is in effect there: take back to before the roll, or leave it.',
  'bar.amendedTold':
    'The table has said since what is in effect for {target}: correct that, take back to before the roll, or leave it.',
  'bar.amendedRead':
    'A later sum has counted the result for {target}: take back to before the roll, or leave it.',
  'bar.amendedWar':
    'Germany and Russia have gone to war since, as the result for {target} demanded: take back to before the roll, or leave it.',
} satisfies WordBook;
