import {
  type AllocateForm,
  type Bar,
  type FactKey,
  type Question,
  type Row,
  type View,
  type Words,
  reportedValue,
  rowWith,
  texts,
  once,
} from '../../../kernel/index.ts';
import { part } from '../part.ts';
import type { Open, SealedPart } from '../state.ts';
import { isMinor } from '../tables/targets.ts';
import { namingTexts } from './41-naming.words.ts';
import { rolledWith } from './42-leads.ts';

// 49.426: what a seat may spend on the targets named, when only it knows what it has; everybody is asked.

/** What is spent: the fact that says how much there is, and whether all targets share it. */
interface Spending {
  readonly id: string;
  readonly fact: string;
  /** Why nothing can be spent until it is reported. */
  readonly unreported: Bar;
  readonly prompt: (args: { readonly faction: string | null; readonly targets: readonly string[] }) => Words;
  readonly clause: string;
  readonly together: boolean;
  /** The fact in the roll for a target that the number given becomes. */
  readonly sets: (target: string) => FactKey;
  /** Where: absent: in the targets that are rolled for. */
  readonly targets?: readonly string[];
}

/** 49.4262, 49.4263: the question what a seat spends. */
export function askSpending(
  { open, sealed, seat }: View<Open, SealedPart>,
  {
    id,
    fact,
    unreported,
    prompt,
    clause,
    together,
    sets,
    targets = open.rolls.map(({ target }) => target),
  }: Spending,
): Question {
  const has = sealed && reportedValue(sealed.facts, fact);
  const most = typeof has === 'number' ? has : 0;
  const barred = has === undefined ? unreported : null;
  const limit = { rows: targets, max: most, clauses: [clause], reason: say.limit.spending({ most }) };
  const form: AllocateForm = {
    kind: 'allocate',
    rows: targets.map((target) => {
      const row = rowWith(targetRow(target), most, barred);
      return barred === null && isMinor(target) ? { ...row, leads: rolledWith(target, sets(target)) } : row;
    }),
    limits: together && !barred ? [limit] : [],
  };
  return { id, form, prompt: prompt({ faction: seat, targets }), clauses: ['49.425', clause] };
}

const targetRow = once((target: string): Row => ({ id: target, label: namingTexts.row.target({ target }) }));

/** What has not been reported: the clause, and the question that its seat has not answered (49.426). */
export function notReported(clause: string, question: Words): Bar {
  return { clauses: [clause], reason: say.bar.notReported({ question }) };
}

const say = texts({
  facts: {
    'in-play': 'What is in play',
  },
  bar: {
    notReported: 'First report, among the facts, what only you know: {question}',
  },
  limit: {
    spending: 'You have {most}.',
  },
});

/** 49.426: what a seat spends. */
export const SPENDING = part(import.meta.url, {
  texts: say,
});
