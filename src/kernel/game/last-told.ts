import { type Form, takesUnknown } from '../forms/form.ts';
import { isRecord, own } from '../json.ts';
import type { View } from './position.ts';
import type { RecordLine } from './record.ts';
import type { Rules } from '../rulebook.ts';
import type { FactKey, FactSchema, FactSpec, FactValue, Report, ReportAnswer } from '../sums/facts.ts';
import type { Words } from '../texts/words.ts';
import { reportedOf } from '../sums/reported-of.ts';
import { askedIn } from '../steps/missing.ts';

// What was told before, as a reader's own record says it: of a fact last, and in the earlier parts of a form.

/** What was told of a fact before it is asked again. */
export interface LastTold {
  /** Null: that nobody knew. */
  readonly value: FactValue | null;
  /** How many turns ago, where the reader's record says so. */
  readonly ago?: number;
}

/** What was told last of a fact that is asked again, as far as a reader may know; undefined: nothing. */
export type Last = (key: FactKey) => LastTold | undefined;

/** What of the rules says what was told of a fact. */
type Told = Pick<Rules, 'facts' | 'known' | 'last' | 'turn'>;

/** What was told last, from a reader's view and its own lines. */
export function lastTold(rules: Told, view: View, lines: readonly RecordLine[]): Last {
  const turn = rules.turn?.(view.open);
  return (key) => {
    const { as, was } = reportedOf(rules, view, key) ?? {};
    if (as !== 'lapsed' && as !== 'unknown') return undefined;
    const { line, report } = tellingOf(lines, key);
    const isUnknown = report?.as === 'unknown' && (as === 'unknown' || rules.facts[key]?.registered === true);
    const value = isUnknown ? null : as === 'lapsed' ? was : undefined;
    if (value === undefined) return undefined;
    // what the rules have set since nobody told
    const isOf = report && (report.value ?? null) === value;
    const ago = isOf && turn !== undefined && line?.turn !== undefined ? turn - line.turn : undefined;
    return ago === undefined ? { value } : { value, ago };
  };
}

/** In which turn something was told last, in words; null where the reader's record does not say it. */
export function turnOf(
  { turn, turnCalled }: Pick<Rules, 'turn' | 'turnCalled'>,
  { open }: View,
  told: LastTold | undefined,
): Words | null {
  const now = turn?.(open);
  if (now === undefined || told?.ago === undefined) return null;
  return turnCalled?.(now - told.ago) ?? null;
}

/** Who told a fact last, as far as a reader's own lines say it. */
export function teller(lines: readonly RecordLine[], key: FactKey): string | undefined {
  return tellingOf(lines, key).line?.by;
}

/** The last line that tells of a fact, and what it tells. */
function tellingOf(
  lines: readonly RecordLine[],
  key: FactKey,
): { readonly line?: RecordLine; readonly report?: Report } {
  const line = lines.findLast((each) => !each.undone && reportIn(each, key) !== undefined);
  const report = line && reportIn(line, key);
  return line && report ? { line, report } : {};
}

function reportIn({ answer, decision }: RecordLine, key: FactKey): Report | undefined {
  // a doubt tells nothing
  if (decision?.endsWith('/doubt')) return undefined;
  const report = isRecord(answer) ? own(answer, key) : undefined;
  return isRecord(report) && typeof report['as'] === 'string' ? (report as unknown as Report) : undefined;
}

/** Whether a fact is how much of something there was in one turn or phase: nobody takes it for what it was before. */
export function isAmountOfTurn({ type, lasts, likely }: FactSpec): boolean {
  return type.kind === 'number' && (lasts === 'turn' || lasts === 'phase') && likely !== true;
}

/** What the rows of a form are filled in with: what was told last of each, but for the amounts of a turn. */
export function presetOf(form: Form, last: Last, schema: FactSchema): Readonly<Record<FactKey, FactValue>> {
  if (form.kind !== 'report' || form.some) return {};
  return Object.fromEntries(
    form.facts.flatMap((key) => {
      const spec = own(schema, key);
      const value = spec && isAmountOfTurn(spec) ? undefined : last(key)?.value;
      return value === undefined || value === null ? [] : [[key, value]];
    }),
  );
}

/**
 * A form in which nothing has changed: every row as it was told last, also those that could be left, and the amounts of this turn
 * at what says that there was nothing. Null: something of it has to be told anew.
 */
export function asLastTold(form: Form, last: Last, schema: FactSchema): ReportAnswer | null {
  if (form.kind !== 'report' || form.some) return null;
  const preset = presetOf(form, last, schema);
  const valueOf = (key: FactKey): FactValue | undefined => {
    const spec = own(schema, key);
    return own(preset, key) ?? (spec && isAmountOfTurn(spec) ? spec.nothing : undefined);
  };
  const isKnown = (key: FactKey): boolean => valueOf(key) !== undefined;
  const isFree = (key: FactKey): boolean => form.free?.includes(key) === true;
  const isUnknown = (key: FactKey): boolean =>
    last(key)?.value === null && !isAmountOfTurn(schema[key] as FactSpec) && takesUnknown(form, key, isKnown);
  const asked = form.facts.filter((key) => !isFree(key));
  if (!asked.some(isKnown) || !asked.every((key) => isKnown(key) || isUnknown(key))) return null;
  return Object.fromEntries(
    form.facts.flatMap((key): [FactKey, Report][] => {
      const value = valueOf(key);
      if (value !== undefined) return [[key, { value, as: 'change' }]];
      return isFree(key) ? [] : [[key, { as: 'unknown' }]];
    }),
  );
}

/**
 * The lines in which others had told their parts of the form that a line tells the next part of, oldest first: none where nobody
 * else had. A form of which a part is told is asked again under its name, and the next number.
 */
export function partsBefore(lines: readonly RecordLine[], line: RecordLine): readonly RecordLine[] {
  const parts: RecordLine[] = [];
  for (let next = partOf(line); next; ) {
    const { name, before: times } = next;
    const before = lines.findLast((each) => {
      const part = partOf(each);
      return each.n < line.n && part?.name === name && part.before === times - 1;
    });
    if (before) parts.unshift(before);
    next = before ? partOf(before) : null;
  }
  return parts.some(({ by }) => by !== line.by) ? parts : [];
}

/** Which form a line tells a part of, and how often it had been asked before. */
function partOf({ decision = '', undone }: RecordLine): ReturnType<typeof askedIn> {
  return undone ? null : askedIn(decision);
}
