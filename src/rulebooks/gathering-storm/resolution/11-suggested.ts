import { POWERS, sideOf } from '../powers.ts';
import type { Open } from '../state.ts';
import { flagsIn, missingFlags } from './11-flags.ts';
import type { TargetLead } from './lead.ts';

/**
 * step.11: what a table that enters flags may make of a lead, by the rows of its form: one flag step, as under the house rule
 * of the ruling resolution. Nothing where more than one power could benefit or lose, or where flags are not known.
 */
export function suggestedBy(
  open: Open,
  target: string,
  { camp, among }: TargetLead,
): Readonly<Record<string, number>> {
  const [power, ...others] = among;
  if (power === undefined || others.length > 0 || missingFlags(open, [target]).length > 0) return {};
  const rivals = POWERS.filter((each) => !camp.includes(sideOf(each)) && flagsIn(open, each, target) > 0);
  const [from, ...more] = rivals;
  if (from === undefined) return { [`place-${power}/${target}`]: 1 };
  return more.length > 0 ? {} : { [`${power}-removes-${from}/${target}`]: 1 };
}
