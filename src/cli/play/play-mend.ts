import { isRefusal, type Refusal } from '../../kernel/clause.ts';
import { DICE, type Seat, TABLE } from '../../kernel/forms/decision.ts';
import { type Game, gameAt } from '../../kernel/game/game.ts';
import { hasSecrets } from '../../kernel/game/table.ts';
import { type Edit, editsOf } from '../../kernel/game/edits.ts';
import { runToEnd } from '../../kernel/game/slices.ts';
import { settleAll } from '../../kernel/game/settle.ts';
import { mend } from '../../kernel/game/mend.ts';
import { sumsMended } from '../../kernel/game/if-mended.ts';
import { readOn, record, type RecordLine, type SeenLine, seenBy } from '../../kernel/game/record.ts';
import { words } from '../../kernel/texts/words.ts';
import { answerText } from '../text/answer-text.ts';
import { save } from '../game/games.ts';
import { headText } from '../game/history.ts';
import { linesText } from '../game/if-text.ts';
import { answeredIn, entryOf, type MendTarget, targetsIn } from '../game/mend-lines.ts';
import { linesNamed } from '../game/mend-text.ts';
import { namesMeant } from '../text/naming.ts';
import { citation, isFailed, nameOf, failureOf } from '../output.ts';
import { isYes } from '../text/parse-answer.ts';
import { doAgree, seatNames } from './play-agreed.ts';
import { ask } from './play-ask.ts';
import { askFactReport } from './play-tell.ts';
import {
  type PromptQuestion,
  type Command,
  hear,
  readerOf,
  reload,
  type Session,
  tellFrom,
  type Went,
} from '../game/session.ts';

// All seats are at one keyboard: who sits there puts right what that seat may, or, without secrets, what anybody may.

/** What is to be put right, by whom. */
interface Wish {
  readonly seat: Seat;
  readonly edits: readonly Edit[];
  /** The first line, in the log of the one at the keyboard. */
  readonly from: number;
}

/** Put right what was wrong then: which line, and what it is instead, or what was missing before it. */
export const putRight: Command = async (session, asked) => {
  const picked = await askLine(session, asked);
  if (typeof picked === 'string') return picked;
  const wish = await askEdit(session, asked, picked);
  return typeof wish === 'string' ? wish : agreeAndMend(session, asked, wish);
};

const SHOWN = 12;

/** Which line: asked until one is meant, or none. */
async function askLine(session: Session, asked: PromptQuestion): Promise<SeenLine | Went> {
  const { console, open } = session;
  const { table } = open.game;
  const all = seenBy(open.game, readerOf(asked)).filter(({ line }) => canBegin(line));
  if (all.length === 0) {
    console.print('Nothing has been answered yet that could be put right.');
    return 'moved';
  }
  for (const { line } of all.slice(-SHOWN))
    console.print(
      `${String(line.n).padStart(4)}  ${headText(table, line, record(open.game, readerOf(asked))).replaceAll('\n', ' ')}`,
    );
  const rest = all.length > SHOWN ? ', earlier ones stand in the log' : '';
  for (;;) {
    const heard = await hear(session, asked, `Which line was wrong? (its number${rest}; Enter: none)`);
    if (typeof heard === 'string') return heard;
    if (heard.line === '') return 'moved';
    const found = all.find(({ line }) => String(line.n) === heard.line);
    if (found) return found;
    console.print(`"${heard.line}" is no number of a line that could be put right.`);
  }
}

function canBegin({ kind, undone }: RecordLine): boolean {
  return !undone && kind !== 'passed' && kind !== 'told' && kind !== 'head' && kind !== 'lot';
}

/** In whose name the one at the keyboard puts a line right, and the number that it has in that seat's log. */
export function askerOf(
  { game }: Session['open'],
  reader: Seat | null,
  { line, entry }: SeenLine,
): { seat: Seat; n: number } {
  const { seats } = game.table;
  const isOpen = !hasSecrets(game.table) && line.seat !== undefined && seats.includes(line.seat);
  const seat = (isOpen ? line.seat : reader) ?? seats[0] ?? '';
  return { seat, n: readOn(game, seat).entries.indexOf(entry) + 1 };
}

const STRIKE = 'strike';
const MISSING = 'missing';

