import {
  DICE,
  type Ruling,
  type Sheet,
  amountLine,
  type board,
  choiceLine,
  directive,
  family,
  frame,
  happening,
  reportedValue,
  rulingFact,
  sets,
  sumOf,
  tell,
  texts,
  truthLine,
} from '../../src/kernel/index.ts';

/** All texts. */
const say = texts({
  fact: {
    points: 'How many points has {side} committed?',
    winter: 'Is it winter?',
    die: 'The die',
  },
  short: {
    points: 'points of {side}',
    winter: 'winter',
  },
  found: {
    winter: 'On your calendar. Usually no.',
  },
  line: {
    points: 'points of {side}',
    die: 'the die',
    winter: 'winter',
    high: 'a high total is 5 or more',
  },
  event: {
    weather: 'The weather',
    which: 'How is it?',
    winter: 'Winter has come.',
    summer: 'It is summer again.',
  },
  limit: {
    points: 'A side has 3 points.',
  },
  ask: {
    commit: 'How many points do you commit?',
    winter: 'Before the die falls: the weather',
    roll: 'Roll for the border',
  },
  told: {
    points: '{side} committed {value}.',
    rolled: 'The die shows {face}.',
    border: 'Put a marker of {side} on the border.',
  },
  sheet: {
    incident: 'Border incident',
  },
  outcome: {
    holds: '{side} holds the border',
  },
  board: {
    title: 'The map',
    held: 'held by {side}',
  },
  facts: {
    winter: 'The weather',
  },
  name: {
    north: 'North',
    south: 'South',
    nobody: 'nobody',
    border: 'the border',
  },
});

// step 1: what the rulebook stands on
const SIDES = ['north', 'south'] as const;
type Side = (typeof SIDES)[number];

interface Open extends frame.OpenOfSteps {
  border: Side | 'nobody';
}
interface Sealed extends frame.SealedCommon {
  points: number;
}
/** The steps by name, each with its parameters: these have none. */
interface Steps {
  commit: object;
  roll: object;
}
interface Ground extends frame.Ground {
  readonly setting: object;
  readonly open: Open;
  readonly sealed: Sealed;
  readonly steps: Steps;
}
type Step<K extends keyof Steps> = frame.Step<Ground, K>;
const { part, chapter, rulebook } = frame.makers<Ground>();

// step 2: facts, in families
/** 1: what a side has committed. Its own seat knows it at once, all others when the door has opened. */
const points = family<Ground, [Side]>({
  key: (side) => `points.${side}`,
  each: () => SIDES.map((side) => [side]),
  spec: (_, side) => ({
    type: { kind: 'number', min: 0, max: 3 },
    question: say.fact.points({ side }),
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
    question: say.fact.winter(),
    lasts: 'ever',
    clauses: ['3'],
  }),
});

/** 3: what the table can tell of it in the words of the game. */
const weather = happening<Ground, ['winter' | 'summer']>({
  name: 'weather',
  clauses: ['3'],
  title: say.event.weather(),
  asks: [say.event.which()],
  each: () => [['winter'], ['summer']],
  says: (_, comes) => say.event[comes](),
  reports: (comes) => [sets(winter, comes === 'winter')],
});

