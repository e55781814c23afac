import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 426-spending.ts. */
export const say = texts({
  facts: {
    'in-play': 'What is in play',
  },
  bar: {
    notReported: 'First report, among the facts, what only you know: {question}',
  },
  limit: {
    spending: 'You have {most}.',
  },
});
