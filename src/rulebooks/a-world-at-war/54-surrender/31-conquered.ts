import { setFact } from '../../../kernel/facts.ts';
import { surrendered } from '../49-diplomacy/17-surrender.ts';
import type { Open } from '../state.ts';

/** 54.31: a power that surrenders counts as conquered: it receives no DPs any more (49.17), and what it had placed stays (49.46). */
export function conquer(open: Open, power: 'germany' | 'italy' | 'japan'): void {
  setFact(open.facts, surrendered.key(power), true);
}
