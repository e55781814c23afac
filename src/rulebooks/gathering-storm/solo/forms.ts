import { type Course, type Decision, check, isNamed, rowsTold } from '../../../kernel/solo/index.ts';
import type { AllocateForm, Allocation, FactValue, Json } from '../../../kernel/index.ts';
import { type StormPower, powersOf, sideOf } from '../powers.ts';
import { accountOf } from '../resolution/lead.ts';
import { suggestedBy } from '../resolution/11-suggested.ts';
import { type Books, type Open, powersOfSeat } from '../state.ts';

// What forms of a game without players are answered with that ask for no choice, or for one that no sheet tells the worth of.

const CONTEXT = { facts: {}, clauses: [] };

/** What was dealt and drawn, as a history has it; what the table makes of ledgers: one step for who leads. */
export function happensIn(books: Books, open: Open, decision: Decision, course: Course): Json | undefined {
  const { form } = decision;
  if (isNamed(decision, 'cards') && form.kind === 'allocate') return dealt(open, form, course);
  if (isNamed(decision, 'result') && form.kind === 'allocate') return stepsFor(books, open, form);
  if (!isNamed(decision, 'level') || form.kind !== 'choose') return undefined;
  const reached = String(course.told('subversion', open.turn) ?? 1);
  return form.options.find(({ value, barred }) => !barred && value === reached)?.value;
}

/** Cards of this turn; operations as they last stood. */
function dealt({ turn }: Open, form: AllocateForm, course: Course): Allocation | undefined {
  const told = new Map<string, FactValue>(course.between(turn - 1, turn));
  for (const { id } of form.rows) {
    if (!id.startsWith('operations.')) continue;
    const count = course.told(id, turn) ?? course.otherwise(id);
    if (count !== undefined) told.set(id, count);
  }
  return rowsTold(form, told);
}

function stepsFor(books: Books, open: Open, form: AllocateForm): Allocation {
  const given: Record<string, number> = {};
  for (const target of open.unsettled) {
    const { lead } = accountOf(books, open, target);
    const steps = lead === null || lead === 'tie' ? {} : suggestedBy(open, target, lead);
    if (check(form, { ...given, ...steps }, CONTEXT) === null) Object.assign(given, steps);
  }
  return given;
}

/** Strength that is not used is lost with the turn: between counters that come to the same the stronger is placed. */
export function priceOf(decision: Decision, row: string): number {
  if (!isNamed(decision, 'strengths')) return 0;
  const [column = ''] = row.split('/');
  return -Number(/-(\d+)$/.exec(column)?.[1] ?? 1);
}

/** Nobody gives up a phase unasked; what may be put anywhere goes where one's counters meet others. */
export function usualIn(books: Books, open: Open, decision: Decision): Json | undefined {
  const { form, seat } = decision;
  if (isNamed(decision, 'purge')) return 'place';
  const isSealed = isNamed(decision, 'seal');
  const isAnywhere = isSealed || isNamed(decision, 'threat') || isNamed(decision, 'flexible');
  if (!isAnywhere || form.kind !== 'allocate') return undefined;
  const mine = powersOfSeat(books, seat).flatMap((power) => powersOf(sideOf(power)));
  const isThere = (target: string, isOurs: boolean): boolean =>
    open.placed.some((each) => each.target === target && isOur(mine, each.power) === isOurs);
  const rank = (row: string): number => {
    const target = row.slice(row.indexOf('/') + 1);
    return Number(isThere(target, true)) * 2 + Number(isThere(target, false));
  };
  // operations are chosen when strengths are open
  const isPlan = (row: string): boolean => isSealed && /^(covert-|subversion)/.test(row);
  const rows = form.rows.map(({ id }) => id).filter((row) => !isPlan(row) && rank(row) >= 2);
  const given: Record<string, number> = {};
  for (const row of rows.toSorted((one, other) => rank(other) - rank(one)))
    if (check(form, { ...given, [row]: 1 }, CONTEXT) === null) given[row] = 1;
  return given;
}

function isOur(ours: readonly StormPower[], power: StormPower): boolean {
  return ours.includes(power);
}
