import { reportedValue } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import type { Books, Go, Open, WorldStep } from '../state.ts';
import { isFought } from './11-resistance.ts';
import { apply, lastLevel, resultNow } from './3-results.ts';

// 61.11: a result applies from the start of a Japanese player turn on.

declare module '../state.ts' {
  interface Steps {
    'chinese-result': object;
  }
}

/** 61.11: at the start of the Japanese player turn, where a level was found or a result still applies. */
function appliesAt({ plan }: Books, open: Open): Go[] {
  if (open.phase !== plan.japanese) return [];
  const isFound = reportedValue(open.facts, lastLevel.key()) !== undefined;
  return isFound || resultNow(open) !== 0 ? [{ step: 'chinese-result' }] : [];
}

/** 61.11: what applies from now on; between the end of the Chinese player turn and this moment nobody of them plays. */
const chineseResult: WorldStep<'chinese-result'> = {
  clauses: ['61.11'],
  next: (_, { open }, __, referee) => apply(open, isFought(open), referee),
};

/** 61.11: from when a result applies. */
export const APPLIES = part(import.meta.url, {
  steps: { 'chinese-result': chineseResult },
  at: { 'player-turn-start': appliesAt },
});
