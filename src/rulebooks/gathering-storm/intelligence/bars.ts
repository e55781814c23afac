import type { Bar } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import { purgeRuling } from '../placing/22.21B-purge.rulings.ts';
import type { StormPower } from '../powers.ts';
import type { Open } from '../state.ts';
import { intelligenceBarTexts } from './bars.words.ts';
import { needlessRuling, NEEDLESS_RULINGS } from './needless.rulings.ts';
import { hasForgone } from './opening.ts';

// What closes whole steps to a power.

/** Russia has given up all its diplomacy of this turn (22.21B, 24.61A; ruling forgone). */
export function forgoneBar(open: Open, power: StormPower): Bar | null {
  if (power !== 'russia' || !hasForgone(open) || purgeRuling(open.rulings, 'forgone') !== 'everything')
    return null;
  return { clauses: ['22.21B', '24.61A'], reason: intelligenceBarTexts.bar.forgoneAll() };
}

/** Whether a power has nothing left to do in steps 6, 9 and 10, and is not asked there (24.61A; rulings forgone, needless). */
export function isPassedBy(open: Open, power: StormPower): boolean {
  return needlessRuling(open.rulings, 'needless') === 'passed-by' && forgoneBar(open, power) !== null;
}

/** What bars events and operations. */
export const BARS = part(import.meta.url, {
  rulings: NEEDLESS_RULINGS,
  texts: intelligenceBarTexts,
});
