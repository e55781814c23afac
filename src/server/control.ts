import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { isAbsolute, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { render } from '../kernel/texts/words.ts';
import { type Database, DATABASE_WORDS } from '../store/index.ts';
import { PRIVATE } from '../store/places.ts';
import { randomLetters } from '../trust/random.ts';
import { isDenied } from './denied.ts';
import type { Keeper } from './people/keeper.ts';
import { fitsKey, hashKey } from './people/people.ts';

// The database belongs to the running server alone, so whoever runs it asks the server for a backup, the list of games
// or new links: over a port of this machine, with a key that only those who may read the data folder can read.

/** Where the running server of a data folder stands. */
export const CONTROL_FILE = 'server.json';

const Control = z.object({ format: z.literal(1), port: z.int(), key: z.string() });
const Wish = z.union([
  z.strictObject({ what: z.literal('backup'), file: z.string().min(1).max(4096) }),
  z.strictObject({ what: z.literal('games') }),
  z.strictObject({
    what: z.literal('links'),
    game: z.string(),
    people: z.literal('all').or(z.array(z.string())),
    maker: z.boolean(),
  }),
]);
type Wish = z.infer<typeof Wish>;
const Said = z.object({ error: z.string().nullable(), result: z.unknown().optional() });
type Said = z.infer<typeof Said>;

/** What the owner of a data folder can ask its server for. */
export interface ControlledServer {
  readonly database: Database;
  readonly keeper: Keeper;
  /** Where its pages are, for links. */
  readonly address: string;
}

/** Take requests of the owner until the returned function is called. `serving`: null until there is a server. */
export async function startControl(
  folder: string,
  serving: () => ControlledServer | null,
): Promise<() => Promise<void>> {
  const key = randomLetters(24);
  const hash = hashKey(key);
  const server = createServer({ headersTimeout: 5000, requestTimeout: 5000 }, (asked, answer) => {
    void serve(serving(), hash, asked)
      .catch(() => ({ error: 'The server made a mistake; nothing was done.' }))
      .then((said) => say(answer, said));
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

/** Do what is asked for, and say what came of it. */
async function serve(
  serving: ControlledServer | null,
  hash: Uint8Array,
  asked: IncomingMessage,
): Promise<Said> {
  const key = /^Bearer ([\w-]{1,200})$/.exec(asked.headers.authorization ?? '')?.[1];
  if (key === undefined || !fitsKey(key, hash))
    return { error: 'This key is not that of the running server.' };
  if (!serving) return { error: 'The server is starting or ending: try again in a moment.' };
  return doAsked(serving, Wish.parse(JSON.parse(await text(asked))));
}

async function doAsked({ database, keeper, address }: ControlledServer, wish: Wish): Promise<Said> {
  if (wish.what === 'games') return { error: null, result: await keeper.list() };
  if (wish.what === 'links') {
    const renewed = await keeper.renew(wish.game, wish);
    return isDenied(renewed)
      ? { error: renewed.error.message }
      : { error: null, result: { ...renewed, address } };
  }
  if (!isAbsolute(wish.file)) return { error: 'Name the backup by its whole path.' };
  const refusal = await database.backUp(wish.file);
  return { error: refusal && render(DATABASE_WORDS, refusal.refused) };
}

function say(answer: ServerResponse, said: Said): void {
  const head = { 'Content-Type': 'application/json', Connection: 'close' };
  answer.writeHead(said.error === null ? 200 : 409, head).end(JSON.stringify(said));
}

/** Ask the running server of a data folder. `error`: why nothing was done; null when no server answers. */
export async function askServer(folder: string, wish: Wish): Promise<Said | null> {
  try {
    const { port, key } = Control.parse(JSON.parse(readFileSync(join(folder, CONTROL_FILE), 'utf8')));
    const sent = request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      headers: { Authorization: `Bearer ${key}` },
    });
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      sent.once('response', resolve).once('error', reject).end(JSON.stringify(wish));
    });
    return Said.parse(JSON.parse(await text(answer)));
  } catch {
    // nobody there, or somebody else by now
    return null;
  }
}
