import { type Seat, reportedValue, tell, texts } from '../../../kernel/index.ts';
import { purge as isPurged } from '../intelligence/opening.ts';
import { part } from '../part.ts';
import { type Open, type StormStep, turnId } from '../state.ts';
import { purgeRuling, PURGE_RULINGS } from './22.21B-purge.rulings.ts';
import { NEEDS_PURGE } from './needs.ts';

declare module '../state.ts' {
  interface Steps {
    /** 22.21B: Russia's choice under the Party purge; `n`: at the start of the turn, or in step 2. */
    purge: { readonly n: 0 | 2; readonly seat: Seat };
  }
}

const CLAUSES = ['22.21B', '24.61A'];

/** 22.21B: whether Russia chooses here: once a turn, in step 2, or by ruling (purge-choice) at the start of the turn. */
function isAsked({ facts, forgone, rulings }: Open, n: 0 | 2): boolean {
  if (forgone !== null || (n === 0 && purgeRuling(rulings, 'purge-choice') === 'step-2')) return false;
  return reportedValue(facts, isPurged.key()) === true;
}

/** 22.21B, 24.61A: under the Party purge Russia chooses whether it places diplomatic counters this turn. */
const purge: StormStep<'purge'> = {
  clauses: CLAUSES,
  needs: NEEDS_PURGE,
  seats: (_, open, { n, seat }) => (isAsked(open, n) ? [seat] : []),
  asks: (_, { open, seat }, { n }) => ({
    id: `${turnId(open)}/${n}/${seat}/purge`,
    form: {
      kind: 'choose',
      options: [
        { value: 'place', label: say.option.place() },
        { value: 'forgo', label: say.option.forgo() },
      ],
    },
    prompt: say.ask.purge(),
    clauses: CLAUSES,
  }),
  take(_, { open }, __, { answer }, referee) {
    open.forgone = answer === 'forgo';
    tell(referee, 'note', open.forgone ? say.told.forgone : say.told.places, undefined, CLAUSES);
  },
};

const say = texts({
  ask: {
    purge: 'Russia suffers the Party purge. Does it place diplomatic counters this turn?',
  },
  option: {
    place: 'Place diplomatic counters',
    forgo: 'Give up placing diplomatic counters this turn',
  },
  told: {
    forgone: 'Russia gives up placing diplomatic counters this turn.',
    places: 'Russia places diplomatic counters in spite of the Party purge.',
  },
});

/** 22.21B: the choice under the purge. */
export const PURGE = part(import.meta.url, {
  clauses: {
    '22.21B': ['enforced', 'The choice under the purge', 'purge'],
  },
  steps: { purge },
  rulings: PURGE_RULINGS,
  decisions: [
    {
      name: 'purge',
      seats: 'Russia\u2019s seat, under the Party purge',
      form: 'choose',
      about: 'Whether Russia places diplomatic counters this turn: place, forgo.',
      clauses: CLAUSES,
    },
  ],
  texts: say,
});