/** What is put right in a line, or before it. */
async function askEdit(session: Session, asked: PromptQuestion, picked: SeenLine): Promise<Wish | Went> {
  const { console, open } = session;
  const { seat, n } = askerOf(open, readerOf(asked), picked);
  const of = (edit: Edit): Wish => ({ seat, edits: [edit], from: picked.line.n });
  const target = await askTarget(session, asked, { ...picked.line, n });
  if (typeof target === 'string') return target;
  const entry = mayOpen(session, asked, picked) ? entryOf(open.game, seat, target) : null;
  const at = { at: n, ...(target.decision === undefined ? {} : { decision: target.decision }) };
  if (picked.line.kind === 'undo') {
    if (typeof entry !== 'number') return refusedHere(session, entry);
    const heard = await hear(
      session,
      asked,
      'Strike it out, so that what it took comes back? (yes; Enter: no)',
    );
    if (typeof heard === 'string') return heard;
    return isYes(heard.line) ? of({ at: n, strike: true }) : 'moved';
  }
  if (typeof entry !== 'number') refusedHere(session, entry);
  const how =
    typeof entry === 'number'
      ? `What was it instead? (Enter: another answer; "${STRIKE}": nothing; "${MISSING}": a report before it was missing)`
      : `Was a report "${MISSING}" before it? (Enter: no)`;
  const heard = await hear(session, asked, how, typeof entry === 'number' ? [STRIKE, MISSING] : [MISSING]);
  if (typeof heard === 'string') return heard;
  if (heard.line === MISSING) return askMissing(session, asked, { seat, n, picked });
  if (typeof entry !== 'number') return 'moved';
  if (heard.line === STRIKE) return of({ ...at, strike: true });
  if (heard.line !== '') {
    console.print(`Type "${STRIKE}" or "${MISSING}", or Enter alone.`);
    return 'moved';
  }
  const then = thenIn(session, entry - 1);
  const was = answeredIn(open.game, entry);
  if (!was) return 'moved';
  const went = await ask(then, was.decision);
  if (went === 'left') return went;
  const { value } = then.past;
  return value === undefined ? 'moved' : of({ ...at, answer: value });
}

/** Which of several secret answers of one's own in a line, where it has them. */
async function askTarget(
  session: Session,
  asked: PromptQuestion,
  line: RecordLine,
): Promise<MendTarget | Went> {
  const [only, ...more] = targetsIn(line);
  if (more.length === 0) return only ?? { line };
  const all = [only, ...more].flatMap((each) => (each ? [each] : []));
  const names = all.map(({ decision }) => decision ?? line.decision ?? '');
  for (const [i, name] of names.entries())
    session.console.print(`  ${i + 1}  ${name}: ${answerText(line.own?.[name] ?? line.answer)}`);
  for (;;) {
    const heard = await hear(session, asked, 'Which of them? (a number; Enter: none)');
    if (typeof heard === 'string') return heard;
    if (heard.line === '') return 'moved';
    const found = all[Number(heard.line) - 1];
    if (found) return found;
    session.console.print(`There is no "${heard.line}" among them.`);
  }
}

/** Whether the one at the keyboard may read what a line was asked with: while nobody sits, only what all may. */
function mayOpen({ open }: Session, asked: PromptQuestion, { line }: SeenLine): boolean {
  if (!hasSecrets(open.game.table) || readerOf(asked) !== null || line.kind === 'undo') return true;
  return line.seat === TABLE || line.seat === DICE;
}

function refusedHere(session: Session, why: ReturnType<typeof entryOf> | null): 'moved' {
  if (isRefusal(why)) return said(session, why);
  session.console.print('Whoever gave this answer puts it right when the device is with them.');
  return 'moved';
}

function said({ console, open }: Session, refusal: Refusal): 'moved' {
  const { failed, clauses } = failureOf(refusal, open.rulebook);
  console.print(`${failed}${citation(clauses)}`);
  return 'moved';
}

const LOOKING: readonly string[] = ['board', 'view', 'chances', 'help'];

