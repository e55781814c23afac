import { reported, setFact, writeReports } from '../../../kernel/facts.ts';
import { fact, single, truth } from '../facts.ts';
import { part } from '../part.ts';
import type { Family, Follows, Open } from '../state.ts';
import { hasSurrendered, surrendered } from './17-surrender.ts';

// 49.431C, 49.36B: the fall of France, and Vichy France in the year of it.

const FALLEN = surrendered.key('france');

/** Whether France has been conquered (49.36B): it has once it has surrendered (54.31), and is kept as that alone. */
export const franceConquered: Family<[]> = {
  ...single('france.conquered', fact('franceConquered', truth, ['49.36B']), ({ open }) =>
    reported(open.facts, FALLEN),
  ),
  write: ({ open }, report) => writeReports(open.facts, { [FALLEN]: report }),
};

/** Whether that was this year (49.431C). */
export const franceFell = single(
  'france.fell-this-year',
  fact('franceFell', truth, ['49.431C'], { lasts: 'year' }),
  ({ open }) => fellThisYear(open),
);

/** Whether France fell this year, as far as has been told: a France that stands has not (49.431C). */
export function fellThisYear({ facts }: Open): boolean | undefined {
  if (reported(facts, FALLEN) === false) return false;
  return reported(facts, franceFell.key()) as boolean | undefined;
}

/** 49.431C: it falls by the rules (58.11). */
export function noteFall({ facts }: Open): void {
  setFact(facts, franceFell.key(), true);
}

/** 49.431C: France falls this year when it stood at the year's start and its fall is news. */
export const fallOfFrance: Follows = {
  clauses: ['49.431C'],
  on: [franceConquered, surrendered],
  brings(_, { open }, { report }) {
    const isNews = [franceConquered.key(), FALLEN].some((key) => report[key]?.as === 'change');
    if (isNews && open.franceStood && hasSurrendered(open, 'france'))
      setFact(open.facts, franceFell.key(), true);
  },
};

/** 49.431C: the fall of France. */
export const FALL_OF_FRANCE = part(import.meta.url, {
  clauses: {
    '49.431C': ['enforced', 'Vichy France', 'fallOfFrance'],
  },
  facts: [franceConquered, franceFell],
});
