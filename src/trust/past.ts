import { canonical, type Json } from '../kernel/json.ts';
import type { RecordLine } from '../kernel/game/record.ts';
import { sha256Hex } from './hash.ts';

// What a page remembers of a game's past: the root of the public chain, made from the lines that it was sent.

/** How far a public chain goes. */
export interface Past {
  readonly lines: number;
  readonly root: string;
}

/** What a house says of a game's public chain from line `from` on. */
export interface ChainPart {
  /** The root before the first line. */
  readonly begins: string;
  /** The root after line `from`; null: it has no such line. */
  readonly at: string | null;
  /** So many lines there are, and the root after the last. */
  readonly lines: number;
  readonly root: string;
  /** The hashes of the lines after it. */
  readonly hashes: readonly string[];
  /** So many lines, from the first on, stand as earlier rules named things. */
  readonly earlier: number;
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

function saidIn({ seat, by, for: whose, agreed, decision, answer, only }: RecordLine): object {
  if (decision === undefined) return {};
  return {
    seat,
    decision,
    answer,
    ...(by === undefined ? {} : { by }),
    ...(whose === undefined ? {} : { for: whose }),
    ...(agreed === undefined ? {} : { agreed }),
    ...(only ? { only } : {}),
  };
}

/** The past after the lines of a record that are new since; what it was where they do not follow it. */
export function goOnBy(before: Past, shown: readonly RecordLine[]): Past {
  const fresh = shown.filter((line) => (line.public ?? 0) > before.lines);
  if (fresh.length === 0 || fresh.some((line, i) => line.public !== before.lines + i + 1)) return before;
  const hashes = fresh.map((line) => hashOfLine(textOfLine(line, shown)));
  return { lines: before.lines + hashes.length, root: rootAfter(before.root, hashes) };
}

/** What is wrong with a past: it is shorter than what is remembered, or another, or what is shown is not what stands in it. */
export type Rift =
  | { readonly what: 'shorter'; readonly lines: number; readonly root: string }
  | { readonly what: 'other'; readonly root: string }
  | { readonly what: 'shown'; readonly line: number };

/**
 * The past that goes on from what is remembered (null: nothing), or what is wrong with it. `shown`: the record of the reader; its
 * public lines that are as the present rules name things must be those of the chain.
 */
export function goOn(before: Past | null, part: ChainPart, shown: readonly RecordLine[]): Past | Rift {
  const from = before?.lines ?? 0;
  if (part.at === null) return { what: 'shorter', lines: part.lines, root: part.root };
  if (before && part.at !== before.root) return { what: 'other', root: part.at };
  const wrong = shown.find(
    (line) =>
      line.public !== undefined &&
      line.public > Math.max(from, part.earlier) &&
      // what came since the house was asked is looked at when it is asked again
      line.public <= part.lines &&
      hashOfLine(textOfLine(line, shown)) !== part.hashes[line.public - from - 1],
  );
  if (wrong?.public !== undefined) return { what: 'shown', line: wrong.public };
  return { lines: part.lines, root: rootAfter(before?.root ?? part.begins, part.hashes) };
}
