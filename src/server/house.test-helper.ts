import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { home } from '../store/home.test-helper.ts';
import { isRefusal } from '../kernel/clause.ts';
import type { Json } from '../kernel/json.ts';
import { lengthenPatch, applyPatch, unpack } from '../kernel/game/patch.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import { RULEBOOKS } from '../rulebooks/index.ts';
import type { Database } from '../store/database.ts';
import { openDatabase } from '../store/open.ts';
import type { CreatedGame, Desk, DeskChange } from './api/api.ts';
import { newKey } from './people/people.ts';
import { seatAll } from './seat-all.test-helper.ts';
import { type Running, type ServerOptions, startServer } from './server.ts';
import { TOY } from './toy.test-helper.ts';

/** A response, with its bytes. */
export interface HeardResponse {
  readonly status: number;
  readonly text: string;
  readonly body: unknown;
  readonly headers: Headers;
}

/** A real server on a real file, and everything it logged. */
export interface TestHouse extends Running {
  readonly file: string;
  readonly logged: string[];
  ask(path: string, key?: string, body?: unknown, more?: RequestInit): Promise<HeardResponse>;
}

/** A folder of its own. */
export function folder(): string {
  return mkdtempSync(join(home(), 'case-'));
}

/** How a server differs from the usual: an old file, or a database that behaves otherwise. */
export interface HouseOptions extends Partial<ServerOptions> {
  readonly file?: string;
  odd?(database: Database): Database;
  /** People are invited, as on every server; absent: all have taken their seats, each with the key that was made for them. */
  readonly invites?: true;
}

/** Start a server. It ends with the test. */
export async function house(options: HouseOptions = {}): Promise<TestHouse> {
  const file = options.file ?? join(folder(), 'demarche.sqlite');
  const database = openDatabase(file);
  if (isRefusal(database)) throw new Error(database.refused.key);
  const logged: string[] = [];
  const log: Logger = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  const rulebooks: readonly Rulebook[] = [TOY, ...RULEBOOKS];
  const used = options.invites ? database : seatAll(database);
  const started = await startServer({
    host: '127.0.0.1',
    port: 0,
    database: options.odd?.(used) ?? used,
    log,
    web: null,
    rulebooks,
    limits: { burst: 100_000 },
    ...options,
  });
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => (closed ??= started.close());
  onTestFinished(close);
  return { ...started, close, file, logged, ask: (...given) => ask(started.address, ...given) };
}

