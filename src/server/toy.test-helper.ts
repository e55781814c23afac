import type { Decision } from '../kernel/forms/decision.ts';
import type { FactSchema } from '../kernel/sums/facts.ts';
import { type OpenCommon, openCommon, type SealedCommon, sealedCommon } from '../kernel/game/position.ts';
import type { Rulebook, Rules, Setup } from '../kernel/rulebook.ts';
import { words } from '../kernel/texts/words.ts';

// A small game with all that the server must keep apart: each round every seat puts points in secret, a die falls,
// and the first seat speaks: "show" opens its points to the second seat alone; to shout is barred. All are
// then told to do something on their map, and the second seat one thing more. The table may skip that turn to speak, or
// the round.

interface Open extends OpenCommon {
  round: number;
  step: 'allocate' | 'roll' | 'speak' | 'over';
}
interface Sealed extends SealedCommon {
  points: Record<string, number>;
}

const SEATS = ['one', 'two', 'three'] as const;
const ROUNDS = 3;
const clauses = ['T1'];

const FACTS: FactSchema = {
  'die.1': {
    type: { kind: 'number', min: 1, max: 6 },
    question: words('q'),
    lasts: 'turn',
    clauses,
    by: 'dice',
  },
  'weather.fair': { type: { kind: 'boolean' }, question: words('q'), lasts: 'ever', clauses },
  'spies.three': {
    type: { kind: 'number', min: 0, max: 9 },
    question: words('q'),
    lasts: 'ever',
    clauses,
    owner: 'three',
  },
  ...Object.fromEntries(
    SEATS.map((seat) => [
      `points.${seat}`,
      { type: { kind: 'number', min: 0, max: 3 }, question: words('q'), lasts: 'turn', clauses, by: 'game' },
    ]),
  ),
};

const line = (key: string) => ({
  id: key,
  clause: 'T1',
  label: words(key),
  needs: [key],
  value: (facts: { number(key: string): number }) => facts.number(key),
});

const SHEETS = {
  luck: {
    title: words('luck'),
    lines: ['die.1', ...SEATS.map((seat) => `points.${seat}`)].map(line),
    outcomes: [
      { id: 'low', to: 6, label: words('low'), clauses },
      { id: 'high', from: 7, label: words('high'), clauses },
    ],
  },
};

function asksIn({ round, step }: Open, seat: string | null): Decision[] {
  const of = { prompt: words(step), clauses };
  if (step === 'allocate' && SEATS.some((each) => each === seat)) {
    const rows = ['a', 'b'].map((id) => ({ id, label: words(id), max: 3 }));
    const limits = [{ rows: ['a', 'b'], max: 3, clauses: ['T2'], reason: words('three') }];
    const form = { kind: 'allocate', rows, limits } as const;
    return [{ ...of, id: `${round}/allocate`, seat: seat ?? '', form, sealed: true }];
  }
  if (step === 'roll' && seat === 'dice') {
    const sheets = [{ name: 'luck', dice: ['die.1'] }];
    return [{ ...of, id: `${round}/roll`, seat, form: { kind: 'roll', dice: [6] }, sheets }];
  }
  if (step !== 'speak' || seat !== 'one') return [];
  const barred = { clauses: ['T2'], reason: words('quiet') };
  const options = [
    ...['hold', 'show'].map((value) => ({ value, label: words(value) })),
    { value: 'shout', label: words('shout'), barred },
  ];
  return [{ ...of, id: `${round}/speak`, seat, form: { kind: 'choose', options } }];
}

function nextRound(open: Open): void {
  open.round++;
  open.step = open.round > ROUNDS ? 'over' : 'allocate';
}

function bind(setup: Setup): Rules<Open, Sealed> {
  return {
    facts: FACTS,
    sheets: SHEETS,
    setup: () => ({
      open: { ...openCommon(setup.rulings), round: 1, step: 'allocate' },
      sealed: Object.fromEntries(SEATS.map((seat) => [seat, { ...sealedCommon(), points: {} }])),
    }),
    awaiting: ({ step }) =>
      step === 'allocate' ? SEATS : step === 'over' ? [] : [step === 'roll' ? 'dice' : 'one'],
    asks: ({ open, seat }) => asksIn(open, seat),
    skips({ step }) {
      if (step === 'over') return [];
      const round = { value: 'round', label: words('skip.round') };
      return step === 'speak'
        ? [{ value: 'turn', label: words('skip.turn'), seats: ['one'] }, round]
        : [round];
    },
    known:
      ({ seat, sealed }) =>
      (key) =>
        key === `points.${seat}` && sealed ? (sealed.points['a'] ?? 0) : undefined,
    apply({ open, sealed }, decision, answer, referee) {
      const mine = sealed[decision.seat];
      if (decision.id.endsWith('/allocate') && mine) {
        mine.points = answer as Record<string, number>;
        if (decision.seat === 'three') open.step = 'roll';
      } else if (decision.id.endsWith('/roll')) {
        referee.tell?.({ to: 'all', kind: 'rolled', data: words('fell', { faces: answer }), clauses });
        open.step = 'speak';
      } else if (decision.id.endsWith('/skip')) {
        nextRound(open);
      } else if (decision.id.endsWith('/speak')) {
        const key = `points/${open.round}`;
        const value = sealed['one']?.points ?? {};
        if (answer === 'show') referee.reveal({ to: ['two'], from: 'one', key, value, clauses });
        const told = { kind: 'directive', data: words('do'), clauses } as const;
        referee.tell?.({ ...told, to: 'all' });
        referee.tell?.({ ...told, to: ['two'] });
        nextRound(open);
      }
    },
    board: () => [],
  };
}

const seats = SEATS.map((id) => ({ id, title: id, powers: [id] }));

/** The small game as a rulebook. */
export const TOY: Rulebook<Open, Sealed> = {
  id: 'toy',
  title: 'Toy',
  version: '1',
  about: 'For tests.',
  scenarios: [{ id: 'only', title: 'Only', about: '', seats, facts: {} }],
  rulings: [
    {
      id: 'R',
      clauses,
      question: '?',
      choices: ['a', 'b'].map((id) => ({ id, text: id })),
      default: 'a',
    },
  ],
  clauses: [
    { clause: 'T1', title: 'All', kind: 'enforced' },
    { clause: 'T2', title: 'Three points', kind: 'enforced' },
  ],
  decisions: [
    {
      name: 'allocate',
      seats: 'all',
      form: 'allocate',
      about: '',
      clauses,
      habit: { name: 'points', answers: { none: { about: 'None', answer: () => ({}) } } },
    },
  ],
  doors: [{ name: 'points', about: '', clauses, on: ['speak'], may: () => true }],
  words: { three: 'At most three points.', quiet: 'Nobody shouts here.' },
  data: () => ({ data: null }),
  bind,
};
