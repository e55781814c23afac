import type { Stand } from '../../../kernel/solo/index.ts';
import { reportedValue } from '../../../kernel/index.ts';
import { type StormPower, POWERS, type Side, sideOf, SIDES } from '../powers.ts';
import { stepsOf } from '../resolution/11-resolution.ts';
import { MOST_FLAGS } from '../resolution/11-flags.ts';
import { beneficiaries, isLost } from '../resolution/lead.ts';
import { type Camp, campsOf, hasFactions } from '../resolution/margin.ts';
import { resolutionRuling } from '../resolution/resolution.rulings.ts';
import { civilWar } from '../starts/standing.ts';
import { stepNow } from '../sequence.ts';
import type { Books, Open } from '../state.ts';
import { type Flags, flagsOf, standWith } from './stands.ts';

// What a margin would bring at step 11: as the rules settle it, and where they leave it to the table as by the house rule, one step.

/** What a face-down counter is taken for, where it only matters who is the strongest rival. */
const UNSEEN = 2;

/** What is answered to a counter by those who place after it, about: a lead that is smaller does not last. A house value. */
const ANSWERED = 1;

/** The steps after which somebody still places who can answer. */
const LAST_ANSWERED = 3;

/** A lead as it is worth while others are still to place (step.1 to step.4): less what they are sure to put against it. */
export function lasting(open: Open, margin: number): number {
  const step = stepNow(open);
  const isAnswered = step !== null && step <= LAST_ANSWERED;
  return isAnswered && margin > 0 ? margin - ANSWERED : margin;
}

/** How a target would stand if a side led there by so much; below 0 its strongest rival does. Nothing where nothing changes. */
export function afterMargin(
  books: Books,
  open: Open,
  target: string,
  side: Side,
  margin: number,
): readonly Stand[] {
  if (margin === 0 || isLost(open, target)) return [];
  const camps = campsIn(books, open, target);
  const own = camps.find((camp) => camp.includes(side)) ?? [side];
  const camp = margin > 0 ? own : rivalOf(open, target, camps, own);
  if (camp === null) return [];
  const by = Math.abs(margin);
  const steps = stepsOf(books, open, { camp, margin: by, among: [] }) ?? 1;
  const first = margin > 0 && weightIn(open, target, side) === 0 ? side : strongestIn(open, target, camp);
  const [power] = beneficiaries(books, open, target, first, by);
  if (steps === 0 || power === undefined) return [];
  return [standWith(books, target, after(flagsOf(open, target), { camp, power, steps }))];
}

/** Enemy flags fall, in the order of powers; for the rest one's own are placed (ruling margin). */
function after(
  flags: Flags,
  { camp, power, steps }: { readonly camp: Camp; readonly power: StormPower; readonly steps: number },
): Flags {
  const then: Record<StormPower, number> = { ...flags };
  let left = steps;
  for (const each of POWERS) {
    if (camp.includes(sideOf(each))) continue;
    const falls = Math.min(left, then[each]);
    then[each] -= falls;
    left -= falls;
  }
  then[power] = Math.min(MOST_FLAGS, then[power] + left);
  return then;
}

/** Who stands together in a target as things are. */
export function campsIn(books: Books, open: Open, target: string): readonly Camp[] {
  const isFought = hasFactions(books, target) && reportedValue(open.facts, civilWar.key(target)) === true;
  return campsOf(books, target, isFought, resolutionRuling(open.rulings, 'sides'));
}

/** The camp with most in a target beside one; null: nobody else has anything there. */
function rivalOf(open: Open, target: string, camps: readonly Camp[], own: Camp): Camp | null {
  let [rival, most]: [Camp | null, number] = [null, 0];
  for (const camp of camps) {
    const weight = camp.reduce((sum, side) => sum + weightIn(open, target, side), 0);
    if (camp !== own && weight > most) [rival, most] = [camp, weight];
  }
  return rival;
}

function strongestIn(open: Open, target: string, camp: Camp): Side {
  const weights = camp.map((side) => weightIn(open, target, side));
  return camp[weights.indexOf(Math.max(...weights))] ?? SIDES[0];
}

/** About how much a side has in a target, as all see it. */
function weightIn({ placed, modifiers }: Open, target: string, side: Side): number {
  const here = <T extends { readonly target: string; readonly power: StormPower }>(all: readonly T[]): T[] =>
    all.filter((each) => each.target === target && sideOf(each.power) === side);
  const counters = here(placed).reduce((sum, { value, count }) => sum + (value ?? UNSEEN * count), 0);
  return here(modifiers).reduce((sum, { amount }) => sum + amount, counters);
}
