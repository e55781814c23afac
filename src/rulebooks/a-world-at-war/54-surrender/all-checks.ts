import { arePlayed, isLateWarPlayed } from '../turn/played.ts';
import type { Books, Go, Open } from '../state.ts';
import { surrenderCheckRuling } from './12-checks.rulings.ts';
import { type BeforeChecks, type Check, CHECKED_POWERS, type CheckedPower } from './check.ts';

// The checks that rules 55 to 61 give, by power.

/** The check of a power; what it comes to may depend on what has been (59.87). */
export function checkOf(books: Books, open: Open, of: CheckedPower): Check {
  for (const at of books.given('checks')) {
    const check = at(open);
    if (check.of === of) return check;
  }
  throw new Error(`nobody checks ${of}`);
}

/** All checks, in the order in which those of one moment come (rulings check-order, 55.52, and russia-in-order). */
export function checksIn(books: Books, open: Open): readonly Check[] {
  const [germany, italy, russia, ...others] = CHECKED_POWERS;
  const axis =
    surrenderCheckRuling(open.rulings, 'check-order') === 'italy' ? [italy, germany] : [germany, italy];
  const isFirst = surrenderCheckRuling(open.rulings, 'russia-in-order') === 'before';
  const order = [...(isFirst ? [russia, ...axis] : [...axis, russia]), ...others];
  return order.map((each) => checkOf(books, open, each));
}

/** Whether a power is checked: Britain by ruling late-war, every other by ruling surrenders (54.12). */
export function isChecked(books: Books, open: Open, of: CheckedPower): boolean {
  return of === 'britain' ? isLateWarPlayed(books, open) : arePlayed(books, open);
}

/** What comes before the checks of a moment, or before that of a power (57.14A, 58.12, 62.61). */
export function beforeChecks(books: Books, open: Open, what: BeforeChecks['before']): readonly Go[] {
  return books.given('beforeChecks').flatMap(({ before, due }) => (before === what ? due(books, open) : []));
}
