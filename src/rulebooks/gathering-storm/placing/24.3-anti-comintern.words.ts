import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 24.3-anti-comintern.ts. */
export const WORDS = {
  'row.antiComintern': 'the anti-Comintern counter in {target}',
  'bar.oneAntiComintern': 'The Axis has one anti-Comintern counter.',
  'bar.pact': 'Under the Nazi-Soviet Pact the anti-Comintern counter is not placed.',
  'bar.antiComintern': 'This pack does not let the anti-Comintern counter be placed there.',
} satisfies WordBook;
