import { existsSync, readFileSync, rmSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { build } from 'vite';
import { licenses, licensesOfWorkers } from '../../scripts/licenses.ts';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.wasm': 'application/wasm' };

/** Below what the page is served. */
const FOLDER = /^\/some\/(where|plain)\/(.*)$/;

/** Where the page of a store is served. */
export interface StoreSite {
  readonly port: number;
  stop(): void;
}

/** Build the page and serve it below `/some/where/`; below `/some/plain/` SQLite comes without the type that it should have. */
export async function startStoreSite(): Promise<StoreSite> {
  const folder = mkdtempSync(join(tmpdir(), 'demarche-store-page-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    base: './',
    plugins: [licenses],
    worker: { format: 'es', plugins: () => [licensesOfWorkers] },
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rollupOptions: {
        input: join(import.meta.dirname, 'page.ts'),
        output: { entryFileNames: 'page.js' },
      },
    },
  });
  const server = createServer((asked, answer) => {
    const [, path = '', name = ''] = FOLDER.exec(asked.url ?? '') ?? [];
    if (name === '') {
      answer.writeHead(200, { 'Content-Type': 'text/html' });
      return answer.end('<!doctype html><title>store</title><script type="module" src="page.js"></script>');
    }
    const file = join(folder, name);
    if (!existsSync(file)) return answer.writeHead(404).end();
    const type = path === 'plain' && name.endsWith('.wasm') ? 'text/plain' : TYPES[extname(name)];
    answer.writeHead(200, { 'Content-Type': type ?? 'text/plain' });
    return answer.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
