import { type Decision, DICE, type Seat, TABLE } from '../kernel/decision.ts';
import { stateOf } from '../kernel/game.ts';
import type { Json } from '../kernel/json.ts';
import { asksOf, awaitingOf } from '../kernel/play.ts';
import { record } from '../kernel/record.ts';
import { rollFor } from '../trust/dice.ts';
import type { Console } from './console.ts';
import type { OpenGame } from './games.ts';
import { linesText } from './history.ts';
import { cited, failed, type Failed, isFailed, nameOf, refused } from './output.ts';
import { parseAnswer } from './parse-answer.ts';
import { COMMANDS, printBoard } from './play-commands.ts';
import { askReport } from './play-facts.ts';
import { askRows } from './play-rows.ts';
import {
  heading,
  hear,
  type Heard,
  pickOrHear,
  readerOf,
  type Session,
  submit,
  type Went,
} from './session.ts';
import { formText, optionPicks, previewText } from './show.ts';

/** Play until the game is over or the person leaves. */
export async function playLoop(open: OpenGame, console: Console): Promise<OpenGame | Failed> {
  if (open.stopped) return refused(open.stopped, open.rulebook);
  const { rulebook, game } = open;
  const read = new Map([null, ...game.table.seats].map((seat) => [seat, record(game, seat).length]));
  const session: Session = { open, console, commands: COMMANDS, sits: undefined, shown: null, read };
  for (const note of open.notes) console.print(note);
  console.print(`${rulebook.title}: ${game.table.setup.scenario.title}. Type "help" for help.\n`);
  for (;;) {
    const decision = nextDecision(session.open);
    if (!decision) return end(session);
    if ((await turn(session, decision)) === 'left') {
      console.print(`Saved in ${open.path}. The same command goes on from here.`);
      return session.open;
    }
  }
}

async function end(session: Session): Promise<OpenGame> {
  await handOver(session, null);
  printBoard(session, null);
  session.console.print('\nThe game is over.');
  return session.open;
}

/** What to answer next: seats in order, then the table, then the dice. */
function nextDecision(open: OpenGame): Decision | undefined {
  const state = stateOf(open.game);
  const awaiting = awaitingOf(open.game.table, state);
  const order = [...open.game.table.seats, TABLE, DICE].filter((seat) => awaiting.includes(seat));
  return order
    .flatMap((seat) => asksOf(open.game.table, state, seat))
    .find((each) => !each.optional && each.held === undefined);
}

/** Ask one decision: its answer, or whatever was typed instead, is done. */
async function turn(session: Session, decision: Decision): Promise<Went> {
  if (!(await handOver(session, readerOf(decision)))) return 'left';
  session.console.print(heading(session, decision));
  if (decision.form.kind === 'report') return askReport(session, decision);
  showForm(session, decision);
  if (decision.form.kind === 'allocate') return askRows(session, decision, decision.form);
  const heard = await input(session, decision);
  if (typeof heard === 'string') return heard;
  const parsed = parseLine(session, decision, heard.line);
  if (!isFailed(parsed)) return submit(session, decision, parsed.value);
  session.console.print(`${parsed.failed}${cited(parsed.clauses)}`);
  return 'moved';
}

/** The sheet and the chances of a roll, or the choices; once, not again after every command. */
function showForm(session: Session, decision: Decision): void {
  const { console, open } = session;
  const { game, rulebook } = open;
  const mark = `${decision.id} ${game.moments.length}`;
  if (session.shown === mark) return;
  session.shown = mark;
  const seen = previewText(game.table, stateOf(game), decision, readerOf(decision));
  if (seen !== '') console.print(seen);
  const picks = console.pick && decision.form.kind === 'choose';
  if (!picks && decision.form.kind !== 'roll')
    console.print(formText(rulebook, decision.form, game.table.rules.facts));
}

/**
 * In a game with secrets: clear what the last one saw before the next one (null: everybody) looks, then tell what
 * happened meanwhile. False when the person leaves instead.
 */
async function handOver(session: Session, reader: Seat | null): Promise<boolean> {
  const { console, open, sits, read } = session;
  if (open.rulebook.doors.length === 0 || reader === sits) return true;
  if (sits !== undefined) console.clear();
  session.sits = reader;
  session.shown = null;
  if (reader !== null) {
    const name = nameOf(open.rulebook, reader);
    const ready = await console.ask(`Pass the device to ${name}. ${name}: press Enter.`);
    if (ready === null || ready.trim() === 'leave') return false;
  }
  const lines = record(open.game, reader);
  const news = lines.slice(read.get(reader) ?? 0);
  read.set(reader, lines.length);
  if (news.length > 0) console.print(`Since you last looked:\n${linesText(open.game.table, news)}`);
  return true;
}

function input(session: Session, decision: Decision): Promise<Heard> {
  const { open } = session;
  const { form } = decision;
  if (form.kind === 'choose')
    return pickOrHear(session, decision, 'Your answer', optionPicks(open.rulebook, form.options));
  const typed = open.game.header.dice === 'typed';
  return hear(session, decision, typed ? 'What fell? (such as 3 5)' : 'Press Enter to roll');
}

function parseLine(session: Session, decision: Decision, line: string): { value: Json } | Failed {
  const { dice } = session.open.game.header;
  if (decision.form.kind !== 'roll' || dice === 'typed') return parseAnswer(decision.form, line);
  const faces = line === '' ? rollFor(dice, decision.id, decision.form.dice) : null;
  return faces ? { value: faces } : failed('The program rolls in this game: just press Enter.');
}
