import { type Chapter, gather } from '../../src/kernel/chapter.ts';
import { family, rulingFact } from '../../src/kernel/family.ts';
import { reported } from '../../src/kernel/facts.ts';
import { evaluateNamed, withFacts } from '../../src/kernel/know.ts';
import type { MapPlan } from '../../src/kernel/map-plan.ts';
import { openCommon, type SealedCommon, sealedCommon } from '../../src/kernel/position.ts';
import type { Ruling } from '../../src/kernel/ruling.ts';
import { DICE } from '../../src/kernel/seat.ts';
import type { Sheet } from '../../src/kernel/sheet.ts';
import type * as kernel from '../../src/kernel/step.ts';
import { words } from '../../src/kernel/words.ts';

// step 1: what the rulebook stands on
const SIDES = ['north', 'south'] as const;
type Side = (typeof SIDES)[number];

interface Open extends kernel.OpenOfSteps {
  border: Side | 'nobody';
}
interface Sealed extends SealedCommon {
  points: number;
}
/** The steps by name, each with its parameters: these have none. */
interface Steps {
  commit: object;
  roll: object;
}
interface Ground extends kernel.Ground {
  readonly setting: object;
  readonly open: Open;
  readonly sealed: Sealed;
  readonly steps: Steps;
}
type Step<K extends keyof Steps> = kernel.Step<Ground, K>;

// step 2: facts, in families
/** 1: what a side has committed. Its own seat knows it at once, all others when the door has opened. */
const points = family<Ground, [Side]>({
  key: (side) => `points.${side}`,
  each: () => SIDES.map((side) => [side]),
  spec: (_, side) => ({
    type: { kind: 'number', min: 0, max: 3 },
    question: words('fact.points', { side }),
    lasts: 'ever',
    clauses: ['1'],
    by: 'game',
  }),
  read({ open, seat, sealed }, side) {
    const shown = open.revealed[side]?.[`points/${side}`];
    if (typeof shown === 'number') return shown;
    return seat === side ? sealed?.points : undefined;
  },
});

/** 3: reported by the table, and read as it was reported. */
const winter = family<Ground, []>({
  key: () => 'winter',
  each: () => [[]],
  spec: () => ({
    type: { kind: 'boolean' },
    question: words('fact.winter'),
    lasts: 'ever',
    clauses: ['3'],
  }),
});

/** 2: the face of the die. */
const die = family<Ground, []>({
  key: () => 'die',
  each: () => [[]],
  spec: () => ({
    type: { kind: 'number', min: 1, max: 6 },
    question: words('fact.die'),
    lasts: 'phase',
    clauses: ['2'],
    by: 'dice',
  }),
});

// step 3: the cited sum, and a ruling on a gap of the text
/** 4 gives the border to North on a high total, and does not say what is high. */
const HIGH: Ruling = {
  id: 'high',
  clauses: ['4'],
  question: 'What is a high total?',
  choices: [
    { id: 'four', text: '4 or more.' },
    { id: 'five', text: '5 or more.' },
  ],
  default: 'four',
};

const incident: Sheet = {
  title: words('sheet.incident'),
  lines: [
    {
      id: '2',
      clause: '2',
      label: words('line.die'),
      needs: [die.key()],
      value: (known) => known.number(die.key()),
    },
    ...SIDES.map((side) => ({
      id: `1/${side}`,
      clause: '1',
      label: words('line.points', { side }),
      needs: [points.key(side)],
      value: (known: { number(key: string): number }) =>
        (side === 'north' ? 1 : -1) * known.number(points.key(side)) + 0,
    })),
    {
      id: '3',
      clause: '3',
      label: words('line.winter'),
      needs: [winter.key()],
      value: (known) => (known.truth(winter.key()) ? -1 : 0),
    },
    {
      id: '4',
      clause: '4',
      label: words('line.high'),
      needs: [rulingFact(HIGH.id)],
      value: (known) => (known.text(rulingFact(HIGH.id)) === 'five' ? -1 : 0),
    },
  ],
  outcomes: [
    { id: 'south', to: 3, label: words('outcome.holds', { side: 'south' }), clauses: ['4'] },
    { id: 'north', from: 4, label: words('outcome.holds', { side: 'north' }), clauses: ['4'] },
  ],
};

