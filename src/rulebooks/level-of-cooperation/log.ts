import { texts } from '../../kernel/index.ts';
import { part } from './part.ts';

/** What a log says of steps that nobody else tells: which have closed, and what was passed on. */
export const LOG = part(import.meta.url, {
  texts: texts({
    passed: { choose: 'diplomacy', report: 'news' },
  }),
});
