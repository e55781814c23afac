import { type Seat, TABLE } from '../kernel/decision.ts';
import { stateOf } from '../kernel/game.ts';
import { asksOf } from '../kernel/play.ts';
import { viewOf } from '../kernel/position.ts';
import { isStandingRuling } from '../kernel/standing.ts';
import { save } from './games.ts';
import { logText } from './history.ts';
import { isFailed } from './output.ts';
import { parseAnswer } from './parse-answer.ts';
import { tellFacts } from './play-facts.ts';
import { type Command, hear, readerOf, reload, type Session, submit } from './session.ts';
import { boardText, formText } from './show.ts';
import { undone } from './undo.ts';

const HELP = [
  'Type the number or the name of an option. Points go "row=2 row=1". At any prompt:',
  '  board    what stands where, as everybody sees it',
  '  view     the same with what only you may see',
  '  log      everything that happened, with clauses',
  '  facts    report what changed on the map, or correct it',
  '  rulings  change a ruling from now on',
  '  undo     take the last answer back',
  '  help     this',
  '  leave    stop; every answer is saved, and the same command goes on',
].join('\n');

/** Print the board as a seat (null: everybody) sees it. */
export function printBoard(session: Session, seat: Seat | null): void {
  const { game, rulebook } = session.open;
  const seen = viewOf(stateOf(game).position, seat);
  session.console.print(`\n${boardText(rulebook, game.table.rules.board(seen))}`);
}

const rulings: Command = async (session, asked) => {
  const { game, rulebook } = session.open;
  const decision = asksOf(game.table, stateOf(game), TABLE).find(isStandingRuling);
  if (!decision) return undefined;
  session.console.print(formText(rulebook, decision.form, game.table.rules.facts));
  const heard = await hear(session, asked, 'Which ruling shall hold from now on? (Enter: none)');
  if (typeof heard === 'string') return heard;
  if (heard.line === '') return 'moved';
  const parsed = parseAnswer(decision.form, heard.line);
  if (!isFailed(parsed)) return submit(session, decision, parsed.value);
  session.console.print(parsed.failed);
  return 'moved';
};

/** Takes back what the person at the keyboard has given in secret, else whatever was answered last. */
const undo: Command = async (session, { seat }) => {
  const { game } = session.open;
  const holds = stateOf(game).held[seat] !== undefined;
  const consent = game.header.dice === 'typed' ? game.table.seats : [];
  const next = undone(game, { consent, ...(holds ? { seat } : {}) });
  if (isFailed(next)) {
    session.console.print(next.failed);
    return 'moved';
  }
  const saved = await save(session.open, next);
  if (isFailed(saved)) return reload(session, saved);
  session.open = saved;
  session.console.print('Taken back.');
  return 'moved';
};

/** A command that tells something and leaves the prompt standing. */
function telling(tell: (session: Session, reader: Seat | null) => void): Command {
  return async (session, decision) => {
    tell(session, readerOf(decision));
    return undefined;
  };
}

/** What a person can type at any prompt. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  board: telling((session) => printBoard(session, null)),
  view: telling(printBoard),
  log: telling((session, reader) => session.console.print(logText(session.open.game, reader))),
  facts: tellFacts,
  rulings,
  undo,
  help: telling((session) => session.console.print(HELP)),
};