/** The table as it was after so many entries: what is answered there is kept, and moves nothing. */
function thenIn(session: Session, n: number): Session & Pick<Required<Session>, 'past'> {
  const commands = Object.fromEntries(
    Object.entries(session.commands).filter(([name]) => LOOKING.includes(name)),
  );
  const open = { ...session.open, game: gameAt(session.open.game, n) };
  return { ...session, open, commands, shown: null, past: {} };
}

/** A report that was missing before a line. */
async function askMissing(
  session: Session,
  asked: PromptQuestion,
  { seat, n, picked }: { readonly seat: Seat; readonly n: number; readonly picked: SeenLine },
): Promise<Wish | Went> {
  const then = thenIn(session, picked.entry - 1);
  const of = { seat: readerOf(asked) ?? TABLE, prompt: words('What was so then?'), clauses: [] };
  const told = await askFactReport(then, of);
  if (typeof told === 'string') return told;
  const { decision, answer } = told;
  const edit = { before: n, seat: decision.seat, decision: decision.id, answer };
  return { seat, edits: [edit], from: picked.line.n };
}

/** Say what it means, ask why, and whether all agree; then do it and tell what came of it. */
export async function agreeAndMend(session: Session, asked: PromptQuestion, wish: Wish): Promise<Went> {
  const { open } = session;
  const edits = runToEnd(editsOf(open.game, { seat: wish.seat, mend: wish.edits, reason: '' }));
  if (isRefusal(edits)) return said(session, edits);
  const why = await hear(session, asked, 'Why? (it stands in the log; Enter: leave it as it is)');
  if (typeof why === 'string') return why;
  if (why.line === '') return 'moved';
  const agreed = await doAgree(
    session,
    asked,
    [...sumsText(open.game, wish), beforehand(session, wish.from)].join('\n'),
  );
  if (agreed !== true) return agreed === 'left' ? agreed : 'moved';
  const anew = await askAnew(session, asked);
  if (typeof anew === 'string') return anew;
  const request = { seat: wish.seat, mend: wish.edits, reason: why.line, anew };
  const next = settleAll(open.game, mend(open.game, request));
  if (isRefusal(next)) return said(session, next);
  return keep(session, asked, next);
}

async function keep(session: Session, asked: PromptQuestion, next: Game): Promise<Went> {
  const from = session.open.game.moments.length + 1;
  const saved = await save(session.open, next);
  if (isFailed(saved)) return reload(session, saved);
  session.open = saved;
  session.shown = null;
  tellFrom(session, readerOf(asked), from);
  return 'moved';
}

/** What sums that all were told would come to, where that can be said before. */
function sumsText(game: Game, { seat, edits }: Wish): string[] {
  const own = edits.filter(({ of = seat }) => of === seat);
  const sums = sumsMended(game.table, record(game, seat), own);
  return sums.length === 0 ? [] : [linesText(game.table, sums)];
}

/** What all must know before they agree. */
function beforehand(session: Session, from: number): string {
  const { table } = session.open.game;
  return [
    `The game goes back to before ${linesNamed([from])}; what was given after it comes again, dice as they fell.`,
    '  All that came after may come out otherwise, and secrets may open.',
    '  Where it stops, something is asked that was not, or an answer no longer fits: that shows it.',
    '  What was seen stays seen, and who answers anew knows it; another roll is a new die.',
    `All must agree: ${seatNames(session, table.seats)}.`,
  ].join('\n');
}

/** The seats that choose again themselves, by name. */
async function askAnew(session: Session, asked: PromptQuestion): Promise<readonly Seat[] | Went> {
  const { rulebook, game } = session.open;
  const { seats } = game.table;
  for (;;) {
    const heard = await hear(
      session,
      asked,
      `Does anybody choose again from there? (${seats.join(', ')}; Enter: nobody, all comes again)`,
    );
    if (typeof heard === 'string') return heard;
    const typed = heard.line.split(/[\s,]+/).filter((each) => each !== '');
    const found = typed.map((each) =>
      namesMeant(
        seats.map((id) => ({ id })),
        each,
      ),
    );
    const meant = found.flatMap(([one, ...more]) => (one && more.length === 0 ? [one.id] : []));
    if (meant.length === typed.length) return meant;
    session.console.print(
      `The seats are ${seats.map((id) => `${id} (${nameOf(rulebook, id)})`).join(', ')}.`,
    );
  }
}