// step 4: a secret step, and its door
/** 1: both sides commit in secret; when both have, all see both. */
const commit: Step<'commit'> = {
  clauses: ['1'],
  seats: () => SIDES,
  asks: (_, { seat }) => ({
    id: `${seat}/commit`,
    form: {
      kind: 'allocate',
      rows: [{ id: 'border', label: words('name.border'), max: 3 }],
      limits: [{ rows: ['border'], max: 3, clauses: ['1'], reason: words('limit.points') }],
    },
    prompt: words('ask.commit'),
    clauses: ['1'],
    sealed: true,
  }),
  take(_, { sealed }, __, { seat, answer }) {
    const mine = sealed[seat];
    if (mine) mine.points = (answer as { border?: number }).border ?? 0;
  },
  next(_, { sealed }, __, referee) {
    for (const side of SIDES) {
      const value = sealed[side]?.points ?? 0;
      referee.reveal({ to: 'all', from: side, key: `points/${side}`, value, clauses: ['1'] });
      const data = words('told.points', { side, value });
      referee.tell?.({ to: 'all', kind: 'revealed', data, clauses: ['1'] });
    }
    return [{ step: 'roll' }];
  },
};

const COMMITMENT: Chapter<Ground> = {
  clauses: [
    { clause: '1', title: 'Points in secret', kind: 'enforced', where: 'border-incident.ts, commit' },
  ],
  facts: [points],
  decisions: [
    { name: 'commit', seats: 'each side', form: 'allocate', about: 'Commit 0 to 3 points.', clauses: ['1'] },
  ],
  doors: [
    {
      name: 'points',
      about: 'What both have committed, once both have.',
      clauses: ['1'],
      on: ['commit'],
      may: ({ sealed }, { to, from, value }) => to === 'all' && value === (sealed[from] as Sealed).points,
    },
  ],
  words: {
    'fact.points': 'How many points has {side} committed?',
    'line.points': 'points of {side}',
    'limit.points': 'A side has 3 points.',
    'ask.commit': 'How many points do you commit?',
    'told.points': '{side} committed {value}.',
  },
};

// step 5: a roll that waits for a fact
/** 2, 3, 4: one die, and who holds the border. */
const roll: Step<'roll'> = {
  clauses: ['2', '3', '4'],
  needs: {
    facts: (_, open) => (reported(open.facts, winter.key()) === undefined ? [winter.key()] : []),
    asks: () => ({ at: 'incident', prompt: words('ask.winter'), clauses: ['3'] }),
  },
  seats: () => [DICE],
  asks: () => ({
    id: 'roll',
    form: { kind: 'roll', dice: [6] },
    prompt: words('ask.roll'),
    clauses: ['2'],
    sheets: [{ name: 'incident', dice: [die.key()] }],
  }),
  take(books, { open }, _, { answer }, referee) {
    const [face] = answer as readonly number[];
    const facts = withFacts(books.known({ seat: null, open }), { [die.key()]: face });
    const sheet = evaluateNamed(books, 'incident', facts);
    const data = words('told.rolled', { face: face ?? 0 });
    referee.tell?.({ to: 'all', kind: 'rolled', data, clauses: ['2'], sheet });
    open.border = sheet.outcomes.includes('north') ? 'north' : 'south';
    const marker = words('told.border', { side: open.border });
    referee.tell?.({ to: 'all', kind: 'directive', data: marker, clauses: ['4'] });
  },
};

