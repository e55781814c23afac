import type { Assumptions } from '../../kernel/sums/assume.ts';
import { isRefusal, type Refusal } from '../../kernel/clause.ts';
import { type Decision, DICE, type Seat, TABLE } from '../../kernel/forms/decision.ts';
import { isAddressed, type Dispatch } from '../../kernel/steps/dispatch.ts';
import { settleAll } from '../../kernel/game/settle.ts';
import { answer, type Game } from '../../kernel/game/game.ts';
import { canonical, type Json } from '../../kernel/json.ts';
import type { Move } from '../../kernel/game/play.ts';
import { record, type RecordLine } from '../../kernel/game/record.ts';
import type { SheetResult } from '../../kernel/sums/sheet.ts';
import { withStop } from '../../kernel/texts/words.ts';
import { answerText } from '../text/answer-text.ts';
import type { Console, Pick as Choice } from '../console.ts';
import { type OpenGame, reopenGame, save } from './games.ts';
import { linesOf, newsText, settledText } from './came.ts';
import { greatText } from './great.ts';
import { affectsText } from './history.ts';
import { waitText } from './mend-text.ts';
import type { SessionBots } from './session-bots.ts';
import { citation, type Failure, isFailed, failureOf, say } from '../output.ts';
import { dispatchText } from '../text/show.ts';

/** What came of a turn: the person left, or the game is to be looked at anew. */
export type Went = 'left' | 'moved';

/** What came of a prompt: a line that is no command, or a command ended it. */
export type PromptReply = { readonly line: string } | Went;

/** Of whom something is asked, and what: a decision, or as little of one as a prompt needs. */
export type PromptQuestion = Pick<Decision, 'seat' | 'prompt' | 'clauses' | 'sheets'> & {
  readonly form?: Decision['form'];
};

/**
 * Does what was typed, with the words behind it where it looks for some. Returns nothing when it only told something and
 * the prompt still stands.
 */
export type Command = (session: Session, asked: PromptQuestion, words: string) => Promise<Went | undefined>;

/** The commands that take words: what is shown is what has them. */
const LOOKING: readonly string[] = [
  'assume',
  'board',
  'bots',
  'view',
  'card',
  'glossary',
  'happened',
  'if',
  'suggest',
];

/** A game at one keyboard. */
export interface Session {
  open: OpenGame;
  readonly console: Console;
  readonly commands: Readonly<Record<string, Command>>;
  /** One person plays every seat: nothing is hidden from one by another. */
  readonly alone: boolean;
  /** The bots that play in this sitting. */
  readonly bots: SessionBots;
  /** Whose secrets may stand on the screen; null: nobody's; undefined: nobody has sat yet. */
  sits: Seat | null | undefined;
  /** The decision whose form stands on the screen. */
  shown: string | null;
  /** The sheets that stand above the roll on the screen: not told again with what fell. */
  sheets: readonly SheetResult[];
  /** How many lines of the record each seat has read. */
  readonly read: Map<Seat | null, number>;
  /** What each seat assumes of what it does not know, for its chances alone. */
  readonly assumed: Map<Seat | null, Assumptions>;
  /** The lines that stood on the screen for everybody, or for the one who plays alone: told to nobody again. */
  readonly public: Set<string>;
  /** The club file that is played with; null: none is named yet. */
  club: string | null;
  /** How much for it the game had when it was looked at last. */
  offered: number;
  /** Something is asked as it was asked then, to be put right: what is answered is kept here, and not given. */
  readonly past?: { value?: Json };
}

/** Who reads what belongs to a decision: its seat, or everybody when the table or the dice answer. */
export function readerOf({ seat }: { readonly seat: Seat }): Seat | null {
  return seat === DICE || seat === TABLE ? null : seat;
}

/** The question of a decision, with its clauses. */
export function heading(session: Session, asked: PromptQuestion): string {
  const { game, rulebook } = session.open;
  const waits = session.past ? null : waitText(game, readerOf(asked));
  return `\n${waits === null ? '' : `${waits}\n`}${say(rulebook, asked.prompt)}${citation(asked.clauses)}`;
}

/** Ask for a line; commands are done on the way, but for those that the prompt takes itself. */
export async function hear(
  session: Session,
  asked: PromptQuestion,
  prompt: string,
  taken: readonly string[] = [],
): Promise<PromptReply> {
  for (;;) {
    const line = await session.console.ask(prompt);
    const done = await obey(session, asked, line, taken);
    if (done !== 'told') return done;
  }
}

const MORE = ' more';
const BACK = ' back';

/** Pick one of a list where the console can, else ask for a line. */
export async function pickOrHear(
  session: Session,
  asked: PromptQuestion,
  prompt: string,
  picks: readonly Choice[],
  taken: readonly string[] = [],
): Promise<PromptReply> {
  const { console } = session;
  if (!console.pick) return hear(session, asked, prompt, taken);
  const words = [...Object.keys(session.commands), 'leave', ...taken];
  const more = { value: MORE, label: `something else: ${words.slice(0, 4).join(', ')} ...` };
  for (;;) {
    let line = await console.pick(prompt, [...picks, more], words);
    if (line === MORE) line = await console.pick('What?', menu(words), words);
    const done = line === BACK ? 'told' : await obey(session, asked, line, taken);
    if (done !== 'told') return done;
  }
}

