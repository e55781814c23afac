import {
  type Allocation,
  type DecisionKind,
  type FactKey,
  type Row,
  TABLE,
  reportedValue,
  texts,
  eachOf,
  truth,
  whole,
  once,
} from '../../../kernel/index.ts';
import { fact, family, inRegister } from '../facts/facts.ts';
import { countryOf, noteCountry } from '../war/countries.ts';
import { part } from '../part.ts';
import { timesNow } from '../facts/rounding.ts';
import { binds, standingOf } from '../starts/standing.ts';
import { type Open, type WorldStep, turnId } from '../state.ts';
import { MINORS } from '../tables/targets.ts';
import { unlessFallen } from '../war/withdrawn.ts';
import { has } from './given.ts';

// 59.65, priority 2: the minor countries that are British allies, associates or conquests. The table says which, and their BRPs.

declare module '../state.ts' {
  interface Steps {
    'british-minors': object;
  }
}

/** Persia and Arabia count as five BRPs, though they have none (59.66E). */
const WITHOUT_BRPS = ['persia', 'arabia'] as const;
const FIVES_OF_THOSE = 1;
/** Places for countries that this program has no name for. */
const FURTHER = ['another-1', 'another-2', 'another-3'] as const;

/** The countries that the table chooses from: the targets of rule 49 but Ireland, which has a row of its own, and others. */
const MINOR_IDS: readonly string[] = [
  ...MINORS.filter((each) => each !== 'ireland'),
  'denmark',
  'netherlands',
  'poland',
  'portugal',
  ...WITHOUT_BRPS,
  ...FURTHER,
];

/** Whether a country is a British minor ally, associate or conquest when Britain surrenders (59.65). */
export const britishMinor = inRegister<[string]>({
  key: once((minor) => `british-minor.${minor}`),
  of: eachOf(MINOR_IDS)(),
  spec: (minor) => fact('britishMinor', truth, ['59.65', '59.66E'], { lasts: 'turn', args: { minor } }),
  read: isBritish,
  last: (open, minor) => countryOf(open, minor).british?.is,
  write(open, value, as, minor) {
    if (value === undefined) return noteCountry(open, minor, { british: undefined });
    // a correction of another turn is of that
    const asOf = as === 'correction' ? countryOf(open, minor).british?.asOf : undefined;
    noteCountry(open, minor, { british: { is: value === true, asOf: asOf ?? turnId(open) } });
  },
});

/** Whether a minor country is British in this game turn: an ally or associate of the Axis is not, whatever is told (59.66E). */
function isBritish(open: Open, minor: string): boolean | undefined {
  const { british } = countryOf(open, minor);
  return british?.asOf === turnId(open) ? british.is && !isOfAxis(open, minor) : undefined;
}

function isOfAxis(open: Open, minor: string): boolean {
  const now = standingOf(open, minor);
  return now?.faction === 'european-axis' && binds(now.result);
}

/** The most BRPs that a minor country has. */
const MOST_BRPS = 100;

/** The BRPs of a minor country (59.65). */
export const minorBrps = family<[string]>({
  key: once((minor) => `minor-brps.${minor}`),
  each: eachOf(MINOR_IDS.filter((each) => !isWithoutBrps(each))),
  spec: (_, minor) => fact('minorBrps', whole(0, MOST_BRPS), ['59.65'], { club: true, args: { minor } }),
});

function isWithoutBrps(minor: string): boolean {
  return (WITHOUT_BRPS as readonly string[]).includes(minor);
}

/** The minor countries that are British now. */
export function britishMinors(open: Open): readonly string[] {
  return MINOR_IDS.filter((each) => isBritish(open, each) === true);
}

/** The BRPs of them that nobody has told. */
export function untoldBrps(open: Open): readonly FactKey[] {
  return britishMinors(open)
    .filter((each) => !isWithoutBrps(each))
    .map((each) => minorBrps.key(each))
    .filter((key) => reportedValue(open.facts, key) === undefined);
}

/** For how many BRPs a point is counted, and how many points in each case (59.65/minors-neutral, 59.65/minors-axis). */
const EACH_BRPS = 5;
export const FOR_EACH = { neutral: 1, axis: 2 } as const;

/** What a minor country costs, neutral or Axis (59.65, 59.66E; ruling resistance-rounding). */
export function pointsOf(open: Open, minor: string, as: keyof typeof FOR_EACH): number {
  const fives = isWithoutBrps(minor)
    ? FIVES_OF_THOSE
    : timesNow(open, Number(reportedValue(open.facts, minorBrps.key(minor))), EACH_BRPS);
  return FOR_EACH[as] * fives;
}

/** An ally or associate of the Axis is not Britain's (59.66E): what rule 49 keeps of it is put right first. */
function minorRow(open: Open, id: string): Row {
  const row = { id, label: say.row.minor({ minor: id }), max: 1 };
  return isOfAxis(open, id)
    ? { ...row, barred: { clauses: ['59.66E', '49.51'], reason: say.bar.axisMinor() } }
    : row;
}

/** 59.65, 59.66E: which minor countries are British: the table ticks them. */
const britishMinorsTold: WorldStep<'british-minors'> = {
  clauses: ['59.65', '59.66E'],
  withdraw: unlessFallen('britain'),
  seats: () => [TABLE],
  asks: (_, { open }) => ({
    id: `${turnId(open)}/britain/minors`,
    form: {
      kind: 'allocate',
      rows: MINOR_IDS.map((id) => minorRow(open, id)),
      limits: [],
    },
    prompt: say.ask.britishMinors(),
    clauses: ['59.65', '59.66E'],
  }),
  take(_, { open }, __, { answer }) {
    const given = answer as Allocation;
    const asOf = turnId(open);
    for (const each of MINOR_IDS) noteCountry(open, each, { british: { is: has(given, each), asOf } });
  },
};

const MINORS_TOLD: DecisionKind = {
  name: 'minors',
  seats: 'table',
  form: 'allocate',
  about: 'Which minor countries are British minor allies, associates or conquests as Britain surrenders.',
  clauses: ['59.65', '59.66E'],
  ticks: true,
};

const say = texts({
  facts: {
    'british-minor': 'British minor countries',
    'minor-brps': 'British minor countries',
  },
  name: {
    denmark: 'Denmark',
    netherlands: 'the Netherlands',
    poland: 'Poland',
    portugal: 'Portugal',
    persia: 'Persia',
    arabia: 'Arabia',
    neutral: 'made neutral',
    'another-1': 'another minor country',
    'another-2': 'a second other minor country',
    'another-3': 'a third other minor country',
  },
  fact: {
    britishMinor: 'Is {minor} a British minor ally, associate or conquest?',
    minorBrps: 'How many BRPs is {minor} worth?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    minorBrps: 'On the map: the number printed in the country, which never changes. Usually 5 to 40.',
  },
  ask: {
    britishMinors: 'Which minor countries are British minor allies, associates or conquests?',
  },
  bar: {
    axisMinor: 'It is an ally or associate of the Axis.',
  },
  row: {
    minor: '{minor}',
  },
});

/** 59.65: British minor countries. */
export const BRITISH_MINORS = part(import.meta.url, {
  clauses: {
    '59.65/minors-neutral': ['enforced', 'Neutrality of a minor country', 'pointsOf'],
    '59.65/minors-axis': ['enforced', 'Axis control of a minor country', 'pointsOf'],
  },
  steps: { 'british-minors': britishMinorsTold },
  facts: [britishMinor, minorBrps],
  decisions: [MINORS_TOLD],
  texts: say,
});
