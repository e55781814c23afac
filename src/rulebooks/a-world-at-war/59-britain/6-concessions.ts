import {
  type Allocation,
  type DecisionKind,
  type Referee,
  directive,
  tell,
  texts,
} from '../../../kernel/index.ts';
import { isNeedlessLeft } from '../49-diplomacy/asked.rulings.ts';
import { part } from '../part.ts';
import { type Books, type Go, type Open, type WorldStep, turnId } from '../state.ts';
import { unlessFallen } from '../war/withdrawn.ts';
import { tellHexes } from './63-hexes.ts';
import { untoldBrps } from './65-minors.ts';
import { untoldOf } from './65-territories.ts';
import { countPoints } from './65-territories.words.ts';
import { concessionForm } from './66-demands.ts';
import { implementConcessions } from './66-75-effects.ts';
import { canReturn, untoldReturns } from './7-returns.ts';

// 59.63 to 59.75: what Germany takes from Britain where a surrender brings peace, and what it does not.

declare module '../state.ts' {
  interface Steps {
    /** For so many surrender levels (59.65, 59.872). */
    concessions: { readonly levels: number };
    'german-policy': { readonly points: number };
    'german-demands': { readonly points: number; readonly isReturn: boolean };
  }
}

/** Each surrender level is worth so many points (59.65). */
const FOR_A_LEVEL = 2;

/** 59.63, 59.66: hex control first, then Germany’s demands. */
const concessions: WorldStep<'concessions'> = {
  clauses: ['59.63', '59.66'],
  withdraw: unlessFallen('britain'),
  next(_, { open }, { levels }, referee) {
    tellHexes(referee);
    const policy: Go = { step: 'german-policy', points: FOR_A_LEVEL * levels };
    // without a point no minor country is demanded (59.65)
    return levels === 0 && isNeedlessLeft(open) ? [policy] : [{ step: 'british-minors' }, policy];
  },
  drop(_, __, { levels }, referee) {
    tellHexes(referee);
    leaveToTable(FOR_A_LEVEL * levels, referee);
  },
};

/** 59.65, 59.66D, 59.73B, 59.73C: who holds what when Britain surrenders, and what its minor countries are worth. */
const TOLD_FIRST = {
  facts(books, open) {
    const brps = untoldBrps(open);
    const told = brps.length > 0 ? brps : untoldOf(open);
    return told.length > 0 ? told : untoldReturns(books, open);
  },
  asks: (_, open) => ({
    at: turnId(open),
    prompt: say.ask.territories(),
    clauses: ['59.65', '59.66D', '59.73B', '59.73C'],
  }),
} satisfies WorldStep<'german-policy'>['needs'];

/** 59.71, 59.72, 59.73G: Germany takes, or gives back; asked where there is anything to give back. */
const germanPolicy: WorldStep<'german-policy'> = {
  clauses: ['59.71', '59.72', '59.73G'],
  withdraw: unlessFallen('britain'),
  needs: TOLD_FIRST,
  seats: (_, open) => (canReturn(open) ? ['european-axis'] : []),
  asks: (_, { open }, { points }) => ({
    id: `${turnId(open)}/germany/policy`,
    form: {
      kind: 'choose',
      options: [
        { value: 'demand', label: say.option.demand({ points }) },
        { value: 'return', label: say.option.return() },
      ],
    },
    prompt: say.ask.policy({ points }),
    clauses: ['59.66', '59.71', '59.73G'],
  }),
  take: (_, __, { points }, { answer }) => [
    { step: 'german-demands', points, isReturn: answer === 'return' },
  ],
  next: (_, { open }, { points }): readonly Go[] =>
    canReturn(open) ? [] : [{ step: 'german-demands', points, isReturn: false }],
  drop: (_, __, { points }, referee) => leaveToTable(points, referee),
};

const POLICY: DecisionKind = {
  name: 'policy',
  seats: 'european-axis',
  form: 'choose',
  about: 'Whether Germany demands territory of a Britain that has surrendered, or gives territory back.',
  clauses: ['59.66', '59.71', '59.73G'],
};

/** 59.66 to 59.68: Germany demands, and Britain cannot refuse; what it gives back Britain cannot refuse either (59.72). */
export const germanDemands: WorldStep<'german-demands'> = {
  clauses: ['59.65', '59.66', '59.68'],
  withdraw: unlessFallen('britain'),
  needs: TOLD_FIRST,
  seats: (_, __, { points, isReturn }) => (points !== 0 || isReturn ? ['european-axis'] : []),
  asks: (_, { open }, { points, isReturn }) => ({
    id: `${turnId(open)}/germany/concessions`,
    form: concessionForm(open, points, isReturn),
    prompt: (isReturn ? say.ask.returns : say.ask.concessions)({ points }),
    clauses: isReturn ? ['59.67', '59.72', '59.73'] : ['59.65', '59.66', '59.67', '59.68'],
  }),
  take: (books, { open }, { points, isReturn }, { answer }, referee) =>
    take(books, open, { points, isReturn, given: answer as Allocation }, referee),
  next(_, __, { points, isReturn }, referee) {
    if (points === 0 && !isReturn) tell(referee, 'note', say.told.noConcessions, undefined, ['59.65']);
  },
  drop: (_, __, { points }, referee) => leaveToTable(points, referee),
};

const CONCESSIONS: DecisionKind = {
  name: 'concessions',
  seats: 'european-axis',
  form: 'allocate',
  about:
    'What Germany demands of Britain, or gives back: rows take/territory, neutral/minor, axis/minor, return/territory, each once, indemnity in tens of BRPs.',
  clauses: ['59.65', '59.66', '59.67', '59.72'],
};

interface Taken {
  readonly points: number;
  readonly isReturn: boolean;
  readonly given: Allocation;
}

function take(books: Books, open: Open, taken: Taken, referee: Referee): void {
  implementConcessions(books, open, taken, referee);
}

/** Where play goes on without the decision, the table settles it, and reports the points. */
function leaveToTable(points: number, referee: Referee): void {
  if (points === 0) return tell(referee, 'note', say.told.noConcessions, undefined, ['59.65']);
  directive(referee, say.told.concessionsLeft, { points }, ['59.65', '59.68', '59.75A']);
}

const say = texts({
  told: {
    noConcessions: 'A surrender at zero brings no concessions.',
    concessionsLeft: ({ points }) =>
      `Concessions are left to the table: up to ${countPoints(points)} by priority. Report how many Germany did not take or gave back.`,
  },
  ask: {
    territories: 'What can Britain concede, and what could Germany give back?',
    policy: ({ points }) =>
      `Does Germany demand territory, for up to ${countPoints(points)}, or give back what the Axis control? Who gives back takes none, only an indemnity and what is political.`,
    concessions: ({ points }) =>
      `What does Germany demand of Britain, for up to ${countPoints(points)}? Britain cannot refuse. Each point not taken lowers USAT by two, and every two of them British resistance by one.`,
    returns: ({ points }) =>
      `What does Germany give back to Britain? Britain cannot refuse. Beside it an indemnity, for up to ${countPoints(points)}.`,
  },
  option: {
    demand: ({ points }) => `Demand territory and an indemnity, up to ${countPoints(points)}`,
    return: 'Give territory back, and take none',
  },
});

/** 59.6, 59.7: what Germany demands or gives back. */
export const NEGOTIATIONS = part(import.meta.url, {
  steps: { concessions, 'german-policy': germanPolicy, 'german-demands': germanDemands },
  decisions: [POLICY, CONCESSIONS],
  texts: say,
});