function menu(words: readonly string[]): Choice[] {
  return [...words.map((word) => ({ value: word, label: word })), { value: BACK, label: 'back to the list' }];
}

async function obey(
  session: Session,
  asked: PromptQuestion,
  given: string | null,
  taken: readonly string[],
): Promise<PromptReply | 'told'> {
  const line = given?.trim();
  if (line === undefined) return 'left';
  const word = line.toLowerCase();
  if (taken.includes(word)) return { line: word };
  if (word === 'leave' || word === 'quit') return 'left';
  const [first, rest] = cut(word);
  const name = LOOKING.includes(first) ? first : word;
  const command = Object.hasOwn(session.commands, name) ? session.commands[name] : undefined;
  if (!command) return { line };
  const went = await command(session, asked, name === first ? rest : '');
  if (went) return went;
  session.console.print(heading(session, asked));
  return 'told';
}

/** A line by its first word and what follows it. */
function cut(line: string): [first: string, rest: string] {
  const space = line.indexOf(' ');
  return space < 0 ? [line, ''] : [line.slice(0, space), line.slice(space + 1).trim()];
}

/** Give an answer: saved first, then told, and after it what came again of it. */
export async function submit(
  session: Session,
  decision: Decision,
  value: Json,
  make?: (game: Game) => Game | Refusal,
): Promise<Went> {
  const { open, console } = session;
  if (session.past) {
    session.past.value = value;
    return 'moved';
  }
  const move = { seat: decision.seat, decision: decision.id, answer: value };
  const next = settleAll(open.game, make ? make(open.game) : answer(open.game, move));
  if (isRefusal(next)) {
    const { failed, clauses } = failureOf(next, open.rulebook);
    console.print(`${failed}${citation(clauses)}`);
    return 'moved';
  }
  const saved = await save(open, next);
  if (isFailed(saved)) return reloadAnd(session, saved, move);
  session.open = saved;
  const reader = readerOf(decision);
  const n = open.game.moments.length + 1;
  const told = (next.moments[n - 1]?.told.dispatches ?? []).filter((each) => isAddressed(each.to, reader));
  for (const each of told) console.print(dispatchText(next.table, withoutShown(session, each)));
  const [line] = decision.form.kind === 'report' ? linesOf(next, reader, n, n) : [];
  if (line) for (const each of affectsText(next.table, line)) console.print(each);
  if (decision.sealed && told.length === 0)
    console.print(withStop(`Noted, and kept secret: ${answerText(value)}`));
  tellFrom(session, reader, n + 1);
  for (const each of greatText(open.game, next, reader)) console.print(each);
  for (const each of settledText(next, reader, n)) console.print(each);
  return 'moved';
}

/** Tell a reader (null: everybody) what the entries from one number on did. Everything counts as read then. */
export function tellFrom(session: Session, reader: Seat | null, from: number): void {
  const { game } = session.open;
  const fresh = linesOf(game, reader, from);
  if (fresh.length > 0) session.console.print(textOf(session, reader, fresh));
  news(session, reader);
}

/** What was told, without its sheet where just that sheet stands above. */
function withoutShown({ sheets }: Session, dispatch: Dispatch): Dispatch {
  const { sheet, ...rest } = dispatch;
  const again = sheet && sheets.some((each) => canonical(each) === canonical(sheet));
  return again ? rest : dispatch;
}

/** The lines that a reader (null: everybody) has not read yet; from now on they count as read. */
export function news(session: Session, reader: Seat | null): RecordLine[] {
  const lines = record(session.open.game, reader);
  const fresh = lines.slice(session.read.get(reader) ?? 0);
  session.read.set(reader, lines.length);
  // what is ticked off since is no news
  const body = ({ n: _n, ...line }: RecordLine): string =>
    JSON.stringify({ ...line, dispatches: line.dispatches.map((each) => ({ ...each, done: null })) });
  const unread = reader === null ? fresh : fresh.filter((line) => !session.public.has(body(line)));
  if (reader === null || session.alone) for (const line of unread) session.public.add(body(line));
  return unread;
}

/** Lines that are new to a reader. */
export function textOf(
  { open: { game } }: Session,
  reader: Seat | null,
  fresh: readonly RecordLine[],
): string {
  return newsText(game.table, record(game, reader), fresh);
}

/** Read the file again, and say where the same question has been answered otherwise meanwhile. */
async function reloadAnd(session: Session, why: Failure, move: Move): Promise<Went> {
  const went = await reload(session, why);
  const again = went === 'moved' ? answer(session.open.game, move) : null;
  if (again && isRefusal(again) && again.refused.key.startsWith('play.answered'))
    session.console.print(failureOf(again, session.open.rulebook).failed);
  return went;
}

/** Somebody else has written to the file, or it cannot be written: say so, read it again and tell what is new. */
export async function reload(session: Session, why: Failure): Promise<Went> {
  const { console } = session;
  console.print(why.failed);
  const again = await reopenGame(session.open);
  if (isFailed(again)) {
    console.print(again.failed);
    return 'left';
  }
  session.open = again;
  const meanwhile = news(session, session.sits ?? null);
  if (meanwhile.length > 0) console.print(`Meanwhile:\n${textOf(session, session.sits ?? null, meanwhile)}`);
  return 'moved';
}
