import { renderValue, texts } from '../../kernel/index.ts';
import { part } from './part.ts';

/** What a log says of steps that nobody else tells: which have closed, and what was passed on. */
export const LOG = part(import.meta.url, {
  texts: texts({
    closed: {
      strengths: ({ seats }, book) => `The strengths of ${renderValue(book, seats)} are sealed.`,
      values: ({ seats }, book) => `The strengths of ${renderValue(book, seats)} are sealed.`,
      cards: 'All have sealed what they hold.',
      'counters-shown': 'The strengths of the counters are open.',
    },
    passed: {
      place: 'counters',
      changes: 'changes on the board',
      opening: 'cards drawn',
      'flexible-events': 'regional events',
      covert: 'covert operations',
      subversion: 'subversion',
      subvert: 'subversion',
      report: 'news',
      result: 'flags',
    },
  }),
});
