import type { Decision } from '../../kernel/forms/decision.ts';
import { type AllocateForm, type Allocation, check, type Limit, type Row } from '../../kernel/forms/form.ts';
import { isRefusal } from '../../kernel/clause.ts';
import { onlyAnswer } from '../../kernel/forms/only-answer.ts';
import { withoutZeros, unusedPoints } from '../../kernel/forms/room.ts';
import { answerText } from '../text/answer-text.ts';
import { isLong } from '../text/long-form.ts';
import { citation, isFailed, say } from '../output.ts';
import { isYes, parseAnswer } from '../text/parse-answer.ts';
import { NONE } from '../text/parse-rows.ts';
import { askLong } from './play-long.ts';
import { SAME, submitShown } from './play-shown.ts';
import { hear, type PromptReply, type Session, type Went } from '../game/session.ts';

/** How the rows of a form are typed: points, or names alone where one point is all that a row takes. */
function promptFor(session: Session, { rows }: AllocateForm, { nothing }: Decision): string {
  const open = rows.filter((row) => !row.barred);
  if (open.length === 0) return `Nothing is open here: type "${NONE}"`;
  const how = open.every((row) => row.max === 1) ? 'such as "1 3"' : 'such as "1=2 3=1"';
  const none = nothing ? `"${NONE}": ${say(session.open.rulebook, nothing)}` : `"${NONE}"`;
  return `Your answer (rows by number or name, ${how}; ${none}; or Enter to go row by row)`;
}

/** Ask an allocation, in one line or row by row. */
export async function askRows(session: Session, decision: Decision, form: AllocateForm): Promise<Went> {
  const { console, open } = session;
  if (isLong(open.rulebook, form, console.width)) return askLong(session, decision, form);
  const draft = decision.draft ?? decision.begin ?? onlyAnswer(form) ?? undefined;
  const heard = await hear(
    session,
    decision,
    promptFor(session, form, decision),
    draft === undefined ? [] : [SAME],
  );
  if (typeof heard === 'string') return heard;
  if (heard.line === '' && form.rows.some((row) => !row.barred)) return rowByRow(session, decision, form);
  if (heard.line === SAME && draft !== undefined) return submitShown(session, decision, draft);
  const parsed = parseAnswer(form, heard.line);
  if (!isFailed(parsed)) return submitMeant(session, decision, form, parsed.value as Allocation);
  console.print(parsed.failed);
  return 'moved';
}

/** Give an allocation; where some are given and points are left that could be placed, only when that is meant. */
async function submitMeant(
  session: Session,
  decision: Decision,
  form: AllocateForm,
  given: Allocation,
): Promise<Went> {
  const isMeant =
    Object.keys(withoutZeros(given)).length === 0 || check(form, given, { facts: {}, clauses: [] }) !== null;
  const points = isMeant ? 0 : unusedPoints(form, given, decision.sealed === true);
  if (points === 0) return submitShown(session, decision, given);
  const what = `${points} ${points === 1 ? 'point is' : 'points are'} not placed: seal anyway?`;
  const heard = await hear(session, decision, `${what} (yes; Enter: no, answer anew)`);
  if (typeof heard === 'string') return heard;
  if (isYes(heard.line)) return submitShown(session, decision, given);
  session.console.print('Nothing was sealed.');
  return 'moved';
}

/** An allocation that is being asked row by row. */
interface Walk {
  readonly session: Session;
  readonly decision: Decision;
  readonly form: AllocateForm;
  readonly rows: readonly Row[];
  readonly given: Record<string, number>;
  at: number;
  /** The rows that were asked, for "undo" to go back to. */
  readonly asked: number[];
}

const DONE = 'done';
const UNDO = 'undo';

/** Ask each open row in turn, saying what still fits; "done" leaves the rest at 0, "undo" goes one row back. */
async function rowByRow(session: Session, decision: Decision, form: AllocateForm): Promise<Went> {
  const rows = form.rows.filter((row) => !row.barred);
  const walk: Walk = { session, decision, form, rows, given: {}, at: 0, asked: [] };
  let isDone = false;
  for (let row = rows[0]; row && !isDone; row = rows[walk.at]) {
    const went = await askRow(walk, row);
    if (went === DONE) isDone = true;
    else if (went) return went;
  }
  session.console.print(`In all: ${answerText(walk.given)}`);
  // Enter alone never gives nothing
  const isMeant = isDone || Object.keys(walk.given).length > 0;
  const said = isMeant ? true : await saysNothing(session, decision);
  return said === true ? submitMeant(session, decision, form, walk.given) : said;
}

/** Whether nothing at all is meant: true, or what came instead. */
async function saysNothing(session: Session, decision: Decision): Promise<true | Went> {
  const heard = await hear(session, decision, `Nothing at all? ("${NONE}": yes; Enter: answer anew)`, [NONE]);
  if (typeof heard === 'string') return heard;
  return heard.line === NONE ? true : 'moved';
}

/** Ask a row where it takes anything, and go on to the next, or back. */
async function askRow(walk: Walk, row: Row): Promise<Went | typeof DONE | undefined> {
  const { session, form, given } = walk;
  const most = mostOf(form, given, row);
  if (most === 0) {
    session.console.print(`${label(session, row)}: 0. ${whyNot(session, form, { ...given, [row.id]: 1 })}`);
    walk.at++;
    return undefined;
  }
  for (const line of leftOf(session, form, row, given)) session.console.print(line);
  const heard = await pointsFor(walk, row, most);
  if (typeof heard === 'string') return heard;
  if (heard.line === DONE) return DONE;
  if (heard.line === UNDO) return goBack(walk);
  if (heard.line !== '0') given[row.id] = Number(heard.line);
  walk.asked.push(walk.at++);
  return undefined;
}

/** Back to the row asked before; from the first, out of the walk. */
function goBack(walk: Walk): Went | undefined {
  const before = walk.asked.pop();
  if (before === undefined) return 'moved';
  walk.at = before;
  delete walk.given[walk.rows[before]?.id ?? ''];
  return undefined;
}

/** The points for a row, as digits that fit; or "done" or "undo". */
async function pointsFor(
  { session, decision, form, given }: Walk,
  row: Row,
  most: number,
): Promise<PromptReply> {
  const prompt = `${label(session, row)} (0 to ${most}; Enter: 0, "${DONE}": no more, "${UNDO}": one row back)`;
  for (;;) {
    const heard = await hear(session, decision, prompt, [DONE, UNDO]);
    if (typeof heard === 'string' || heard.line === DONE || heard.line === UNDO) return heard;
    if (heard.line === '') return { line: '0' };
    const points = /^\d{1,6}$/.test(heard.line) ? Number(heard.line) : -1;
    if (points >= 0 && points <= most) return { line: String(points) };
    const why = points < 0 ? '' : whyNot(session, form, { ...given, [row.id]: most + 1 });
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
  return isRefusal(refusal) ? say(session.open.rulebook, refusal.refused) + citation(refusal.clauses) : '';
}

/** What is left under each limit that a row counts towards, where something is used already. */
function leftOf(session: Session, form: AllocateForm, row: Row, given: Allocation): string[] {
  return form.limits.flatMap(({ rows, weights, max, reason, clauses }) => {
    if (max === undefined || !rows.includes(row.id)) return [];
    const used = rows.reduce((sum, id, i) => sum + (given[id] ?? 0) * (weights?.[i] ?? 1), 0);
    if (used === 0) return [];
    return [`  ${max - used} of ${max} left: ${say(session.open.rulebook, reason)}${citation(clauses)}`];
  });
}

function label(session: Session, row: Row): string {
  return say(session.open.rulebook, row.label);
}
