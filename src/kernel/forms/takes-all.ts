import { type After, type AllocateForm, type Form, type Limit, type ReportForm, type Row } from './form.ts';
import { isSame } from '../json.ts';

/**
 * Whether a form takes every answer that an earlier one took, whatever it was: so that giving a secret answer again tells
 * nothing of it. It may say no where all would be taken after all, never yes where one is not.
 */
export function takesAll(now: Form, then: Form): boolean {
  if (now.kind === 'choose' && then.kind === 'choose')
    return now.reason === then.reason && openIn(then).every((each) => openIn(now).includes(each));
  if (now.kind === 'allocate' && then.kind === 'allocate') return takesAllRows(now, then);
  if (now.kind === 'report' && then.kind === 'report') return takesAllFacts(now, then);
  return isSame(now, then);
}

/** The options that can be chosen. */
function openIn({ options }: Extract<Form, { kind: 'choose' }>): string[] {
  return options.flatMap(({ value, barred }) => (barred ? [] : [value]));
}

function takesAllRows(now: AllocateForm, then: AllocateForm): boolean {
  const rows = new Map(now.rows.map((row) => [row.id, row]));
  return (
    then.rows.every((row) => (row.barred ? rows.has(row.id) : isAsWide(rows.get(row.id), row))) &&
    now.limits.every((limit) => then.limits.some((each) => isAsLoose(limit, each))) &&
    (now.after ?? []).every((after) => (then.after ?? []).some((each) => isAsOpen(after, each))) &&
    (now.after === undefined || isSame(barredIn(now), barredIn(then)))
  );
}

const MOST = Number.POSITIVE_INFINITY;

function isAsWide(now: Row | undefined, { max }: Row): boolean {
  return now !== undefined && !now.barred && (now.max ?? MOST) >= (max ?? MOST);
}

/** The same sum of the same rows, bounded no tighter. */
function isAsLoose(now: Limit, then: Limit): boolean {
  if (!isSame([now.rows, now.weights ?? null], [then.rows, then.weights ?? null])) return false;
  return (now.max ?? MOST) >= (then.max ?? MOST) && (now.min ?? -MOST) <= (then.min ?? -MOST);
}

/** What counts for the rows that wait for others, though nobody can fill it. */
function barredIn({ rows }: AllocateForm): unknown {
  return rows.flatMap(({ id, max = 1, barred }) => (barred ? [[id, max]] : []));
}

function isAsOpen(now: After, then: After): boolean {
  return isSame([now.row, now.until], [then.row, then.until]);
}

function takesAllFacts(now: ReportForm, then: ReportForm): boolean {
  if (!then.facts.every((key) => now.facts.includes(key))) return false;
  if (!isSame(now.barred ?? [], then.barred ?? [])) return false;
  return (
    now.some === true ||
    (then.some !== true &&
      isSame([now.facts, now.free ?? [], now.unsure ?? []], [then.facts, then.free ?? [], then.unsure ?? []]))
  );
}
