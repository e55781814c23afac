import { type Decision, DICE, TABLE } from '../kernel/decision.ts';
import { stateOf } from '../kernel/game.ts';
import type { Json } from '../kernel/json.ts';
import { asksOf, awaitingOf } from '../kernel/play.ts';
import { onlyAnswer } from '../kernel/only-answer.ts';
import { viewOf } from '../kernel/position.ts';
import { record } from '../kernel/record.ts';
import { rollFor } from '../trust/dice.ts';
import { answerText } from './answer-text.ts';
import { chancesFor } from './chances.ts';
import type { Console } from './console.ts';
import { clear, handOver } from './curtain.ts';
import { type OpenGame, overText } from './games.ts';
import { cited, failed, type Failed, isFailed, refused } from './output.ts';
import { facesOf, parseAnswer } from './parse-answer.ts';
import { COMMANDS, printBoard } from './play-commands.ts';
import { askReport } from './play-report.ts';
import { askRows, SAME } from './play-rows.ts';
import { submitShown } from './play-shown.ts';
import { heading, hear, type Heard, pickOrHear, readerOf, type Session, type Went } from './session.ts';
import { promptText } from './prompt-form.ts';
import { barredText, type Chance, openPicks, previewSheets, previewText } from './show.ts';

/** Play until the game is over or the person leaves. */
export async function playLoop(open: OpenGame, console: Console): Promise<OpenGame | Failed> {
  if (open.stopped) return refused(open.stopped, open.rulebook);
  const session = begin(open, console);
  for (;;) {
    const decision = nextDecision(session.open);
    const went = decision ? await turn(session, decision) : await end(session);
    if (went === 'over') return session.open;
    if (went === 'left') return leave(session);
  }
}

function begin(open: OpenGame, console: Console): Session {
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
    sits: undefined,
    shown: null,
    sheets: [],
    read,
    public: new Set(),
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
  session.console.print(`\n${overText(session.open)}`);
  return 'over';
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
  const went = await handOver(session, readerOf(decision));
  if (went) return went;
  session.console.print(heading(session, decision));
  showForm(session, decision);
  if (decision.form.kind === 'report') return askReport(session, decision);
  if (decision.form.kind === 'allocate') return askRows(session, decision, decision.form);
  const heard = await input(session, decision);
  if (typeof heard === 'string') return heard;
  if (heard.line === SAME && decision.draft !== undefined)
    return submitShown(session, decision, decision.draft);
  const parsed = parseLine(session, decision, heard.line);
  if (!isFailed(parsed)) return submitShown(session, decision, parsed.value);
  session.console.print(`${parsed.failed}${cited(parsed.clauses)}`);
  return 'moved';
}

/** The sheet and the chances of a roll, or the choices; once, not again after every command. */
function showForm(session: Session, decision: Decision): void {
  const { console, open } = session;
  const { game } = open;
  const mark = `${decision.id} ${game.moments.length}`;
  if (session.shown === mark) return;
  session.shown = mark;
  const [state, reader] = [stateOf(game), readerOf(decision)];
  session.sheets = previewSheets(game.table, state, decision, reader);
  for (const text of [previewText(game.table, state, decision, reader), choices(session, decision)])
    if (text !== '') console.print(text);
  if (decision.draft !== undefined)
    console.print(`Your answer before: ${answerText(decision.draft)} ("${SAME}" gives it again)`);
  const only = decision.form.kind === 'allocate' ? onlyAnswer(decision.form) : null;
  if (only && decision.draft === undefined)
    console.print(`The rules leave nothing to choose: ${answerText(only)} ("${SAME}" gives it)`);
}

/** The choices of a form; where the console has a list for the open ones, those that are barred. */
function choices(session: Session, decision: Decision): string {
  const { console, open } = session;
  const { form } = decision;
  if (form.kind === 'roll' || form.kind === 'report') return '';
  const listed = console.pick && form.kind === 'choose';
  if (listed) return barredText(open.rulebook, form.options, console.width);
  const chance = chanceIn(session, decision);
  return promptText(open.rulebook, form, open.game.table.rules.facts, console.width, chance);
}

/** Chances as the seat knows them that chooses. */
function chanceIn({ open: { game } }: Session, decision: Decision): Chance {
  return chancesFor(game.table, viewOf(stateOf(game).position, readerOf(decision)));
}

function input(session: Session, decision: Decision): Promise<Heard> {
  const { open } = session;
  const { form } = decision;
  if (form.kind === 'choose')
    return pickOrHear(
      session,
      decision,
      'Your answer',
      openPicks(open.rulebook, form.options, chanceIn(session, decision)),
      same(decision),
    );
  const typed = open.game.header.dice === 'typed';
  return hear(
    session,
    decision,
    typed && form.kind === 'roll' ? `Type ${facesOf(form.dice)}` : 'Press Enter to roll',
  );
}

function same({ draft }: Decision): readonly string[] {
  return draft === undefined ? [] : [SAME];
}

function parseLine(session: Session, decision: Decision, line: string): { value: Json } | Failed {
  const { dice } = session.open.game.header;
  if (decision.form.kind !== 'roll' || dice === 'typed') return parseAnswer(decision.form, line);
  const faces = line === '' ? rollFor(dice, decision.id, decision.form.dice) : null;
  return faces ? { value: faces } : failed('The program rolls in this game: just press Enter.');
}
