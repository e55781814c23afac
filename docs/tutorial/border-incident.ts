import type { Decision } from '../../src/kernel/decision.ts';
import { reported, type FactSchema } from '../../src/kernel/facts.ts';
import type { Form } from '../../src/kernel/form.ts';
import type { Json } from '../../src/kernel/json.ts';
import { evaluateNamed, withFacts } from '../../src/kernel/know.ts';
import { openCommon, sealedCommon } from '../../src/kernel/position.ts';
import type { Tone } from '../../src/kernel/panel.ts';
import type { OpenCommon, SealedCommon, View } from '../../src/kernel/position.ts';
import type { Rulebook, Rules, Setup } from '../../src/kernel/rulebook.ts';
import type { Sheet } from '../../src/kernel/sheet.ts';
import { words } from '../../src/kernel/words.ts';

// step 1: what a position holds
interface Open extends OpenCommon {
  step: 'commit' | 'roll' | 'over';
  border: 'north' | 'south' | 'nobody';
}
interface Sealed extends SealedCommon {
  points: number;
}
const SEATS = ['north', 'south'];

// step 2: the facts and the cited sum
const points = {
  type: { kind: 'number', min: 0, max: 3 },
  lasts: 'ever',
  clauses: ['1'],
  by: 'game',
} as const;
const facts: FactSchema = {
  'points.north': { ...points, question: words('fact.points', { side: 'north' }) },
  'points.south': { ...points, question: words('fact.points', { side: 'south' }) },
  winter: { type: { kind: 'boolean' }, question: words('fact.winter'), lasts: 'ever', clauses: ['3'] },
  die: {
    type: { kind: 'number', min: 1, max: 6 },
    question: words('fact.die'),
    lasts: 'phase',
    clauses: ['2'],
    by: 'dice',
  },
};
const incident: Sheet = {
  title: words('sheet.incident'),
  lines: [
    { id: '2', clause: '2', label: words('line.die'), needs: ['die'], value: (known) => known.number('die') },
    {
      id: '1/north',
      clause: '1',
      label: words('line.north'),
      needs: ['points.north'],
      value: (known) => known.number('points.north'),
    },
    {
      id: '1/south',
      clause: '1',
      label: words('line.south'),
      needs: ['points.south'],
      value: (known) => -known.number('points.south'),
    },
    {
      id: '3',
      clause: '3',
      label: words('line.winter'),
      needs: ['winter'],
      value: (known) => (known.truth('winter') ? -1 : 0),
    },
  ],
  outcomes: [
    { id: 'south', to: 3, label: words('outcome.south'), clauses: ['4'] },
    { id: 'north', from: 4, label: words('outcome.north'), clauses: ['4'] },
  ],
};
const sheets = { incident };

// step 3: what is asked, from the view alone
const commitForm: Form = {
  kind: 'allocate',
  rows: [{ id: 'border', label: words('row.border'), max: 3 }],
  limits: [{ rows: ['border'], max: 3, clauses: ['1'], reason: words('limit.points') }],
};
const commit = SEATS.map(
  (seat): Decision => ({
    id: `${seat}/commit`,
    seat,
    form: commitForm,
    prompt: words('ask.commit'),
    clauses: ['1'],
    sealed: true,
  }),
);
const roll: Decision = {
  id: 'roll',
  seat: 'dice',
  form: { kind: 'roll', dice: [6] },
  prompt: words('ask.roll'),
  clauses: ['2'],
  sheets: [{ name: 'incident', dice: ['die'] }],
};

function asks(view: View<Open, Sealed>): readonly Decision[] {
  if (view.open.step === 'commit') return commit.filter((decision) => decision.seat === view.seat);
  return view.open.step === 'roll' && view.seat === 'dice' ? [roll] : [];
}

// step 4: what a view knows of each fact
function known(view: View<Open, Sealed>) {
  return (key: string) => {
    const side = key.startsWith('points.') ? key.slice('points.'.length) : undefined;
    if (side === undefined) return reported(view.open.facts, key);
    const revealed = view.open.revealed[side]?.[`points/${side}`];
    if (typeof revealed === 'number') return revealed;
    return view.seat === side ? view.sealed?.points : undefined;
  };
}

