import { isRefusal } from '../../kernel/clause.ts';
import { type Decision, DICE, TABLE } from '../../kernel/forms/decision.ts';
import type { Form } from '../../kernel/forms/form.ts';
import { answer, type Game } from '../../kernel/game/game.ts';
import { isRecord, isSame, type Json } from '../../kernel/json.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { judgeUndo } from '../../kernel/game/undo.ts';
import { answerText } from '../text/answer-text.ts';
import { say } from '../output.ts';
import { isYes } from '../text/parse-answer.ts';
import { hear, type Session, submit, type Went } from '../game/session.ts';

/** Typed for the answer that was given before its step was opened again, or before something was put right. */
export const SAME = 'same';

/** Give an answer; an open one that its seat could not take back alone is shown once before it counts. */
export async function submitShown(session: Session, decision: Decision, value: Json): Promise<Went> {
  const { open, console } = session;
  const isSaid = session.past !== undefined || isSame(value, decision.draft ?? null);
  if (isSaid || !isForGood(open.game, decision, value)) return submit(session, decision, value);
  const shown = shownText(open.rulebook, decision.form, value);
  const prompt = `${shown}: it counts at once, and only all together could take it back (yes; Enter: answer anew)`;
  const heard = await hear(session, decision, prompt);
  if (typeof heard === 'string') return heard;
  if (isYes(heard.line)) return submit(session, decision, value);
  console.print('Nothing was answered.');
  return 'moved';
}

/** Whether a legal answer is open, could be another, and is no longer its seat's alone once it is given. */
function isForGood(game: Game, { id, seat, form, sealed }: Decision, value: Json): boolean {
  if (sealed || seat === DICE || seat === TABLE || isOnlyWord(form, value)) return false;
  const next = answer(game, { seat, decision: id, answer: value });
  return !isRefusal(next) && judgeUndo(next, { seat }).can !== 'now';
}

/** Whether nobody can have meant another: there is one choice, or nothing was said in its own word. */
function isOnlyWord(form: Form, value: Json): boolean {
  if (form.kind === 'choose') return form.options.filter(({ barred }) => !barred).length === 1;
  return isRecord(value) && Object.keys(value).length === 0;
}

/** An answer in the words of its form. */
function shownText(rulebook: Rulebook, form: Form, value: Json): string {
  if (form.kind === 'choose') {
    const option = form.options.find((each) => each.value === value);
    return option ? say(rulebook, option.label) : answerText(value);
  }
  if (form.kind !== 'allocate' || !isRecord(value)) return answerText(value);
  const rows = form.rows.filter(({ id }) => Number(value[id] ?? 0) > 0);
  const points = rows.map(
    ({ id, label, max }) => say(rulebook, label) + (max === 1 ? '' : `: ${Number(value[id])}`),
  );
  return points.length === 0 ? 'Nothing' : points.join('; ');
}
