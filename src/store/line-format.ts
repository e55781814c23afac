import { isRefusal, type Refusal, refuse } from '../kernel/clause.ts';
import {
  EARLIER_FORMAT,
  type Entry,
  GAME_FORMAT,
  hasPublicChain,
  type Header,
  type HouseSeal,
  type MigrationNote,
  type Version,
} from '../kernel/game/entry.ts';
import { isRecord, quote } from '../kernel/json.ts';
import { words } from '../kernel/texts/words.ts';
import { isEntry } from './entry-shape.ts';
import { linesIn } from './game-text.ts';
import { lineIn, lineOf, type Times, timesOf } from './times.ts';

/** A game file: one JSON line for the header, then one for each entry, or for several that came at once. */
export interface GameLines {
  readonly header: Header;
  readonly entries: readonly Entry[];
  readonly times: Times;
  /** Bytes up to the end of the last whole line, without what ends it; whatever else follows is blank, or a torn line. */
  readonly whole: number;
  readonly torn: boolean;
}

/** The first line of a game file. */
export function headerLine(header: Header): string {
  return `${JSON.stringify({ kind: 'game', ...header })}\n`;
}

/** The line of an entry, with those that came of it at once, and when: it is there whole, or torn. */
export function entryLine(entry: Entry, more: readonly Entry[] = [], at?: number | null): string {
  return `${JSON.stringify(lineOf([entry, ...more], at))}\n`;
}

/**
 * Read the bytes of a game file. A last line that was cut off in writing, before it was acknowledged, is left out; one that is
 * whole and lacks its end alone is there; any other bad line is refused by its number.
 */
export function readLines(id: string, bytes: Uint8Array): GameLines | Refusal {
  if (bytes.length === 0) return refuse(words('store.empty', { id }));
  const found = linesIn(new TextDecoder().decode(bytes));
  if (!found) return refuse(words('store.wide', { id }));
  const { lines, torn } = found;
  const read = readParsed(id, lines);
  return isRefusal(read) ? read : { ...read, torn, whole: endOf(bytes, torn) };
}

const NEWLINE = 10;
const BLANKS = new TextEncoder().encode(' \t\r\n');

/** Where the last line ends that is there, without what is blank behind it. */
function endOf(bytes: Uint8Array, torn: boolean): number {
  let end = torn ? bytes.lastIndexOf(NEWLINE) : bytes.length;
  while (end > 0 && BLANKS.includes(bytes[end - 1] ?? 0)) end--;
  return end;
}

/** The same of lines that are parsed already: what is no JSON is undefined, and refused by its number. */
export function readParsed(
  id: string,
  lines: readonly unknown[],
): Pick<GameLines, 'header' | 'entries' | 'times'> | Refusal {
  const header = readHeader(id, lines[0]);
  if (isRefusal(header)) return header;
  const entries: Entry[] = [];
  const times: (number | null)[] = [];
  for (let i = 1; i < lines.length; i++) {
    const line = lineIn(lines[i]);
    times.push(...timesOf(line.entries.length, line.at));
    for (const entry of line.entries) {
      if (!isEntry(entry)) return refuse(words('store.line', { id, line: i + 1 }));
      const n = entries.length + 1;
      if (entry.n !== n) return refuse(words('store.gap', { id, line: i + 1, n }));
      entries.push(entry);
    }
  }
  return { header, entries, times };
}

const FIELDS = [
  'format',
  'id',
  'kernel',
  'rulebook',
  'rulesVersion',
  'scenario',
  'rulings',
  'data',
  'dice',
  'head',
  'lots',
  'migrations',
  'signed',
];

/** The first line of a game as its header, or why it is none. */
export function readHeader(id: string, line: unknown): Header | Refusal {
  if (!isRecord(line) || line['kind'] !== 'game') return refuse(words('store.noHeader', { id }));
  const { kind: _, ...header } = line;
  if (header['format'] !== GAME_FORMAT && header['format'] !== EARLIER_FORMAT)
    return refuse(words('store.format', { id, format: quote(header['format']) }));
  const stranger = Object.keys(header).find((key) => !FIELDS.includes(key));
  if (stranger !== undefined) return refuse(words('store.field', { id, field: quote(stranger) }));
  const { format, dice } = header;
  // a name belongs to a format
  const isNamed = hasPublicChain({ format }) ? isText(header['id']) : !('id' in header);
  const texts = ['kernel', 'rulebook', 'rulesVersion', 'scenario'].every(
    (key) => typeof header[key] === 'string',
  );
  const diceKnown =
    dice === 'program' || dice === 'typed' || (isRecord(dice) && typeof dice['seed'] === 'string');
  const { head, lots } = header;
  const isChained =
    head === undefined ? lots === undefined : dice === 'program' && isHash(head) && (lots ?? true) === true;
  const notes = header['migrations'] ?? [];
  const areNoted = Array.isArray(notes) && notes.every(isMigrationNote) && followEachOther(header, notes);
  if (
    !isNamed ||
    !texts ||
    !diceKnown ||
    !isChained ||
    !isTextRecord(header['rulings']) ||
    !('data' in header) ||
    !areNoted
  )
    return refuse(words('store.noHeader', { id }));
  const seals = header['signed'] ?? [];
  const areSeals = hasPublicChain({ format })
    ? Array.isArray(seals) && seals.every(isSeal)
    : !('signed' in header);
  return areSeals ? (header as unknown as Header) : refuse(words('store.signed', { id }));
}

/** Whether a note says what a house has signed, by its shape: nothing else stands in it, as nothing else would be signed. */
function isSeal(note: unknown): note is HouseSeal {
  if (!isRecord(note)) return false;
  const { key, at, lines, root, entries, hash, signature, ...more } = note;
  const isHash = (each: unknown): boolean => isText(each) && /^[\da-f]{64}$/.test(each);
  return (
    Object.keys(more).length === 0 &&
    isTexts([key, at, signature]) &&
    isCount(lines) &&
    isCount(entries) &&
    isHash(root) &&
    isHash(hash)
  );
}

/** Whether a note says which entries were made under which version. */
function isMigrationNote(note: unknown): note is MigrationNote {
  if (!isRecord(note)) return false;
  const { from, to, entries, rulings = {} } = note;
  const versions = [from, to].every((each) => isRecord(each) && isTexts([each['kernel'], each['rules']]));
  return versions && isCount(entries) && isTextRecord(rulings);
}

/** Whether each note leads from the version to which the one before led, to another one, and the last to that of the header. */
function followEachOther(
  { kernel, rulesVersion }: Partial<Header>,
  notes: readonly MigrationNote[],
): boolean {
  const ends = [...notes.slice(1).map(({ from }) => from), { kernel, rules: rulesVersion }];
  const isSame = (one: Version, other: Partial<Record<keyof Version, unknown>> | undefined): boolean =>
    one.kernel === other?.kernel && one.rules === other?.rules;
  return notes.every(({ from, to }, i) => isSame(to, ends[i]) && !isSame(from, to));
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isTextRecord(value: unknown): boolean {
  return isRecord(value) && isTexts(Object.values(value));
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}

/** A SHA-256 in hex. */
function isHash(value: unknown): boolean {
  return isText(value) && /^[0-9a-f]{64}$/.test(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
