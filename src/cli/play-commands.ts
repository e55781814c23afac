import type { Seat } from '../kernel/decision.ts';
import { type Game, stateOf } from '../kernel/game.ts';
import { viewOf } from '../kernel/position.ts';
import { record } from '../kernel/record.ts';
import { save } from './games.ts';
import { headText, logText } from './history.ts';
import { cited, isFailed, nameOf } from './output.ts';
import { allowBarred, skipPart } from './play-exceptions.ts';
import { tellFacts } from './play-facts.ts';
import { changeRuling } from './play-rulings.ts';
import { type Asked, type Command, readerOf, reload, type Session } from './session.ts';
import { boardText } from './show.ts';
import { undone } from './undo.ts';

const COMMANDS_HELP = [
  'At any prompt:',
  '  board    what stands where, as everybody sees it',
  '  view     the same with what only you may see',
  '  log      everything that happened, with clauses',
  '  facts    report what changed on the map, or correct it',
  '  rulings  change a ruling from now on',
  '  allow    set a bar aside this once, with a reason',
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

/**
 * Takes back what the person at the keyboard has put down in secret, else whatever was answered last. What somebody
 * else holds in secret goes only while nobody sits at the keyboard.
 */
const undo: Command = async (session, { seat }) => {
  const { console, open } = session;
  const { game } = open;
  const { held } = stateOf(game);
  const holds = held[seat] !== undefined;
  if (!holds && readerOf({ seat }) !== null && Object.keys(held).length > 0) {
    console.print(
      'You have put down nothing yet, and what others put down in secret is theirs to take back.',
    );
    return 'moved';
  }
  const consent = game.header.dice === 'typed' ? game.table.seats : [];
  const next = undone(game, { consent, ...(holds ? { seat } : {}) });
  if (isFailed(next)) {
    console.print(`${next.failed}${cited(next.clauses)}`);
    return 'moved';
  }
  const saved = await save(open, next);
  if (isFailed(saved)) return reload(session, saved);
  session.open = saved;
  console.print(takenText(game, seat, next));
  return 'moved';
};

/** What was taken back, in the words of the log of the one at the keyboard. */
function takenText(before: Game, seat: Seat, after: Game): string {
  const { table } = before;
  const entry = after.moments.at(-1)?.entry;
  if (entry && 'withdraw' in entry)
    return `Taken back: what ${nameOf(table.rulebook, entry.seat)} had put down in secret.`;
  const line = record(before, readerOf({ seat })).findLast(({ kind, undone }) => kind !== 'undo' && !undone);
  return line ? `Taken back: ${headText(table, line)}` : 'Taken back.';
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
  facts: tellFacts,
  rulings: changeRuling,
  allow: allowBarred,
  skip: skipPart,
  undo,
  help: async (session, asked) => {
    session.console.print(helpText(session, asked));
    return undefined;
  },
};
