import { type Decision, TABLE } from '../../kernel/forms/decision.ts';
import type { FactValue, ReportAnswer } from '../../kernel/sums/facts.ts';
import { takesUnknown } from '../../kernel/forms/form.ts';
import { type Game, stateOf } from '../../kernel/game/game.ts';
import { headFacts } from '../../kernel/forms/headings.ts';
import { type Json, own } from '../../kernel/json.ts';
import { seatsAsked } from '../../kernel/game/asked-first.ts';
import { asLastTold } from '../../kernel/game/last-told.ts';
import { asksOf } from '../../kernel/game/play.ts';
import { viewOf } from '../../kernel/game/position.ts';
import { reportedOf } from '../../kernel/sums/reported-of.ts';
import { renderValue, shortOf } from '../../kernel/texts/words.ts';
import { answerText } from '../text/answer-text.ts';
import { nameOf, say } from '../output.ts';
import { askValue, factsOf, lastOf } from './play-facts.ts';
import { SAME } from './play-shown.ts';
import { hear, type Session, submit, type Went } from '../game/session.ts';

const UNDO = 'undo';
const DONE = 'done';
const NEXT = 'next';

/** Ask every fact that a decision wants, and answer it. "undo" goes one fact back; who leaves keeps what was said. */
export async function askReport(session: Session, decision: Decision): Promise<Went> {
  const places = placesIn(session, decision);
  const { game } = session.open;
  const told = asLastTold(decision.form, lastOf(session, decision), game.table.rules.facts);
  const draft = decision.draft ?? (told as Json | null) ?? undefined;
  const meaning = decision.draft === undefined ? 'all as last told' : 'as before';
  const isOne = decision.draft === undefined && places.length === 1;
  const before = draft === undefined || isOne ? {} : { [SAME]: `${meaning}, ${answerText(draft)}` };
  printNotes(session, decision);
  const answer: ReportAnswer = {};
  let isDone = false;
  for (let at = 0; at < places.length; ) {
    const { key, lead, taken, next } = places[at] as Asked;
    const heard = await askValue(session, decision, key, {
      lead,
      again: told !== null,
      some: areOptional(decision) || isFree(decision, key),
      taken: { ...taken, ...(at > 0 ? { [UNDO]: 'one question back' } : before) },
      known: !takesUnknown(decision.form, key, (other) => own(answer, other)?.as !== 'unknown'),
    });
    if (typeof heard === 'string') {
      if (!session.past) await interrupted(session, decision, answer, game);
      return heard;
    }
    if ('line' in heard && heard.line === SAME && draft !== undefined)
      return submit(session, decision, draft);
    if (!('line' in heard)) answer[key] = reportOf(heard.value);
    else if (heard.line === DONE) isDone = true;
    if (isDone) break;
    if ('line' in heard && heard.line === UNDO) delete answer[places[--at]?.key ?? ''];
    else at = 'line' in heard && heard.line === NEXT ? next : at + 1;
  }
  const isMeant = isDone || !areOptional(decision) || Object.keys(answer).length > 0;
  const said = isMeant ? true : await saysAllSame(session, decision);
  return said === true ? submit(session, decision, answer) : said;
}

/** How it stands with some of what is asked, by its short name. */
function printNotes({ open: { game, rulebook }, console }: Session, { form }: Decision): void {
  if (form.kind !== 'report') return;
  const { facts } = game.table.rules;
  const lines = Object.entries(form.notes ?? {}).map(([key, note]) => {
    const { question } = own(facts, key) ?? {};
    const short = question && shortOf(rulebook.words, question);
    return `  ${say(rulebook, short ?? question ?? { key })}: ${say(rulebook, note)}`;
  });
  if (lines.length > 0) console.print(lines.join('\n'));
}

/** Whether all is as it was: true, or what came instead. Enter alone, however often, does not say so. */
async function saysAllSame(session: Session, decision: Decision): Promise<true | Went> {
  const prompt = `Is all of it as it is? ("${DONE}": yes; Enter: ask it all again)`;
  const heard = await hear(session, decision, prompt, [DONE]);
  if (typeof heard === 'string') return heard;
  return heard.line === DONE ? true : 'moved';
}

/** Whether a fact can be left as it is where others have to be told. */
function isFree({ form }: Decision, key: string): boolean {
  return form.kind === 'report' && form.free?.includes(key) === true;
}

function areOptional({ form }: Decision): boolean {
  return form.kind === 'report' && form.some === true;
}

/** A question of a report: what stands before it, the words that it takes, and where the next heading begins. */
interface Asked {
  readonly key: string;
  readonly lead: string;
  readonly taken: Readonly<Record<string, string>>;
  readonly next: number;
}

/** The questions of a report, in their order. */
function placesIn(session: Session, decision: Decision): readonly Asked[] {
  const { game, rulebook } = session.open;
  const groups = headFacts(decision.form, game.table.rules.facts, rulebook.words);
  const all = groups.flatMap(({ head, facts }) => facts.map((key) => ({ key, head })));
  const some = areOptional(decision);
  return all.map(({ key, head }, at) => {
    const isHeaded = groups.length > 1;
    const next = isHeaded ? all.findLastIndex((each) => each.head === head) + 1 : all.length;
    return {
      key,
      lead: leadOf([
        ...(isHeaded ? [head] : []),
        ...(all.length > 1 ? [`${at + 1} of ${all.length}`] : []),
        ...addressee(session, decision, key),
      ]),
      taken: {
        ...(isHeaded ? { [NEXT]: 'on to the next heading' } : {}),
        ...(some ? { [DONE]: 'all the rest is as it is' } : {}),
      },
      next,
    };
  });
}

function leadOf(parts: readonly string[]): string {
  return parts.length === 0 ? '' : `${parts.join(', ')}: `;
}

/** Of whom at the table a question is asked first, where that is one of several people. */
function addressee({ open, alone }: Session, { seat }: Decision, key: string): readonly string[] {
  const { game, rulebook } = open;
  const first = alone || seat !== TABLE ? [] : seatsAsked(game.table, key);
  return first.length === 0 ? [] : [`asked of ${first.map((each) => nameOf(rulebook, each)).join(' or ')}`];
}

/** A value as a report of a change; null: nobody knows. */
function reportOf(value: FactValue | null): ReportAnswer[string] {
  return value === null ? { as: 'unknown' } : { value, as: 'change' };
}

/** What has been said of a report that was broken off is reported by itself, so that nothing typed is lost. */
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
  const able = asksOf(game.table, stateOf(game), decision.seat).filter((each) =>
    keys.every((key) => factsOf(each).includes(key)),
  );
  // as a part of what was asked, where it is asked still
  const taking = able.find(({ id, form }) => id === decision.id && form.kind === 'report' && form.parts);
  const given = taking ?? able.find(({ optional }) => optional);
  if (!given || keys.length === 0) return;
  const { rulebook } = session.open;
  const noted = Object.entries(known).map(([key, { value }]) => {
    const question = say(rulebook, game.table.rules.facts[key]?.question ?? { key });
    return `  ${question} ${renderValue(rulebook.words, value)}`;
  });
  session.console.print(['Noted of this report:', ...noted].join('\n'));
  await submit(session, given, known);
}

/** What is known of a fact, to compare. */
function entryOf(game: Game, key: string): string {
  const view = viewOf(stateOf(game).position, null);
  return JSON.stringify(reportedOf(game.table.rules, view, key) ?? null);
}
