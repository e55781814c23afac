import type { Decision } from '../kernel/decision.ts';
import { type AllocateForm, type Allocation, check, type Limit, type Row } from '../kernel/form.ts';
import { isRefusal } from '../kernel/clause.ts';
import { cited, isFailed, say } from './output.ts';
import { parseAnswer } from './parse-answer.ts';
import { hear, type Heard, type Session, submit, type Went } from './session.ts';

const PROMPT = 'Your answer ("row=2 row=1", "none", or Enter to go row by row)';

/** Ask an allocation, in one line or row by row. */
export async function askRows(session: Session, decision: Decision, form: AllocateForm): Promise<Went> {
  const heard = await hear(session, decision, PROMPT);
  if (typeof heard === 'string') return heard;
  if (heard.line === '') return rowByRow(session, decision, form);
  const parsed = parseAnswer(form, heard.line);
  if (!isFailed(parsed)) return submit(session, decision, parsed.value);
  session.console.print(parsed.failed);
  return 'moved';
}

/** Ask each open row in turn, saying what still fits; "done" leaves the rest at 0. */
async function rowByRow(session: Session, decision: Decision, form: AllocateForm): Promise<Went> {
  const given: Record<string, number> = {};
  for (const row of form.rows) {
    if (row.barred) continue;
    const most = mostOf(form, given, row);
    if (most === 0) {
      session.console.print(`${label(session, row)}: 0. ${whyNot(session, form, { ...given, [row.id]: 1 })}`);
      continue;
    }
    for (const line of leftOf(session, form, row, given)) session.console.print(line);
    const heard = await pointsFor(session, decision, form, row, given, most);
    if (heard === 'left' || heard === 'moved') return heard;
    if (heard.line === 'done') break;
    if (heard.line !== '0') given[row.id] = Number(heard.line);
  }
  const all = Object.entries(given).map(([row, points]) => `${row}=${points}`);
  session.console.print(`In all: ${all.join(' ') || 'nothing'}`);
  return submit(session, decision, given);
}

/** The points for a row, as digits that fit; or "done". */
async function pointsFor(
  session: Session,
  decision: Decision,
  form: AllocateForm,
  row: Row,
  given: Allocation,
  most: number,
): Promise<Heard> {
  for (;;) {
    const heard = await hear(
      session,
      decision,
      `${label(session, row)} (0 to ${most}; Enter: 0, "done": no more)`,
    );
    if (typeof heard === 'string' || heard.line === 'done') return heard;
    if (heard.line === '') return { line: '0' };
    const points = /^\d{1,6}$/.test(heard.line) ? Number(heard.line) : -1;
    if (points >= 0 && points <= most) return { line: String(points) };
    const why = points < 0 ? '' : whyNot(session, form, { ...given, [row.id]: points });
    session.console.print(`A whole number from 0 to ${most}. ${why}`.trimEnd());
  }
}

/** The form without its minima: what has been given so far is wrong only when it is too much. */
function upperPart(form: AllocateForm): AllocateForm {
  const limits = form.limits.map(({ min: _min, ...rest }: Limit) => rest);
  return { kind: 'allocate', rows: form.rows, limits, ...(form.after ? { after: form.after } : {}) };
}

const MOST = 9999;

/** The most points that a row takes beside those given. */
function mostOf(form: AllocateForm, given: Allocation, row: Row): number {
  const upper = upperPart(form);
  let points = 0;
  while (points < Math.min(row.max ?? MOST, MOST) && fitsIn(upper, { ...given, [row.id]: points + 1 }))
    points++;
  return points;
}

function fitsIn(form: AllocateForm, given: Allocation): boolean {
  return check(form, given, { facts: {}, clauses: [] }) === null;
}

/** Why an allocation is too much, with the clause. */
function whyNot(session: Session, form: AllocateForm, given: Allocation): string {
  const refusal = check(upperPart(form), given, { facts: {}, clauses: [] });
  return isRefusal(refusal) ? say(session.open.rulebook, refusal.refused) + cited(refusal.clauses) : '';
}

/** What is left under each limit that a row counts towards. */
function leftOf(session: Session, form: AllocateForm, row: Row, given: Allocation): string[] {
  return form.limits.flatMap(({ rows, weights, max, reason, clauses }) => {
    if (max === undefined || !rows.includes(row.id)) return [];
    const used = rows.reduce((sum, id, i) => sum + (given[id] ?? 0) * (weights?.[i] ?? 1), 0);
    return [`  ${max - used} of ${max} left: ${say(session.open.rulebook, reason)}${cited(clauses)}`];
  });
}

function label(session: Session, row: Row): string {
  return say(session.open.rulebook, row.label);
}
