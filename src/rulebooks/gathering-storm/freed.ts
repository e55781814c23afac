import { part } from './part.ts';
import { diplomaticRuling } from './placing/24.5-diplomatic.rulings.ts';
import { isPower } from './powers.ts';
import { conquest } from './starts/standing.ts';
import type { Follows, Open } from './state.ts';

// step.6: what lay in a country when it was conquered, where it is free again before the resolution.

/**
 * Whether what lay in a country when it was conquered counts for nothing, though the country is free again (ruling freed): not
 * where there is diplomacy in conquests, too (ruling conquest).
 */
export function isFallen(
  { rulings }: Pick<Open, 'rulings'>,
  { fallen }: { readonly fallen?: true },
): boolean {
  return (
    fallen === true &&
    diplomaticRuling(rulings, 'conquest') !== 'allowed' &&
    diplomaticRuling(rulings, 'freed') === 'fallen'
  );
}

/** What lies in a country that is conquered is marked; where it never was conquered, the mark goes (step.6). */
const CONQUESTS: Follows = {
  clauses: ['step.6'],
  on: [conquest],
  brings(_, { open }, { each }) {
    for (const { of, report } of each) {
      if (isPower(report.value)) mark(open, of[0] ?? '', true);
      else if (report.as === 'correction') mark(open, of[0] ?? '', false);
    }
  },
};

function mark(open: Open, target: string, isFallen: boolean): void {
  const marked = <T extends { readonly target: string; readonly fallen?: true }>(one: T): T => {
    if (one.target !== target || (one.fallen === true) === isFallen) return one;
    const { fallen: _, ...rest } = one;
    return (isFallen ? { ...rest, fallen: true } : rest) as T;
  };
  open.placed = open.placed.map(marked);
  open.modifiers = open.modifiers.map(marked);
}

/** step.6: what lay in a country when it was conquered. */
export const FREED_COUNTERS = part(import.meta.url, {
  news: [CONQUESTS],
});