/** Send a request: GET without a body, POST with one. */
export async function ask(
  address: string,
  path: string,
  key?: string,
  body?: unknown,
  more: RequestInit = {},
): Promise<HeardResponse> {
  const headers: Record<string, string> = {};
  if (key !== undefined) headers['Authorization'] = `Bearer ${key}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const response = await fetch(new URL(`api/${path}`, address), {
    headers,
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    ...more,
  });
  const text = await response.text();
  const json = response.headers.get('Content-Type')?.startsWith('application/json') === true;
  return { status: response.status, text, body: json ? JSON.parse(text) : null, headers: response.headers };
}

/** What a refusal says. */
export function refusalText({ body }: HeardResponse): string {
  return (body as { error?: { message?: string } } | null)?.error?.message ?? '';
}

/** The desk in a response. */
export function desk(heard: HeardResponse): Desk {
  if (heard.status !== 200) throw new Error(`${heard.status} ${heard.text}`);
  return heard.body as Desk;
}

let requests = 0;

/** Somebody at a game. */
export interface Sitter {
  readonly game: string;
  readonly key: string;
  /** Everything that came back to this person. */
  readonly got: HeardResponse[];
  desk(seat?: string, from?: number): Promise<Desk>;
  /** All that stands beside the desk, and which game it is. */
  aside(): Promise<void>;
  /** Ask for something of the game. */
  look(what: string): Promise<HeardResponse>;
  /** Look back at line `n` of a seat's record, with the eyes of another. */
  back(n: number, seat: string, eyes: string): Promise<HeardResponse>;
  post(what: string, body: object): Promise<HeardResponse>;
  /** How the game stands in a list of games. */
  stands(looked?: Record<string, number>): Promise<HeardResponse>;
  /** Answer a decision on an up-to-date desk. */
  answer(seat: string, decision: string, answer?: unknown, more?: object): Promise<HeardResponse>;
}

/** Somebody with a key. */
export function sitter(server: Pick<TestHouse, 'ask'>, game: string, key: string): Sitter {
  const got: HeardResponse[] = [];
  const keep = (heard: HeardResponse): HeardResponse => {
    got.push(heard);
    return heard;
  };
  const look = async (seat?: string, from = 0): Promise<Desk> => {
    const query = seat === undefined ? `from=${from}` : `seat=${seat}&from=${from}`;
    return desk(keep(await server.ask(`games/${game}/desk?${query}`, key)));
  };
  const back = async (n: number, seat: string, eyes: string): Promise<HeardResponse> =>
    keep(await server.ask(`games/${game}/at/${n}?seat=${seat}&as=${eyes}`, key));
  const post = async (what: string, body: object): Promise<HeardResponse> =>
    keep(await server.ask(`games/${game}/${what}`, key, { request: `r${++requests}`, ...body }));
  const stands = async (looked: Record<string, number> = {}): Promise<HeardResponse> =>
    keep(await server.ask('standings', key, { games: [{ game, key, looked }] }));
  const answer = async (
    seat: string,
    decision: string,
    given?: unknown,
    more: object = {},
  ): Promise<HeardResponse> => {
    const mark = (await look()).marks[decision];
    return post('answers', {
      seat,
      decision,
      ...(mark === undefined ? {} : { mark }),
      ...(given === undefined ? {} : { answer: given }),
      ...more,
    });
  };
  const ask = async (what: string): Promise<HeardResponse> =>
    keep(await server.ask(`games/${game}/${what}`, key));
  const aside = async (): Promise<void> => {
    for (const path of ['/aside', '']) keep(await server.ask(`games/${game}${path}`, key));
  };
  return { game, key, got, desk: look, look: ask, back, aside, post, stands, answer };
}

/** Take a seat with an invitation, and sit there. */
export async function takeSeat(
  server: Pick<TestHouse, 'ask'>,
  game: string,
  invitation: string,
): Promise<Sitter> {
  const key = newKey();
  const heard = await server.ask(`games/${game}/take`, invitation, { key });
  if (heard.status !== 200) throw new Error(heard.text);
  return sitter(server, game, key);
}

/** A game of the small rulebook: Anna has `one`, Ben `two`, Cleo `three`, and Zoe looks on. */
export async function table(
  server: TestHouse,
  dice: 'program' | 'typed' = 'program',
  more: object = {},
): Promise<{ made: CreatedGame; anna: Sitter; ben: Sitter; cleo: Sitter; zoe: Sitter }> {
  const people = [
    { name: 'Anna', seats: ['one'] },
    { name: 'Ben', seats: ['two'] },
    { name: 'Cleo', seats: ['three'] },
    { name: 'Zoe', seats: [] },
  ];
  const heard = await server.ask('games', undefined, {
    rulebook: 'toy',
    scenario: 'only',
    dice,
    people,
    ...more,
  });
  if (heard.status !== 201) throw new Error(heard.text);
  const made = heard.body as CreatedGame;
  const [anna, ben, cleo, zoe] = made.people.map(({ key }) => sitter(server, made.game, key));
  if (!anna || !ben || !cleo || !zoe) throw new Error('four people');
  return { made, anna, ben, cleo, zoe };
}

interface HeardFrame {
  readonly type: string;
  readonly message?: string;
  readonly desk: Desk;
  readonly change: DeskChange;
}

/** Frames as a page reads them. */
function opened(frames: readonly string[]): HeardFrame[] {
  let pieces: readonly Json[] = [];
  return frames.flatMap((text) => {
    const frame = JSON.parse(text) as HeardFrame & { readonly fixed?: string; readonly pieces: Json };
    if (frame.type === 'fixed') {
      pieces = numbered(frame.pieces);
      return [];
    }
    const desk = frame.fixed === undefined ? frame.desk : (unpack(frame.desk as never, pieces) as never);
    return [{ ...frame, desk, ...(frame.change ? { change: openedChange(frame.change, pieces) } : {}) }];
  });
}

/** What is fixed comes in lists, numbered through. */
function numbered(pieces: Json): readonly Json[] {
  return (unpack(pieces) as readonly Json[]).flat();
}

/** A change as it stood before it was packed. */
export function openedChange(change: DeskChange, pieces: readonly Json[]): DeskChange {
  const patch = lengthenPatch(unpack(change.patch, pieces)) as Json;
  return { ...change, patch, lines: unpack(change.lines, pieces) };
}

/** What is fixed in the game of a live connection. */
export function piecesOf({ frames }: Ear): readonly Json[] {
  return numbered((JSON.parse(frames[0] ?? '') as { pieces: Json }).pieces);
}

/** A desk with what has changed since; no older line comes again in the games of tests. */
export function onward(before: Desk | null, { since, mark, patch, from, lines }: DeskChange): Desk {
  if (before?.mark !== since) throw new Error(`goes on from ${since}, not ${before?.mark}`);
  const next = applyPatch(before as unknown as Json, patch as never) as unknown as Desk;
  return { ...next, mark, from: 0, lines: [...next.lines.filter(({ n }) => n <= from), ...(lines as never)] };
}

/** A live connection and every frame that came; apart those that come by the clock alone, however long a test takes. */
export interface Ear {
  readonly frames: string[];
  readonly beats: string[];
  readonly closed: Promise<number>;
  /** Everything sent before has come. */
  settled(): Promise<void>;
  /** The frames so far, parsed and unpacked, when everything sent before has come; but for what is fixed. */
  heard(): Promise<HeardFrame[]>;
  say(message: object): void;
  close(): void;
}

const BEAT = '{"type":"beat"}';

/** Connect to the live desks. */
export async function listen(server: TestHouse, hello: unknown, headers: object = {}): Promise<Ear> {
  const address = `${server.address.replace('http', 'ws')}api/live`;
  const socket = new WebSocket(address, { headers: { ...headers } });
  const frames: string[] = [];
  const beats: string[] = [];
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    (text === BEAT ? beats : frames).push(text);
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  onTestFinished(() => socket.terminate());
  const first = Promise.race([new Promise((resolve) => socket.once('message', resolve)), closed]);
  socket.send(typeof hello === 'string' ? hello : JSON.stringify(hello));
  await first;
  const settled = async (): Promise<void> => {
    if (socket.readyState !== WebSocket.OPEN) return;
    const pong = new Promise((resolve) => socket.once('pong', resolve));
    socket.ping();
    await Promise.race([pong, closed]);
  };
  return {
    frames,
    beats,
    closed,
    settled,
    heard: async () => {
      await settled();
      return opened(frames);
    },
    say: (message) => socket.send(JSON.stringify(message)),
    close: () => socket.terminate(),
  };
}
