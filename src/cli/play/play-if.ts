import type { Decision, Seat } from '../../kernel/forms/decision.ts';
import { stateOf } from '../../kernel/game/game.ts';
import { isSame } from '../../kernel/json.ts';
import { asksOf, type Move } from '../../kernel/game/play.ts';
import { barOf, NONE_HAS, standingReport, type Telling, withWords } from '../game/happened.ts';
import { ifText, tryMove } from '../game/if-text.ts';
import { citation, failure, type Failure, isFailed, say } from '../output.ts';
import { parseAnswer } from '../text/parse-answer.ts';
import {
  type PromptQuestion,
  type Command,
  hear,
  readerOf,
  type Session,
  type Went,
} from '../game/session.ts';

const HAPPENED = /^happened\s+/;
const MOST_LISTED = 20;

/** What would come of an answer to what is asked, or of what happens on the map, as far as who asks may know it. */
export const tryOut: Command = async (session, asked, words) => {
  let line = words;
  if (line === '') {
    const heard = await hear(session, asked, 'If what? (an answer, or "happened" and words; Enter: nothing)');
    if (typeof heard === 'string') return heard;
    ({ line } = heard);
  }
  if (line === '') return undefined;
  const wanted = line.toLowerCase();
  const move = HAPPENED.test(wanted)
    ? await eventOf(session, asked, wanted.replace(HAPPENED, ''))
    : answerOf(session, asked, wanted);
  if (typeof move === 'string') return move;
  if (isFailed(move)) session.console.print(`${move.failed}${citation(move.clauses)}`);
  else printIf(session, readerOf(asked), move);
  return undefined;
};

/** Print what would come of a move. */
export function printIf({ console, open: { game } }: Session, reader: Seat | null, move: Move): void {
  const tried = tryMove(game, reader, move);
  console.print(isFailed(tried) ? `${tried.failed}${citation(tried.clauses)}` : ifText(game.table, tried));
}

function answerOf(session: Session, asked: PromptQuestion, line: string): Move | Failure {
  const decision = decisionOf(session, asked);
  if (!decision || session.past) return failure('Only what is asked now can be tried.');
  if (decision.form.kind === 'report')
    return failure('Facts are told one by one: "if happened" and words tries what happens on the map.');
  const parsed = parseAnswer(decision.form, line);
  return isFailed(parsed) ? parsed : { seat: decision.seat, decision: decision.id, answer: parsed.value };
}

/** The decision that stands at the prompt. */
export function decisionOf(
  { open: { game } }: Session,
  { seat, prompt, form }: PromptQuestion,
): Decision | undefined {
  return asksOf(game.table, stateOf(game), seat).find(
    (each) => form?.kind === each.form.kind && isSame(each.prompt, prompt),
  );
}

/** The event that words mean; of several the one that is picked. */
async function eventOf(
  session: Session,
  asked: PromptQuestion,
  wanted: string,
): Promise<Move | Failure | Went> {
  const { open } = session;
  const report = standingReport(open);
  const found = withWords(open.game.table, wanted);
  const picked = found.length > 1 ? await pick(session, asked, found) : found[0];
  if (typeof picked === 'string') return picked;
  if (!picked || !report) return failure(found.length === 0 ? NONE_HAS : 'Nothing was tried.');
  const bar = barOf(open, picked);
  if (bar !== null) return failure(`Barred as news: ${bar}`);
  return { seat: report.seat, decision: report.id, answer: picked.told.reports };
}

async function pick(
  session: Session,
  asked: PromptQuestion,
  found: readonly Telling[],
): Promise<Telling | undefined | Went> {
  const { console, open } = session;
  const shown = found.slice(0, MOST_LISTED);
  for (const [i, { told }] of shown.entries()) console.print(`  ${i + 1}. ${say(open.rulebook, told.says)}`);
  const heard = await hear(session, asked, 'Which? (the number; Enter: none)');
  return typeof heard === 'string' ? heard : shown[Number(heard.line) - 1];
}
