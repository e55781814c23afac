import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { isRefusal } from '../src/kernel/clause.ts';
import { startServer } from '../src/server/index.ts';
import { openDatabase } from '../src/store/places.ts';
import type { Site } from './tour.ts';

const [web = '', site = ''] = ['web', 'site'].map((name) => join(import.meta.dirname, '..', 'dist', name));

/** A desk to look at: the one at `url`, or a server of our own over the built pages and a database thrown away after. */
export async function startSite(url?: string): Promise<Site & { stop(): Promise<void> }> {
  if (url !== undefined) return { url: url.replace(/\/$/, ''), stop: () => Promise.resolve() };
  if (!existsSync(join(web, 'index.html'))) throw new Error('the pages are not built: npm run build:web');
  const folder = mkdtempSync(join(tmpdir(), 'demarche-e2e-'));
  const database = openDatabase(join(folder, 'games.db'));
  if (isRefusal(database)) throw new Error(`no database in ${folder}`);
  const log = pino({ level: 'silent' });
  const limits = { burst: 1e6, perSecond: 1e6 };
  const server = await startServer({ host: '127.0.0.1', port: 0, database, log, web, site, limits });
  return {
    url: server.address.replace(/\/$/, ''),
    async stop() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
