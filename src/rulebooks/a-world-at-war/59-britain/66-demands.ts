import {
  type After,
  type AllocateForm,
  type Allocation,
  type Limit,
  type Row,
  type RowGoal,
  rulingsOf,
  texts,
} from '../../../kernel/index.ts';
import { heldOf } from '../war/held.ts';
import { part } from '../part.ts';
import type { Open } from '../state.ts';
import { britishMinors, FOR_EACH, pointsOf } from './65-minors.ts';
import {
  holderOf,
  isBritish,
  priceWords,
  TERRITORIES,
  type BritishTerritory,
  TERRITORY_IDS,
} from './65-territories.ts';
import { countPoints } from './65-territories.words.ts';
import { returnRows } from './7-returns.ts';
import { countIn } from './given.ts';

// 59.65 to 59.68: what Germany can demand, in which order, for how many points.

/** Ten BRPs are one point, and thirty the most (59.65, 59.67). */
export const INDEMNITY = { brps: 10, most: 3 };
/** The priority of minor countries in the table (59.65). */
const OF_MINORS = 2;

/** The rows of an answer, by what they do. */
export const TAKE = 'take';
export const INDEMNITY_ROW = 'indemnity';
const STATES = Object.keys(FOR_EACH) as readonly (keyof typeof FOR_EACH)[];

/** A row, and what it costs. */
interface Demand {
  readonly row: Row;
  readonly points: number;
}

/** One that has its priority in the table (59.65). */
interface Ranked extends Demand {
  readonly priority: number;
}

/**
 * What Germany can take (59.66), whole areas at their full price (59.66D), or give back instead (59.73G), within the points of
 * the surrender level (59.65, 59.68).
 */
export function concessionForm(open: Open, points: number, isReturn: boolean): AllocateForm {
  const demands = isReturn ? politicalOf(open) : inOrder([...territoriesOf(open), ...minorsOf(open)]);
  const all = [...demands, INDEMNITY_DEMAND];
  const after = demands.map(({ row, priority }) => afterOf(open, row, priority));
  return {
    kind: 'allocate',
    rows: [...all.map(({ row }) => row), ...(isReturn ? returnRows(open) : [])],
    limits: [...(isReturn ? [] : onceEach(open)), inAll(all, points)],
    ...(isReturn ? {} : { after }),
  };
}

/** By priority, in the order of the table (59.65). */
function inOrder(demands: readonly Ranked[]): readonly Ranked[] {
  return demands.toSorted((one, other) => one.priority - other.priority);
}

const say = texts({
  name: {
    take: 'demanded',
    indemnity: 'indemnity in tens of BRPs',
  },
  bar: {
    notBritish: 'Britain does not have it.',
    axisAlready: 'The Axis control it already.',
    priority: 'First all of a higher priority than {priority} has to be conceded or out of British hands.',
  },
  row: {
    take: '{territory} to the Axis ({points})',
    colony: '{territory}, {state}, to the Axis ({points})',
    toIreland: '{territory} to Ireland ({points})',
    'minor.neutral': '{minor} becomes neutral ({points})',
    'minor.axis': '{minor} to the Axis ({points})',
    indemnity: 'Indemnity: a point for {brps} BRPs each',
  },
  limit: {
    concessions: ({ points }) => `All together no more than ${countPoints(points)}.`,
    minorOnce: '{minor} becomes neutral or goes to the Axis, not both.',
  },
});

const INDEMNITY_DEMAND: Demand = {
  row: { id: INDEMNITY_ROW, label: say.row.indemnity(INDEMNITY), max: INDEMNITY.most },
  points: 1,
};

function territoriesOf(open: Open): readonly Ranked[] {
  return TERRITORY_IDS.map((id) => ({ row: takeRow(open, id), ...TERRITORIES[id] }));
}

/** What Britain does not have cannot be demanded; of a French colony it is said what it is (58.53); a part of an area costs as much as all of it (59.66D). */
function takeRow(open: Open, id: BritishTerritory): Row {
  const { points } = TERRITORIES[id];
  const args = { territory: id, points: priceWords(points) };
  const { colony: state } = heldOf(open, id);
  const label =
    state === undefined
      ? (id === 'ulster' ? say.row.toIreland : say.row.take)(args)
      : say.row.colony({ ...args, state });
  const row = { id: `${TAKE}/${id}`, label, max: 1 };
  if (isBritish(open, id)) return row;
  const reason = holderOf(open, id) === 'other' ? say.bar.notBritish() : say.bar.axisAlready();
  return { ...row, barred: { clauses: ['59.66', `59.65/${id}`], reason } };
}

function minorsOf(open: Open): readonly Ranked[] {
  return britishMinors(open).flatMap((minor) => STATES.map((as) => minorDemand(open, minor, as)));
}

function minorDemand(open: Open, minor: string, as: keyof typeof FOR_EACH): Ranked {
  const points = pointsOf(open, minor, as);
  const label = say.row[`minor.${as}`]({ minor, points: priceWords(points) });
  return { row: { id: `${as}/${minor}`, label, max: 1 }, points, priority: OF_MINORS };
}

/**
 * 59.73G: who gives territory back takes none; by ruling political-concessions minor countries may still become neutral, once
 * nothing of a higher priority is British.
 */
