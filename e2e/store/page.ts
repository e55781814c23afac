// A page that has nothing but the worker with SQLite, for whoever asks it from outside.
import { startSqlite } from '../../src/store/browser/index.ts';
import { packed, unpacked } from './packed.ts';

declare global {
  /** What the page can be asked for. */
  var storePage: {
    begin(): void;
    send(text: string): void;
    end(): void;
    /** Remove all files of the origin. */
    clear(): Promise<void>;
    /** Put other bytes into the first database, which nobody has open. */
    plant(bytes: string): Promise<void>;
  };
  /** Told what the worker answers. */
  var storeHeard: (text: string) => void;
}

let worker: ReturnType<typeof startSqlite> | null = null;

async function folderOf(...path: readonly string[]): Promise<FileSystemDirectoryHandle> {
  let folder = await navigator.storage.getDirectory();
  for (const name of path) folder = await folder.getDirectoryHandle(name);
  return folder;
}

/** So many bytes stand before a database in its file, first of them its name. */
const HEAD = 4096;
const NAME = '/games-1.db';

/** A worker that was ended lets go of its files a moment later. */
async function patiently(act: () => Promise<void>): Promise<void> {
  for (;;)
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'NoModificationAllowedError') throw error;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
}

async function clear(): Promise<void> {
  const files = await folderOf();
  for await (const { name } of files.values()) await files.removeEntry(name, { recursive: true });
}

async function plant(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  for await (const file of (await folderOf('.demarche', '.opaque')).values()) {
    if (file.kind !== 'file') continue;
    const head = (await file.getFile()).slice(0, HEAD);
    if (!(await head.text()).startsWith(`${NAME}\0`)) continue;
    const writing = await file.createWritable();
    await writing.write(await head.arrayBuffer());
    await writing.write(bytes);
    await writing.close();
  }
}

globalThis.storePage = {
  begin() {
    worker = startSqlite();
    worker.addEventListener('message', ({ data }) => storeHeard(packed(data)));
  },
  send: (text) => worker?.postMessage(unpacked(text)),
  end: () => worker?.terminate(),
  clear: () => patiently(clear),
  plant: (bytes) => patiently(() => plant(unpacked(bytes) as Uint8Array<ArrayBuffer>)),
};
