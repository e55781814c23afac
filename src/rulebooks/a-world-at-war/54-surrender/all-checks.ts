import type { Open } from '../state.ts';
import { GERMANY } from '../55-germany/11-resistance.ts';
import { ITALY } from '../56-italy/11-conditions.ts';
import { JAPAN } from '../57-japan/11-resistance.ts';
import { RUSSIA } from '../60-russia/11-resistance.ts';
import { CHINA } from '../61-china/11-resistance.ts';
import { ruled } from './12-checks.rulings.ts';
import { type Check, CHECKED, type Checked } from './check.ts';

// The checks of rules 55 to 61, by power.

const CHECKS: Readonly<Record<Checked, Check>> = {
  germany: GERMANY,
  italy: ITALY,
  russia: RUSSIA,
  japan: JAPAN,
  china: CHINA,
};

/** The check of a power. */
export function checkOf(of: Checked): Check {
  return CHECKS[of];
}

/** All checks, in the order in which those of one moment come (ruling check-order, 55.52). */
export function checksIn({ rulings }: Open): readonly Check[] {
  const [first, second, ...others] = CHECKED;
  const order = ruled(rulings, 'check-order') === 'italy' ? [second, first, ...others] : CHECKED;
  return order.map(checkOf);
}
