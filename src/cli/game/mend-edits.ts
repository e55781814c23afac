import { isRefusal } from '../../kernel/clause.ts';
import type { Game } from '../../kernel/game/game.ts';
import { isRecord, type Json } from '../../kernel/json.ts';
import type { Edit } from '../../kernel/game/edits.ts';
import { record } from '../../kernel/game/record.ts';
import { isUnsayable, valueIn } from './answer-value.ts';
import { answeredIn, entryOf } from './mend-lines.ts';
import { failure, type Failure, isFailed } from '../output.ts';
import { numberOf } from './tick.ts';

/** How somebody says at a command line what is to be put right. */
export interface EditOptions {
  readonly seat: string;
  readonly line?: string;
  readonly before?: string;
  readonly decision?: string;
  readonly answer?: string;
  readonly of?: string;
  readonly strike?: true;
  readonly edits?: string;
}

const ONE = ['line', 'before', 'decision', 'answer', 'of', 'strike'] as const;

/** What is to be put right; nothing where no option says any. */
export function editsIn(game: Game, options: EditOptions): readonly Edit[] | Failure {
  const given = ONE.filter((each) => options[each] !== undefined);
  if (options.edits !== undefined)
    return given.length > 0
      ? failure(`Give --edits alone, without --${given[0]}.`)
      : editsOfJson(options.edits);
  if (given.length === 0) return [];
  const edit = options.before === undefined ? editAt(game, options) : editBefore(options, options.before);
  return isFailed(edit) ? edit : [edit];
}

/** Another answer in a line, or none. */
function editAt(game: Game, { seat, line, decision, answer, of, strike }: EditOptions): Edit | Failure {
  if (line === undefined)
    return failure('Say which line of the log with --line, or before which with --before.');
  if (of !== undefined) return failure('--of goes with --before: whose answer was missing.');
  const at = numberOf(line, 'line of the log');
  if (isFailed(at)) return at;
  if ((answer === undefined) === (strike === undefined))
    return failure('Say what line it is instead with --answer, or strike it out with --strike.');
  const name = decision === undefined ? {} : { decision: fullName(game, seat, at, decision) };
  if (answer === undefined) return { at, ...name, strike: true };
  const value = valueIn(answer, formIn(game, seat, at, name.decision));
  return isFailed(value) ? value : { at, ...name, answer: value.value };
}

/** What was missing before a line. */
function editBefore({ seat, line, decision, answer, of, strike }: EditOptions, text: string): Edit | Failure {
  if (line !== undefined) return failure('Give --line or --before, not both.');
  if (strike !== undefined)
    return failure('--strike goes with --line: what was missing cannot be struck out.');
  const before = numberOf(text, 'line of the log');
  if (isFailed(before)) return before;
  if (decision === undefined || answer === undefined)
    return failure('Say what was missing with --decision and --answer.');
  const value = valueIn(answer);
  return isFailed(value) ? value : { before, seat: of ?? seat, decision, answer: value.value };
}

/** A decision of one's own in a closed step, by its id or its name. */
function fullName(game: Game, seat: string, line: number, name: string): string {
  const own = Object.keys(record(game, seat)[line - 1]?.own ?? {});
  const [only, ...more] = own.filter((id) => id === name || id.endsWith(`/${name}`));
  return only !== undefined && more.length === 0 ? only : name;
}

/** The form that a line answered, where there is one. */
function formIn(game: Game, seat: string, n: number, decision: string | undefined) {
  const line = record(game, seat)[n - 1];
  const entry = line ? entryOf(game, seat, { line, ...(decision === undefined ? {} : { decision }) }) : 0;
  return isRefusal(entry) ? undefined : answeredIn(game, entry)?.decision.form;
}

/** Several edits at once, as the kernel takes them. */
function editsOfJson(text: string): readonly Edit[] | Failure {
  const given = valueIn(text);
  if (isFailed(given)) return given;
  const { value } = given;
  if (!Array.isArray(value) || value.length === 0) return failure(SHAPE);
  const edits = value.map(asEdit);
  return edits.every((each) => each !== null) ? edits : failure(SHAPE);
}

const SHAPE =
  '--edits takes a JSON list such as [{"at":7,"answer":"turkey"},{"at":9,"strike":true},{"before":4,"seat":"table","decision":"report","answer":{}}].';

function asEdit(given: Json): Edit | null {
  if (!isRecord(given)) return null;
  const { at, before, of, seat, decision, answer, strike, ...more } = given;
  if (of !== undefined && typeof of !== 'string') return null;
  const whose = of === undefined ? {} : { of };
  if (Object.keys(more).length > 0 || (at === undefined) === (before === undefined)) return null;
  const hasAnswer = answer !== undefined && !isUnsayable(answer as Json);
  if (before !== undefined) {
    const isMove = typeof seat === 'string' && typeof decision === 'string' && hasAnswer;
    return isMove && isLine(before) && strike === undefined
      ? { ...whose, before, seat, decision, answer: answer as Json }
      : null;
  }
  if (!isLine(at) || seat !== undefined) return null;
  if (decision !== undefined && typeof decision !== 'string') return null;
  const name = { ...whose, ...(decision === undefined ? {} : { decision }) };
  if (strike === true && answer === undefined) return { at, ...name, strike };
  return hasAnswer && strike === undefined ? { at, ...name, answer: answer as Json } : null;
}

function isLine(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}
