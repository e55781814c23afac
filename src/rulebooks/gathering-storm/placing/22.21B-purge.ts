import { toAll } from '../../../kernel/dispatch.ts';
import { reported } from '../../../kernel/facts.ts';
import type { DecisionKind } from '../../../kernel/rulebook.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { words } from '../../../kernel/words.ts';
import { type Step, turnId } from '../state.ts';
import { purge as isPurged } from '../intelligence/opening.ts';
import { NEEDS_PURGE } from './needs.ts';

declare module '../state.ts' {
  interface Steps {
    /** 22.21B: Russia's choice under the Party purge. */
    purge: { readonly n: 2; readonly seat: Seat };
  }
}

const CLAUSES = ['22.21B', '24.61A'];

/** 22.21B, 24.61A: under the Party purge Russia chooses whether it places diplomatic counters this turn. */
export const purge: Step<'purge'> = {
  clauses: CLAUSES,
  needs: NEEDS_PURGE,
  seats: (_, { facts }, { seat }) => (reported(facts, isPurged.key()) === true ? [seat] : []),
  asks: (_, { open, seat }) => ({
    id: `${turnId(open)}/2/${seat}/purge`,
    form: {
      kind: 'choose',
      options: [
        { value: 'place', label: words('option.place') },
        { value: 'forgo', label: words('option.forgo') },
      ],
    },
    prompt: words('ask.purge'),
    clauses: CLAUSES,
  }),
  take(_, { open }, __, { answer }, referee) {
    open.forgone = answer === 'forgo';
    const data = words(open.forgone ? 'told.forgone' : 'told.places');
    referee.tell?.(toAll('note', data, CLAUSES));
  },
};

export const PURGE_CHOICE: DecisionKind = {
  name: 'purge',
  seats: 'Russia\u2019s seat, under the Party purge',
  form: 'choose',
  about: 'Whether Russia places diplomatic counters this turn: place, forgo.',
  clauses: CLAUSES,
};
