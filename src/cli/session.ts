import { isRefusal } from '../kernel/clause.ts';
import { type Decision, DICE, type Seat, TABLE } from '../kernel/decision.ts';
import { addressed } from '../kernel/dispatch.ts';
import { answer } from '../kernel/game.ts';
import type { Json } from '../kernel/json.ts';
import { record } from '../kernel/record.ts';
import type { Console, Pick } from './console.ts';
import { corrections } from './answer.ts';
import { type OpenGame, reopened, save } from './games.ts';
import { cited, type Failed, isFailed, say } from './output.ts';
import { dispatchText } from './show.ts';

/** What came of a turn: the person left, or the game is to be looked at anew. */
export type Went = 'left' | 'moved';

/** What came of a prompt: a line that is no command, or a command ended it. */
export type Heard = { readonly line: string } | Went;

/** Does what was typed. Returns nothing when it only told something and the prompt still stands. */
export type Command = (session: Session, decision: Decision) => Promise<Went | undefined>;

/** A game at one keyboard. */
export interface Session {
  open: OpenGame;
  readonly console: Console;
  readonly commands: Readonly<Record<string, Command>>;
  /** Whose secrets may stand on the screen; null: nobody's; undefined: nobody has sat yet. */
  sits: Seat | null | undefined;
  /** The decision whose form stands on the screen. */
  shown: string | null;
  /** How many lines of the record each seat has read. */
  readonly read: Map<Seat | null, number>;
}

/** Who reads what belongs to a decision: its seat, or everybody when the table or the dice answer. */
export function readerOf({ seat }: Decision): Seat | null {
  return seat === DICE || seat === TABLE ? null : seat;
}

/** The question of a decision, with its clauses. */
export function heading(session: Session, decision: Decision): string {
  return `\n${say(session.open.rulebook, decision.prompt)}${cited(decision.clauses)}`;
}

/** Ask for a line; commands are done on the way. */
export async function hear(session: Session, decision: Decision, prompt: string): Promise<Heard> {
  for (;;) {
    const line = await session.console.ask(prompt);
    const done = await obey(session, decision, line);
    if (done !== 'told') return done;
  }
}

const MORE = ' more';

/** Pick one of a list where the console can, else ask for a line. */
export async function pickOrHear(
  session: Session,
  decision: Decision,
  prompt: string,
  picks: readonly Pick[],
): Promise<Heard> {
  const { console } = session;
  if (!console.pick) return hear(session, decision, prompt);
  const more: Pick = { value: MORE, label: 'something else: board, log, facts, undo, leave ...' };
  for (;;) {
    let line = await console.pick(prompt, [...picks, more]);
    if (line === MORE)
      line = await console.pick(
        'What?',
        [...Object.keys(session.commands), 'leave'].map((value) => ({ value, label: value })),
      );
    const done = await obey(session, decision, line);
    if (done !== 'told') return done;
  }
}

async function obey(session: Session, decision: Decision, given: string | null): Promise<Heard | 'told'> {
  const line = given?.trim();
  if (line === undefined || line === 'leave' || line === 'quit') return 'left';
  const command = Object.hasOwn(session.commands, line) ? session.commands[line] : undefined;
  if (!command) return { line };
  const went = await command(session, decision);
  if (went) return went;
  session.console.print(heading(session, decision));
  return 'told';
}

/** Give an answer: saved first, then told. */
export async function submit(session: Session, decision: Decision, value: Json): Promise<Went> {
  const { open, console } = session;
  const next = answer(open.game, { seat: decision.seat, decision: decision.id, answer: value });
  if (isRefusal(next)) {
    console.print(`${say(open.rulebook, next.refused)}${cited(next.clauses)}`);
    return 'moved';
  }
  const saved = await save(open, next);
  if (isFailed(saved)) return reload(session, saved);
  session.open = saved;
  const reader = readerOf(decision);
  const told = (next.moments.at(-1)?.dispatches ?? []).filter((each) => addressed(each.to, reader));
  for (const each of told) console.print(dispatchText(next.table, each));
  for (const { fact, n, sheet } of corrections(open.game, value, reader))
    console.print(say(open.rulebook, { key: 'correction.affects', args: { fact, n, sheet } }));
  if (decision.sealed && told.length === 0) console.print('Noted, and kept secret.');
  session.read.set(reader, record(next, reader).length);
  return 'moved';
}

/** Somebody else has written to the file, or it cannot be written: say so and read it again. */
export async function reload(session: Session, why: Failed): Promise<Went> {
  session.console.print(why.failed);
  const again = await reopened(session.open);
  if (isFailed(again)) return 'left';
  session.open = again;
  return 'moved';
}
