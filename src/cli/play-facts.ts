import { type Decision, TABLE } from '../kernel/decision.ts';
import {
  type FactSpec,
  fits,
  type FactValue,
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
import { oneAnswer, type Session } from './play-loop.ts';
import { say } from './output.ts';

/** Ask every fact of a report; null when the person leaves. */
export async function askReport(session: Session, decision: Decision): Promise<Json | null> {
  if (decision.form.kind !== 'report') return null;
  const answer: ReportAnswer = {};
  for (const key of decision.form.facts) {
    const value = await askValue(session, key);
    if (value === null) return null;
    answer[key] = value === 'unknown' ? { as: 'unknown' } : { value: value.value, as: 'change' };
  }
  return answer as unknown as Json;
}

/** Ask one fact until the value fits; "unknown" if nobody knows, null to leave. */
async function askValue(session: Session, key: string): Promise<{ value: FactValue } | 'unknown' | null> {
  const { game, rulebook } = session.open;
  const spec = own(game.table.rules.facts, key);
  if (!spec) return null;
  const was = own(stateOf(game).position.open.facts, key)?.was;
  const before = was === undefined ? '' : `, before: ${String(was)}`;
  for (;;) {
    const line = await session.console.ask(
      `${say(rulebook, spec.question)} (${say(rulebook, typeWords(spec.type))}, or unknown${before})`,
    );
    if (line === null || line.trim() === 'leave') return null;
    if (line.trim() === 'unknown') return 'unknown';
    const value = valueOf(rulebook, spec, line.trim());
    if (value !== undefined) return { value };
    session.console.print(`It takes ${say(rulebook, typeWords(spec.type))}.`);
  }
}

/** A value as a person types it: yes and no, a number, an id or the name it is shown by. */
function valueOf(rulebook: Rulebook, { type }: FactSpec, line: string): FactValue | undefined {
  const words: Record<string, boolean> = {
    yes: true,
    y: true,
    true: true,
    no: false,
    n: false,
    false: false,
  };
  const named = (id: string): boolean =>
    [id, renderValue(rulebook.words, id)].some((each) => each.toLowerCase() === line.toLowerCase());
  if (type.kind === 'choice') return type.values.find(named);
  const value = type.kind === 'boolean' ? words[line.toLowerCase()] : line === '' ? undefined : Number(line);
  return fits(type, value) ? value : undefined;
}

const HOW: Readonly<Record<string, ReportAs>> = {
  '': 'change',
  change: 'change',
  correction: 'correction',
  override: 'override',
};

/** The standing report: find a fact by a part of its name, say its value, and whether it is news or a correction. */
export async function askFacts(session: Session): Promise<boolean> {
  const { game, rulebook } = session.open;
  const decision = asksOf(game.table, stateOf(game), TABLE).find(
    (each) => each.optional && each.form.kind === 'report',
  );
  if (decision?.form.kind !== 'report') return true;
  const part = await session.console.ask('Which fact? A part of its name or question (Enter: none)');
  if (part === null || part.trim() === '') return part !== null;
  const wanted = part.trim().toLowerCase();
  const named = decision.form.facts.filter((key) =>
    `${key} ${say(rulebook, game.table.rules.facts[key]?.question ?? { key })}`
      .toLowerCase()
      .includes(wanted),
  );
  const [key] = named.includes(wanted) ? [wanted] : named;
  if (key === undefined || (named.length > 1 && key !== wanted)) {
    const known = (each: string): string =>
      String(reported(stateOf(game).position.open.facts, each) ?? 'unknown');
    session.console.print(
      named.length === 0
        ? 'There is no such fact.'
        : named
            .slice(0, 40)
            .map((each) => `  ${each} = ${known(each)}`)
            .join('\n'),
    );
    return true;
  }
  const value = await askValue(session, key);
  if (value === null) return false;
  if (value === 'unknown') return oneAnswer(session, decision, { [key]: { as: 'unknown' } });
  const how = await session.console.ask('Is it news (Enter), a correction, or an override?');
  if (how === null) return false;
  const as = HOW[how.trim()] ?? 'change';
  const reason = as === 'override' ? await session.console.ask('Why?') : undefined;
  if (reason === null) return false;
  return oneAnswer(session, decision, {
    [key]: { ...value, as, ...(reason === undefined ? {} : { reason }) },
  });
}