const INCIDENT: Chapter<Ground> = {
  clauses: [
    { clause: '2', title: 'One die', kind: 'computed', where: 'border-incident.ts, roll' },
    { clause: '3', title: 'Winter', kind: 'computed', where: 'border-incident.ts, incident' },
    { clause: '4', title: 'Who holds the border', kind: 'directive', where: 'border-incident.ts, roll' },
  ],
  rulings: [HIGH],
  facts: [winter, die],
  sheets: () => ({ incident }),
  decisions: [
    { name: 'report', seats: 'table', form: 'report', about: 'Whether it is winter.', clauses: ['3'] },
    { name: 'roll', seats: 'dice', form: 'roll', about: 'The die of the incident.', clauses: ['2'] },
  ],
  words: {
    'fact.winter': 'Is it winter?',
    'fact.die': 'The die',
    'sheet.incident': 'Border incident',
    'line.die': 'the die',
    'line.winter': 'winter',
    'line.high': 'a high total is 5 or more',
    'outcome.holds': '{side} holds the border',
    'ask.winter': 'Before the die falls: the weather',
    'ask.roll': 'Roll for the border',
    'told.rolled': 'The die shows {face}.',
    'told.border': 'Put a marker of {side} on the border.',
  },
};

// step 6: the board, and a map of its own
/** Two countries of today stand for the sides, and a town on their border for what they quarrel about. */
const MAP: MapPlan = {
  frame: { kind: 'cone', west: 20, east: 30, south: 55, north: 61 },
  width: 400,
  height: 420,
  detail: '50m',
  places: {
    north: { of: ['Estonia'] },
    south: { of: ['Latvia'] },
    border: { at: [26.04, 57.78] },
  },
};

const TONES = { north: 'first', south: 'second', nobody: 'neutral' } as const;

const BOARD: Chapter<Ground> = {
  clauses: [],
  board: (_, { open }) => [
    {
      kind: 'map',
      title: words('board.title'),
      legend: SIDES.map((side) => ({
        label: words('board.held', { side }),
        looks: [{ tone: TONES[side] }],
      })),
      places: (['north', 'border', 'south'] as const).map((id) => {
        const holder = id === 'border' ? open.border : id;
        return {
          id,
          label: words(`name.${id}`),
          tone: TONES[holder],
          words: [words('board.held', { side: holder })],
          choice: id,
        };
      }),
    },
  ],
  words: {
    'board.title': 'The map',
    'board.held': 'held by {side}',
  },
};

// step 7: the rulebook
export const borderIncident = gather<Ground>({
  id: 'border-incident',
  title: 'Border Incident',
  version: '1',
  about: 'Two sides, three points each, one die.',
  scenarios: [
    {
      id: 'summer',
      title: 'Summer',
      about: 'An incident in good weather.',
      facts: { [winter.key()]: false },
    },
    { id: 'any-weather', title: 'Any weather', about: 'The table says whether it is winter.', facts: {} },
  ].map((each) => ({
    ...each,
    seats: SIDES.map((id) => ({ id, title: id === 'north' ? 'North' : 'South', powers: [id] })),
  })),
  chapters: [
    COMMITMENT,
    INCIDENT,
    BOARD,
    {
      clauses: [],
      words: {
        'name.north': 'North',
        'name.south': 'South',
        'name.nobody': 'nobody',
        'name.border': 'the border',
      },
    },
  ],
  steps: { commit, roll },
  map: MAP,
  example: 'summer',
  setting: () => ({}),
  first: (_, { rulings, scenario }) => ({
    open: { ...openCommon(rulings, scenario.facts), agenda: [], asked: 0, border: 'nobody' },
    sealed: Object.fromEntries(SIDES.map((side) => [side, { ...sealedCommon(), points: 0 }])),
  }),
  begin: () => [{ step: 'commit' }],
  data: (files) =>
    files.length === 0 ? { data: null } : { faults: [{ path: [], fault: 'takes no data' }], file: 0 },
});