function politicalOf(open: Open): readonly Ranked[] {
  if (ruled(open.rulings, 'political-concessions') === 'indemnity') return [];
  const isTooEarly = TERRITORY_IDS.some((id) => TERRITORIES[id].priority < OF_MINORS && isBritish(open, id));
  const reason = say.bar.priority({ priority: OF_MINORS });
  const barred = isTooEarly ? { barred: { clauses: ['59.65', '59.66'], reason } } : {};
  return britishMinors(open).map((minor) => {
    const demand = minorDemand(open, minor, 'neutral');
    return { ...demand, row: { ...demand.row, ...barred } };
  });
}

/** 59.65: a row opens once all of a higher priority is conceded, under Axis control or independent. */
function afterOf(open: Open, { id }: Row, priority: number): After {
  const reason = say.bar.priority({ priority });
  return { row: id, until: earlierThan(open, priority), clauses: ['59.65', '59.66'], reason };
}

function earlierThan(open: Open, priority: number): readonly RowGoal[] {
  const territories = TERRITORY_IDS.filter((id) => TERRITORIES[id].priority < priority);
  const minors = priority > OF_MINORS ? britishMinors(open) : [];
  const isEither = ruled(open.rulings, 'neutralized-minors') === 'conceded';
  return [
    ...territories.map((id) => ({ rows: [`${TAKE}/${id}`], min: 1 })),
    ...minors.map((id) => ({ rows: isEither ? [`neutral/${id}`, `axis/${id}`] : [`axis/${id}`], min: 1 })),
  ];
}

/** A minor country is made neutral or Axis, not both (59.65). */
function onceEach(open: Open): readonly Limit[] {
  return britishMinors(open).map((id) => ({
    rows: STATES.map((as) => `${as}/${id}`),
    max: 1,
    clauses: ['59.65/minors-neutral', '59.65/minors-axis'],
    reason: say.limit.minorOnce({ minor: id }),
  }));
}

/** 59.65, 59.68: all together no more than the points. */
function inAll(demands: readonly Demand[], points: number): Limit {
  return {
    rows: demands.map(({ row }) => row.id),
    weights: demands.map((each) => each.points),
    max: points,
    clauses: ['59.65', '59.68'],
    reason: say.limit.concessions({ points }),
  };
}

/** What an answer costs (59.65). */
export function costOf(open: Open, given: Allocation, isReturn: boolean): number {
  const all = [...(isReturn ? politicalOf(open) : [...territoriesOf(open), ...minorsOf(open)])];
  const territory = all.reduce((sum, { row, points }) => sum + points * countIn(given, row.id), 0);
  return territory + countedIndemnity(open, countIn(given, INDEMNITY_ROW));
}

/** By ruling forgone-indemnity an indemnity counts among what is taken, and what it could have been among what is not (59.71). */
function countedIndemnity({ rulings }: Open, tens: number): number {
  return ruled(rulings, 'forgone-indemnity') === 'counts' ? tens : 0;
}

/** What all that Britain has left is worth (59.71). */
export function worthOf(open: Open): number {
  const territories = TERRITORY_IDS.filter((id) => isBritish(open, id));
  const minors = britishMinors(open).map((minor) => pointsOf(open, minor, 'axis'));
  const points = [...territories.map((id) => TERRITORIES[id].points), ...minors];
  return points.reduce((sum, each) => sum + each, 0) + countedIndemnity(open, INDEMNITY.most);
}

const { RULINGS, ruled } = rulingsOf([
  {
    id: 'neutralized-minors',
    clauses: ['59.65', '59.66'],
    question: 'Is a British minor country that becomes neutral conceded, so that the next priority opens?',
    choices: [
      { id: 'conceded', text: 'Yes: neutral or Axis, it has been demanded.' },
      { id: 'axis-only', text: 'No: it has to come under Axis control.' },
    ],
    default: 'conceded',
  },
  {
    id: 'political-concessions',
    clauses: ['59.73G'],
    question: 'Germany gives territory back and takes none: which political concessions can it still demand?',
    choices: [
      { id: 'neutrality', text: 'That British minor countries become neutral.' },
      { id: 'indemnity', text: 'None: an indemnity alone.' },
    ],
    default: 'neutrality',
  },
  {
    id: 'forgone-indemnity',
    clauses: ['59.71', '59.75', '59.75A', '59.75B'],
    question: 'Do the points of an indemnity count when it is worked out what Germany has not taken?',
    choices: [
      { id: 'counts', text: 'Yes: one that could be imposed is forgone, one that is imposed is taken.' },
      { id: 'apart', text: 'No: territory alone counts.' },
    ],
    default: 'counts',
  },
]);

/** 59.66, 59.68: what Germany can demand. */
export const DEMANDS = part(import.meta.url, {
  clauses: {
    '59.66': ['enforced', 'Territorial demands', 'concessionForm'],
    '59.66D': ['enforced', 'Disputed areas in Britain', 'concessionForm'],
    '59.68': ['enforced', 'The terms of surrender', 'concessionForm'],
    '59.73G': ['enforced', 'No exchange', 'concessionForm'],
    '59.65/indemnity': ['enforced', 'Indemnity', 'INDEMNITY'],
  },
  rulings: RULINGS,
  texts: say,
});
