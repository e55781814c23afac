import type { DecisionKind, HabitKind, Rulebook, Table } from '../rulebook.ts';
import { mustAccept } from './duel.test-helper.ts';
import { type Game, newHeader, openGame } from '../game/game.ts';
import { type Go, type Step } from '../steps/step.ts';
import { type Loose, Loosely, question } from './steps.test-helper.ts';
import { bindTable } from '../game/table.ts';

// Turn after turn ann and then ben scout openly, all three vote in secret, ben calls openly, and ben bids, where a door may open.

const TURNS = 4;

const asking = (name: string, seats: readonly string[], sealed?: true): Partial<Step<Loose, string>> => ({
  seats: () => seats,
  asks: (_, { seat }, { n = 0 }) => ({ ...question(`${n}/${seat}/${name}`), ...(sealed ? { sealed } : {}) }),
  take: (_, { open }, { n }, { seat, answer }) =>
    void open.done.push(`${n} ${name} ${seat} ${String(answer)}`),
});

const turn = (n: number): readonly Go<Loose>[] =>
  ['scout-ann', 'scout-ben', 'vote', 'call', 'bid'].map((step) => ({ step, n }));

const steps = {
  turn: { next: (_: unknown, __: unknown, { n = 0 }: { n?: number }) => turns(n + 1) },
  'scout-ann': asking('scout', ['ann']),
  'scout-ben': asking('scout', ['ben']),
  vote: asking('vote', ['ann', 'ben', 'cat'], true),
  call: asking('call', ['ben']),
  bid: asking('bid', ['ben']),
};

function turns(n: number): readonly Go<Loose>[] {
  return n > TURNS ? [] : [...turn(n), { step: 'turn', n }];
}

const answers = {
  none: { about: 'No, unless I say so', answer: () => 'no' },
  all: { about: 'Always yes', answer: () => 'yes' },
  odd: { about: 'What no form takes', answer: () => 'perhaps' },
};
const kind = (name: string, habit?: HabitKind): DecisionKind => ({
  name,
  seats: 'each',
  form: 'choose',
  about: '',
  clauses: ['1'],
  ...(habit ? { habit } : {}),
});

/** The rulebook of the scouts: `habit` is for scouting and voting, and would be for bids. */
export function scouts(): Rulebook {
  const { rulebook } = new Loosely(steps, turns(1), {
    quietStart: true,
    decisions: [
      kind('scout', { name: 'scouting', answers, seats: ['ann', 'ben'] }),
      kind('vote', { name: 'voting', answers }),
      kind('call'),
      kind('bid', { name: 'bidding', answers }),
    ],
    doors: [{ name: 'bid', about: '', clauses: ['1'], on: ['bid'], may: () => true }],
  }).table;
  return {
    ...rulebook,
    bind: (setup) => ({
      ...rulebook.bind(setup),
      turn: ({ agenda }: { agenda?: readonly { n?: number }[] }) => agenda?.[0]?.n ?? 0,
    }),
  } as Rulebook;
}

function scoutsTable(): Table {
  return mustAccept(bindTable(scouts(), { scenario: 'only', rulings: {}, data: null }));
}

export function scoutsGame(): Game {
  const table = scoutsTable();
  return mustAccept(openGame(table.rulebook, newHeader(table, 'typed')));
}
