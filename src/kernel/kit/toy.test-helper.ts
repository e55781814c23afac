import type { Decision } from '../forms/decision.ts';
import { type FactSchema, reportedValue } from '../sums/facts.ts';
import type { Json } from '../json.ts';
import { evaluateNamed, withFacts } from '../sums/know.ts';
import { openCommon, type OpenCommon, sealedCommon, type SealedCommon, type View } from '../game/position.ts';
import type { Rulebook, Rules, Setup } from '../rulebook.ts';
import type { Line, Sheet } from '../sums/sheet.ts';
import { type Ruling, rulingWords } from '../steps/ruling.ts';
import { words } from '../texts/words.ts';

/** Faults that stand in the toy itself; those that can be planted in any rulebook stand around it. */
export type ToyFault =
  | 'leak through view'
  | 'leak through rolls'
  | 'leak through asks'
  | 'lost update'
  | 'bar without clause';

const SEATS = ['ann', 'ben', 'cat'];
const PLACES = ['x', 'y', 'z'];

interface Open extends OpenCommon {
  round: number;
  step: 'place' | 'name' | 'roll' | 'over';
  placed: string[];
  target: string;
  dice: number;
  score: number;
  peek: number;
}
interface Sealed extends SealedCommon {
  points: Record<string, number>;
  hint: boolean;
}

const number = { type: { kind: 'number', min: 0, max: 3 }, lasts: 'ever', clauses: ['1'] } as const;
const facts: FactSchema = {
  die: {
    type: { kind: 'number', min: 1, max: 6 },
    lasts: 'phase',
    clauses: ['2'],
    by: 'dice',
    question: words('t'),
  },
  weather: { ...number, question: words('t') },
  ...Object.fromEntries(
    SEATS.map((seat) => [`points.${seat}`, { ...number, by: 'game' as const, question: words('t') }]),
  ),
  ...Object.fromEntries(
    SEATS.map((seat) => [`spies.${seat}`, { ...number, owner: seat, question: words('t') }]),
  ),
};
const attack: Sheet = {
  title: words('t'),
  lines: [
    { id: '2', clause: '2', label: words('t'), needs: ['die'], value: (known) => known.number('die') },
    ...SEATS.map(
      (seat): Line => ({
        id: `1/${seat}`,
        clause: '1',
        label: words('t'),
        needs: [`points.${seat}`],
        value: (known) => known.number(`points.${seat}`),
      }),
    ),
  ],
  outcomes: [
    { id: 'low', to: 5, label: words('t'), clauses: ['2'] },
    { id: 'high', from: 6, label: words('t'), clauses: ['2'] },
  ],
};
const sheets = { attack };

function place(open: Open, seat: string): Decision {
  const rows = PLACES.map((id) => ({ id, label: words('t'), max: 2 }));
  const limit = { rows: PLACES, max: 3, clauses: ['1'], reason: words('t') };
  const form = { kind: 'allocate', rows, limits: [limit] } as const;
  return { id: `${open.round}/${seat}/place`, seat, form, prompt: words('t'), clauses: ['1'], sealed: true };
}

function name(open: Open, hint: boolean, planted: ToyFault | null): Decision {
  const barred = { clauses: planted === 'bar without clause' ? [] : ['3'], reason: words('t') };
  const leads = [{ name: 'attack', dice: ['die'] }];
  const options = PLACES.map((value) =>
    value === open.target || (hint && value === 'z')
      ? { value, label: words('t'), barred }
      : { value, label: words('t'), leads },
  );
  return {
    id: `${open.round}/name`,
    seat: 'ben',
    form: { kind: 'choose', options },
    prompt: words('t'),
    clauses: ['3'],
  };
}

function asks(view: View<Open, Sealed>, planted: ToyFault | null): Decision[] {
  const { open, seat, sealed } = view;
  if (open.step === 'place' && seat !== null && SEATS.includes(seat) && !open.placed.includes(seat))
    return [place(open, seat)];
  if (open.step === 'name' && seat === 'ben') return [name(open, sealed?.hint === true, planted)];
  if (open.step !== 'roll') return [];
  const clauses = ['2'];
  if (seat !== 'dice') return [];
  const form = { kind: 'roll', dice: Array.from({ length: open.dice }, () => 6) } as const;
  return [
    {
      id: `${open.round}/roll`,
      seat,
      form,
      prompt: words('t'),
      clauses,
      sheets: [{ name: 'attack', dice: form.dice.map(() => 'die') }],
    },
  ];
}

function awaiting(open: Open): string[] {
  if (open.step === 'place') return SEATS.filter((seat) => !open.placed.includes(seat));
  if (open.step === 'name') return ['ben'];
  return open.step === 'roll' ? ['dice'] : [];
}

function known(view: View<Open, Sealed>) {
  return (key: string) => {
    const [kind, seat = ''] = key.split('.');
    if (kind === 'spies')
      return view.seat === seat && view.sealed ? reportedValue(view.sealed.facts, key) : undefined;
    if (kind !== 'points') return reportedValue(view.open.facts, key);
    const shown = view.open.revealed[seat]?.[`points/${view.open.target}`];
    if (typeof shown === 'number') return shown;
    return view.seat === seat ? view.sealed?.points[view.open.target] : undefined;
  };
}

