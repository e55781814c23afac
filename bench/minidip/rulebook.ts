import type { Decision } from '../../src/kernel/forms/decision.ts';
import type { Facts, FactSchema, FactSpec, FactValue } from '../../src/kernel/sums/facts.ts';
import type { AllocateForm } from '../../src/kernel/forms/form.ts';
import { isSame, type Json } from '../../src/kernel/json.ts';
import {
  openCommon,
  type OpenCommon,
  sealedCommon,
  type SealedCommon,
  type View,
} from '../../src/kernel/game/position.ts';
import type { Referee } from '../../src/kernel/steps/dispatch.ts';
import type { Position } from '../../src/kernel/game/position.ts';
import type { Rulebook, Rules, Setup } from '../../src/kernel/rulebook.ts';
import { evaluate } from '../../src/kernel/sums/evaluate.ts';
import type { Sheet } from '../../src/kernel/sums/sheet.ts';
import { words } from '../../src/kernel/texts/words.ts';

const MINORS = 6;
const TURNS = 8;
const POINTS = 4;
const MOST_IN_ONE = 2;

type Tell = NonNullable<Referee['tell']>;

interface Open extends OpenCommon {
  turn: number;
  rolling: boolean;
  levels: number[];
  /** Points of both sides, opened. */
  a: number[];
  b: number[];
  /** Minors with points in them, in order. */
  touched: number[];
}
interface Sealed extends SealedCommon {
  points: number[];
}

const SIDES = ['a', 'b'];
const DICE = ['dice'];
const NOBODY: string[] = [];
const ROWS = Array.from({ length: MINORS }, (_, minor) => `m${minor}`);
const NONE: readonly Decision[] = [];
const PLACING = ['1'];

const placeForm: AllocateForm = {
  kind: 'allocate',
  rows: ROWS.map((id) => ({ id, label: words('t'), max: MOST_IN_ONE })),
  limits: [{ rows: ROWS, max: POINTS, clauses: ['1'], reason: words('t') }],
};

const places = SIDES.map((seat) =>
  Array.from({ length: TURNS }, (_, turn): readonly Decision[] => [
    { id: `${turn}/${seat}/place`, seat, form: placeForm, prompt: words('t'), clauses: ['1'], sealed: true },
  ]),
);
const rollForms = Array.from(
  { length: MINORS + 1 },
  (_, count) => ({ kind: 'roll', dice: Array.from({ length: 2 * count }, () => 6) }) as const,
);
const rolls = Array.from({ length: TURNS }, (_, turn) =>
  rollForms.map((form): readonly Decision[] => [
    { id: `${turn}/roll`, seat: 'dice', form, prompt: words('t'), clauses: ['2'] },
  ]),
);

const number = (min: number, max: number, by: 'game' | 'dice'): FactSpec => ({
  type: { kind: 'number', min, max },
  question: words('t'),
  lasts: 'phase',
  clauses: ['2'],
  by,
});
const facts: FactSchema = {
  die1: number(1, 6, 'dice'),
  die2: number(1, 6, 'dice'),
  a: number(0, MOST_IN_ONE, 'game'),
  b: number(0, MOST_IN_ONE, 'game'),
  level: number(-5, 5, 'game'),
};

const clash: Sheet = {
  title: words('t'),
  lines: [
    { id: 'die1', clause: '2', label: words('t'), needs: ['die1'], value: (known) => known.number('die1') },
    { id: 'die2', clause: '2', label: words('t'), needs: ['die2'], value: (known) => known.number('die2') },
    { id: 'a', clause: '2', label: words('t'), needs: ['a'], value: (known) => known.number('a') },
    { id: 'b', clause: '2', label: words('t'), needs: ['b'], value: (known) => -known.number('b') },
    {
      id: 'level',
      clause: '2',
      label: words('t'),
      needs: ['level'],
      value: (known) => known.number('level'),
    },
  ],
  clamp: { min: 2, max: 12, clause: '2' },
  outcomes: [
    { id: 'lowers', to: 4, label: words('t'), clauses: ['3'] },
    { id: 'stays', from: 5, to: 9, label: words('t'), clauses: ['3'] },
    { id: 'raises', from: 10, label: words('t'), clauses: ['3'] },
  ],
};

function apply(position: Position<Open, Sealed>, decision: Decision, answer: Json, referee: Referee): void {
  const { open, sealed } = position;
  if (decision.seat === 'dice') return resolve(open, answer as number[], referee);
  // what a report tells, the kernel keeps
  if (decision.seat === 'table') return;
  const { m0 = 0, m1 = 0, m2 = 0, m3 = 0, m4 = 0, m5 = 0 } = answer as Readonly<Record<string, number>>;
  const { points } = sealed[decision.seat] as Sealed;
  points[0] = m0;
  points[1] = m1;
  points[2] = m2;
  points[3] = m3;
  points[4] = m4;
  points[5] = m5;
  if (decision.seat === 'b') openPoints(position, referee);
}

