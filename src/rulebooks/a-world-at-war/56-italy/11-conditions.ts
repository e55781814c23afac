import { type FactKey, reportedValue, rulingsOf, texts, truth } from '../../../kernel/index.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import type { Check } from '../54-surrender/check.ts';
import { ALLIES, control, controllerOf } from '../war/control.ts';
import { fact, single, toldOf } from '../facts/facts.ts';
import { part } from '../part.ts';
import type { Open } from '../state.ts';
import { type Belligerent, isAtWarWith } from '../war/wars.ts';
import { dpTotal, SHEET } from './12-dp-total.ts';
import { judgeItaly } from './31-opening.ts';

// 56.11: what has to hold for Italy to surrender, beside its DP total; before it surrenders the same impairs it (56.73).

/** Whether Axis units are in Africa, Ethiopia and Egypt east of the canal too; Wafdist partisans do not count (56.11B). */
export const axisInAfrica = single(
  'axis-in-africa',
  fact('axisInAfrica', truth, ['56.11B'], { askedOf: 'italy' }),
);

const READS = [control.key('rome'), axisInAfrica.key()] as const;

/** The conditions that are met for certain: Rome is Allied (56.11A), no Axis unit is in Africa (56.11B). */
function conditionsMet(open: Open): readonly string[] {
  const isRomeLost = (ALLIES as readonly unknown[]).includes(controllerOf(open, 'rome'));
  const isAfricaLost = reportedValue(open.facts, axisInAfrica.key()) === false;
  return [...(isRomeLost ? ['56.11A'] : []), ...(isAfricaLost ? ['56.11B'] : [])];
}

/** Whether one of the conditions is met (56.11); where nobody knows, the facts that would say. */
export function isConditionMet(open: Open): boolean | readonly FactKey[] {
  if (conditionsMet(open).length > 0) return true;
  const missing = READS.filter((key) => toldOf(open, key) === undefined);
  return missing.length > 0 ? missing : false;
}

/** Those whose war with Italy makes it one that can surrender (56.11; ruling italy-checked). */
function enemies({ rulings }: Open): readonly Belligerent[] {
  const west = ['britain', 'france', 'us'] as const;
  return ruled(rulings, 'italy-checked') === 'west' ? west : [...west, 'russia'];
}

/** The check of Italy (56.11), at the end of each Allied player turn in which it is at war with an Ally (54.12). */
const ITALY: Check = {
  of: 'italy',
  clauses: ['54.12', '56.11'],
  sheet: SHEET,
  total: dpTotal.key(),
  fatal: 0,
  dps: 'italy',
  at: () => 'allied-end',
  isDue: ({ plan }, open) =>
    plan.europe && !hasSurrendered(open, 'italy') && isAtWarWith(open, 'italy', enemies(open)),
  besides: READS,
  also: (_, open) => isConditionMet(open),
  judge: (_, position, sum, referee) => judgeItaly(position, sum, conditionsMet(position.open), referee),
};

const say = texts({
  facts: {
    'axis-in-africa': 'Italy',
  },
  fact: {
    axisInAfrica:
      'Are any Axis units in Africa? (Ethiopia and Egypt east of the canal count, Wafdist partisans do not.)',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    axisInAfrica: 'On the map. Usually yes from the entry of Italy until 1943.',
  },
});

const { RULINGS, ruled } = rulingsOf([
  {
    id: 'italy-checked',
    clauses: ['54.12', '56.11', '56.12B'],
    question: 'Italy is at war with Russia alone: can it surrender?',
    choices: [
      { id: 'any-ally', text: 'Yes: its conditions name no enemy.' },
      { id: 'west', text: 'No: not before it is at war with one of the West.' },
    ],
    default: 'any-ally',
    fixed: true,
  },
]);

/** 56.11: when Italy can surrender. */
export const CONDITIONS = part(import.meta.url, {
  clauses: {
    '56.1': ['heading', 'Determining Italian surrender'],
    '56.11': ['enforced', 'Italian surrender conditions', 'ITALY'],
    '56.11A': ['enforced', 'Rome under Allied control', 'conditionsMet'],
    '56.11B': ['enforced', 'No Axis units in Africa', 'conditionsMet'],
    '56.13': ['directive', 'German surrender has no effect', '../55-germany/21-peace.ts#peace'],
  },
  rulings: RULINGS,
  facts: [axisInAfrica],
  gives: { checks: [() => ITALY] },
  texts: say,
});
