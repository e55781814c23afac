import { type Referee, reportedValue, eachOf, whole } from '../../../kernel/index.ts';
import { fact, family } from '../facts/facts.ts';
import { part } from '../part.ts';
import type { Books, Open } from '../state.ts';
import { RAISED_BY, type RolledTension, ROLLED_TENSIONS } from '../tables/tensions.ts';
import { isKept, move, tensionsIn } from './8-tension.ts';
import { tensionOther } from './84-lists.ts';

// 49.87: tensions rise with offensive operations.

/** Whose offensives raise a level. */
const KEYS: Readonly<Record<RolledTension, string>> = {
  usat: 'offensives.european-axis',
  usjt: 'offensives.japan',
};

/** The BRPs spent on the offensives that raise a level (49.87). */
const offensives = family<[RolledTension]>({
  key: (tension) => KEYS[tension],
  each: eachOf(ROLLED_TENSIONS),
  spec: (_, tension) =>
    fact('offensives', whole(0, 999), ['49.87'], {
      lasts: 'turn',
      nothing: 0,
      askedOf: RAISED_BY[tension],
      args: { tension },
    }),
});

const SPENT_FOR_ONE = 15;
const REMNANT = 8;

/** 49.87: one for every 15 BRPs, and one more for a remnant of eight; what is left is dropped. */
export function offensiveEffect(brps: number): number {
  return Math.floor(brps / SPENT_FOR_ONE) + (brps % SPENT_FOR_ONE >= REMNANT ? 1 : 0);
}

/** The facts of the Axis player turn that move the levels kept, and that nobody has reported. */
export function missingForTension(books: Books, open: Open): string[] {
  if (open.phase !== 'allied' || open.offensivesCounted) return [];
  return tensionsIn(books, open)
    .filter((tension) => isKept(open, tension))
    .flatMap((tension) => [
      offensives.key(tension),
      ...(books.complete.includes(tension) ? [] : [tensionOther.key(tension)]),
    ])
    .filter((key) => reportedValue(open.facts, key) === undefined);
}

/** After the Axis player turn: its offensives (49.87), and what the players add up from lists not supplied (49.84). */
export function countOffensives(books: Books, open: Open, referee: Referee): void {
  if (open.phase !== 'allied' || open.offensivesCounted) return;
  open.offensivesCounted = true;
  for (const tension of tensionsIn(books, open)) {
    if (!isKept(open, tension)) continue;
    move(
      books,
      open,
      tension,
      offensiveEffect(Number(reportedValue(open.facts, offensives.key(tension)) ?? 0)),
      ['49.87'],
      referee,
    );
    if (!books.complete.includes(tension))
      move(
        books,
        open,
        tension,
        Number(reportedValue(open.facts, tensionOther.key(tension)) ?? 0),
        ['49.84'],
        referee,
      );
  }
}

/** 49.87: offensive operations. */
export const OFFENSIVES = part(import.meta.url, {
  clauses: {
    '49.87': ['computed', 'Tension increases from offensive operations', 'offensiveEffect'],
    '49.87/example': ['computed', 'The printed example', 'offensiveEffect'],
  },
  facts: [offensives],
});
