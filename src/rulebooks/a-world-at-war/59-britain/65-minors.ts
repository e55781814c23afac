import { TABLE } from '../../../kernel/decision.ts';
import { type FactKey, reported, setFact } from '../../../kernel/facts.ts';
import type { Row } from '../../../kernel/form.ts';
import type { DecisionKind } from '../../../kernel/rulebook.ts';
import { eachOf, fact, family, truth, whole } from '../facts.ts';
import { once } from '../once.ts';
import { part } from '../part.ts';
import { timesNow } from '../rounding.ts';
import { binds, standingOf } from '../standing.ts';
import { type Given, type Open, type Step, turnId } from '../state.ts';
import { MINORS } from '../tables/targets.ts';
import { say } from './65-minors.words.ts';
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
export const MINOR_IDS: readonly string[] = [
  ...MINORS.filter((each) => each !== 'ireland'),
  'denmark',
  'netherlands',
  'poland',
  'portugal',
  ...WITHOUT_BRPS,
  ...FURTHER,
];

/** Whether a country is a British minor ally, associate or conquest when Britain surrenders (59.65). */
export const britishMinor = family<[string]>({
  key: once((minor) => `british-minor.${minor}`),
  each: eachOf(MINOR_IDS),
  spec: (_, minor) => fact('britishMinor', truth, ['59.65', '59.66E'], { lasts: 'turn', args: { minor } }),
});

/** The most BRPs that a minor country has. */
const MOST_BRPS = 100;

/** The BRPs of a minor country (59.65). */
export const minorBrps = family<[string]>({
  key: once((minor) => `minor-brps.${minor}`),
  each: eachOf(MINOR_IDS.filter((each) => !isWithoutBrps(each))),
  spec: (_, minor) => fact('minorBrps', whole(0, MOST_BRPS), ['59.65'], { args: { minor } }),
});

function isWithoutBrps(minor: string): boolean {
  return (WITHOUT_BRPS as readonly string[]).includes(minor);
}

/** The minor countries that are British now. */
export function britishMinors({ facts }: Open): readonly string[] {
  return MINOR_IDS.filter((each) => reported(facts, britishMinor.key(each)) === true);
}

/** The BRPs of them that nobody has told. */
export function untoldBrps(open: Open): readonly FactKey[] {
  return britishMinors(open)
    .filter((each) => !isWithoutBrps(each))
    .map((each) => minorBrps.key(each))
    .filter((key) => reported(open.facts, key) === undefined);
}

/** For how many BRPs a point is counted, and how many points in each case (59.65/minors-neutral, 59.65/minors-axis). */
const EACH_BRPS = 5;
export const FOR_EACH = { neutral: 1, axis: 2 } as const;

/** What a minor country costs, neutral or Axis (59.65, 59.66E; ruling resistance-rounding). */
export function pointsOf(open: Open, minor: string, as: keyof typeof FOR_EACH): number {
  const fives = isWithoutBrps(minor)
    ? FIVES_OF_THOSE
    : timesNow(open, Number(reported(open.facts, minorBrps.key(minor))), EACH_BRPS);
  return FOR_EACH[as] * fives;
}

/** An ally or associate of the Axis is not Britain's (59.66E): what rule 49 keeps of it is put right first. */
function minorRow(open: Open, id: string): Row {
  const row = { id, label: say.row.minor({ minor: id }), max: 1 };
  const now = standingOf(open, id);
  const isAxis = now?.faction === 'european-axis' && binds(now.result);
  return isAxis ? { ...row, barred: { clauses: ['59.66E', '49.51'], reason: say.bar.axisMinor() } } : row;
}

/** 59.65, 59.66E: which minor countries are British: the table ticks them. */
export const britishMinorsTold: Step<'british-minors'> = {
  clauses: ['59.65', '59.66E'],
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
    const given = answer as Given;
    for (const each of MINOR_IDS) setFact(open.facts, britishMinor.key(each), has(given, each));
  },
};

export const MINORS_TOLD: DecisionKind = {
  name: 'minors',
  seats: 'table',
  form: 'allocate',
  about: 'Which minor countries are British minor allies, associates or conquests as Britain surrenders.',
  clauses: ['59.65', '59.66E'],
  ticks: true,
};

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
