import type { Seat } from '../kernel/decision.ts';
import { stateOf } from '../kernel/game.ts';
import { viewOf } from '../kernel/position.ts';
import { showChances } from './chances.ts';
import { logText } from './history.ts';
import { boardText } from './panels.ts';
import { allowBarred, skipPart } from './play-exceptions.ts';
import { tellFacts } from './play-facts.ts';
import { changeRuling } from './play-rulings.ts';
import { tickOff } from './play-todo.ts';
import { takeBackLatest } from './play-undo.ts';
import { type Asked, type Command, readerOf, type Session } from './session.ts';

const COMMANDS_HELP = [
  'At any prompt:',
  '  board    what stands where, as everybody sees it',
  '  view     the same with what only you may see',
  '  log      everything that happened, with clauses',
  '  todo     what is to be done on the map; tick off what is done',
  '  facts    report what changed on the map, or correct it',
  '  rulings  change a ruling from now on',
  '  allow    set a bar aside this once, with a reason',
  '  chances  the sheet and the chances of what a choice leads to',
  '  skip     pass by a part of the play',
  '  undo     take the last answer back',
  '  help     this',
  '  leave    stop (Ctrl-C too); every answer is saved, and the same command goes on',
];

/** What is typed as an answer here, and what at any prompt. */
function helpText({ open }: Session, { form }: Asked): string {
  const how = {
    choose: 'Type the number or the name of an option, or the beginning of its name.',
    allocate:
      'Type rows by number or name with their points, such as "1=2 3=1"; "none"; or Enter alone to go row by row.',
    roll:
      open.game.header.dice === 'typed'
        ? 'Roll your dice and type the faces that fell, such as "3 5".'
        : 'Press Enter and the program rolls.',
    report: 'Type the value, or "unknown" if nobody knows; "undo" goes one question back.',
  };
  return [...(form ? [how[form.kind]] : []), ...COMMANDS_HELP].join('\n');
}

/** Print the board as a seat (null: everybody) sees it. */
export function printBoard(session: Session, seat: Seat | null): void {
  const { game, rulebook } = session.open;
  const seen = viewOf(stateOf(game).position, seat);
  session.console.print(`\n${boardText(rulebook, game.table.rules.board(seen))}`);
}

/** A command that tells something and leaves the prompt standing. */
function telling(tell: (session: Session, reader: Seat | null) => void): Command {
  return async (session, asked) => {
    tell(session, readerOf(asked));
    return undefined;
  };
}

/** What a person can type at any prompt. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  board: telling((session) => printBoard(session, null)),
  view: telling(printBoard),
  log: telling((session, reader) => session.console.print(logText(session.open.game, reader))),
  todo: tickOff,
  facts: tellFacts,
  rulings: changeRuling,
  allow: allowBarred,
  skip: skipPart,
  undo: takeBackLatest,
  chances: showChances,
  help: async (session, asked) => {
    session.console.print(helpText(session, asked));
    return undefined;
  },
};
