import { type SheetResult, evaluateNamed } from '../../../kernel/index.ts';
import { dpLevel } from '../54-surrender/2-dp-level.ts';
import type { WatchedLevel } from '../54-surrender/watch-changes.ts';
import { watchTexts } from '../54-surrender/watch.words.ts';
import { isUsDefeated, NONE, PEACE } from '../war/elections.ts';
import { part } from '../part.ts';
import { isLateWarPlayed } from '../turn/played.ts';
import { POWER_IDS } from '../powers.ts';
import type { Books, Go, Open } from '../state.ts';
import type { Theatre } from '../war/theatres.ts';
import { areAtWar } from '../war/wars.ts';
import { type ElectionCause, ELECTION_YEAR } from './2-when.ts';
import { EUROPE } from './31-europe.ts';
import { resultWords, rowOf } from './31-outcomes.ts';
import { PACIFIC, resistance } from './31-pacific.ts';
import { wonIn } from './42-election.ts';
import { knownFor } from './54-levels.ts';

// The watch of U.S. elections: how near a theatre is to a separate peace (62.41/-7), from the year before that of 1945 on.

/** From so many years before its election on it is watched. */
const BEFORE = 1;

/** The levels of an election that come from other sums (62.31). */
const LEVELS = [...POWER_IDS.map((power) => dpLevel.key(power)), resistance.key()];

/** Why the election is held that is under way (62.21). */
function causeOf({ agenda }: Open): ElectionCause | undefined {
  return (agenda as readonly Go[]).find((item) => item.step === 'election')?.cause;
}

/** Whether the year is the one before that of the election (62.21A). */
function isSoon({ year }: Open): boolean {
  return year < ELECTION_YEAR && year >= ELECTION_YEAR - BEFORE;
}

/** The theatres of an election that can come: both, or Europe after an atomic attack (62.21). */
function watchedElections(books: Books, open: Open): readonly WatchedLevel[] {
  if (!isLateWarPlayed(books, open) || isUsDefeated(open)) return [];
  const cause = causeOf(open);
  const isOfYear = cause === 'year' || isSoon(open);
  const canBeAttacked = open.year >= ELECTION_YEAR && areAtWar(open, 'germany', 'us');
  if (!isOfYear && !canBeAttacked) return [];
  const told = knownFor(books, open, cause ?? 'attack');
  const europe = evaluateNamed(books, EUROPE, told);
  const pacific = isOfYear && !books.plan.european ? evaluateNamed(books, PACIFIC, told) : null;
  const watched = (theatre: Theatre, level: SheetResult, other: SheetResult | null): WatchedLevel => {
    // surely enough is what stands against the most that the other theatre can have
    const at = other ? offset(other.total.min) : PEACE;
    const fatal = other ? offset(other.total.max) : PEACE;
    return {
      id: `election-${theatre}`,
      label: watchTexts.watch.election[theatre](),
      sum: { sheet: theatre === 'europe' ? EUROPE : PACIFIC, fatal, levels: LEVELS },
      level,
      told,
      at,
      marks: [
        {
          at,
          label: resultWords('-7'),
          clauses: other ? ['62.41/-7', '62.42B'] : ['62.41/-7'],
          lines: [`election-${theatre}`],
        },
      ],
      stands: standsOf(theatre, europe, pacific),
      next: (isOfYear ? watchTexts.watch.election.next[theatre] : watchTexts.watch.election.attack)(),
      reached: watchTexts.watch.reached(),
    };
  };
  return [watched('europe', europe, pacific), ...(pacific ? [watched('pacific', pacific, europe)] : [])];
}

/** What a theatre has to come to: what the other has in favour of the Allies is against it (62.42B). */
const offset = (other: number): number => PEACE - Math.max(0, other);

const isExact = ({ total }: SheetResult): boolean => total.min === total.max;

/** What the election would bring in a theatre now, where that is known (62.42). */
function standsOf(theatre: Theatre, europe: SheetResult, pacific: SheetResult | null) {
  if (europe.total.min + (pacific?.total.min ?? 0) >= NONE) return resultWords('none');
  if (!isExact(europe) || (pacific && !isExact(pacific))) return watchTexts.watch.open();
  const won = wonIn(europe.total.min, pacific?.total.min ?? null);
  const mine = won.find((each) => each.theatre === theatre);
  return resultWords(mine ? rowOf(mine.result) : 'none');
}

/** 62.3: the elections on the watch. */
export const WATCH = part(import.meta.url, { gives: { watched: [watchedElections] } });