/** 2: the face of the die. */
const die = family<Ground, []>({
  key: () => 'die',
  each: () => [[]],
  spec: () => ({
    type: { kind: 'number', min: 1, max: 6 },
    question: say.fact.die(),
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

/** 1, 2, 3: the die, the points of both, the weather. */
const incident: Sheet = {
  title: say.sheet.incident(),
  lines: [
    amountLine({ id: '2', label: say.line.die() }, die.key()),
    ...SIDES.map((side) =>
      amountLine(
        { id: `1/${side}`, clause: '1', label: say.line.points({ side }) },
        points.key(side),
        side === 'north' ? 1 : -1,
      ),
    ),
    truthLine({ id: '3', label: say.line.winter() }, winter.key(), -1),
    choiceLine({ id: '4', label: say.line.high() }, rulingFact(HIGH.id), ['five'], -1),
  ],
  outcomes: [
    { id: 'south', to: 3, label: say.outcome.holds({ side: 'south' }), clauses: ['4'] },
    { id: 'north', from: 4, label: say.outcome.holds({ side: 'north' }), clauses: ['4'] },
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
      rows: [{ id: 'border', label: say.name.border(), max: 3 }],
      limits: [{ rows: ['border'], max: 3, clauses: ['1'], reason: say.limit.points() }],
    },
    prompt: say.ask.commit(),
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
      tell(referee, 'revealed', say.told.points, { side, value }, ['1']);
    }
    return [{ step: 'roll' }];
  },
};

const COMMITMENT = part(import.meta.url, {
  clauses: { '1': ['enforced', 'Points in secret', 'commit'] },
  steps: { commit },
  facts: [points],
  decisions: [
    {
      name: 'commit',
      seats: 'each side',
      form: 'allocate',
      about: 'Commit 0 to 3 points.',
      clauses: ['1'],
      unforeseen: 'the chance is shown with the roll',
    },
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
});

// step 5: a roll that waits for a fact
/** 2, 3, 4: one die, and who holds the border. */
const roll: Step<'roll'> = {
  clauses: ['2', '3', '4'],
  needs: {
    facts: (_, open) => (reportedValue(open.facts, winter.key()) === undefined ? [winter.key()] : []),
    asks: () => ({ at: 'incident', prompt: say.ask.winter(), clauses: ['3'] }),
  },
  seats: () => [DICE],
  asks: () => ({
    id: 'roll',
    form: { kind: 'roll', dice: [6] },
    prompt: say.ask.roll(),
    clauses: ['2'],
    sheets: [{ name: 'incident', dice: [die.key()] }],
  }),
  take(books, { open }, _, { answer }, referee) {
    const [face] = answer as readonly number[];
    const sheet = sumOf(books, { seat: null, open }, 'incident', { [die.key()]: face });
    tell(referee, 'rolled', say.told.rolled, { face: face ?? 0 }, ['2'], sheet);
    open.border = sheet.outcomes.includes('north') ? 'north' : 'south';
    directive(referee, say.told.border, { side: open.border }, ['4']);
  },
};

const INCIDENT = part(import.meta.url, {
  clauses: {
    '2': ['computed', 'One die', 'roll'],
    '3': ['computed', 'Winter', 'incident'],
    '4': ['directive', 'Who holds the border', 'roll'],
  },
  steps: { roll },
  rulings: [HIGH],
  facts: [winter, die],
  events: [weather],
  sheets: () => ({ incident }),
  decisions: [
    { name: 'report', seats: 'table', form: 'report', about: 'Whether it is winter.', clauses: ['3'] },
    { name: 'roll', seats: 'dice', form: 'roll', about: 'The die of the incident.', clauses: ['2'] },
  ],
});

// step 6: the board, and a map of its own
/** Two countries of today stand for the sides, and a town on their border for what they quarrel about. */
const MAP: board.MapPlan = {
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

const BOARD = part(import.meta.url, {
  texts: say,
  board: (_, { open }) => [
    {
      kind: 'map',
      title: say.board.title(),
      legend: SIDES.map((side) => ({
        label: say.board.held({ side }),
        looks: [{ tone: TONES[side] }],
      })),
      places: (['north', 'border', 'south'] as const).map((id) => {
        const holder = id === 'border' ? open.border : id;
        return {
          id,
          label: say.name[id](),
          tone: TONES[holder],
          words: [say.board.held({ side: holder })],
          choice: id,
        };
      }),
    },
  ],
});

// step 7: the rulebook
export const borderIncident = rulebook({
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
  chapters: [chapter([COMMITMENT, INCIDENT, BOARD])],
  map: MAP,
  example: 'summer',
  setting: () => ({}),
  first: (_, { rulings, scenario }) => ({
    open: { ...frame.openCommon(rulings, scenario.facts), agenda: [], asked: {}, border: 'nobody' },
    sealed: Object.fromEntries(SIDES.map((side) => [side, { ...frame.sealedCommon(), points: 0 }])),
  }),
  begin: () => [{ step: 'commit' }],
  data: (files) =>
    files.length === 0 ? { data: null } : { faults: [{ path: [], fault: 'takes no data' }], file: 0 },
});
