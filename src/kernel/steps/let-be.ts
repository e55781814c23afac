import type { Decision } from '../forms/decision.ts';
import type { Referee } from './dispatch.ts';
import { type FactKey, factName, type FactSchema, type Report, type ReportAnswer } from '../sums/facts.ts';
import { type Bar, newsBarOf } from '../forms/form.ts';
import { isRecord, type Json, own } from '../json.ts';
import { words } from '../texts/words.ts';

/** News that a rule bars, and that the players let be: what they report of the fact, and why that is barred. */
interface LetBe {
  readonly fact: FactKey;
  readonly report: Report;
  readonly bar: Bar;
}

/** What a report tells though a rule bars it. */
export function letBeIn({ form }: Decision, answer: ReportAnswer): readonly LetBe[] {
  return Object.entries(answer).flatMap(([fact, report]) => {
    const bar = report.as === 'override' ? newsBarOf(form, fact, answer) : undefined;
    return bar ? [{ fact, report, bar }] : [];
  });
}

/** A report as the rules take it: what the players let be is news like any other. It is told as what it is. */
export function letBe(
  decision: Decision,
  answer: ReportAnswer,
  facts: FactSchema,
  referee: Referee,
): ReportAnswer {
  const all = letBeIn(decision, answer);
  if (all.length === 0) return answer;
  const news: ReportAnswer = { ...answer };
  for (const { fact, report, bar } of all) {
    news[fact] = { ...report, as: 'change' };
    const what = words('play.part', { fact: factName(facts, fact), value: report.value ?? '' });
    const data = words('report.letBe', { what, why: bar.reason, reason: report.reason ?? '' });
    referee.tell?.({ to: 'all', kind: 'ruling', data, clauses: bar.clauses });
  }
  return news;
}

/** A report that comes again: what was let be, and nothing bars any more, is news like any other. */
export function asNews({ form }: Decision, answer: Json, facts: FactSchema): Json {
  if (form.kind !== 'report' || !isRecord(answer)) return answer;
  const told = answer as ReportAnswer;
  const isFree = (fact: FactKey, report: Report): boolean =>
    report.as === 'override' && own(facts, fact)?.from === undefined && !newsBarOf(form, fact, told);
  const all = Object.entries(told).map(([fact, report]) => [
    fact,
    isFree(fact, report) ? { ...report, as: 'change' } : report,
  ]);
  return Object.fromEntries(all) as Json;
}