function applier(planted: ToyFault | null): Rules<Open, Sealed>['apply'] {
  return ({ open, sealed }, decision, answer: Json, referee) => {
    const ann = sealed['ann']?.points ?? {};
    if (decision.form.kind === 'allocate') {
      const mine = sealed[decision.seat];
      if (mine) mine.points = answer as Record<string, number>;
      if (planted === 'lost update' && decision.seat === 'ben' && sealed['ann']) sealed['ann'].points = {};
      open.placed.push(decision.seat);
      open.placed.sort();
      if (open.placed.length < SEATS.length) return;
      open.step = 'name';
      if (planted === 'leak through view') open.peek = ann['x'] ?? 0;
      if (planted === 'leak through asks' && sealed['ben']) sealed['ben'].hint = (ann['z'] ?? 0) > 0;
      const value = (ann['x'] ?? 0) > 0;
      referee.reveal({ to: ['cat'], from: 'ann', key: 'hint', value, clauses: ['3'] });
      referee.tell?.({ to: ['cat'], kind: 'directive', data: words('t'), clauses: ['3'] });
    } else if (decision.id.endsWith('/name')) {
      open.target = answer as string;
      open.step = 'roll';
      for (const seat of SEATS)
        referee.reveal({
          to: 'all',
          from: seat,
          key: `points/${open.target}`,
          value: sealed[seat]?.points[open.target] ?? 0,
          clauses: ['3'],
        });
      if (planted === 'leak through rolls') open.dice = open.target !== 'x' && (ann['x'] ?? 0) > 0 ? 2 : 1;
    } else if (decision.form.kind === 'roll') {
      const [die] = answer as number[];
      const sheet = evaluateNamed(
        { facts, sheets },
        'attack',
        withFacts(known({ seat: null, open }), { die }),
      );
      referee.tell?.({ to: 'all', kind: 'rolled', data: words('t'), clauses: ['2'], sheet });
      for (const item of [1, 2])
        referee.tell?.({ to: 'all', kind: 'directive', data: words('t', { item }), clauses: ['2'] });
      open.score += sheet.total.min;
      for (const mine of Object.values(sealed)) mine.revealed = {};
      Object.assign(open, {
        round: open.round + 1,
        placed: [],
        revealed: {},
        dice: 1,
        step: open.round === 3 ? 'over' : 'place',
      });
    }
  };
}

function bind(setup: Setup, planted: ToyFault | null): Rules<Open, Sealed> {
  return {
    facts,
    sheets,
    setup: () => ({
      open: {
        ...openCommon(setup.rulings),
        ...({
          round: 1,
          step: 'place',
          placed: [],
          target: '',
          dice: 1,
          score: 0,
          peek: 0,
        } as const),
        placed: [],
      },
      sealed: Object.fromEntries(SEATS.map((seat) => [seat, { ...sealedCommon(), points: {}, hint: false }])),
    }),
    awaiting,
    asks: (view) => asks(view, planted),
    known,
    apply: applier(planted),
    board: () => [],
  };
}

const RULINGS: readonly Ruling[] = [
  {
    id: 'R',
    clauses: ['1'],
    question: '?',
    choices: [
      { id: 'a', text: 'a' },
      { id: 'b', text: 'b' },
    ],
    default: 'a',
  },
];

/** Three seats place points in secret, one of them gets a hint, one names a place, its points are opened, a die falls; three rounds. */
export function toy(planted: ToyFault | null = null): Rulebook<Open, Sealed> {
  const forms = { place: 'allocate', name: 'choose', roll: 'roll' } as const;
  return {
    id: 'toy',
    title: 'Toy',
    version: '1',
    about: 'For the tests of the kit.',
    scenarios: [
      {
        id: 'only',
        title: 'Only',
        about: '',
        seats: SEATS.map((id) => ({ id, title: id, powers: [id] })),
        facts: {},
      },
    ],
    rulings: RULINGS,
    clauses: ['1', '2', '3'].map((clause) => ({ clause, title: clause, kind: 'enforced' })),
    decisions: Object.entries(forms).map(([name, form]) => ({
      name,
      form,
      seats: 'all',
      about: '',
      clauses: ['1'],
      ...(name === 'name' ? { leadsTo: ['attack'] } : {}),
    })),
    doors: [
      {
        name: 'points',
        about: 'the points at the place named',
        clauses: ['3'],
        on: ['name'],
        may({ open, sealed }, { to, from, key, value }) {
          const { target } = open as Open;
          const { points } = sealed[from] as Sealed;
          return to === 'all' && key === `points/${target}` && value === (points[target] ?? 0);
        },
      },
      {
        name: 'hint',
        about: 'whether ann has points in x, to cat alone',
        clauses: ['3'],
        on: ['place'],
        may({ sealed }, { to, from, value }) {
          const isThere = ((sealed['ann'] as Sealed).points['x'] ?? 0) > 0;
          return to.length === 1 && to.includes('cat') && from === 'ann' && value === isThere;
        },
      },
    ],
    words: { t: 'text', ...rulingWords(RULINGS) },
    data: () => ({ data: null }),
    bind: (setup) => bind(setup, planted),
  };
}
