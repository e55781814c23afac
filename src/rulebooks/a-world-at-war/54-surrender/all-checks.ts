import type { Open } from '../state.ts';
import { GERMANY } from '../55-germany/11-resistance.ts';
import { ITALY } from '../56-italy/11-conditions.ts';
import { JAPAN } from '../57-japan/11-resistance.ts';
import { britainAt } from '../59-britain/21-check.ts';
import { RUSSIA } from '../60-russia/11-resistance.ts';
import { CHINA } from '../61-china/11-resistance.ts';
import { ruled } from './12-checks.rulings.ts';
import { type Check, CHECKED, type Checked } from './check.ts';

// The checks of rules 55 to 61, by power.

const CHECKS: Readonly<Record<Checked, (open: Open) => Check>> = {
  germany: () => GERMANY,
  italy: () => ITALY,
  russia: () => RUSSIA,
  britain: britainAt,
  japan: () => JAPAN,
  china: () => CHINA,
};

/** The check of a power; what it comes to may depend on what has been (59.87). */
export function checkOf(of: Checked, open: Open): Check {
  return CHECKS[of](open);
}

/** All checks, in the order in which those of one moment come (ruling check-order, 55.52). */
export function checksIn(open: Open): readonly Check[] {
  const [first, second, ...others] = CHECKED;
  const order = ruled(open.rulings, 'check-order') === 'italy' ? [second, first, ...others] : CHECKED;
  return order.map((each) => checkOf(each, open));
}
