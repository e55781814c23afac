import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** The page without a server, as it was built. */
export function builtSite(): string {
  const folder = join(import.meta.dirname, '..', '..', 'dist', 'site');
  if (!existsSync(join(folder, 'index.html'))) throw new Error('nothing is built yet: npm run build:site');
  return folder;
}

/** A folder as any web host serves it, without a header of its own. */
export interface ServedFolder {
  readonly port: number;
  /** The paths that were asked for, in order. */
  readonly asked: string[];
  stop(): void;
}

/** Serve a folder below a path such as `/club/demarche/`; below `plain` its `.wasm` comes as a text. */
export async function serveFolder(
  folder: string,
  { path, plain }: { readonly path: string; readonly plain: string },
): Promise<ServedFolder> {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, answer) => {
    asked.push(url);
    const below = [path, plain].find((each) => url.startsWith(each));
    const file = join(folder, url.slice((below ?? '').length) || 'index.html');
    if (below === undefined || !existsSync(file)) return answer.writeHead(404).end();
    const kind = below === plain && file.endsWith('.wasm') ? '' : extname(file);
    answer.writeHead(200, { 'Content-Type': TYPES[kind] ?? 'text/plain' });
    return answer.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
