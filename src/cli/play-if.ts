import type { Decision, Seat } from '../kernel/forms/decision.ts';
import { stateOf } from '../kernel/game/game.ts';
import { isSame } from '../kernel/json.ts';
import { asksOf, type Move } from '../kernel/game/play.ts';
import { barOf, NONE_HAS, standingReport, withWords } from './happened.ts';
import { ifText, tryMove } from './if-text.ts';
import { cited, failed, type Failed, isFailed, say } from './output.ts';
import { parseAnswer } from './parse-answer.ts';
import { type Asked, type Command, hear, readerOf, type Session } from './session.ts';

const HAPPENED = /^happened\s+/;
const MOST_LISTED = 10;

/** What would come of an answer to what is asked, or of what happens on the map, as far as who asks may know it. */
export const tryOut: Command = async (session, asked, words) => {
  const { console } = session;
  let line = words;
  if (line === '') {
    const heard = await hear(session, asked, 'If what? (an answer, or "happened" and words; Enter: nothing)');
    if (typeof heard === 'string') return heard;
    ({ line } = heard);
  }
  if (line === '') return undefined;
  const move = moveOf(session, asked, line.toLowerCase());
  if (isFailed(move)) console.print(`${move.failed}${cited(move.clauses)}`);
  else printIf(session, readerOf(asked), move);
  return undefined;
};

/** Print what would come of a move. */
export function printIf({ console, open }: Session, reader: Seat | null, move: Move): void {
  const { game } = open;
  const tried = tryMove(game, reader, move);
  console.print(isFailed(tried) ? `${tried.failed}${cited(tried.clauses)}` : ifText(game.table, tried));
}

function moveOf(session: Session, asked: Asked, line: string): Move | Failed {
  if (HAPPENED.test(line)) return eventOf(session, line.replace(HAPPENED, ''));
  const decision = decisionOf(session, asked);
  if (!decision || session.past) return failed('Only what is asked now can be tried.');
  if (decision.form.kind === 'report')
    return failed('Facts are told one by one: "if happened" and words tries what happens on the map.');
  const parsed = parseAnswer(decision.form, line);
  return isFailed(parsed) ? parsed : { seat: decision.seat, decision: decision.id, answer: parsed.value };
}

/** The decision that stands at the prompt. */
function decisionOf({ open: { game } }: Session, { seat, prompt, form }: Asked): Decision | undefined {
  return asksOf(game.table, stateOf(game), seat).find(
    (each) => form?.kind === each.form.kind && isSame(each.prompt, prompt),
  );
}

/** The one event that words mean. */
function eventOf({ open }: Session, wanted: string): Move | Failed {
  const report = standingReport(open);
  const [only, ...more] = withWords(open.game.table, wanted);
  if (!only || !report) return failed(NONE_HAS);
  if (more.length > 0) {
    const all = [only, ...more].slice(0, MOST_LISTED).map(({ told }) => `  ${say(open.rulebook, told.says)}`);
    return failed(['It can be one of these; type more words:', ...all].join('\n'));
  }
  const bar = barOf(open, only);
  if (bar !== null) return failed(`Barred as news: ${bar}`);
  return { seat: report.seat, decision: report.id, answer: only.told.reports };
}
