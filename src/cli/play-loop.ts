import { isRefusal } from '../kernel/clause.ts';
import { type Decision, DICE, type Seat, TABLE } from '../kernel/decision.ts';
import { addressed } from '../kernel/dispatch.ts';
import { answer, stateOf } from '../kernel/game.ts';
import type { Json } from '../kernel/json.ts';
import { asksOf, awaitingOf } from '../kernel/play.ts';
import { viewOf } from '../kernel/position.ts';
import { rollFor } from '../trust/dice.ts';
import type { Console } from './console.ts';
import { type OpenGame, openFile, save } from './games.ts';
import { cited, failed, type Failed, isFailed, refused, say } from './output.ts';
import { parseAnswer } from './parse-answer.ts';
import { askFacts, askReport } from './play-facts.ts';
import { corrections, logText, undone } from './steps.ts';
import { boardText, dispatchText, formText, previewText } from './show.ts';

/** What a person can type at any prompt. */
const HELP = [
  'Type the number or the name of an option. Rows take "row=2 row=1". At any prompt:',
  '  board    what stands where            log      everything that happened, with clauses',
  '  facts    report what changed          rulings  change a ruling from now on',
  '  undo     take the last answer back    help     this',
  '  leave    stop; every answer is saved, and the same command goes on',
].join('\n');

/** A session: the open game, the console, who sat last. */
export interface Session {
  open: OpenGame;
  readonly console: Console;
  last: Seat | null;
  /** The decision whose form stands on the screen. */
  shown: string | null;
}

/** Play until the game is over or the person leaves. */
export async function playLoop(open: OpenGame, console: Console): Promise<OpenGame | Failed> {
  const session: Session = { open, console, last: null, shown: null };
  if (open.stopped) return refused(open.stopped, open.rulebook);
  for (const note of open.notes) console.print(note);
  const { rulebook, game } = open;
  console.print(`${rulebook.title}: ${game.table.setup.scenario.title}. Type "help" for help.\n`);
  for (;;) {
    const decision = nextDecision(session.open);
    if (!decision) return endOf(session);
    const stays = await turn(session, decision);
    if (!stays) {
      console.print(`Saved in ${open.path}. The same command goes on from here.`);
      return session.open;
    }
  }
}