/** Both sides have placed: open all points. */
function openPoints({ open, sealed }: Position<Open, Sealed>, referee: Referee): void {
  const touched: number[] = [];
  for (const seat of SIDES) {
    const { points } = sealed[seat] as Sealed;
    referee.reveal({ to: 'all', from: seat, key: 'points', value: points, clauses: PLACING });
    referee.tell?.({
      to: 'all',
      kind: 'revealed',
      data: words('t', { seat, points: [...points] }),
      clauses: PLACING,
    });
  }
  open.a = open.revealed['a']?.['points'] as number[];
  open.b = open.revealed['b']?.['points'] as number[];
  const { a, b } = open;
  for (let minor = 0; minor < MINORS; minor++)
    if ((a[minor] as number) > 0 || (b[minor] as number) > 0) touched.push(minor);
  open.touched = touched;
  open.rolling = true;
  if (open.touched.length === 0) nextTurn(open);
}

function nextTurn(open: Open): void {
  open.turn++;
  open.rolling = false;
}

/** What a sheet reads for one minor and its two dice. */
class Reading {
  private readonly known: Record<string, FactValue>;
  constructor(open: Open, minor: number, die1: number, die2: number) {
    this.known = {
      die1,
      die2,
      a: open.a[minor] as number,
      b: open.b[minor] as number,
      level: open.levels[minor] as number,
    };
  }
  readonly of: Facts = (key) => this.known[key];
}

function tellClash(open: Open, minor: number, die1: number, die2: number, tell: Tell): void {
  const sheet = evaluate('clash', clash, new Reading(open, minor, die1, die2).of, facts);
  tell({ to: 'all', kind: 'rolled', data: words('t', { minor }), clauses: ['2'], sheet });
}

function resolve(open: Open, faces: readonly number[], referee: Referee): void {
  for (let i = 0; i < open.touched.length; i++) {
    const minor = open.touched[i] as number;
    const die1 = faces[2 * i] as number;
    const die2 = faces[2 * i + 1] as number;
    const level = open.levels[minor] as number;
    const total = Math.min(
      12,
      Math.max(2, die1 + die2 + (open.a[minor] as number) - (open.b[minor] as number) + level),
    );
    if (referee.tell) tellClash(open, minor, die1, die2, referee.tell);
    if (total <= 4) open.levels[minor] = Math.max(-5, level - 1);
    else if (total >= 10) open.levels[minor] = Math.min(5, level + 1);
  }
  nextTurn(open);
}

function asks({ seat, open }: View<Open, Sealed>): readonly Decision[] {
  if (open.turn >= TURNS) return NONE;
  if (open.rolling)
    return seat === 'dice'
      ? ((rolls[open.turn] as (typeof rolls)[number])[open.touched.length] as readonly Decision[])
      : NONE;
  if (seat === 'a') return (places[0] as (typeof places)[number])[open.turn] as readonly Decision[];
  return seat === 'b' ? ((places[1] as (typeof places)[number])[open.turn] as readonly Decision[]) : NONE;
}

function bind(setup: Setup): Rules<Open, Sealed> {
  const zeros = (): number[] => [0, 0, 0, 0, 0, 0];
  return {
    facts,
    sheets: { clash },
    setup: () => ({
      open: {
        ...openCommon(setup.rulings),
        turn: 0,
        rolling: false,
        levels: zeros(),
        a: zeros(),
        b: zeros(),
        touched: [],
      },
      sealed: { a: { ...sealedCommon(), points: zeros() }, b: { ...sealedCommon(), points: zeros() } },
    }),
    awaiting: (open) => (open.turn >= TURNS ? NOBODY : open.rolling ? DICE : SIDES),
    asks,
    known: () => () => undefined,
    apply,
    board: () => [],
  };
}

/** Two sides, six minors, eight turns: a game small enough to measure the kernel with. */
export const minidip: Rulebook<Open, Sealed> = {
  id: 'minidip',
  title: 'Minidip',
  version: '1',
  about: 'The benchmark\u2019s game.',
  scenarios: [
    {
      id: 'only',
      title: 'Only',
      about: '',
      seats: SIDES.map((id) => ({ id, title: id, powers: [id] })),
      facts: {},
    },
  ],
  rulings: [],
  clauses: ['1', '2', '3'].map((clause) => ({ clause, title: clause, kind: 'computed' })),
  decisions: [
    { name: 'place', seats: 'both', form: 'allocate', about: '', clauses: ['1'], unforeseen: 'a bench' },
    { name: 'roll', seats: 'dice', form: 'roll', about: '', clauses: ['2'] },
  ],
  doors: [
    {
      name: 'points',
      about: 'all points, when both have placed',
      clauses: ['1'],
      on: ['place'],
      may: ({ sealed }, { from, value }) => isSame(value, (sealed[from] as unknown as Sealed).points),
    },
  ],
  words: { t: 'text' },
  data: () => ({ data: null }),
  bind,
};
