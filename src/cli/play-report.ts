import type { Decision } from '../kernel/decision.ts';
import type { FactValue, ReportAnswer } from '../kernel/facts.ts';
import { takesUnknown } from '../kernel/form.ts';
import { type Game, stateOf } from '../kernel/game.ts';
import { own } from '../kernel/json.ts';
import { asksOf } from '../kernel/play.ts';
import { renderValue } from '../kernel/words.ts';
import { say } from './output.ts';
import { askValue, factsOf } from './play-facts.ts';
import { type Session, submit, type Went } from './session.ts';

const UNDO = 'undo';
const DONE = 'done';

/** Ask every fact that a decision wants, and answer it. "undo" goes one fact back; who leaves keeps what was said. */
export async function askReport(session: Session, decision: Decision): Promise<Went> {
  const facts = factsOf(decision);
  const before = session.open.game;
  const answer: ReportAnswer = {};
  const some = decision.form.kind === 'report' && decision.form.some === true;
  const done = some ? { [DONE]: 'all the rest is as it is' } : {};
  for (let at = 0; at < facts.length; ) {
    const key = facts[at] ?? '';
    const count = facts.length > 1 ? `${at + 1} of ${facts.length}: ` : '';
    const told = await askValue(session, decision, key, {
      lead: count,
      some,
      taken: at > 0 ? { ...done, [UNDO]: 'one question back' } : done,
      known: !takesUnknown(decision.form, key, (other) => own(answer, other)?.as !== 'unknown'),
    });
    if (typeof told === 'string') {
      await interrupted(session, decision, answer, before);
      return told;
    }
    if ('line' in told && told.line === DONE) break;
    if ('line' in told && told.line === '') at++;
    else if ('line' in told) {
      at--;
      delete answer[facts[at] ?? ''];
    } else {
      answer[key] = reportOf(told.value);
      at++;
    }
  }
  return submit(session, decision, answer);
}

/** A value as a report of a change; null: nobody knows. */
export function reportOf(value: FactValue | null): ReportAnswer[string] {
  return value === null ? { as: 'unknown' } : { value, as: 'change' };
}

/** What has been said of a report that was broken off is reported alone, so that nothing typed is lost. */
async function interrupted(
  session: Session,
  decision: Decision,
  answer: ReportAnswer,
  before: Game,
): Promise<void> {
  const { game } = session.open;
  const isKnown = ([key, report]: [string, ReportAnswer[string]]): boolean =>
    report.as !== 'unknown' && entryOf(before, key) === entryOf(game, key);
  const known = Object.fromEntries(Object.entries(answer).filter(isKnown));
  const keys = Object.keys(known);
  const standing = asksOf(game.table, stateOf(game), decision.seat).find(
    (each) => each.optional && keys.every((key) => factsOf(each).includes(key)),
  );
  if (!standing || keys.length === 0) return;
  const { rulebook } = session.open;
  const noted = Object.entries(known).map(([key, { value }]) => {
    const question = say(rulebook, game.table.rules.facts[key]?.question ?? { key });
    return `  ${question} ${renderValue(rulebook.words, value)}`;
  });
  session.console.print(['Noted of this report:', ...noted].join('\n'));
  await submit(session, standing, known);
}

/** What is known of a fact, to compare. */
function entryOf(game: Game, key: string): string {
  return JSON.stringify(own(stateOf(game).position.open.facts, key) ?? null);
}
