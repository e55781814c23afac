import { gather } from '../steps/chapter.ts';
import { family } from '../sums/family.ts';
import { evaluateNamed, withFacts, withSheets } from '../sums/know.ts';
import { openCommon, type SealedCommon, sealedCommon } from '../game/position.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Go, Ground, OpenOfSteps, Step } from '../steps/step.ts';
import { words } from '../texts/words.ts';

// Two seats bid in secret, a dart is thrown and a coin, over and over. With the wind a dart hits from 6 on, and a hit is a
// point; a throw that comes out otherwise later is made up for, a coin is not.

export interface Open extends OpenOfSteps {
  points: number;
  round: number;
}
interface Darts extends Ground {
  readonly setting: object;
  readonly open: Open;
  readonly sealed: SealedCommon;
  readonly steps: { bid: object; throw: { readonly round: number }; coin: object };
  readonly moments: never;
}

export const SEATS = ['ann', 'ben'];
const clauses = ['1'];
const number = (name: string, of = {}) =>
  family<Darts, [string]>({
    key: (key) => key,
    each: () => [[name]],
    spec: () => ({
      type: { kind: 'number', min: 0, max: 6 },
      question: words(name),
      lasts: 'ever',
      clauses,
      ...of,
    }),
  });
const sums = {
  throw: {
    title: words('throw'),
    lines: ['die', 'wind', 'gust'].map((fact) => ({
      id: `1/${fact}`,
      clause: '1',
      label: words(fact),
      needs: [fact],
      value: (known: { number(key: string): number }) => known.number(fact),
    })),
    outcomes: [
      { id: 'miss', to: 5, label: words('miss'), clauses },
      { id: 'hit', from: 6, label: words('hit'), clauses },
    ],
  },
};

const bid: Step<Darts, 'bid'> = {
  clauses,
  seats: () => SEATS,
  asks: (_, { open, seat }) => ({
    id: `${open.round}/${seat}/bid`,
    form: { kind: 'choose', options: [{ value: 'x', label: words('x') }] },
    prompt: words('bid'),
    clauses,
    sealed: true,
  }),
  next: (_, { open }): Go<Darts>[] => [
    { step: 'throw', round: open.round++ },
    { step: 'coin' },
    ...(open.round < 4 ? [{ step: 'bid' } as const] : []),
  ],
};
const roll = (id: string, sheet: string) => ({
  id,
  form: { kind: 'roll', dice: [6] } as const,
  prompt: words(id),
  clauses,
  sheets: [{ name: sheet, dice: ['die'] }],
});
const take: Step<Darts, 'throw'>['take'] = (books, { open }, _, { answer }, referee) => {
  const [die] = answer as number[];
  const facts = withSheets(books, withFacts(books.known({ seat: null, open }), { die }));
  const sheet = evaluateNamed(books, 'throw', facts);
  referee.tell?.({ to: 'all', kind: 'rolled', data: words('thrown'), clauses, sheet });
  if (sheet.total.min > 5) open.points++;
};
const thrown: Step<Darts, 'throw'> = {
  clauses,
  seats: () => ['dice'],
  asks: (_, __, { round }) => roll(`${round}/throw`, 'throw'),
  take,
};
const coin: Step<Darts, 'coin'> = {
  clauses,
  seats: () => ['dice'],
  asks: (_, { open }) => roll(`${open.round}/coin`, 'throw'),
  take,
};

const first = (): Open => ({
  ...openCommon({}, { wind: 1, gust: 0 }),
  agenda: [],
  asked: {},
  points: 0,
  round: 1,
});
export const darts = gather<Darts>({
  id: 'darts',
  title: 'Darts',
  version: '1',
  about: '',
  scenarios: [
    {
      id: 'only',
      title: '',
      about: '',
      seats: SEATS.map((id) => ({ id, title: id, powers: [] })),
      facts: {},
    },
  ],
  data: () => ({ data: null }),
  setting: () => ({}),
  first: () => ({
    open: first(),
    sealed: Object.fromEntries(SEATS.map((seat) => [seat, sealedCommon()])),
  }),
  begin: () => [{ step: 'bid' }],
  steps: { bid, throw: thrown, coin },
  chapters: [
    {
      clauses: [{ clause: '1', title: '', kind: 'computed', where: '' }],
      facts: [number('wind'), number('gust'), number('die', { by: 'dice' })],
      sheets: () => sums,
      words: {},
    },
  ],
}) as unknown as Rulebook;
