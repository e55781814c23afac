import { isRefusal } from '../../kernel/clause.ts';
import type { Seat } from '../../kernel/forms/decision.ts';
import type { Lasts } from '../../kernel/game/entry.ts';
import type { Game } from '../../kernel/game/game.ts';
import { habitsFor } from '../../kernel/game/habit.ts';
import { settleAll } from '../../kernel/game/settle.ts';
import { type HabitLeft, habitsOf, leaveAnswer } from '../../kernel/game/leave.ts';
import { record } from '../../kernel/game/record.ts';
import { canonical, type Json } from '../../kernel/json.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { linesOf, newsText } from './came.ts';
import { checkSeat, type OpenGame, save, withGame, withNotes } from './games.ts';
import { failure, type Failure, isFailed, nameOf, failureOf, type Result } from '../output.ts';

export interface HabitOptions {
  readonly seat: string;
  readonly habit?: string;
  readonly answer?: string;
  readonly lasts?: string;
  readonly end?: true;
  readonly by?: string;
  readonly request?: string;
}

export const NOTHING_TO_LEAVE = 'In this game this seat can leave no answers.';

/** What others can tell of an answer that is left. */
export const WHEN_GIVEN =
  'What is left is given as soon as it is asked for, so others can guess that it was left; a secret answer only when all others have answered.';

/** How long an answer is left, in words. */
export const HOW_LONG: Readonly<Record<Lasts, string>> = {
  once: 'the next time',
  turn: 'this turn',
  always: 'until you say otherwise',
};

/** An answer that can be left, in words, with the power that it is for. */
export function answerLeftText(rulebook: Rulebook, { kind, power }: HabitLeft, answer: Json): string {
  const named = typeof answer === 'string' ? answer : canonical(answer);
  const about = kind.answers[named]?.about ?? named;
  return power === undefined ? about : `${about} (${nameOf(rulebook, power)})`;
}

/** Leave an answer for a seat, or none any more. Without a habit: what can be left, and what is. */
export function habit(file: string, options: HabitOptions): Promise<Result> {
  return withGame<Result>(file, async (open) => {
    const { seat, habit: name } = options;
    const bad = checkSeat(open.game, seat);
    if (bad) return bad;
    if (name === undefined) return list(open, seat);
    const leaves = leavesOf(open.game, options, name);
    if (isFailed(leaves)) return leaves;
    const { by, request } = options;
    const sender = { ...(by === undefined ? {} : { by }), ...(request === undefined ? {} : { request }) };
    const next = settleAll(open.game, leaveAnswer(open.game, { seat, habit: name, ...leaves }, sender));
    if (isRefusal(next)) return failureOf(next, open.rulebook);
    const n = open.game.moments.length + 1;
    const saved = await save(open, next);
    if (isFailed(saved)) return saved;
    return withNotes(open, doneText(saved, seat, name, n));
  });
}

function leavesOf(
  { table }: Game,
  { seat, answer, lasts = 'always', end }: HabitOptions,
  name: string,
): { readonly leaves: { readonly answer: string; readonly lasts: Lasts } | null } | Failure {
  if (end) return { leaves: null };
  if (!Object.hasOwn(HOW_LONG, lasts))
    return failure(`"${lasts}" is not how long an answer is left: once, turn or always.`);
  const found = habitsFor(table, seat).find((each) => each.name === name);
  const answers = Object.keys(found?.kind.answers ?? {});
  const [only] = answers;
  const given = answer ?? (answers.length === 1 ? only : undefined);
  if (answers.length > 0 && given === undefined)
    return failure(`Say which with --answer: ${answers.join(', ')}.`);
  return { leaves: { answer: given ?? '', lasts: lasts as Lasts } };
}

function doneText({ game, rulebook }: OpenGame, seat: Seat, name: string, n: number): Result {
  const left = habitsOf(game, seat).find((each) => each.name === name);
  const what = left?.left ? answerLeftText(rulebook, left, left.left.answer) : null;
  const head =
    left?.left && what !== null
      ? `Left, ${HOW_LONG[left.left.lasts]}: ${what}`
      : `Nothing is left for ${name}.`;
  const came = linesOf(game, seat, n + 1);
  const text = [head, ...(came.length > 0 ? [newsText(game.table, record(game, seat), came)] : [])].join(
    '\n',
  );
  return { text, json: { habit: name, left: left?.left ?? null, came: came.map((each) => each.n) } };
}

function list(open: OpenGame, seat: Seat): Result {
  // what is said with another answer is listed once it is left
  const all = habitsOf(open.game, seat).filter((each) => each.of === undefined || each.left);
  const lines = all.flatMap((each) =>
    Object.keys(each.kind.answers).map((answer) => {
      const left = each.left?.answer === answer ? `  [left: ${HOW_LONG[each.left.lasts]}]` : '';
      return `${each.name}  ${answer}  ${answerLeftText(open.rulebook, each, answer)}${left}`;
    }),
  );
  const text = lines.length === 0 ? NOTHING_TO_LEAVE : [...lines, WHEN_GIVEN].join('\n');
  const json = all.map(({ name, power, left, kind }) => ({
    habit: name,
    ...(power === undefined ? {} : { power }),
    answers: Object.keys(kind.answers),
    left: left ?? null,
  }));
  return withNotes(open, { text, json: { habits: json } });
}
