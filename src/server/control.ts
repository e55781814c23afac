import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { isAbsolute, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from '@hono/zod-openapi';
import { render } from '../kernel/words.ts';
import { type Database, DATABASE_WORDS } from '../store/database.ts';
import { PRIVATE } from '../store/schema.ts';
import { fitsKey, hashKey } from './people.ts';

// The database belongs to the running server alone, so whoever runs it asks the server for a backup: over a port of
// this machine, with a key that only those who may read the data folder can read.

/** Where the running server of a data folder stands. */
export const CONTROL_FILE = 'server.json';

const Control = z.object({ format: z.literal(1), port: z.int(), key: z.string() });
const Wish = z.strictObject({ file: z.string().min(1).max(4096) });
const Said = z.object({ error: z.string().nullable() });

/** Take requests for backups of a database until the returned function is called. */
export async function startControl(database: Database, folder: string): Promise<() => Promise<void>> {
  const key = randomBytes(24).toString('base64url');
  const hash = hashKey(key);
  const server = createServer({ headersTimeout: 5000, requestTimeout: 5000 }, (asked, answer) => {
    void serve(database, hash, asked)
      .catch(() => 'The server made a mistake; there is no backup.')
      .then((error) => say(answer, error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const file = join(folder, CONTROL_FILE);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  try {
    rmSync(file, { force: true });
    writeFileSync(file, `${JSON.stringify({ format: 1, port, key })}\n`, { mode: PRIVATE, flag: 'wx' });
  } catch (error) {
    // a server that listens would keep the process for ever
    await new Promise((resolve) => server.close(resolve));
    throw error;
  }
  return async () => {
    rmSync(file, { force: true });
    // a backup that is under way is finished first
    await new Promise((resolve) => server.close(resolve));
  };
}

/** Make the backup that is asked for. Resolves to why there is none, or null. */
async function serve(database: Database, hash: Uint8Array, asked: IncomingMessage): Promise<string | null> {
  const key = /^Bearer ([\w-]{1,200})$/.exec(asked.headers.authorization ?? '')?.[1];
  if (key === undefined || !fitsKey(key, hash)) return 'This key is not that of the running server.';
  const wish = Wish.parse(JSON.parse(await text(asked)));
  if (!isAbsolute(wish.file)) return 'Name the backup by its whole path.';
  const refusal = await database.backUp(wish.file);
  return refusal && render(DATABASE_WORDS, refusal.refused);
}

function say(answer: ServerResponse, error: string | null): void {
  const head = { 'Content-Type': 'application/json', Connection: 'close' };
  answer.writeHead(error === null ? 200 : 409, head).end(JSON.stringify({ error }));
}

/** Ask the running server of a data folder for a backup. `error`: why there is none; null when no server answers. */
export async function askForBackup(
  folder: string,
  file: string,
): Promise<{ readonly error: string | null } | null> {
  try {
    const { port, key } = Control.parse(JSON.parse(readFileSync(join(folder, CONTROL_FILE), 'utf8')));
    const sent = request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      headers: { Authorization: `Bearer ${key}` },
    });
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      sent.once('response', resolve).once('error', reject).end(JSON.stringify({ file }));
    });
    return Said.parse(JSON.parse(await text(answer)));
  } catch {
    // nobody there, or somebody else by now
    return null;
  }
}
