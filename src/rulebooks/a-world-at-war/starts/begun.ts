import { surrenderFact } from '../49-diplomacy/17-surrender.ts';
import { beginWithWars } from '../49-diplomacy/58-wars.ts';
import { beginWithEvents } from '../49-diplomacy/63-triggers.ts';
import { beginWithDemands } from '../49-diplomacy/7-demands.ts';
import { beginWithJapan } from '../49-diplomacy/85-effective-level.ts';
import { beginAfterDate } from '../57-japan/8-european.ts';
import { beginWithResults } from '../62-elections/52-begun.ts';
import { beginBeaten } from '../62-elections/9-defeat.ts';
import { abandon, control, PLACES } from '../war/control.ts';
import type { Books, Open } from '../state.ts';

// A game that begins in the middle: what its start says without naming it.

/** What a surrender has left to nobody (55.41, 57.41), and whose it was. */
const LEFT = [
  [surrenderFact.key('germany'), PLACES['55.11'], 'axis'],
  [surrenderFact.key('japan'), PLACES['57.11'], 'japan'],
] as const;

/** 55.41, 57.41: what a power that has surrendered before the start held is nobody’s, unless the start says whose. */
function beginWithoutHexes({ start }: Pick<Books, 'start'>, open: Open): void {
  for (const [key, places, by] of LEFT) {
    const untold = places.filter((place) => start[control.key(place)] === undefined);
    if (start[key] === true) abandon(open, untold, by);
  }
}

/** What else is so, as the start of a game is so (49.44, 49.58, 49.61, 49.852A, 55.41, 57.41, 57.81, 57.82, 62.52, 62.65, 62.91). */
export function implyTheRest(books: Pick<Books, 'plan' | 'scenario' | 'start'>, open: Open): void {
  beginWithDemands(books, open);
  beginWithEvents(open);
  beginWithWars(open);
  beginWithJapan(open);
  beginAfterDate(books, open);
  beginWithoutHexes(books, open);
  beginWithResults(books, open);
  beginBeaten(books, open);
}
