import { beginWithWars } from './49-diplomacy/58-wars.ts';
import { beginWithEvents } from './49-diplomacy/63-triggers.ts';
import { beginWithDemands } from './49-diplomacy/7-demands.ts';
import { beginWithJapan } from './49-diplomacy/85-effective-level.ts';
import { beginAfterDate } from './57-japan/8-european.ts';
import { beginWithResults } from './62-elections/52-begun.ts';
import { beginBeaten } from './62-elections/9-defeat.ts';
import type { Books, Open } from './state.ts';

// A game that begins in the middle: what its start says without naming it.

/** What else is so, as the start of a game is so (49.435, 49.44, 49.58, 49.61, 49.852A, 55.21, 56.21, 57.81, 57.82, 62.52, 62.65, 62.91). */
export function implyTheRest(books: Pick<Books, 'plan' | 'scenario' | 'start'>, open: Open): void {
  beginWithDemands(books, open);
  beginWithEvents(open);
  beginWithWars(open);
  beginWithJapan(open);
  beginAfterDate(books, open);
  beginWithResults(books, open);
  beginBeaten(books, open);
}
