import { canonical, type Json } from '../kernel/json.ts';
import { isLineOfDice } from '../kernel/game/moment.ts';
import type { RecordLine } from '../kernel/game/record.ts';
import type { DiceBegin } from './dice-check.ts';
import { sha256Hex } from './hash.ts';

// What a page remembers of a game's past: the root of the public chain, made from the lines that it was sent.

/** How far a public chain goes. */
export interface Past {
  readonly lines: number;
  readonly root: string;
}

/** What a house says of a game's public chain: what no reader of its lines can make. */
export interface ChainStart {
  /** The versions of kernel and rules by which it names things: a page of others is loaded anew before it judges. */
  readonly version: string;
  /** The root before the first line. */
  readonly begins: string;
  /** So many lines there are. */
  readonly lines: number;
  /** The hashes of those, from the first on, that stand as earlier rules named things. */
  readonly earlier: readonly string[];
  /** How the dice begin, where the program rolls. */
  readonly dice: DiceBegin | null;
}

/** The hash of a public text. */
export const hashOfLine = sha256Hex;

/** The root after more lines, by their hashes. */
export function rootAfter(root: string, hashes: readonly string[]): string {
  return hashes.reduce((before, hash) => sha256Hex(before + hash), root);
}

/**
 * The public text of a line, made from what a reader of any seat was sent of it: as `publicBytes` makes it of the entry. `lines`: the
 * reader's record.
 */
export function textOfLine(line: RecordLine, lines: readonly RecordLine[]): string {
  const numbers = (own: readonly number[] = []): number[] => own.flatMap((n) => lines[n - 1]?.public ?? []);
  const { kind, seats = [], by } = line;
  const [again] = line.again === undefined ? [] : numbers([line.again]);
  const repeats = again === undefined ? {} : { again };
  if (line.sealed || kind === 'told') return canonical({ kind: 'told' });
  if (kind === 'head') return canonical({ kind, head: line.head ?? '' });
  if (kind === 'lot') return canonical({ kind, ...(by === undefined ? {} : { by }), lot: line.lot ?? {} });
  if (kind === 'passed') return canonical({ kind, passed: numbers(line.passed) });
  if (kind === 'step') return canonical({ kind, seats, ...saidIn(line), ...repeats });
  if (kind === 'answer') return canonical({ kind, ...saidIn(line), ...repeats });
  const { reason = '', mended, gone, took, comes, anew = [] } = line;
  const right = mended?.map(({ as, seat, line: wrong }): Json => {
    const [at] = wrong === undefined ? [] : numbers([wrong]);
    return { as, ...(at === undefined ? {} : { line: at }), ...(seat === undefined ? {} : { seat }) };
  });
  return canonical({
    kind,
    seats,
    reason,
    gone: numbers(gone ?? took),
    ...(by === undefined ? {} : { by }),
    ...(right ? { mended: right, comes: numbers(comes), anew } : {}),
  });
}

function saidIn({ seat, by, for: whose, agreed, decision, answer, only, link, sides }: RecordLine): object {
  if (decision === undefined) return {};
  return {
    seat,
    decision,
    answer,
    ...(by === undefined ? {} : { by }),
    ...(whose === undefined ? {} : { for: whose }),
    ...(agreed === undefined ? {} : { agreed }),
    ...(only ? { only } : {}),
    ...(link === undefined ? {} : { link }),
    ...(sides === undefined ? {} : { sides }),
  };
}

/** A record, and whose it is; null: a spectator's. */
export interface RecordShown {
  readonly lines: readonly RecordLine[];
  readonly seat: string | null;
}

/** What is wrong with a past: it is shorter than what is remembered, or another, or a line is shown that cannot be of a chain. */
export type Rift =
  | ({ readonly what: 'shorter' } & Past)
  | { readonly what: 'other'; readonly root: string }
  | { readonly what: 'line'; readonly n: number };

/**
 * The past as it is shown now, from its first line on, or what is wrong with it: with itself, or with what is remembered (null:
 * nothing). All lines are made anew each time, so that none is shown otherwise than it was.
 */
export function pastOf(
  { begins, earlier }: Pick<ChainStart, 'begins' | 'earlier'>,
  shown: RecordShown,
  before: Past | null,
): Past | Rift {
  const numbered = shown.lines.filter((line) => line.public !== undefined);
  const wrong =
    shown.lines.find((line) => line.public === undefined && isForAll(line, shown.seat)) ??
    numbered.find((line, i) => line.public !== i + 1);
  if (wrong) return { what: 'line', n: wrong.n };
  let root = begins;
  let then = before?.lines === 0 ? begins : null;
  numbered.forEach((line, i) => {
    root = nextRoot(root, line, earlier[i] ?? null, shown.lines);
    if (i + 1 === before?.lines) then = root;
  });
  const now = { lines: numbered.length, root };
  if (!before) return now;
  if (then === null) return { what: 'shorter', ...now };
  return then === before.root ? now : { what: 'other', root: then };
}

/** Whether everybody has a line: then it stands in the chain. Of one's own what is sealed does not. */
function isForAll(line: RecordLine, reader: string | null): boolean {
  const { kind, seat, took, mended } = line;
  if (kind === 'answer') return seat !== reader;
  return kind === 'step' || isLineOfDice(line) || took !== undefined || mended !== undefined;
}

interface Looked {
  readonly before: string;
  readonly earlier: string | null;
  readonly root: string;
}

/** Lines that were looked at already, after the root that stood before them. */
const known = new WeakMap<RecordLine, Looked>();

function nextRoot(
  before: string,
  line: RecordLine,
  earlier: string | null,
  lines: readonly RecordLine[],
): string {
  const found = known.get(line);
  if (found?.before === before && found.earlier === earlier) return found.root;
  const root = rootAfter(before, [earlier ?? hashOfLine(textOfLine(line, lines))]);
  known.set(line, { before, earlier, root });
  return root;
}
