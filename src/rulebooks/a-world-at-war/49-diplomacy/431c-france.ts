import { truth } from '../../../kernel/index.ts';
import { fact, inRegister } from '../facts/facts.ts';
import { fallOf, tellFall } from '../war/falls.ts';
import { part } from '../part.ts';
import { areReportsWhole } from '../turn/played.ts';
import { type Follows, isAhead, type Open } from '../state.ts';
import { hasFranceFallen } from '../war/vichy.ts';
import { hasSurrendered, surrenderFact } from './17-surrender.ts';

// 49.431C, 49.36B: the fall of France, and Vichy France in the year of it.

const FALLEN = surrenderFact.key('france');

/** Whether France has been conquered (49.36B): it has once it has surrendered (54.31). */
export const franceConquered = inRegister<[]>({
  key: () => 'france.conquered',
  of: [[]],
  spec: () => fact('franceConquered', truth, ['49.36B']),
  read: (open) => fallOf(open, 'france').now,
  write: (open, value) => tellFall(open, 'france', 'now', value as boolean | undefined),
});

/** Whether France is conquered, so that no result benefits it any more (49.36B, 54.31); by ruling reported-falls once its fate is told. */
export function isFranceOut(open: Open): boolean {
  return hasFranceFallen(open) || (areReportsWhole(open) && hasSurrendered(open, 'france'));
}

/** Whether that was this year (49.431C). */
export const franceFell = inRegister<[]>({
  key: () => 'france.fell-this-year',
  of: [[]],
  spec: () => fact('franceFell', truth, ['49.431C'], { lasts: 'year' }),
  read: fellThisYear,
  write(open, value) {
    const year = value === true ? open.year : 0;
    tellFall(open, 'france', 'year', value === undefined ? undefined : year);
  },
});

/** Whether France fell this year, as far as has been told: a France that stands has not (49.431C). */
export function fellThisYear(open: Open): boolean | undefined {
  const { now, year } = fallOf(open, 'france');
  if (now === false) return false;
  return year === undefined ? undefined : year === open.year;
}

/** 49.431C: France falls this year when it stood until then, once the DPs of the year were placed, and its fall is news. */
export const fallOfFrance: Follows = {
  clauses: ['49.431C'],
  on: [franceConquered, surrenderFact],
  brings(_, { open }, { report }) {
    const told = [franceConquered.key(), FALLEN].flatMap((key) => report[key] ?? []);
    if (told.length === 0) return;
    const isNews = told.some(({ as }) => as === 'change');
    if (isNews && open.franceStood && hasSurrendered(open, 'france'))
      tellFall(open, 'france', 'year', open.year);
    const { now } = fallOf(open, 'france');
    // told to have fallen it cannot fall again, told to stand after all it still can
    if (now !== undefined && !isAhead(open, 'allocation')) open.franceStood = !now;
  },
};

/** 49.431C: the fall of France. */
export const FALL_OF_FRANCE = part(import.meta.url, {
  clauses: {
    '49.431C': ['enforced', 'Vichy France', 'fallOfFrance'],
  },
  facts: [franceConquered, franceFell],
});
