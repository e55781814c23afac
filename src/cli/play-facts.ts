import { type Decision, TABLE } from '../kernel/decision.ts';
import {
  type FactSpec,
  type FactValue,
  fits,
  reported,
  type ReportAnswer,
  type ReportAs,
  typeWords,
} from '../kernel/facts.ts';
import { stateOf } from '../kernel/game.ts';
import { type Json, own } from '../kernel/json.ts';
import { asksOf } from '../kernel/play.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import { renderValue } from '../kernel/words.ts';
import type { Pick } from './console.ts';
import { say } from './output.ts';
import { type Command, hear, pickOrHear, type Session, submit, type Went } from './session.ts';

/** A fact's value as a person gave it; null: nobody knows. */
type Told = { readonly value: FactValue | null };

/** Ask every fact that a decision wants, and answer it. */
export async function askReport(session: Session, decision: Decision): Promise<Went> {
  const answer: ReportAnswer = {};
  for (const key of factsOf(decision)) {
    const told = await askValue(session, decision, key);
    if (typeof told === 'string') return told;
    answer[key] = told.value === null ? { as: 'unknown' } : { value: told.value, as: 'change' };
  }
  return submit(session, decision, answer as unknown as Json);
}

/** Ask one fact until the value fits. */
async function askValue(session: Session, decision: Decision, key: string): Promise<Told | Went> {
  const { game, rulebook } = session.open;
  const spec = own(game.table.rules.facts, key);
  if (!spec) throw new Error(`a report asks the fact ${key}, which the rulebook does not have`);
  const was = own(stateOf(game).position.open.facts, key)?.was;
  const takes = say(rulebook, typeWords(spec.type));
  const before = was === undefined ? '' : `, before: ${renderValue(rulebook.words, was)}`;
  const prompt = `${say(rulebook, spec.question)} (${takes}, or unknown${before})`;
  const picks = picksFor(rulebook, spec);
  for (;;) {
    const heard = await (picks
      ? pickOrHear(session, decision, prompt, picks)
      : hear(session, decision, prompt));
    if (typeof heard === 'string') return heard;
    if (heard.line === 'unknown') return { value: null };
    const value = valueOf(rulebook, spec, heard.line);
    if (value !== undefined) return { value };
    session.console.print(`It takes ${takes}.`);
  }
}

function picksFor(rulebook: Rulebook, { type }: FactSpec): readonly Pick[] | null {
  if (type.kind === 'number') return null;
  const values = type.kind === 'choice' ? type.values : ['yes', 'no'];
  return [...values, 'unknown'].map((value) => ({ value, label: renderValue(rulebook.words, value) }));
}

const TRUTH: Readonly<Record<string, boolean>> = {
  yes: true,
  y: true,
  true: true,
  no: false,
  n: false,
  false: false,
};

/** A value as a person types it: yes and no, a number, an id or the name it is shown by. */
function valueOf(rulebook: Rulebook, { type }: FactSpec, line: string): FactValue | undefined {
  const typed = line.toLowerCase();
  const isNamed = (id: string): boolean =>
    [id, renderValue(rulebook.words, id)].some((each) => each.toLowerCase() === typed);
  if (type.kind === 'choice') return type.values.find(isNamed);
  const value = type.kind === 'boolean' ? own(TRUTH, typed) : line === '' ? undefined : Number(line);
  return fits(type, value) ? value : undefined;
}

const HOW: Readonly<Record<string, ReportAs>> = {
  '': 'change',
  change: 'change',
  correction: 'correction',
  override: 'override',
};

/** The standing report: find a fact by a part of its name, say its value, and whether it is news or a correction. */
export const tellFacts: Command = async (session, asked) => {
  const reports = standingReports(session, asked);
  const part = await hear(session, asked, 'Which fact? A part of its name or question (Enter: none)');
  if (typeof part === 'string') return part;
  const key = part.line === '' ? undefined : oneFact(session, reports, part.line.toLowerCase());
  const decision = reports.find((each) => key !== undefined && factsOf(each).includes(key));
  if (key === undefined || !decision) return 'moved';
  const told = await askValue(session, asked, key);
  if (typeof told === 'string') return told;
  if (told.value === null) return submit(session, decision, { [key]: { as: 'unknown' } });
  const how = await hear(session, asked, 'Is it news (Enter), a correction, or an override?');
  if (typeof how === 'string') return how;
  const as = own(HOW, how.line) ?? 'change';
  if (as !== 'override') return submit(session, decision, { [key]: { value: told.value, as } });
  const why = await hear(session, asked, 'Why?');
  if (typeof why === 'string') return why;
  return submit(session, decision, { [key]: { value: told.value, as, reason: why.line } });
};

/** The table's standing report, and that of the seat at the keyboard. */
function standingReports(session: Session, { seat }: Decision): Decision[] {
  const { game } = session.open;
  return [...new Set([TABLE, seat])]
    .flatMap((each) => asksOf(game.table, stateOf(game), each))
    .filter((each) => each.optional && each.form.kind === 'report');
}

function factsOf({ form }: Decision): readonly string[] {
  return form.kind === 'report' ? form.facts : [];
}

/** The one fact that was meant; else the facts that could be are listed, and undefined is returned. */
function oneFact(session: Session, reports: readonly Decision[], wanted: string): string | undefined {
  const { game, rulebook } = session.open;
  const { facts } = game.table.rules;
  const text = (key: string): string =>
    `${key} ${say(rulebook, facts[key]?.question ?? { key })}`.toLowerCase();
  const keys = reports.flatMap(factsOf);
  const found = keys.includes(wanted) ? [wanted] : keys.filter((key) => text(key).includes(wanted));
  if (found.length === 1) return found[0];
  const known = (key: string): string =>
    renderValue(rulebook.words, reported(stateOf(game).position.open.facts, key) ?? 'unknown');
  const listed = found.slice(0, 40).map((key) => `  ${key} = ${known(key)}`);
  session.console.print(found.length === 0 ? 'There is no such fact.' : listed.join('\n'));
  return undefined;
}
