import type { Edit } from './edits.ts';
import { type IfLine, sumLine } from './if-so.ts';
import type { FactKey, FactSchema, FactValue } from '../sums/facts.ts';
import { canonical, isRecord, isSame, type Json, own } from '../json.ts';
import { evaluateNamed } from '../sums/know.ts';
import type { RecordLine } from './record.ts';
import type { Rules, Table } from '../rulebook.ts';
import type { SheetResult } from '../sums/sheet.ts';

/**
 * Before something is put right: what sums that all were told would come to with another report, or with dice that fell
 * otherwise. Read in the record of who asks and nothing else; what follows from the sums is worked out when all have agreed.
 */
export function sumsMended(
  { rules }: Table,
  lines: readonly RecordLine[],
  edits: readonly Edit[],
): readonly IfLine[] {
  return edits.flatMap((edit) => {
    const line = 'at' in edit ? lines[edit.at - 1] : undefined;
    if (!line || !('answer' in edit) || line.answer === undefined) return [];
    return Array.isArray(line.answer)
      ? rolledElse(rules, line, edit.answer)
      : reportedElse(rules, lines, line, edit.answer);
  });
}

/** A fact of which another value is put in place of what was said. */
interface Other {
  readonly fact: FactKey;
  readonly was: FactValue;
  readonly is: FactValue;
}

/** The sums after a report, until each fact is reported again. */
function reportedElse(
  rules: Rules,
  lines: readonly RecordLine[],
  { n, answer: old }: RecordLine,
  answer: Json,
): IfLine[] {
  const others = Object.keys(isRecord(old) ? old : {}).flatMap((fact): Other[] => {
    const [was, is] = [valueOf(old, fact), valueOf(answer, fact)];
    return was === undefined || is === undefined || was === is ? [] : [{ fact, was, is }];
  });
  const after = lines.slice(n).filter(({ kind, undone }) => !undone && kind !== 'undo');
  const until = (fact: FactKey): number =>
    after.find((line) => valueOf(line.answer, fact) !== undefined)?.n ?? Number.POSITIVE_INFINITY;
  return after.flatMap((line) =>
    sumsIn(
      rules,
      line,
      others.filter(({ fact }) => line.n < until(fact)),
    ),
  );
}

function valueOf(answer: Json | undefined, fact: FactKey): FactValue | undefined {
  const told = isRecord(answer) ? own(answer, fact) : undefined;
  return isRecord(told) ? (told['value'] as FactValue | undefined) : undefined;
}

/** The sum of a roll with other faces, where its sheet has a fact for each die, in their order. */
function rolledElse(rules: Rules, line: RecordLine, answer: Json): IfLine[] {
  const faces = line.answer as readonly number[];
  const now = Array.isArray(answer) ? (answer as readonly number[]) : [];
  return line.dispatches.flatMap(({ sheet }) => {
    const dice = Object.keys(sheet?.facts ?? {}).filter((key) => isDie(rules.facts, key));
    const isAll = isSame(
      dice.map((die) => sheet?.facts[die]),
      faces,
    );
    if (!sheet || !isAll) return [];
    const others = dice.map((fact, i) => ({ fact, was: faces[i] ?? 0, is: now[i] ?? 0 }));
    return sumsIn(
      rules,
      { ...line, dispatches: line.dispatches.filter((each) => each.sheet === sheet) },
      others,
    );
  });
}

function isDie(facts: FactSchema, key: FactKey): boolean {
  return own(facts, key)?.by === 'dice';
}

/** What the sums of a line that all were told come to otherwise; only those that read just what was said. */
function sumsIn(rules: Rules, { n, dispatches }: RecordLine, others: readonly Other[]): IfLine[] {
  return dispatches.flatMap(({ to, sheet }) => {
    const read = others.filter(({ fact, was }) => sheet && own(sheet.facts, fact) === was);
    if (to !== 'all' || !sheet || read.length === 0) return [];
    const after = redone(rules, sheet, read);
    const isAsBefore = canonical([after.total, after.outcomes]) === canonical([sheet.total, sheet.outcomes]);
    return isAsBefore ? [] : [sumLine(rules, { before: sheet, after }, n)];
  });
}

function redone(rules: Rules, { sheet, facts }: SheetResult, others: readonly Other[]): SheetResult {
  return evaluateNamed(rules, sheet, (key) => others.find(({ fact }) => fact === key)?.is ?? own(facts, key));
}
