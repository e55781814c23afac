import type { Decision } from '../../kernel/forms/decision.ts';
import { checkTold, type ReportForm } from '../../kernel/forms/form.ts';
import { liftBars, type Random, sample } from '../../kernel/forms/sample.ts';
import type { View } from '../../kernel/game/position.ts';
import { type Json, own } from '../../kernel/json.ts';
import type { Rules } from '../../kernel/rulebook.ts';
import type { Course } from '../../kernel/solo/history.ts';
import { rowsTold } from '../../kernel/solo/rows.ts';
import type { Standings } from '../../kernel/solo/solo.ts';
import type { BotSeat } from './bot.ts';
import {
  type FactKey,
  fits,
  type FactSpec,
  type FactValue,
  type ReportAnswer,
} from '../../kernel/sums/facts.ts';

// What is said of the map where there is none: as a history has it, else as it was, else that nothing has happened.

/** Who says what has happened: by the rules of the game, and its history. */
export interface Teller extends Pick<BotSeat, 'standings' | 'course'> {
  readonly rules: Rules;
}

/** The answer to what asks for facts, or for what a seat has been dealt; undefined: it is a choice. */
export function answerReport(teller: Teller, view: View, decision: Decision): Json | undefined {
  const { rules, standings, course } = teller;
  if (decision.form.kind === 'report') return reportOf(rules, course, view, decision.form, standings);
  return standings.happens?.(view.open, decision, course);
}

/** The answer of a table where there is none: what has happened this turn, else nothing; a choice that it is left with is any. */
export function tableSays(teller: Teller, view: View, decision: Decision, random: Random): Json | undefined {
  const { rules, course } = teller;
  const { form } = decision;
  const turn = rules.turn?.(view.open) ?? 0;
  return (
    answerReport(teller, view, decision) ??
    (form.kind === 'allocate' ? rowsTold(form, course.between(turn - 1, turn)) : undefined) ??
    sample(form, random, rules.facts)
  );
}

type Read = Pick<Rules, 'facts' | 'known' | 'turn'>;
/** What a history is told by: whether it can still come as a game stands. */
type Possible = Pick<Standings, 'canCome'>;

/** Where an answer comes from: a line of the history, what was so before, what the history has for such, or the least there is. */
type ToldFrom = 'line' | 'before' | 'otherwise' | 'nothing' | 'least';

/** The answer of a table, or of a seat for what it alone knows, to a form that asks for facts; `from` hears where each is from. */
export function reportOf(
  rules: Read,
  course: Course,
  view: View,
  form: ReportForm,
  { canCome }: Possible = {},
  from: (key: FactKey, source: ToldFrom) => void = () => {},
): ReportAnswer {
  const { facts, some, free = [] } = form;
  const turn = rules.turn?.(view.open) ?? 0;
  const known = rules.known(view);
  const now = course.between(turn - 1, turn);
  const answer: ReportAnswer = {};
  const tell = (key: FactKey, spec: FactSpec, value: FactValue): void => {
    const report = { value, as: spec.kept ? 'correction' : 'change' } as const;
    if (fits(spec.type, value)) answer[key] = report;
  };
  const isLeft = some ? (): boolean => true : (key: FactKey): boolean => free.includes(key);
  for (const key of facts) {
    const spec = own(rules.facts, key);
    // what rules use up is told once
    const line = some && spec?.byRules ? now.get(key) : course.told(key, turn);
    const told = line === undefined || canCome?.(view.open, key, line) === false ? undefined : line;
    if (!spec || (isLeft(key) && (told === undefined || told === known(key)))) continue;
    const [value, source] = told === undefined ? unsaid(course, view, key, spec) : [told, 'line' as const];
    tell(key, spec, value);
    from(key, source);
  }
  // what the game asks is answered: it is so, whatever a rule forbids
  return some ? withoutBarred(rules, form, answer) : liftBars(form, answer);
}

/** What of a report the form takes: a fact can be barred beside others alone. */
function withoutBarred({ facts }: Read, form: ReportForm, answer: ReportAnswer): ReportAnswer {
  const taken = Object.entries(answer).filter(([key]) => checkTold(form, facts, key, answer) === null);
  return Object.fromEntries(taken);
}

/** A fact of which no line of a history tells: its last value, what the history has for such, or the least there is. */
function unsaid(
  course: Course,
  { open, sealed }: View,
  key: FactKey,
  spec: FactSpec,
): readonly [FactValue, ToldFrom] {
  const was = own(open.facts, key)?.was ?? (sealed && own(sealed.facts, key)?.was);
  if (was !== undefined && was !== null) return [was, 'before'];
  const otherwise = course.otherwise(key);
  if (otherwise !== undefined) return [otherwise, 'otherwise'];
  return spec.nothing === undefined ? [leastOf(spec), 'least'] : [spec.nothing, 'nothing'];
}

function leastOf({ type }: FactSpec): FactValue {
  if (type.kind === 'boolean') return false;
  if (type.kind === 'choice') return type.values[0] ?? '';
  return type.min <= 0 && type.max >= 0 ? 0 : type.min;
}

/**
 * What a table tells unasked of what has happened after one turn and up to another: of what lasts and is not so already.
 * What is asked anew each turn or year waits until it is asked.
 */
export function newsOf(
  rules: Read,
  course: Course,
  view: View,
  form: ReportForm,
  [after, turn]: readonly [number, number],
  { canCome }: Possible = {},
): ReportAnswer {
  const known = rules.known(view);
  const answer: ReportAnswer = {};
  for (const [key, value] of course.between(after, turn)) {
    const spec = own(rules.facts, key);
    if (!spec || spec.lasts !== 'ever' || spec.kept || spec.owner !== undefined) continue;
    if (known(key) === value || canCome?.(view.open, key, value) === false) continue;
    const report = { value, as: 'change' } as const;
    if (fits(spec.type, value)) answer[key] = report;
  }
  return withoutBarred(rules, form, answer);
}
