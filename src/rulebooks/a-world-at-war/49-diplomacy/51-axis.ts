import { rulingsOf } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import { doFallsCount } from '../turn/played.ts';
import type { Open } from '../state.ts';
import { hasSurrendered } from './17-surrender.ts';

// 49.51A: for whom the Axis wins a country, once Germany has surrendered.

/** Whether Germany is out of the war (55.11); by ruling reported-falls not by a report. */
export function isGermanyOut(open: Open): boolean {
  return hasSurrendered(open, 'germany') && doFallsCount(open);
}

/** Who benefits of Axis results (49.51A): Germany; Italy alone by ruling italy-alone (55.22); null: nobody any more. */
export function axisBeneficiary(open: Open): 'germany' | 'italy' | null {
  if (!isGermanyOut(open)) return 'germany';
  const isLeft = !hasSurrendered(open, 'italy');
  return isLeft && ruled(open.rulings, 'italy-alone') === 'plays' ? 'italy' : null;
}

const { RULINGS, ruled } = rulingsOf([
  {
    id: 'italy-alone',
    clauses: ['49.31', '49.51A', '55.22'],
    question:
      'Axis results benefit Germany. Germany has surrendered and Italy fights on alone: what of the diplomacy of the Axis?',
    choices: [
      {
        id: 'plays',
        text: 'It goes on with the DPs that are left, a third of them in one target; results benefit Italy.',
      },
      {
        id: 'ends',
        text: 'It ends: the Axis names no minor country and places no DPs in one, and no result favours it.',
      },
    ],
    default: 'plays',
  },
]);

/** 49.51A: whom Axis results benefit. */
export const AXIS_BENEFIT = part(import.meta.url, {
  rulings: RULINGS,
});
