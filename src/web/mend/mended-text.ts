import type { RecordLine } from '../../kernel/game/record.ts';
import type { Amendment } from '../../kernel/game/line.ts';
import { subjectOf } from '../../kernel/log/put-right.ts';
import type { Json } from '../../kernel/json.ts';
import { DICE } from '../../kernel/seat.ts';
import type { Book } from '../book.tsx';
import { answerText, reportedIn } from '../record/done.ts';
import { capital } from '../texts.ts';
import { MEND_TEXTS } from '../texts/mend.ts';

/** What was put right, or would be, in one sentence. */
export function mendedTexts(mended: readonly Amendment[], lines: readonly RecordLine[], book: Book): string {
  return mended.map((each) => mendedText(each, lines, book)).join('; ');
}

/** One thing that is put right, in a few words. */
export function mendedText(mended: Amendment, lines: readonly RecordLine[], book: Book): string {
  const { line: n = 0, seat, decision } = mended;
  const who = seat === undefined ? '' : capital(book.name(seat));
  if (n === 0) return MEND_TEXTS.sealed(who);
  const old = lines[n - 1];
  if (mended.as === 'struck out')
    return seat === undefined || decision ? MEND_TEXTS.struck(n) : `${MEND_TEXTS.struck(n)}: ${who}`;
  if (mended.answer === undefined) return MEND_TEXTS.line(n, MEND_TEXTS.sealed(who));
  const given = givenText(mended.answer, decision, book);
  if (mended.as === 'put in') return MEND_TEXTS.putIn(n, `${who}, ${given}`);
  const was = old?.own?.[decision ?? ''] ?? old?.answer;
  const changed = was === undefined ? [] : changedIn(mended.answer, was, book);
  if (changed.length > 0) return MEND_TEXTS.line(n, `${who}, ${changed.join('; ')}`);
  const before = was === undefined ? '' : givenText(was, decision, book);
  if (old?.seat === DICE) return MEND_TEXTS.wasNot(subjectOf(old, book), given, before);
  return MEND_TEXTS.line(n, `${who}, ${before === '' ? given : MEND_TEXTS.insteadOf(given, before)}`);
}

/** Of a report that is told otherwise only what differs. */
function changedIn(answer: Json, was: Json, book: Book): readonly string[] {
  const before = new Map(reportedIn({ answer: was }, book));
  const now = reportedIn({ answer }, book);
  const told = now.flatMap(([question, value]) => {
    const old = before.get(question);
    return old === value
      ? []
      : [`${question} ${old === undefined ? value : MEND_TEXTS.insteadOf(value, old)}`];
  });
  const questions = new Set(now.map(([question]) => question));
  const gone = [...before.keys()].filter((question) => !questions.has(question));
  return before.size === 0 ? [] : [...told, ...gone.map(MEND_TEXTS.noLonger)];
}

/** An answer as people say it; a report as its questions with what was told. */
export function givenText(answer: Json, decision: string | undefined, book: Book): string {
  const reported = reportedIn({ answer }, book);
  if (reported.length > 0) return reported.map((each) => each.join(' ')).join('; ');
  return answerText(answer, decision, book);
}
