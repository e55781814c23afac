import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isRefusal, type Refusal, refuse } from '../kernel/clause.ts';
import type { Entry, Header } from '../kernel/game/entry.ts';
import { words } from '../kernel/texts/words.ts';
import { entryLine, type GameLines, headerLine, readLines } from './line-format.ts';
import { lock, type Release } from './lock.ts';
import type { Beside, Store, StoredGame, StowResult } from './store.ts';
import { timesOf } from './times.ts';

const ENDING = '.jsonl';
/** What ends a line. */
const END = '\n';

interface OpenFile {
  readonly handle: number;
  readonly entries: Entry[];
  readonly times: (number | null)[];
  /** Bytes that are whole and synced. */
  length: number;
  readonly release: Release;
}

/**
 * Games as files, one JSON line for each entry, written and synced before it is acknowledged. An id is the name of a
 * file inside `folder`, which it cannot leave; without a folder it is a path. The first `append` locks the file until
 * `close`.
 */
export function fileStore(folder: string): Store {
  const files = new Map<string, OpenFile>();
  const at = <T>(id: string, act: (path: string) => T | Refusal): T | Refusal => {
    if (folder === '') return guarded(id, () => act(id));
    if (basename(id) !== id) return refuse(words('store.badName', { id }));
    return guarded(id, () => act(join(folder, id + ENDING)));
  };
  return {
    create: async (id, header) => at(id, (path) => createFile(path, headerLine(header))),
    load: async (id) => at(id, (path) => loadFile(path, id)),
    append: async (id, after, entry, beside = {}) =>
      at(id, (path) => {
        const file = files.get(id) ?? openFile(path, id);
        if (isRefusal(file)) return file;
        files.set(id, file);
        return appendTo(file, after, entry, beside);
      }),
    rehead: async (id, header) =>
      at(id, (path) => {
        const file = files.get(id) ?? openFile(path, id);
        if (isRefusal(file)) return file;
        files.set(id, reheaded(path, file, header));
        return null;
      }),
    list: async () =>
      readdirSync(folder)
        .filter((name) => name.endsWith(ENDING))
        .map((name) => name.slice(0, -ENDING.length))
        .toSorted(),
    close: async () => {
      for (const file of files.values()) {
        closeSync(file.handle);
        file.release();
      }
      files.clear();
    },
  };
}

const MISSING = ['ENOENT', 'ENOTDIR'];
/** The disk is full, or this user may write no more to it. */
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** What the system refuses becomes a sentence. */
function guarded<T>(id: string, act: () => T | Refusal): T | Refusal {
  try {
    return act();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === '') throw error;
    if (code === 'EEXIST') return refuse(words('store.exists', { id }));
    if (code === 'EISDIR') return refuse(words('store.notFile', { id }));
    if (FULL.includes(code)) return refuse(words('store.full', { id }));
    if (MISSING.includes(code)) return refuse(words('store.none', { id }));
    return refuse(words('store.noAccess', { id, reason: code }));
  }
}

/** Whoever can read a game file can read every secret in it. */
const PRIVATE = 0o600;

/** Never overwrites; the folder is synced too, so that the file's name survives a power cut. */
function createFile(path: string, line: string): Refusal | null {
  if (!existsSync(dirname(path))) return refuse(words('store.noFolder', { folder: dirname(path) }));
  const handle = openSync(path, 'wx', PRIVATE);
  try {
    write(handle, line);
  } catch (error) {
    // what could not be written whole is not left behind
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
  syncFolder(path);
  return null;
}

function syncFolder(path: string): void {
  const folder = openSync(dirname(path), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

function write(handle: number, line: string): void {
  const bytes = Buffer.from(line);
  for (let done = 0; done < bytes.length; ) done += writeSync(handle, bytes, done);
  fsyncSync(handle);
}

function loadFile(path: string, id: string): StoredGame | Refusal {
  const read = readLines(id, readFileSync(path));
  if (isRefusal(read)) return read;
  const { header, entries, times } = read;
  return { header, entries, times, ...tornNote(id, read) };
}

function tornNote(id: string, { torn }: GameLines): { repaired?: string } {
  return torn
    ? {
        repaired: `The last line of ${id} was cut off while it was written and never acknowledged; it is left out.`,
      }
    : {};
}

/** Lock a file for writing, cut a torn last line off, and let what stands there end as every line does. */
function openFile(path: string, id: string): OpenFile | Refusal {
  const held = lock(path);
  if (isRefusal(held)) return held;
  try {
    const handle = openSync(path, 'r+');
    const bytes = readFileSync(handle);
    const read = readLines(id, bytes);
    if (isRefusal(read)) {
      closeSync(handle);
      held();
      return read;
    }
    if (bytes.toString('latin1', read.whole) !== END) {
      ftruncateSync(handle, read.whole);
      writeSync(handle, END, read.whole);
      fsyncSync(handle);
    }
    closeSync(handle);
    return {
      handle: openSync(path, 'a'),
      entries: [...read.entries],
      times: [...read.times],
      length: read.whole + END.length,
      release: held,
    };
  } catch (error) {
    held();
    throw error;
  }
}

/** Write a file anew beside the old one and put it in its place: after a power cut one of them is there, whole. */
function reheaded(path: string, file: OpenFile, header: Header): OpenFile {
  const fresh = `${path}.${process.pid}.new`;
  const text =
    headerLine(header) + file.entries.map((entry, i) => entryLine(entry, [], file.times[i])).join('');
  const handle = openSync(fresh, 'wx', statSync(path).mode);
  try {
    write(handle, text);
  } catch (error) {
    closeSync(handle);
    rmSync(fresh);
    throw error;
  }
  closeSync(handle);
  renameSync(fresh, path);
  syncFolder(path);
  closeSync(file.handle);
  return { ...file, handle: openSync(path, 'a'), length: Buffer.byteLength(text) };
}

function appendTo(
  file: OpenFile,
  after: number,
  entry: Entry,
  { more = [], at }: Beside,
): StowResult | Refusal {
  const again =
    entry.request === undefined ? undefined : file.entries.find((each) => each.request === entry.request);
  if (again) return { n: again.n, again: true };
  if (file.entries.length !== after || entry.n !== after + 1)
    return refuse(words('store.moved', { n: after + 1 }));
  const line = entryLine(entry, more, at);
  try {
    write(file.handle, line);
  } catch (error) {
    ftruncateSync(file.handle, file.length);
    throw error;
  }
  file.length += Buffer.byteLength(line);
  file.entries.push(entry, ...more);
  file.times.push(...timesOf(1 + more.length, at));
  return { n: entry.n, again: false };
}
