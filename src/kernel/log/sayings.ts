import { isolate } from '../texts/isolate.ts';
import { kindShown, type ShownDispatch } from '../game/directive.ts';
import type { Lot } from '../game/entry.ts';
import type { RecordLine } from '../game/record.ts';
import { own } from '../json.ts';
import { answerSaid, givenSaid } from './answer-told.ts';
import { factsInALine, reportedBy } from './facts-told.ts';
import type { LogBook } from './log-book.ts';
import { passSaid } from './passes.ts';
import { undoneSaid } from './put-right.ts';
import { capital, inARow, firstSentence, asSentence, withoutStop } from './sentences.ts';

/** What a saying is: dice, a change of the map or a result, facts told, what opened, an answer, a ruling, what was put right, a pass, else a note. */
export type SayingKind =
  | 'rolled'
  | 'changed'
  | 'told'
  | 'revealed'
  | 'answered'
  | 'ruling'
  | 'mended'
  | 'pass'
  | 'directive'
  | 'note';

/** One thing that a line says. */
export interface Saying {
  readonly kind: SayingKind;
  /** What came of it, in one sentence that stands alone, without its stop. */
  readonly text: string;
  /** What else is said of it, in sentences. */
  readonly more: readonly string[];
  /** Whom and what it is about, by their names: who did it first. */
  readonly about: readonly string[];
  /** What the rules told it with. */
  readonly dispatch?: ShownDispatch;
  /** What they told with it: notes, sums, what is to be done. */
  readonly under: readonly ShownDispatch[];
}

/** All that a line says, in order; the first is its outcome. `lines`: the record that it stands in. */
export function sayingsOf(line: RecordLine, lines: readonly RecordLine[], book: LogBook): readonly Saying[] {
  const given = givenSayings(line, lines, book);
  const all = [...given, ...toldSayings(line, given.length > 0, book)];
  const mine = ownSaid(line, book);
  return mine === '' ? all : all.map((each, i) => (i === 0 ? { ...each, more: [...each.more, mine] } : each));
}

/** The outcome of a line, in one sentence without its stop. */
export function outcomeOf(line: RecordLine, lines: readonly RecordLine[], book: LogBook): string {
  return sayingsOf(line, lines, book)[0]?.text ?? '';
}

function saying(kind: SayingKind, text: string, more: readonly string[] = []): Saying {
  return { kind, text, more, about: [], under: [] };
}

/** So much of a head stands in a line. */
const HEAD_SHOWN = 16;

/** What was given, where the rules do not tell it. */
function givenSayings(line: RecordLine, lines: readonly RecordLine[], book: LogBook): readonly Saying[] {
  switch (line.kind) {
    case 'undo':
    case 'passed': {
      const headOf = (each: RecordLine): string => outcomeOf(each, lines, book);
      return [saying('mended', undoneSaid(line, lines, book, headOf), seenSaid(line, book))];
    }
    case 'head':
      return [
        saying('note', 'The dice come from a new chain', [
          `Its head begins with ${line.head?.slice(0, HEAD_SHOWN) ?? ''}`,
        ]),
      ];
    case 'lot':
      return line.lot ? [lotSaying(line.lot, book)] : [];
    case 'told':
      return [];
    case 'step':
      return line.dispatches.length > 0 ? [] : [closedSaying(line, book)];
    case 'answer':
      return reportSayings(line, book) ?? answerSayings(line, book);
  }
}

/** What people put into the dice, in two steps. */
function lotSaying(lot: Lot, { name }: LogBook): Saying {
  const named = (seats: readonly string[]): string => seats.map(name).join(', ');
  if ('list' in lot)
    return saying(
      'note',
      'All lots are in',
      lot.without.length > 0 ? [`None from ${named(lot.without)}`] : [],
    );
  const whose = named(lot.of);
  if ('without' in lot) return saying('note', `${whose}: without the lot from ${named(lot.without)}`);
  return 'opens' in lot
    ? saying('note', `The lot from ${whose} is open`, [lot.opens])
    : saying('note', `A lot for the dice from ${whose}`);
}

