import { evaluateNamed, knownFacts } from '../../../kernel/index.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { SHEET } from './22-found.ts';
import type { Books, Open } from '../state.ts';
import { areAtWar } from '../war/wars.ts';
import { isLateWarPlayed } from '../turn/played.ts';
import type { WatchedLevel } from '../54-surrender/watch-changes.ts';
import { watchTexts } from '../54-surrender/watch.words.ts';
import { part } from '../part.ts';

// The watch of France: it falls with Paris, or of its own will, and its level then says how (58.11, 58.21).

/** The level at which France would fall now, while it stands and is at war with the Axis (58.11, 58.22). */
function watchedFrance(books: Books, open: Open): readonly WatchedLevel[] {
  const isIn =
    isLateWarPlayed(books, open) &&
    (areAtWar(open, 'germany', 'france') || areAtWar(open, 'italy', 'france'));
  if (!isIn || hasSurrendered(open, 'france')) return [];
  const told = knownFacts(books, { seat: null, open });
  return [
    {
      id: 'france',
      label: watchTexts.watch.france(),
      sum: { sheet: SHEET, fatal: null },
      level: evaluateNamed(books, SHEET, told),
      told,
      at: null,
      marks: [],
      stands: watchTexts.watch['france.stands'](),
      changes: watchTexts.watch['france.paris'](),
      next: watchTexts.watch['france.next'](),
      reached: watchTexts.watch.reached(),
    },
  ];
}

/** 58.11, 58.21: the watch of France. */
export const WATCH = part(import.meta.url, {
  gives: { watched: [watchedFrance] },
});
