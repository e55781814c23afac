import { together } from '../../kernel/steps/event.ts';
import {
  barOf,
  differText,
  NONE_HAS,
  reportText,
  standingReport,
  type Telling,
  tellingsOf,
  withWords,
} from '../game/happened.ts';
import { say } from '../output.ts';
import { isYes } from '../text/parse-answer.ts';
import { submitAgreed } from './play-agreed.ts';
import { printIf } from './play-if.ts';
import {
  type PromptQuestion,
  type Command,
  hear,
  readerOf,
  type Session,
  type Went,
} from '../game/session.ts';

const MOST_LISTED = 30;
const BACK = 'back';
const IF = 'if';

/** What happened on the map in the words of the game, as much as there is, and sent as one report. */
export const tellEvents: Command = async (session, asked, words) => {
  const { table } = session.open.game;
  const decision = standingReport(session.open);
  if (!decision || tellingsOf(table).length === 0) {
    session.console.print('In this game nothing can be told so: "facts" reports what changed.');
    return undefined;
  }
  const told = await gather(session, asked, words);
  if (typeof told === 'string') return told;
  if (told.length === 0) return 'moved';
  const whole = together(told.map((each) => each.told));
  if ('differ' in whole) {
    session.console.print(differText(table, whole.differ));
    return 'moved';
  }
  session.console.print(`This reports:\n${reportText(table, whole.report)}`);
  for (;;) {
    const heard = await hear(session, asked, `Report it? (yes; "${IF}": what would come of it; Enter: no)`, [
      IF,
    ]);
    if (typeof heard === 'string') return heard;
    const { line } = heard;
    if (line !== IF) return isYes(line) ? submitAgreed(session, asked, decision, whole.report) : 'moved';
    printIf(session, readerOf(asked), { seat: decision.seat, decision: decision.id, answer: whole.report });
  }
};

/** Everything that happened, until nothing more did. */
async function gather(
  session: Session,
  asked: PromptQuestion,
  first: string,
): Promise<readonly Telling[] | Went> {
  const told: Telling[] = [];
  let listed: readonly Telling[] = [];
  let line = first;
  for (;;) {
    if (line === '') {
      const heard = await hear(session, asked, promptFor(told.length), told.length > 0 ? [BACK] : []);
      if (typeof heard === 'string') return heard;
      ({ line } = heard);
      if (line === '') return told;
    }
    const [wanted, isBack]: [string, boolean] = [line, line === BACK && told.length > 0];
    line = '';
    if (isBack) {
      told.pop();
      printTold(session, told);
      continue;
    }
    const picked = listed[Number(wanted) - 1];
    const found = picked ? [picked] : withWords(session.open.game.table, wanted);
    const [only] = found;
    if (found.length === 1 && only) {
      listed = [];
      if (add(session, told, only)) printTold(session, told);
      continue;
    }
    listed = found.slice(0, MOST_LISTED);
    session.console.print(listText(session, found));
  }
}

function promptFor(count: number): string {
  return count === 0
    ? 'What happened? Words of it, such as who and where (Enter: nothing)'
    : `What else happened? (Enter: no more; "${BACK}": not the last of these)`;
}

/** Take up an event; not one that a rule bars now, or that is told already. */
function add(session: Session, told: Telling[], one: Telling): boolean {
  const bar = barOf(session.open, one);
  if (bar !== null) {
    session.console.print(`Barred as news: ${bar}`);
    return false;
  }
  if (!told.some((each) => each.told === one.told)) told.push(one);
  return true;
}

function printTold({ open, console }: Session, told: readonly Telling[]): void {
  console.print(told.map((each) => `  + ${say(open.rulebook, each.told.says)}`).join('\n') || 'Nothing yet.');
}

function listText({ open }: Session, found: readonly Telling[]): string {
  if (found.length === 0) return NONE_HAS;
  const shown = found.slice(0, MOST_LISTED);
  const rest = found.length - shown.length;
  return [
    ...shown.map((each, i) => `  ${i + 1}. ${say(open.rulebook, each.told.says)}`),
    ...(rest > 0 ? [`  ... and ${rest} more`] : []),
    'Type the number, or more words.',
  ].join('\n');
}