/** A report: each event that came about by itself, all other facts together. */
function reportSayings(line: RecordLine, book: LogBook): readonly Saying[] | null {
  const reported = reportedBy(line, book);
  if (!reported) return null;
  const { events, facts, same } = reported;
  if (events.length + facts.length === 0)
    return line.dispatches.length > 0 ? [] : [saying('pass', 'Nothing changed')];
  const [text, rest] = factsInALine(facts);
  const more =
    same === 0 ? [...rest] : [...rest, same === 1 ? 'one more as last told' : `${same} more as last told`];
  const told = facts.length === 0 ? [] : [saying('told', capital(text), more)];
  const happened = events.map(({ text: said, of }) => ({ ...saying('changed', capital(said)), about: of }));
  return [...happened, ...told];
}

function answerSayings(line: RecordLine, book: LogBook): readonly Saying[] {
  // what the rules tell of an answer says what it was
  if (line.seat === undefined || line.dispatches.length > 0) return [];
  const said = answerSaid(line, book);
  return line.pass ? [saying('pass', passSaid(line, book) ?? said)] : [saying('answered', said)];
}

/** A step in which seats had answered in secret. */
function closedSaying(line: RecordLine, book: LogBook): Saying {
  const { step = '', seats = [], pass } = line;
  if (pass) return saying('pass', passSaid(line, book) ?? '');
  const key = `closed.${step}`;
  if (own(book.table.rulebook.words, key) !== undefined)
    return saying('answered', withoutStop(book.say({ key, args: { seats } })));
  const names = inARow(seats.map(book.name));
  return saying('answered', `${capital(names)} ${seats.length === 1 ? 'has' : 'have'} answered in secret`);
}

/** One's own answers in a step. */
function ownSaid({ own: mine = {} }: RecordLine, book: LogBook): string {
  const said = Object.entries(mine).map(([id, answer]) => givenSaid(answer, id, book));
  return said.length === 0 ? '' : `Yours: ${said.join('; ')}`;
}

/** What had been seen of what was taken back, and why it was. */
function seenSaid(
  { reason, seen, seats = [], anew = [], comes = [] }: RecordLine,
  book: LogBook,
): readonly string[] {
  const doors = (seen?.doors ?? []).flatMap((key) => key.split('/').slice(1));
  const names = [...new Set(doors)]
    .filter((each) => book.name(each) !== each)
    .map((each) => capital(book.name(each)));
  const opened = names.length === 0 ? 'Secrets had been seen' : `Secrets had been seen: ${inARow(names)}`;
  return [
    ...(reason ? [`\u201c${isolate(reason)}\u201d`] : []),
    ...(comes.length === 0
      ? []
      : [`${comes.length} ${comes.length === 1 ? 'line comes' : 'lines come'} again`]),
    ...(anew.length === 0
      ? []
      : [`${inARow(anew.map(book.name))} ${anew.length === 1 ? 'chooses' : 'choose'} again from there`]),
    ...(seats.length > 1 ? [`Agreed by ${inARow(seats.map(book.name))}`] : []),
    ...(seen?.dice ? ['Dice had been seen'] : []),
    ...((seen?.doors ?? []).length > 0 ? [opened] : []),
  ];
}

const KINDS: Readonly<Record<ReturnType<typeof kindShown>, SayingKind>> = {
  rolled: 'rolled',
  revealed: 'revealed',
  result: 'changed',
  directive: 'directive',
  ruling: 'ruling',
  note: 'note',
};

/** What the rules told: each roll, result and ruling with the notes and directives that follow it. */
function toldSayings({ dispatches }: RecordLine, hasHead: boolean, book: LogBook): readonly Saying[] {
  const found: { head: ShownDispatch; under: ShownDispatch[] }[] = [];
  // before the first of them what is told stands by itself
  for (const dispatch of dispatches) {
    const kind = kindShown(dispatch);
    const last = found.at(-1);
    if (last && (kind === 'note' || kind === 'directive')) last.under.push(dispatch);
    else found.push({ head: dispatch, under: [] });
  }
  return found.map(({ head, under }) => {
    const [first, rest] = firstSentence(book.say(head.data));
    const more = rest === '' ? [] : [asSentence(rest)];
    const kind = head.pass && !hasHead ? 'pass' : KINDS[kindShown(head)];
    const about = Object.values(head.data.args ?? {}).filter((each) => typeof each === 'string');
    return { kind, text: withoutStop(first), more, about, dispatch: head, under };
  });
}
