import type { Page } from 'playwright';

/** The database of an origin, which nobody has open, as bytes; `page`: any of the origin. */
export async function keptFile(page: Page): Promise<Buffer> {
  return Buffer.from(await page.evaluate(exchange, null), 'base64');
}

/** Put other bytes into it. */
export async function keepFile(page: Page, bytes: Uint8Array): Promise<void> {
  await page.evaluate(exchange, Buffer.from(bytes).toString('base64'));
}

/** Read the database in use, or write it; in the page. */
async function exchange(given: string | null): Promise<string> {
  // so many bytes stand before a database in its file, first of them its name
  const head = 4096;
  let folder = await navigator.storage.getDirectory();
  for (const name of ['.demarche', '.opaque']) folder = await folder.getDirectoryHandle(name);
  let last = { number: 0, file: null as FileSystemFileHandle | null };
  for await (const file of folder.values()) {
    if (file.kind !== 'file') continue;
    const name = await (await file.getFile()).slice(0, head).text();
    const number = Number(/^\/games-(\d+)\.db\0/.exec(name)?.[1] ?? 0);
    if (number > last.number) last = { number, file };
  }
  const { file } = last;
  if (!file) throw new Error('there is no database');
  const all = new Uint8Array(await (await file.getFile()).arrayBuffer());
  if (given === null)
    return btoa(Array.from(all.subarray(head), (byte) => String.fromCharCode(byte)).join(''));
  for (;;)
    try {
      const writing = await file.createWritable();
      await writing.write(all.slice(0, head));
      await writing.write(Uint8Array.from(atob(given), (each) => each.charCodeAt(0)));
      await writing.close();
      return '';
    } catch (error) {
      // a worker that was ended lets go of its files a moment later
      if (!(error instanceof DOMException) || error.name !== 'NoModificationAllowedError') throw error;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
}
