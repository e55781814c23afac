import { reportedValue, texts } from '../../../kernel/index.ts';
import { fact, single } from '../facts/facts.ts';
import { part } from '../part.ts';
import type { Open } from '../state.ts';

// 58.31: whether there is a Vichy France. Rule 49 reads it, too.

const VALUES = ['open', 'established', 'none'] as const;

/** What became of France: nothing yet, Vichy France was established (58.31A), or it was not (58.31B). */
export const vichy = single(
  'france.vichy',
  fact('frenchVichy', { kind: 'choice', values: VALUES }, ['58.31'], { kept: true, onMap: true }),
);

/** Whether France has fallen, as far as is told what became of it (58.31, 58.51). */
export function hasFranceFallen(open: Open): boolean {
  const now = vichyNow(open);
  return now === 'established' || now === 'none';
}

/** What became of France, as far as is known (58.31). */
export function vichyNow({ facts }: Open): (typeof VALUES)[number] | undefined {
  return reportedValue(facts, vichy.key()) as (typeof VALUES)[number] | undefined;
}

const say = texts({
  fact: {
    frenchVichy: 'What became of France: not decided, Vichy France established, or none?',
  },
  name: {
    established: 'Vichy France established',
    open: 'not decided',
    none: 'none',
  },
});

/** 58.31: what became of France. */
export const FRENCH_STATE = part(import.meta.url, {
  facts: [vichy],
  texts: say,
});
