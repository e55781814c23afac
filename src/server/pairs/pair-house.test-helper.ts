import { onTestFinished, vi } from 'vitest';
import type { Table } from '../../kernel/rulebook.ts';
import type { Database } from '../../store/index.ts';
import type { CreatedGame, Desk } from '../api/api.ts';
import type { KeptClub } from '../api/club-api.ts';
import type { KeptClubTable } from '../api/keeping-api.ts';
import { startControl } from '../control.ts';
import { type Ear, folder, type HeardResponse, house, listen, type TestHouse } from '../house.test-helper.ts';
import type { NoticesShown } from '../notices/api.ts';
import {
  browser,
  openMailServer,
  receiver,
  type Receiver,
  type TestClock,
  testClock,
} from '../notices/receivers.test-helper.ts';
import { makeLinks } from '../notices/links.ts';
import { newPushKeys } from '../notices/send-push.ts';
import { CLUB_FILE, type ReaderKind, type Wire } from './channel.test-helper.ts';
import type { Lots } from './lots.test-helper.ts';

/** Somebody who reads a pair of games. */
export interface Reader {
  readonly kind: ReaderKind;
  /** What they are called, at the game too. */
  readonly name: string;
  /** Their seat; empty: none. */
  readonly seat: string;
}

export const SPECTATOR = 'a spectator';
export const ORGANISER = 'the organiser';
export const OPERATOR = 'the operator';

/** Everybody who reads a game, each kind at least once; whoever comes by a link for everybody comes when it is over. */
export function readersOf({ seats }: Pick<Table, 'seats'>): readonly Reader[] {
  return [
    ...seats.map((seat) => ({ kind: 'seat', name: seat, seat }) as const),
    { kind: 'spectator', name: SPECTATOR, seat: '' },
    { kind: 'organiser', name: ORGANISER, seat: '' },
    { kind: 'club', name: 'a club', seat: '' },
    { kind: 'stranger', name: 'a stranger', seat: '' },
    { kind: 'guesser', name: 'a guesser', seat: '' },
    { kind: 'operator', name: OPERATOR, seat: '' },
  ];
}

/** Where what is sent to people comes, in one of the two houses; it is there for many pairs. */
export interface Letterbox {
  readonly hooks: Receiver;
  readonly pushes: Receiver;
  readonly mail: Awaited<ReturnType<typeof openMailServer>>;
}

/** Letterboxes that end with the test. */
export async function letterbox(): Promise<Letterbox> {
  const mail = await openMailServer();
  onTestFinished(mail.close);
  return { hooks: await receiver(), pushes: await receiver(), mail };
}

/** One of the two houses of a pair, its game and all who read it. */
export interface PairHouse {
  readonly server: TestHouse;
  readonly clock: TestClock;
  readonly game: string;
  readonly table: string;
  readonly club: string;
  /** By the name of a reader. */
  readonly keys: Readonly<Record<string, string>>;
  readonly ears: Readonly<Record<string, Ear>>;
  readonly box: Letterbox;
  /** By the name of a reader: their channel of notices. */
  readonly channels: Readonly<Record<string, string>>;
  /** The folder of the control port. */
  readonly folder: string;
  /** Send a request as somebody; what comes back. `before`: what came back of the one before. */
  ask(name: string, wire: Wire, label: string, before?: unknown): Promise<HeardResponse>;
  /** What leads out of somebody's mail: the channel, and the token of its link. */
  leave(name: string): readonly [channel: string, token: string];
  /** Reads what came to a browser. */
  readonly read: ReturnType<typeof browser>['read'];
  close(): Promise<void>;
}

const PUSH_KEYS = JSON.stringify(newPushKeys());
const METRICS_KEY = 'the-key-of-who-runs-the-server';
const WRONG_KEY = 'wrong-key-wrong-key-wrong-key-12';
const START = Date.UTC(2026, 2, 2, 12);
const PUBLIC = 'https://table.example/';

