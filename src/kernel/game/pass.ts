import { canonical, type Json, own } from '../json.ts';
import type { DecisionKind, Rulebook } from '../rulebook.ts';
import type { Dispatch } from '../steps/dispatch.ts';
import type { Moment } from './moment.ts';

// Nothing was done: a log folds such lines.

/** Whether in a moment nothing was done, by what of it a reader was told. */
export function isPass(rulebook: Rulebook, moment: Moment, told: readonly Dispatch[]): boolean {
  if (told.some(({ pass }) => !pass)) return false;
  const { entry, closed, step = '', changed } = moment;
  if (closed) return told.length > 0 || own(rulebook.words, `passed.${step}`) !== undefined;
  if (changed) return Object.keys(changed).length === 0;
  return 'decision' in entry && (told.length > 0 || isNothingGiven(rulebook, entry));
}

interface Given {
  readonly decision: string;
  readonly answer: Json;
}

/** Whether an answer is the one by which its seat does nothing. */
function isNothingGiven(rulebook: Rulebook, { decision, answer }: Given): boolean {
  const kind = kindOf(rulebook, decision);
  const nothing = [kind?.nothing, ...(kind?.otherwise ?? []).map((each) => each.nothing)];
  const given = canonical(answer);
  return nothing.some((each) => each !== undefined && canonical(each) === given);
}

const kinds = new WeakMap<Rulebook, ReadonlyMap<string, DecisionKind>>();

/** What a rulebook says of the decision with this id. */
export function kindOf(rulebook: Rulebook, decision: string): DecisionKind | undefined {
  let known = kinds.get(rulebook);
  if (!known)
    kinds.set(rulebook, (known = new Map(rulebook.decisions.map((kind) => [kind.name, kind] as const))));
  return known.get(decision.slice(decision.lastIndexOf('/') + 1));
}
