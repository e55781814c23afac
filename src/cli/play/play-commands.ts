import type { Seat } from '../../kernel/forms/decision.ts';
import { stateOf } from '../../kernel/game/game.ts';
import { viewOf } from '../../kernel/game/position.ts';
import { assume } from './assume.ts';
import { cardText } from '../game/card.ts';
import { clubValues, showChances } from '../game/chances.ts';
import { logText } from '../game/history.ts';
import { isLong } from '../text/long-form.ts';
import { isFailed } from '../output.ts';
import { boardText } from '../text/panels.ts';
import { panelsWith } from '../text/panels-with.ts';
import { allowBarred, skipPart } from './play-exceptions.ts';
import { seatBots, suggestAnswer } from './play-bots.ts';
import { questionTold } from './play-doubt.ts';
import { tellFacts } from './play-correct.ts';
import { tellEvents } from './play-happened.ts';
import { leaveHabits } from './play-habits.ts';
import { tryOut } from './play-if.ts';
import { putRight } from './play-mend.ts';
import { doNothing } from './play-nothing.ts';
import { rememberAll } from './play-remember.ts';
import { changeRuling } from './play-rulings.ts';
import { tickOff } from './play-todo.ts';
import { takeBackLatest } from './play-undo.ts';
import { columns } from '../text/show.ts';
import { type PromptQuestion, type Command, readerOf, type Session } from '../game/session.ts';

const COMMANDS_HELP = [
  'At any prompt:',
  '  board    what stands where, as everybody sees it; "board WORDS": only what has them',
  '  view     the same with what only you may see',
  '  card     all there is to know of one place: "card norway"',
  '  log      everything that happened, with clauses',
  '  glossary what words and abbreviations stand for; "glossary brp": only what has that',
  '  todo     what is to be done on the map; tick off what is done',
  '  habits   leave an answer for what is asked again and again, or end it',
  '  nothing  nothing here, and nothing of what the question says for the rest of the turn',
  '  happened tell what happened on the map, such as "happened germany sweden war"',
  '  facts    report what changed on the map, or correct it',
  '  question say that what was told of a die is not so: the die waits until it is put right or kept',
  '  rulings  change a ruling from now on',
  '  allow    set a bar aside this once, with a reason',
  '  if       what would come of an answer, such as "if turkey", or of what happens, "if happened germany turkey war"',
  '  chances  the sheet and the chances of what a choice leads to',
  '  assume   what the chances assume of what you do not know; set it, such as "assume FACT 0..2"',
  '  suggest  what a bot would answer here, and why; nothing is given',
  '  bots     the seats that bots play; give one, such as "bots italy steady", or take it back: "bots italy off";',
  '           with "bots italy suggest:steady" a bot only says what it would answer',
  '  skip     pass by a part of the play',
  '  undo     take the last answer back',
  '  mend     put right what was wrong then: what came after it comes again',
  '  remember keep what is so in other games too in your club file',
  '  help     this',
  '  leave    stop (Ctrl-C too); every answer is saved, and the same command goes on',
];

/** What is typed as an answer here, and what at any prompt. */
function helpText({ open, console }: Session, { form }: PromptQuestion): string {
  const how = {
    choose: 'Type the number or the name of an option, or the beginning of its name.',
    allocate:
      form?.kind === 'allocate' && isLong(open.rulebook, form, console.width)
        ? 'Type words of the names of rows to find their numbers, then rows by number with their points, such as "12=2 31"; what you give gathers, Enter alone is all of it, and "none" is nothing.'
        : 'Type rows by number with their points, such as "1=2 3=1", or by name, such as "turkey 2"; "none" for nothing; or Enter alone to go row by row.',
    roll:
      open.game.header.dice === 'typed'
        ? 'Roll your dice and type the faces that fell, such as "3 5".'
        : 'Press Enter and the program rolls.',
    report: 'Type the value, or "unknown" if nobody knows; "undo" goes one question back.',
  };
  return [...(form ? [how[form.kind]] : []), ...COMMANDS_HELP].join('\n');
}

/** Print the board as a seat (null: everybody) sees it; with words, what has them. */
export function printBoard(session: Session, seat: Seat | null, words = ''): void {
  const { game, rulebook } = session.open;
  const seen = viewOf(stateOf(game).position, seat);
  const panels = game.table.rules.board(seen);
  const shown = words === '' ? panels : panelsWith(rulebook, panels, words);
  const text = boardText(rulebook, shown);
  session.console.print(text === '' ? `Nothing on the board has "${words}".` : `\n${text}`);
}

/** Print the card of a place as a seat (null: everybody) reads it, and what it can answer there. */
function printCard(session: Session, seat: Seat | null, words: string): void {
  const { open, console, assumed } = session;
  const view = viewOf(stateOf(open.game).position, seat);
  const club = clubValues(session, view);
  const found = cardText(open.game, seat, words, { set: assumed.get(seat) ?? {}, club });
  console.print(isFailed(found) ? found.failed : `\n${found.text}`);
}

/** Print what words stand for; with some, those that have them. */
function printGlossary({ open, console }: Session, words: string): void {
  const wanted = words.toLowerCase();
  const found = Object.entries(open.rulebook.glossary ?? {}).filter(([word, means]) =>
    `${word} ${means}`.toLowerCase().includes(wanted),
  );
  console.print(found.length === 0 ? `No word here has "${words}".` : columns(found, '  '));
}

/** A command that tells something and leaves the prompt standing. */
function telling(tell: (session: Session, reader: Seat | null, words: string) => void): Command {
  return async (session, asked, words) => {
    tell(session, readerOf(asked), words);
    return undefined;
  };
}

/** What a person can type at any prompt. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  board: telling((session, _, words) => printBoard(session, null, words)),
  view: telling(printBoard),
  card: telling(printCard),
  glossary: telling((session, _, words) => printGlossary(session, words)),
  log: telling((session, reader) => session.console.print(logText(session.open.game, reader))),
  todo: tickOff,
  habits: leaveHabits,
  nothing: doNothing,
  happened: tellEvents,
  facts: tellFacts,
  question: questionTold,
  rulings: changeRuling,
  allow: allowBarred,
  suggest: suggestAnswer,
  bots: seatBots,
  skip: skipPart,
  undo: takeBackLatest,
  mend: putRight,
  remember: rememberAll,
  assume,
  chances: showChances,
  if: tryOut,
  help: async (session, asked) => {
    session.console.print(helpText(session, asked));
    return undefined;
  },
};
