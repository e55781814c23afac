import type { Decision } from '../../kernel/forms/decision.ts';
import { checkTold, type ReportForm } from '../../kernel/forms/form.ts';
import { type Random, sample } from '../../kernel/forms/sample.ts';
import type { View } from '../../kernel/game/position.ts';
import { type Json, own } from '../../kernel/json.ts';
import type { Rules } from '../../kernel/rulebook.ts';
import type { Course } from '../../kernel/solo/history.ts';
import { rowsTold } from '../../kernel/solo/rows.ts';
import type { Seated } from './bot.ts';
import {
  type FactKey,
  fits,
  type FactSpec,
  type FactValue,
  type ReportAnswer,
} from '../../kernel/sums/facts.ts';

// What is said of the map where there is none: as a history has it, else as it was, else that nothing has happened.

/** Who says what has happened: by the rules of the game, and its history. */
export interface Teller extends Pick<Seated, 'standings' | 'course'> {
  readonly rules: Rules;
}

/** The answer to what asks for facts, or for what a seat has been dealt; undefined: it is a choice. */
export function happened(teller: Teller, view: View, decision: Decision): Json | undefined {
  const { rules, standings, course } = teller;
  if (decision.form.kind === 'report') return reportOf(rules, course, view, decision.form);
  return standings.happens?.(view.open, decision, course);
}

/** The answer of a table where there is none: what has happened this turn, else nothing; a choice that it is left with is any. */
export function tableSays(teller: Teller, view: View, decision: Decision, random: Random): Json | undefined {
  const { rules, course } = teller;
  const { form } = decision;
  const turn = rules.turn?.(view.open) ?? 0;
  return (
    happened(teller, view, decision) ??
    (form.kind === 'allocate' ? rowsTold(form, course.between(turn - 1, turn)) : undefined) ??
    sample(form, random, rules.facts)
  );
}

/** The answer of a table, or of a seat for what it alone knows, to a form that asks for facts. */
export function reportOf(
  rules: Pick<Rules, 'facts' | 'known' | 'turn'>,
  course: Course,
  view: View,
  form: ReportForm,
): ReportAnswer {
  const { facts, some, free = [] } = form;
  const turn = rules.turn?.(view.open) ?? 0;
  const known = rules.known(view);
  const now = course.between(turn - 1, turn);
  const answer: ReportAnswer = {};
  const tell = (key: FactKey, spec: FactSpec, value: FactValue): void => {
    const report = { value, as: spec.kept ? 'correction' : 'change' } as const;
    if (fits(spec.type, value) && checkTold(form, rules.facts, key, report) === null) answer[key] = report;
  };
  const isLeft = some ? (): boolean => true : (key: FactKey): boolean => free.includes(key);
  for (const key of facts) {
    const spec = own(rules.facts, key);
    // what rules use up is told once
    const told = some && spec?.byRules ? now.get(key) : course.told(key, turn);
    if (!spec || (isLeft(key) && (told === undefined || told === known(key)))) continue;
    tell(key, spec, told ?? unsaid(course, view, key, spec));
  }
  return answer;
}

/** A fact of which no line of a history tells: its last value, what the history has for such, or the least there is. */
function unsaid(course: Course, { open, sealed }: View, key: FactKey, spec: FactSpec): FactValue {
  const was = own(open.facts, key)?.was ?? (sealed && own(sealed.facts, key)?.was);
  return was ?? course.otherwise(key) ?? spec.nothing ?? leastOf(spec);
}

function leastOf({ type }: FactSpec): FactValue {
  if (type.kind === 'boolean') return false;
  if (type.kind === 'choice') return type.values[0] ?? '';
  return type.min <= 0 && type.max >= 0 ? 0 : type.min;
}