function endOf(session: Session): OpenGame {
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

/** Ask one decision until it is answered, the game moves otherwise, or the person leaves (false). */
async function turn(session: Session, decision: Decision): Promise<boolean> {
  const { console } = session;
  if (!(await handOver(session, decision))) return false;
  const { rulebook } = session.open;
  console.print(`\n${say(rulebook, decision.prompt)}${cited(decision.clauses)}`);
  if (decision.form.kind === 'report')
    return oneAnswer(session, decision, await askReport(session, decision));
  showForm(session, decision);
  const line = await input(session, decision);
  if (line === null || line === 'leave' || line === 'quit') return false;
  const command = COMMANDS[line];
  if (command) return command(session, decision);
  const parsed = parseLine(session, decision, line);
  if (isFailed(parsed)) console.print(`${parsed.failed}${cited(parsed.clauses)}`);
  else await oneAnswer(session, decision, parsed.value);
  return true;
}

/** The sheet and the chances of a roll, or the choices; once, not again after every command. */
function showForm(session: Session, decision: Decision): void {
  const { console, open } = session;
  const { game, rulebook } = open;
  const mark = `${decision.id} ${game.moments.length}`;
  if (session.shown === mark) return;
  session.shown = mark;
  const seen = previewText(
    game.table,
    stateOf(game),
    decision,
    decision.seat === DICE ? null : decision.seat,
  );
  if (seen !== '') console.print(seen);
  const picks = console.pick && decision.form.kind === 'choose';
  if (!picks && decision.form.kind !== 'roll')
    console.print(formText(rulebook, decision.form, game.table.rules.facts));
}

/** Between two people with secrets: hide what the last one saw until the next one sits. */
async function handOver(session: Session, decision: Decision): Promise<boolean> {
  const { seat } = decision;
  const secrets = decision.sealed === true || session.open.rulebook.doors.length > 0;
  if (seat === DICE || seat === TABLE || seat === session.last || !secrets) return true;
  const name = say(session.open.rulebook, { key: `name.${seat}` });
  if (session.last !== null) session.console.clear();
  session.last = seat;
  return (await session.console.ask(`Pass the device to ${name}. ${name}: press Enter.`)) !== null;
}

const MORE = ['board', 'log', 'facts', 'rulings', 'undo', 'help', 'leave'];

async function input(session: Session, decision: Decision): Promise<string | null> {
  const { console, open } = session;
  const { form } = decision;
  if (console.pick && form.kind === 'choose') {
    const options = form.options.map((each) => {
      const label = say(open.rulebook, each.label);
      if (!each.barred) return { value: each.value, label };
      return {
        value: each.value,
        label: `${label}: ${say(open.rulebook, each.barred.reason)}${cited(each.barred.clauses)}`,
        disabled: true,
      };
    });
    const picked = await console.pick('Choose', [
      ...options,
      { value: ' more', label: 'something else: board, log, facts, undo, leave ...' },
    ]);
    if (picked !== ' more') return picked;
    return console.pick(
      'What?',
      MORE.map((value) => ({ value, label: value })),
    );
  }
  const typed = open.game.header.dice === 'typed';
  const prompt =
    form.kind === 'roll' ? (typed ? 'What fell? (such as 3 5)' : 'Press Enter to roll') : 'Your answer';
  return (await console.ask(prompt))?.trim() ?? null;
}

function parseLine(session: Session, decision: Decision, line: string): { value: Json } | Failed {
  const { game } = session.open;
  if (decision.form.kind === 'roll' && game.header.dice !== 'typed') {
    const faces = line === '' ? rollFor(game.header.dice, decision.id, decision.form.dice) : null;
    return faces ? { value: faces } : failed('The program rolls in this game: just press Enter.');
  }
  return parseAnswer(decision.form, line);
}

/** Give an answer: saved first, then told. */
export async function oneAnswer(session: Session, decision: Decision, value: Json | null): Promise<boolean> {
  if (value === null) return false;
  const { open, console } = session;
  const next = answer(open.game, { seat: decision.seat, decision: decision.id, answer: value });
  if (isRefusal(next)) {
    console.print(`${say(open.rulebook, next.refused)}${cited(next.clauses)}`);
    return true;
  }
  const saved = await save(open, next);
  if (isFailed(saved)) return reload(session, saved);
  session.open = saved;
  const reader = decision.seat === DICE || decision.seat === TABLE ? null : decision.seat;
  const told = (next.moments.at(-1)?.dispatches ?? []).filter((each) => addressed(each.to, reader));
  for (const each of told) console.print(dispatchText(next.table, each));
  for (const { fact, n, sheet } of corrections(open.game, value))
    console.print(say(open.rulebook, { key: 'correction.affects', args: { fact, n, sheet } }));
  if (decision.sealed && told.length === 0) console.print('Noted, and kept secret.');
  return true;
}

/** Somebody else has written to the file: read it again. */
async function reload(session: Session, why: Failed): Promise<boolean> {
  session.console.print(why.failed);
  const again = await openFile(session.open.path);
  if (isFailed(again)) return false;
  session.open = { ...again, store: session.open.store };
  return true;
}

function printBoard(session: Session, seat: Seat | null): void {
  const { game, rulebook } = session.open;
  session.console.print(
    `\n${boardText(rulebook, game.table.rules.board(viewOf(stateOf(game).position, seat)))}`,
  );
}

type Command = (session: Session, decision: Decision) => Promise<boolean>;

const seatFor = ({ seat }: Decision): Seat | null => (seat === DICE || seat === TABLE ? null : seat);

const COMMANDS: Readonly<Record<string, Command>> = {
  help: async (session) => {
    session.console.print(HELP);
    return true;
  },
  board: async (session, decision) => {
    printBoard(session, seatFor(decision));
    return true;
  },
  log: async (session, decision) => {
    session.console.print(logText(session.open, seatFor(decision)));
    return true;
  },
  facts: (session) => askFacts(session),
  rulings: async (session) => {
    const { game, rulebook } = session.open;
    const decision = asksOf(game.table, stateOf(game), TABLE).find((each) => each.id.endsWith('/ruling'));
    if (!decision) return true;
    session.console.print(formText(rulebook, decision.form, game.table.rules.facts));
    const line = await session.console.ask('Which ruling shall hold from now on? (Enter: none)');
    if (line === null || line.trim() === '') return line !== null;
    const parsed = parseAnswer(decision.form, line.trim());
    if (isFailed(parsed)) session.console.print(parsed.failed);
    else await oneAnswer(session, decision, parsed.value);
    return true;
  },
  undo: async (session) => {
    const { game } = session.open;
    const everyone = game.header.dice === 'typed' ? game.table.seats : [];
    const next = undone(game, { consent: everyone });
    if (isFailed(next)) {
      session.console.print(next.failed);
      return true;
    }
    const saved = await save(session.open, next);
    if (isFailed(saved)) return reload(session, saved);
    session.open = saved;
    session.console.print('Taken back.');
    return true;
  },
};
