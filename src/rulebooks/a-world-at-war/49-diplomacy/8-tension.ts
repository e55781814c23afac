import { type Referee, reportedValue, setFact, eachOf, whole, once } from '../../../kernel/index.ts';
import { isRecorded } from '../war/elections.ts';
import { fact, family } from '../facts/facts.ts';
import { isEuropeOver } from '../turn/over.ts';
import { part } from '../part.ts';
import { areEffectsPlayed } from '../turn/played.ts';
import type { Books, Open } from '../state.ts';
import { LEVELS, type RolledTension, type Tension, TENSIONS } from '../tables/tensions.ts';
import { theatreOf } from '../war/theatres.ts';
import { areAtWar, beganEarlier } from '../war/wars.ts';
import { hasSurrendered } from './17-surrender.ts';
import { tensionRuling, TENSION_RULINGS } from './8-tension.rulings.ts';
import { tensionTexts } from './8-tension.words.ts';

// 49.8: the actual levels of the tensions. A level that nobody has reported is not kept.

/** The actual level of a tension (49.851A, 49.852A), and that of RGT (49.434, 49.44). */
export const actual = family<[Tension]>({
  key: once((tension) => `${tension}.actual`),
  each: eachOf(TENSIONS),
  spec(_, tension) {
    const level = whole(LEVELS.min, LEVELS.max);
    if (tension === 'rgt') return fact('rgtActual', level, ['49.434', '49.44']);
    return fact('tensionActual', level, [tension === 'usat' ? '49.851A' : '49.852A'], {
      byRules: true,
      args: { tension },
    });
  },
});

/** Whether the level of a tension is known, and so kept. */
export function isKept(open: Open, tension: Tension): boolean {
  return reportedValue(open.facts, actual.key(tension)) !== undefined;
}

/**
 * The tensions that still matter: with the war in Europe over, that of the U.S. and the European Axis does not (55.21, 56.21);
 * where surrenders are played that with Japan ends with Japan (49.852, 57.11). While the U.S. is at war, its tension is recorded
 * only after an adverse election (62.51).
 */
export function tensionsIn(books: Pick<Books, 'plan'>, open: Open): readonly RolledTension[] {
  const isJapanOut = hasSurrendered(open, 'japan') && areEffectsPlayed(books, open);
  return books.plan.tensions.filter((tension) => {
    if (tension === 'usat' ? isEuropeOver(open) : isJapanOut) return false;
    return !isFought(open, tension) || isRecorded(open, theatreOf(tension));
  });
}

const ENEMY = { usat: 'germany', usjt: 'japan' } as const;

/**
 * Whether the U.S. has been at war with a tension's enemy since an earlier turn: in the first one events still count (49.841A);
 * by ruling tensions-in-turn-of-war not even then.
 */
function isFought(open: Open, tension: RolledTension): boolean {
  if (tensionRuling(open.rulings, 'tensions-at-war') === 'recorded') return false;
  const enemy = ENEMY[tension];
  if (!areAtWar(open, enemy, 'us')) return false;
  return (
    tensionRuling(open.rulings, 'tensions-in-turn-of-war') === 'at-once' || beganEarlier(open, enemy, 'us')
  );
}

/** The actual levels that a scenario keeps and that nobody has reported. */
export function missingLevels(books: Books, open: Open): string[] {
  const tracked = books.plan.keepsTension ? tensionsIn(books, open) : [];
  return tracked.filter((tension) => !isKept(open, tension)).map((tension) => actual.key(tension));
}

declare module '../state.ts' {
  interface Gives {
    /** What else comes of a level that has moved (62.52). */
    readonly movedLevel: MovedLevel;
  }
}

/** What comes of an actual or effective level that has moved. */
type MovedLevel = (
  open: Open,
  tension: RolledTension,
  level: number,
  of: 'actual' | 'effective',
  referee: Referee,
) => void;

/** 49.84, 62.52: a level has moved; after an election that can give the U.S. something back. */
export const tellMoved = (books: Books, ...moved: Parameters<MovedLevel>): void =>
  books.given('movedLevel').forEach((each) => each(...moved));

/** Move a level, for good (49.83, 49.841C); after an election it can give the U.S. back what that took (62.52). */
export function move(
  books: Books,
  open: Open,
  tension: Tension,
  by: number,
  clauses: readonly string[],
  referee: Referee,
): void {
  if (by === 0) return;
  const key = actual.key(tension);
  const before = reportedValue(open.facts, key);
  const level = typeof before === 'number' ? Math.max(LEVELS.min, Math.min(LEVELS.max, before + by)) : null;
  if (level !== null) setFact(open.facts, key, level);
  const data =
    level === null
      ? tensionTexts.told.moved({ tension, by })
      : tensionTexts.told.level({ tension, by, level });
  referee.tell?.({ to: 'all', kind: 'result', data, clauses });
  if (level !== null && tension !== 'rgt') tellMoved(books, open, tension, level, 'actual', referee);
}

/** 49.8: tension levels. */
export const TENSION = part(import.meta.url, {
  clauses: {
    '49.8': ['heading', 'Tension levels'],
    '49.81': ['enforced', 'Allocation of tension DPs', '3-restrictions.ts#allocationBar'],
    '49.81A': ['enforced', 'RGT', '3-restrictions.ts#allocationBar'],
    '49.81B': ['enforced', 'USAT', '3-restrictions.ts#allocationBar'],
    '49.81C': ['enforced', 'USJT', '3-restrictions.ts#allocationBar'],
    '49.841C': ['computed', 'Not undone', 'move'],
    '49.85': ['heading', 'Actual and effective tension levels'],
    '49.851': ['heading', 'USAT'],
    '49.851A': ['computed', 'Actual USAT', 'actual'],
  },
  rulings: TENSION_RULINGS,
  facts: [actual],
  texts: tensionTexts,
});
