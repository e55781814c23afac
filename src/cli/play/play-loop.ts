import { type Decision, DICE, TABLE } from '../../kernel/forms/decision.ts';
import { stateOf } from '../../kernel/game/game.ts';
import { asksOf, awaitingOf } from '../../kernel/game/play.ts';
import { inRound } from '../../kernel/game/asked-first.ts';
import { record } from '../../kernel/game/record.ts';
import type { Console } from '../console.ts';
import { luckText } from '../game/luck.ts';
import { clear, handOver } from './curtain.ts';
import type { OpenGame } from '../game/games.ts';
import { overText } from '../game/over.ts';
import { type Failure, failureOf } from '../output.ts';
import { ask } from './play-ask.ts';
import { botAnswers, isOneWithBots } from './play-bots.ts';
import { type BotSeats, NO_BOTS, sessionBots } from '../game/session-bots.ts';
import { COMMANDS, printBoard } from './play-commands.ts';
import { offerToRemember } from './play-remember.ts';
import { readerOf, type Session, type Went } from '../game/session.ts';

/** How a game is played. */
interface Played {
  /** One person has all seats. */
  readonly alone?: boolean;
  /** The bots that play. */
  readonly bots?: BotSeats;
  /** The club file that is played with. */
  readonly club?: string | null;
}

/** Play until the game is over or the person leaves. */
export async function playLoop(
  open: OpenGame,
  console: Console,
  { alone = false, bots = NO_BOTS, club = null }: Played = {},
): Promise<OpenGame | Failure> {
  if (open.stopped) return failureOf(open.stopped, open.rulebook);
  const session = begin(open, console, { alone: alone || isOneWithBots(open.game, bots), bots, club });
  for (;;) {
    const decision = nextDecision(session.open, session);
    if (decision && (await botAnswers(session, decision))) continue;
    offerToRemember(session);
    const went = decision ? await turn(session, decision) : await end(session);
    if (went === 'over') return session.open;
    if (went === 'left') return leave(session);
  }
}

function begin(open: OpenGame, console: Console, { alone, bots, club }: Required<Played>): Session {
  const { rulebook, game } = open;
  const read = new Map([null, ...game.table.seats].map((seat) => [seat, record(game, seat).length]));
  for (const note of open.notes) console.print(note);
  console.print(`${rulebook.title}: ${game.table.setup.scenario.title}. Type "help" for help.`);
  if (nextDecision(open) && (read.get(null) ?? 0) > 0)
    console.print('The game goes on; "log" tells what has happened.');
  console.print('');
  return {
    open,
    console,
    commands: COMMANDS,
    alone,
    bots: sessionBots(bots),
    sits: undefined,
    shown: null,
    sheets: [],
    read,
    public: new Set(),
    club,
    offered: 0,
    assumed: new Map(),
  };
}

function leave(session: Session): OpenGame {
  clear(session);
  session.console.print(`Saved in ${session.open.path}. The same command goes on from here.`);
  return session.open;
}

async function end(session: Session): Promise<Went | 'over'> {
  const went = await handOver(session, null);
  if (went) return went;
  printBoard(session, null);
  session.console.print(`\n${overText(session.open)}\n\n${luckText(session.open.game, null)}`);
  return 'over';
}

/** What to answer next: the camps, as the device goes round, then the table, then the dice. */
function nextDecision(open: OpenGame, session?: Pick<Session, 'alone' | 'sits'>): Decision | undefined {
  const state = stateOf(open.game);
  const awaiting = awaitingOf(open.game.table, state);
  const camps = open.game.table.seats.filter((seat) => awaiting.includes(seat));
  // one person who has all seats passes nothing on
  const asked = session?.alone ? camps : inRound(camps, session?.sits);
  const order = [...asked, ...[TABLE, DICE].filter((seat) => awaiting.includes(seat))];
  return order
    .flatMap((seat) => asksOf(open.game.table, state, seat))
    .find((each) => !each.optional && each.held === undefined);
}

/** Ask one decision: its answer, or whatever was typed instead, is done. */
async function turn(session: Session, decision: Decision): Promise<Went> {
  const went = await handOver(session, readerOf(decision));
  if (went) return went;
  return ask(session, decision);
}