// step 5: what an answer does
const apply: Rules<Open, Sealed>['apply'] = (position, decision, answer: Json, referee) => {
  const { open, sealed } = position;
  if (decision.form.kind === 'allocate') {
    const mine = sealed[decision.seat];
    if (mine) mine.points = (answer as { border?: number }).border ?? 0;
    if (decision.seat !== 'south') return;
    for (const seat of SEATS) {
      const value = sealed[seat]?.points ?? 0;
      referee.reveal({ to: 'all', from: seat, key: `points/${seat}`, value, clauses: ['1'] });
      referee.tell?.({
        to: 'all',
        kind: 'revealed',
        data: words('told.points', { seat, value }),
        clauses: ['1'],
      });
    }
    open.step = 'roll';
  } else if (decision.form.kind === 'roll') {
    const [die] = answer as number[];
    const result = evaluateNamed(
      { facts, sheets },
      'incident',
      withFacts(known({ seat: null, open }), { die }),
    );
    const [winner] = result.outcomes;
    if (result.outcomes.length === 1) open.border = winner === 'north' ? 'north' : 'south';
    open.step = 'over';
    referee.tell?.({
      to: 'all',
      kind: 'rolled',
      data: words('told.rolled', { die: die ?? 0 }),
      clauses: ['2'],
      sheet: result,
    });
    referee.tell?.({
      to: 'all',
      kind: 'directive',
      data: words('told.border', { border: open.border }),
      clauses: ['4'],
    });
  }
};

// step 6: the rules of one game
const TONES: Readonly<Record<string, Tone>> = { north: 'first', south: 'second' };

function bind(setup: Setup): Rules<Open, Sealed> {
  return {
    facts,
    sheets,
    setup: () => ({
      open: { ...openCommon(setup.rulings, setup.scenario.facts), step: 'commit', border: 'nobody' },
      sealed: Object.fromEntries(SEATS.map((seat) => [seat, { ...sealedCommon(), points: 0 }])),
    }),
    awaiting: (open) => (open.step === 'commit' ? SEATS : open.step === 'roll' ? ['dice'] : []),
    asks,
    known,
    apply,
    board: ({ open }) => [
      {
        kind: 'map',
        title: words('board.title'),
        legend: SEATS.map((side) => ({
          label: words('board.held', { side }),
          looks: [{ tone: TONES[side] ?? 'neutral' }],
        })),
        places: [
          {
            id: 'border',
            label: words('board.border'),
            tone: TONES[open.border] ?? 'neutral',
            words: [words('board.held', { side: open.border })],
            choice: 'border',
          },
        ],
      },
    ],
  };
}

// step 7: the rulebook, with its vocabulary and its texts
export const borderIncident: Rulebook<Open, Sealed> = {
  id: 'border-incident',
  title: 'Border Incident',
  version: '1',
  about: 'Two sides, three points each, one die.',
  scenarios: [
    {
      id: 'summer',
      title: 'Summer',
      about: 'One incident in good weather.',
      seats: SEATS.map((id) => ({ id, title: id, powers: [id] })),
      facts: { winter: false },
    },
  ],
  rulings: [],
  clauses: [
    { clause: '1', title: 'Points in secret', kind: 'enforced', where: 'border-incident.ts' },
    { clause: '2', title: 'One die', kind: 'computed', where: 'border-incident.ts' },
    { clause: '3', title: 'Winter', kind: 'computed', where: 'border-incident.ts' },
    { clause: '4', title: 'Who holds the border', kind: 'directive', where: 'border-incident.ts' },
  ],
  decisions: [
    { name: 'commit', seats: 'each side', form: 'allocate', about: 'Commit 0 to 3 points.', clauses: ['1'] },
    { name: 'roll', seats: 'dice', form: 'roll', about: 'Roll the incident.', clauses: ['2'] },
  ],
  doors: [
    {
      name: 'points',
      about: 'Both commitments, once both are in.',
      clauses: ['1'],
      on: ['commit'],
      may: (_, door) => door.to === 'all',
    },
  ],
  words: {
    'name.north': 'North',
    'name.south': 'South',
    'name.nobody': 'nobody',
    'fact.points': 'How many points has {side} committed?',
    'fact.winter': 'Is it winter?',
    'fact.die': 'The die',
    'sheet.incident': 'Border incident',
    'line.die': 'the die',
    'line.north': 'points of North',
    'line.south': 'points of South',
    'line.winter': 'winter',
    'outcome.north': 'North holds the border',
    'outcome.south': 'South holds the border',
    'row.border': 'the border',
    'limit.points': 'A side has 3 points.',
    'ask.commit': 'How many points do you commit?',
    'ask.roll': 'Roll the incident',
    'told.points': '{seat} committed {value}.',
    'told.rolled': 'The die shows {die}.',
    'told.border': 'Put a marker of {border} on the border.',
    'board.title': 'The map',
    'board.border': 'The border',
    'board.held': 'held by {side}',
  },
  data: (files) =>
    files.length === 0 ? { data: null } : { faults: [{ path: [], fault: 'takes no data' }], file: 0 },
  bind,
};
