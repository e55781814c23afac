import { setFact, writeReports } from '../../../kernel/facts.ts';
import { fact, single, truth } from '../facts.ts';
import type { Follows, Open } from '../state.ts';
import { surrendered } from './17-surrender.ts';

// 49.431C, 49.36B: the fall of France, and Vichy France in the year of it.

/** Whether France has been conquered (49.36B). */
export const franceConquered = single('france.conquered', fact('franceConquered', truth, ['49.36B']));

/** Whether that was this year (49.431C). */
export const franceFell = single(
  'france.fell-this-year',
  fact('franceFell', truth, ['49.431C'], { lasts: 'year' }),
);

/** France is conquered when it surrenders: whichever is told, the other holds too (49.17, 49.36B). */
const FALL = [franceConquered.key(), surrendered.key('france')];

/** 49.431C: it falls by the rules (58.11). */
export function noteFall({ facts }: Open): void {
  setFact(facts, franceConquered.key(), true);
  setFact(facts, franceFell.key(), true);
}

/** 49.431C: France falls this year when it stood at the year's start and its fall is news. */
export const fallOfFrance: Follows = {
  clauses: ['49.17', '49.36B', '49.431C'],
  on: [franceConquered, surrendered],
  brings(_, { open }, { report }) {
    const [told] = FALL.flatMap((key) => (report[key]?.value === true ? [report[key]] : []));
    if (told === undefined) return;
    for (const key of FALL) if (report[key] === undefined) writeReports(open.facts, { [key]: told });
    if (open.franceStood && told.as === 'change') setFact(open.facts, franceFell.key(), true);
  },
};
