import { isRefusal, type Refusal, refuse } from '../kernel/clause.ts';
import { GAME_FORMAT, type Header, type StoredEntry } from '../kernel/entry.ts';
import { isRecord, shown } from '../kernel/json.ts';
import { words } from '../kernel/words.ts';

/** A game file: one JSON line for the header, then one for each entry. */
export interface GameLines {
  readonly header: Header;
  readonly entries: readonly StoredEntry[];
  /** Bytes up to the end of the last whole line; what follows is a torn line. */
  readonly whole: number;
  readonly torn: boolean;
}

/** The first line of a game file. */
export function headerLine(header: Header): string {
  return `${JSON.stringify({ kind: 'game', ...header })}\n`;
}

/** The line of an entry. */
export function entryLine(entry: StoredEntry): string {
  return `${JSON.stringify(entry)}\n`;
}

/**
 * Read the bytes of a game file. A last line without its end was torn in writing, before it was acknowledged, and is
 * left out; any other bad line is refused by its number.
 */
export function readLines(id: string, bytes: Buffer): GameLines | Refusal {
  if (bytes.length === 0) return refuse(words('store.empty', { id }));
  const lines = bytes.toString('utf8').split('\n');
  const rest = lines.pop() ?? '';
  const parsed = lines.map(parse);
  const header = readHeader(id, parsed[0]);
  if (isRefusal(header)) return header;
  const entries: StoredEntry[] = [];
  for (let i = 1; i < lines.length; i++) {
    const entry = parsed[i];
    if (!isEntry(entry)) return refuse(words('store.line', { id, line: i + 1 }));
    if (entry.n !== i) return refuse(words('store.gap', { id, line: i + 1, n: i }));
    entries.push(entry);
  }
  return { header, entries, whole: bytes.lastIndexOf('\n') + 1, torn: rest !== '' };
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const FIELDS = [
  'format',
  'kernel',
  'rulebook',
  'rulesVersion',
  'scenario',
  'rulings',
  'data',
  'dice',
  'migrations',
];

/** The first line of a game as its header, or why it is none. */
export function readHeader(id: string, line: unknown): Header | Refusal {
  if (!isRecord(line) || line['kind'] !== 'game') return refuse(words('store.noHeader', { id }));
  const { kind: _, ...header } = line;
  if (header['format'] !== 1 && header['format'] !== GAME_FORMAT)
    return refuse(words('store.format', { id, format: shown(header['format']) }));
  const stranger = Object.keys(header).find((key) => !FIELDS.includes(key));
  if (stranger !== undefined) return refuse(words('store.field', { id, field: shown(stranger) }));
  const { dice } = header;
  const texts = ['rulebook', 'rulesVersion', 'scenario'].every((key) => typeof header[key] === 'string');
  const diceKnown =
    dice === 'program' || dice === 'typed' || (isRecord(dice) && typeof dice['seed'] === 'string');
  const notes = header['migrations'] ?? [];
  const areNoted = Array.isArray(notes) && notes.every(isMigrationNote);
  if (!texts || !diceKnown || !isRecord(header['rulings']) || !areNoted)
    return refuse(words('store.noHeader', { id }));
  return header as unknown as Header;
}

/** Whether a note says which entries were made under which version. */
function isMigrationNote(note: unknown): boolean {
  if (!isRecord(note)) return false;
  const { from, to, entries, rulings = {} } = note;
  const versions = [from, to].every((each) => isRecord(each) && isTexts([each['kernel'], each['rules']]));
  return versions && Number.isInteger(entries) && isRecord(rulings);
}

/** Whether a line is an entry by its shape. */
export function isEntry(line: unknown): line is StoredEntry {
  if (!isRecord(line) || typeof line['n'] !== 'number' || typeof line['hash'] !== 'string') return false;
  if (!['by', 'request', 'reason', 'state'].every((key) => isText(line[key] ?? ''))) return false;
  if (typeof line['undoTo'] === 'number' || isNumbers(line['undone'])) return isTexts(line['seats']);
  if (!isTexts(line['agreed'] ?? [])) return false;
  const seated = typeof line['seat'] === 'string';
  return (
    seated &&
    (typeof line['withdraw'] === 'string' ||
      isTick(line) ||
      isAmend(line) ||
      (typeof line['decision'] === 'string' && 'answer' in line))
  );
}

function isTick({ tick, done }: Readonly<Record<string, unknown>>): boolean {
  return isRecord(tick) && isNumbers([tick['n'], tick['i']]) && typeof done === 'boolean';
}

function isAmend({ amend, agreed }: Readonly<Record<string, unknown>>): boolean {
  if (!isRecord(amend) || !isTexts(agreed)) return false;
  const { n, sheet, fact, correction } = amend;
  return isNumbers([n, correction]) && isTexts([sheet, fact]);
}

function isNumbers(value: unknown): boolean {
  return Array.isArray(value) && value.every(Number.isInteger);
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
