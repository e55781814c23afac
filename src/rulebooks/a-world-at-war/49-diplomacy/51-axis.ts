import { reported } from '../../../kernel/facts.ts';
import { ruled as ruledOn } from '../54-surrender/12-checks.rulings.ts';
import type { Open } from '../state.ts';
import { surrendered } from './17-surrender.ts';
import { ruled } from './51-axis.rulings.ts';

// 49.51A: for whom the Axis wins a country, once Germany has surrendered.

/** Whether Germany is out of the war by the rules, not by a report (55.11; ruling surrenders). */
export function isGermanyOut({ facts, rulings }: Open): boolean {
  return reported(facts, surrendered.key('germany')) === true && ruledOn(rulings, 'surrenders') === 'played';
}

/** Who benefits of Axis results (49.51A): Germany; Italy alone by ruling italy-alone (55.22); null: nobody any more. */
export function axisBeneficiary(open: Open): 'germany' | 'italy' | null {
  if (!isGermanyOut(open)) return 'germany';
  const isLeft = reported(open.facts, surrendered.key('italy')) !== true;
  return isLeft && ruled(open.rulings, 'italy-alone') === 'plays' ? 'italy' : null;
}
