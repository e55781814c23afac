import { type Refusal, refuse } from '../../kernel/clause.ts';
import { words } from '../../kernel/texts/words.ts';
import type { LoadedSqlite } from './load.ts';
import { memoryShelf, poolShelf, type Shelf } from './shelf.ts';

/** What a browser has of files, as far as it is asked here. */
interface Files {
  readonly navigator?: {
    readonly storage?: {
      getDirectory?(): Promise<unknown>;
      persisted?(): Promise<boolean>;
    };
  };
  readonly FileSystemFileHandle?: { readonly prototype: object };
}

const { navigator, FileSystemFileHandle } = globalThis as unknown as Files;

/** Our folder among the files of the origin, which must never be another: what stands there would be lost. */
const POOL = { name: 'demarche', directory: '.demarche' } as const;

/** So long another tab is waited for that is just being closed, or this one before it was loaded anew: milliseconds. */
const PATIENCE = 2000;
const PAUSE = 100;

/**
 * Takes hold of the shelf of this browser, for one at a time, whenever it is called. Refused where another tab has it. Where the
 * browser keeps no files, what stands there stands in memory.
 */
export function makeReach(loaded: () => Promise<LoadedSqlite>): () => Promise<Shelf | Refusal> {
  let inMemory: Shelf | null = null;
  let again: (() => Promise<Shelf>) | null = null;
  const first = async (): Promise<Shelf> => {
    const pool = await (await loaded()).sqlite.installOpfsSAHPoolVfs({
      ...POOL,
      // without it all games are deleted where they cannot be had just now
      preserveOnInitFailure: true,
      forceReinitIfPreviouslyFailed: true,
      verbosity: 1,
    } as Parameters<LoadedSqlite['sqlite']['installOpfsSAHPoolVfs']>[0]);
    const shelf = poolShelf(pool);
    again = async () => {
      await pool.unpauseVfs();
      return shelf;
    };
    await pool.reserveMinimumCapacity(LEAST);
    return shelf;
  };
  return async () => {
    try {
      if (inMemory || !(await hasFiles())) return (inMemory ??= memoryShelf(await loaded()));
      return await patiently(() => (again ?? first)());
    } catch (error) {
      return unreached(error);
    }
  };
}

/** So many files there are at least, those that are not used included. */
const LEAST = 6;

/** Whether this browser keeps files for this page, of the kind that is needed. */
async function hasFiles(): Promise<boolean> {
  const { storage } = navigator ?? {};
  const { prototype = {} } = FileSystemFileHandle ?? {};
  if (!storage?.getDirectory || !('createSyncAccessHandle' in prototype)) return false;
  try {
    await storage.getDirectory();
    return true;
  } catch (error) {
    // as some do in a private window
    if (isCalled(error, 'SecurityError')) return false;
    throw error;
  }
}

/** Whether the browser has promised not to clear what it keeps. */
export async function isPromised(): Promise<boolean> {
  return (await navigator?.storage?.persisted?.()) ?? false;
}

async function patiently<T>(act: () => Promise<T>): Promise<T> {
  for (let waited = 0; ; ) {
    try {
      return await act();
    } catch (error) {
      if (!isHeld(error) || waited >= PATIENCE) throw error;
      // two that came at once do not meet again and again
      const pause = PAUSE * (0.5 + Math.random());
      waited += pause;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Whether files cannot be had as somebody else has them. */
const isHeld = (error: unknown): boolean => isCalled(error, 'NoModificationAllowedError');

const isCalled = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

function unreached(error: unknown): Refusal {
  if (isHeld(error)) return refuse(words('browser.locked'));
  if (isCalled(error, 'QuotaExceededError')) return refuse(words('browser.full'));
  if (!(error instanceof Error)) throw error;
  return refuse(words('browser.noAccess', { reason: error.message }));
}
