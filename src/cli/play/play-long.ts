import type { Decision } from '../../kernel/forms/decision.ts';
import { type AllocateForm, type Allocation, check } from '../../kernel/forms/form.ts';
import { isRecord } from '../../kernel/json.ts';
import { onlyAnswer } from '../../kernel/forms/only-answer.ts';
import { withoutZeros } from '../../kernel/forms/room.ts';
import { foundText } from '../text/long-form.ts';
import { citation, isFailed, say } from '../output.ts';
import { parseAnswer } from '../text/parse-answer.ts';
import { NONE } from '../text/parse-rows.ts';
import { rowsText } from '../text/prompt-form.ts';
import { SAME, submitShown } from './play-shown.ts';
import { hear, type Session, type Went } from '../game/session.ts';
import { type Words, words } from '../../kernel/texts/words.ts';

// A form with more rows than anybody reads: words find rows, what is given gathers, Enter is all of it once there is some.

const ROWS = 'rows';
const UNDO = 'undo';

/** Ask an allocation whose rows are found by their names. */
export async function askLong(session: Session, decision: Decision, form: AllocateForm): Promise<Went> {
  const { console, open } = session;
  const begin = decision.draft ?? decision.begin;
  const draft = begin ?? onlyAnswer(form) ?? undefined;
  const before: Allocation[] = [];
  for (let given: Allocation = isRecord(begin) ? (begin as Allocation) : {}; ; ) {
    const taken = [NONE, ROWS, ...(before.length > 0 ? [UNDO] : []), ...(draft === undefined ? [] : [SAME])];
    const prompt = promptFor(session, form, given, before.length > 0, decision.nothing);
    const heard = await hear(session, decision, prompt, taken);
    if (typeof heard === 'string') return heard;
    const { line } = heard;
    if (line === NONE) return submitShown(session, decision, {});
    if (line === SAME && draft !== undefined) return submitShown(session, decision, draft);
    if (line === '') {
      if (Object.keys(given).length === 0) console.print(`Type "${NONE}" to give nothing.`);
      else if (isLegal(session, form, given)) return submitShown(session, decision, given);
    } else if (line === UNDO) given = before.pop() ?? {};
    else if (line === ROWS)
      console.print(rowsText(open.rulebook, form, open.game.table.rules.facts, console.width, () => ''));
    else if (!isRows(line)) console.print(foundText(open.rulebook, form, line, console.width));
    else {
      const more = added(session, form, given, line);
      if (more) {
        before.push(given);
        given = more;
      }
    }
  }
}

function promptFor(
  session: Session,
  form: AllocateForm,
  given: Allocation,
  canUndo: boolean,
  nothing: Words = words('play.nothing'),
): string {
  const rows = form.rows.filter(({ id }) => (given[id] ?? 0) > 0);
  if (rows.length > 0) {
    const said = rows.map(({ id, label, max }) => {
      const count = max === 1 ? '' : `: ${given[id]}`;
      return say(session.open.rulebook, label) + count;
    });
    const back = canUndo ? `; "${UNDO}": without the last line` : '';
    return `So far: ${said.join('; ')}.\nMore, or Enter: that is all${back}`;
  }
  const open = form.rows.filter((row) => !row.barred);
  const how = open.every((row) => row.max === 1) ? '"1 3"' : '"1=2 3=1"';
  return `Words of a row's name to find its number; rows with their points, such as ${how}; or "${NONE}": ${say(session.open.rulebook, nothing)}`;
}

/** Whether a line gives rows, and is not looking for them: numbers, points, or ids. */
function isRows(line: string): boolean {
  return line.split(/[\s,]+/).every((part) => part === '' || /^\d+$|[=/]/.test(part));
}

/** What was given with a line more; what no row takes is said, and nothing is added. */
function added(
  session: Session,
  form: AllocateForm,
  given: Allocation,
  line: string,
): Allocation | undefined {
  const parsed = parseAnswer(form, line);
  if (isFailed(parsed)) {
    session.console.print(parsed.failed);
    return undefined;
  }
  const next = withoutZeros({ ...given, ...(parsed.value as Allocation) });
  // a limit, or what another row opens, can still come with the next line
  return isLegal(session, { kind: 'allocate', rows: form.rows, limits: [] }, next) ? next : undefined;
}

/** Whether an answer is legal; if not, why is printed. */
function isLegal({ console, open }: Session, form: AllocateForm, given: Allocation): boolean {
  const refusal = check(form, given, { facts: {}, clauses: [] });
  if (refusal) console.print(say(open.rulebook, refusal.refused) + citation(refusal.clauses));
  return refusal === null;
}