/** How both games of a pair are made. */
export interface PairSetup {
  readonly bound: Table;
  readonly dice: 'program' | 'typed';
  /** By seat: how well the bot plays that has it. */
  readonly bots: Readonly<Record<string, string>>;
  readonly late: 'wait' | 'standing';
  readonly lots: Lots;
}

/** Found a house with a game in it, and let everybody in. What goes on by itself there is looked at by whoever plays alone. */
export async function foundPairHouse(setup: PairSetup, box: Letterbox): Promise<PairHouse> {
  const { bound, lots } = setup;
  const clock = testClock(START);
  // what is left of a pair before
  for (const { came } of [box.hooks, box.pushes, box.mail]) came.splice(0);
  lots.drawFrom('the house');
  const { server, database } = await startAlone(clock, bound, box);
  const keys: Record<string, string> = { [OPERATOR]: METRICS_KEY, 'a guesser': WRONG_KEY };
  const ask: PairHouse['ask'] = async (name, wire, label, before) => {
    lots.drawFrom(label);
    const { method, path } = wire;
    const body = typeof wire.body === 'function' ? wire.body(before) : wire.body;
    const said = body && JSON.parse(JSON.stringify(body).replaceAll('"KEY"', `"${keys[name] ?? 'none'}"`));
    const heard = await server.ask(path, keys[name], said as unknown, { method, redirect: 'manual' });
    // what is sent at once may be under way still
    await server.notices.idle();
    return heard;
  };
  const made = await makeGame(setup, ask, keys);
  const { game } = made;
  const ears = await earsOf(setup, { server, game, keys });
  const { channels, mails, read } = await letIn(setup, { ask, game, box });
  const control = folder();
  const { keeper, address } = server;
  const endControl = await startControl(control, () => ({ database, keeper, address }));
  const close = async (): Promise<void> => {
    for (const ear of Object.values(ears)) ear.close();
    await endControl();
    await server.close();
  };
  const links = makeLinks(await database.notices.secret('links', ''), () => PUBLIC);
  const leave: PairHouse['leave'] = (name) => {
    const channel = mails[name] ?? 'none';
    return [channel, links.leaveAt(channel).split('/').at(-1) ?? ''];
  };
  return { server, clock, ...made, keys, ears, box, channels, folder: control, ask, leave, read, close };
}

/** A server on which nothing is looked at again and again: what is due is asked for. */
async function startAlone(
  clock: TestClock,
  { rulebook }: Table,
  { mail }: Letterbox,
): Promise<{ readonly server: TestHouse; readonly database: Database }> {
  const opened: Database[] = [];
  vi.useFakeTimers({ toFake: ['setInterval'] });
  try {
    const server = await house({
      rulebooks: [rulebook],
      clock: clock.now,
      metricsKey: METRICS_KEY,
      notices: { near: true, address: PUBLIC, smtp: mail.url, from: 'table@table.example', clock },
      odd: (database) => {
        opened.push(database);
        const { secret } = database.notices;
        const same: typeof secret = (name, made) => secret(name, name === 'push' ? PUSH_KEYS : made);
        return { ...database, notices: { ...database.notices, secret: same } };
      },
    });
    return { server, database: opened[0] as Database };
  } finally {
    vi.useRealTimers();
  }
}

type Asking = PairHouse['ask'];

/** Ask for something that has to be had. */
async function must(ask: Asking, name: string, wire: Wire): Promise<unknown> {
  const kind = typeof wire.body === 'object' && 'kind' in wire.body ? String(wire.body.kind) : '';
  const heard = await ask(name, wire, `${name} ${wire.path} ${kind}`);
  if (heard.status >= 300) throw new Error(`${wire.path}: ${heard.status} ${heard.text}`);
  return heard.body;
}

