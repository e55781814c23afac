import { type Referee, directive, texts } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import { binds, standingOf } from '../starts/standing.ts';
import type { Open } from '../state.ts';
import { colonyOf } from './53-colonies.ts';
import { COLONIES } from './53-table.ts';
import { vichyNow } from '../war/vichy.ts';

// 58.632: the infantry that keeps Vichy and the colonial capitals, and what a diplomatic result changes of it.

const say = texts({
  told: {
    vichyToRussia: 'The Vichy infantry in colonial capitals may now be sent to Russia.',
    vichyUnitsFree: 'Vichy infantry need no longer stay in Vichy and the colonial capitals.',
    vichyUnitFree: 'Vichy infantry need no longer stay in Vichy.',
  },
});

/** The diplomatic results after which the infantry in colonial capitals may be sent to Russia (58.632). */
const TO_RUSSIA: readonly string[] = ['5-6', '7', '8'];

/** Whether Vichy France is associated or allied with a side (58.632). */
export function isVichyBound(open: Open): boolean {
  return binds(standingOf(open, 'vichy-france')?.result);
}

/** 58.632: what a result for Vichy France means for its infantry. */
function tellVichyResult(open: Open, target: string, result: string, referee: Referee): void {
  if (target !== 'vichy-france' || vichyNow(open) !== 'established') return;
  const hasColonies = COLONIES.some((id) => ['vichy', undefined].includes(colonyOf(open, id)));
  if (TO_RUSSIA.includes(result) && hasColonies)
    directive(referee, say.told.vichyToRussia, undefined, ['58.632']);
  if (binds(result))
    directive(referee, hasColonies ? say.told.vichyUnitsFree : say.told.vichyUnitFree, undefined, ['58.632']);
}

/** 58.632: the infantry of Vichy France. */
export const VICHY_UNITS = part(import.meta.url, {
  clauses: {
    '58.632': ['directive', 'Placement of Vichy forces', 'tellVichyResult'],
  },
  gives: { resultTold: [tellVichyResult] },
  texts: say,
});
