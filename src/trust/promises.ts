import { publicChain } from '../kernel/game/line.ts';
import { isRecord } from '../kernel/json.ts';
import { checkSeals, type FileRead } from './seals.ts';
import { isSignedBy, type PastPromise, pastText } from './signing.ts';

// What a page has kept of what a house signed, as a file that others can check, and what becomes of it beside a game file.

/** Promises as a file. */
export function promisesText(promises: readonly PastPromise[]): string {
  return `${JSON.stringify({ kind: 'promises', promises }, null, 2)}\n`;
}

/** The promises in a file; null: it is none of promises. */
export function promisesIn(text: string): readonly PastPromise[] | null {
  try {
    const read: unknown = JSON.parse(text);
    const found = isRecord(read) && read['kind'] === 'promises' ? read['promises'] : null;
    return Array.isArray(found) && found.length > 0 && found.every(isPromise) ? found : null;
  } catch {
    return null;
  }
}

/** Whether something is a promise by its shape. */
export function isPromise(value: unknown): value is PastPromise {
  if (!isRecord(value)) return false;
  const { key, game, at, lines, root, signature } = value;
  const areTexts = [key, game, at, root, signature].every((each) => typeof each === 'string');
  return areTexts && Number.isSafeInteger(lines) && (lines as number) >= 0;
}

/** What a promise that a page has kept is, compared with a file. */
export interface PromiseChecked {
  readonly promise: PastPromise;
  /** 'broken': the holder of the key has signed two pasts; 'otherwise': the file has another, which its server has not signed. */
  readonly found: 'holds' | 'not signed' | 'another game' | 'ends before' | 'broken' | 'otherwise';
  /** The root of the file after so many lines; null: it has not so many. */
  readonly root: string | null;
}

/** A promise that a page has kept, compared with a file. */
export async function checkPromise(promise: PastPromise, file: FileRead): Promise<PromiseChecked> {
  const { key, game, lines, signature } = promise;
  const root = rootAt(file, lines);
  const of = (found: PromiseChecked['found']): PromiseChecked => ({ promise, found, root });
  if (!(await isSignedBy(key, pastText(promise), signature))) return of('not signed');
  if (game !== file.header.id) return of('another game');
  if (root === null) return of('ends before');
  if (root === promise.root) return of('holds');
  // whoever has the file can have changed it: only what the same key says of it at the same place stands against it
  const said = (await checkSeals(file)).filter(({ wrong, seal }) => wrong === null && seal.lines >= lines);
  return of(said.some(({ seal }) => seal.key === key && seal.at === promise.at) ? 'broken' : 'otherwise');
}

/** The root of a file after so many lines of its public chain; null: it has not so many. */
function rootAt({ header, entries }: FileRead, lines: number): string | null {
  const withLines = entries.filter((entry) => entry.public !== undefined).slice(0, lines);
  return withLines.length < lines ? null : (publicChain(header, withLines)?.root ?? null);
}