/** A game of an organiser, whose key makes it, and a club file. */
async function makeGame(
  { bound: { rulebook, setup, seats }, dice, bots }: PairSetup,
  ask: Asking,
  keys: Record<string, string>,
): Promise<Pick<PairHouse, 'game' | 'table' | 'club'>> {
  const post = (path: string, body: object): Wire => ({ method: 'POST', path, body });
  const { scenario, rulings } = setup;
  const template = { rulebook: rulebook.id, scenario: scenario.id, rulings, dice, bots };
  const kept = (await must(ask, '', post('club-tables', { title: 'Ours', template }))) as KeptClubTable;
  keys[ORGANISER] = kept.key;
  const people = [...seats, SPECTATOR].map((name) => ({ name, seats: name === SPECTATOR ? [] : [name] }));
  const wish = post(`club-tables/${kept.table}/games`, { title: 'The first', people });
  const made = (await must(ask, ORGANISER, wish)) as CreatedGame;
  for (const { name, key } of made.people) keys[name] = key;
  const club = (await must(ask, '', post('clubs', { club: CLUB_FILE }))) as KeptClub;
  keys['a club'] = club.key;
  return { game: made.game, table: kept.table, club: club.club };
}

/** Everybody with a place listens, at the desk of their own. */
export async function earsOf(
  { bound: { seats } }: PairSetup,
  { server, game, keys }: Pick<PairHouse, 'server' | 'game' | 'keys'>,
): Promise<Record<string, Ear>> {
  const ears: Record<string, Ear> = {};
  for (const [i, name] of [...seats, SPECTATOR].entries()) {
    // one page is sent whole desks, the others what changes
    const changes = i !== 1;
    ears[name] = await listen(server, { game, key: keys[name], have: 0, changes, aside: true });
  }
  return ears;
}

/** Deadlines are set, and everybody is told of what waits: by hook, one by mail and one by a browser. */
async function letIn(
  { bound: { seats }, late }: PairSetup,
  { ask, game, box }: Pick<PairHouse, 'ask' | 'game' | 'box'>,
): Promise<Pick<PairHouse, 'channels' | 'read'> & { readonly mails: Record<string, string> }> {
  const post = (what: string, body: object): Wire => ({
    method: 'POST',
    path: `games/${game}/${what}`,
    body,
  });
  const rule = { hours: 40, days: [1, 2, 3, 4, 5], zone: 'Europe/Paris', late };
  await must(ask, ORGANISER, post('deadline', { rule }));
  // whoever is at hand answers what the table is asked
  await must(ask, ORGANISER, post('maker', { forOthers: { minutes: 0 } }));
  const channels: Record<string, string> = {};
  for (const name of [...seats, ORGANISER]) {
    const hook = { kind: 'hook', url: hookOf(box, name), shape: 'slack' };
    const shown = (await must(ask, name, post('notices', hook))) as NoticesShown;
    channels[name] = shown.channels[0]?.id ?? '';
  }
  const seen = browser(box.pushes);
  for (const name of seats.slice(0, 2)) {
    await must(ask, name, post('notices', { kind: 'mail', address: `${name}@seat.example` }));
    const endpoint = `${box.pushes.url}/${name}`;
    await must(ask, name, post('notices', { ...seen.channel, endpoint }));
  }
  const mails: Record<string, string> = {};
  for (const { text, to } of box.mail.came.splice(0)) {
    const [, channel = '', token = ''] = /confirm=([\w-]+)\.([\w-]+)/.exec(text) ?? [];
    mails[to[0]?.replace('@seat.example', '') ?? ''] = channel;
    const confirm = { method: 'POST', path: 'notices/confirm', body: { channel, token } } as const;
    await must(ask, '', confirm);
  }
  return { channels, mails, read: seen.read };
}

/** Where a reader's hook leads. */
export function hookOf({ hooks }: Pick<Letterbox, 'hooks'>, name: string): string {
  return `${hooks.url}/${encodeURIComponent(name)}`;
}

/** A desk in an answer. */
export function deskIn({ status, text, body }: HeardResponse): Desk {
  if (status !== 200) throw new Error(`${status} ${text}`);
  return body as Desk;
}
