import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import { canonical } from '../../kernel/json.ts';
import { Hello, LIVE } from '../api/api.ts';
import type { House } from '../app.ts';
import { denial, type Denial, isDenied, SAYS } from '../denied.ts';
import { isTame, sentence, strange } from '../routes/endpoint.ts';
import { aboutOf } from './desk.ts';
import { packedFrames, wholeFrames } from './frames.ts';
import type { LiveGame } from '../games/live-game.ts';
import { type AtDesk, sitDown } from '../people/places.ts';
import { sitting } from '../people/people.ts';
import { addressOf, COST, type Limits } from '../gate/security.ts';
import { sightOf } from './sight.ts';
import { traceOf } from '../trace.ts';

const LARGEST_HELLO = 4096;
const HEARTBEAT = 30_000;
const REFUSED = 1008;

/** What a page can see of a connection that still holds: always the same, each so many milliseconds, whatever else is sent. */
const BEAT = canonical({ type: 'beat' });
const BEATS = 25_000;
/** So far apart at least are answers to whoever asks whether it holds, in milliseconds. */
const APART = 1000;

/** Push desks to everybody who connects to `/api/live`. Returns what ends it. */
export function serveLive(server: Server, house: House): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_HELLO,
    perMessageDeflate: false,
  });
  const alive = new WeakSet<WebSocket>();
  const hall: Hall = { house, silent: new Map(), desks: new Map() };
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const address = addressOf(request, house.trustProxy);
    // from here on nobody else listens: a connection that breaks must not end the server
    socket.on('error', () => socket.destroy());
    const no = turnedAway(request, house);
    if (no) return turnAway(socket, no);
    sockets.handleUpgrade(request, socket, head, (client) => {
      alive.add(client);
      client.on('pong', () => alive.add(client));
      attend(client, address, hall);
    });
  });
  const heartbeat = setInterval(() => {
    for (const client of sockets.clients) {
      if (!alive.delete(client)) client.terminate();
      else client.ping();
    }
  }, HEARTBEAT);
  return () => {
    clearInterval(heartbeat);
    for (const client of sockets.clients) client.close(1001);
    setTimeout(() => {
      for (const client of sockets.clients) client.terminate();
    }, 1000).unref();
  };
}

/** Who is connected. */
interface Hall {
  readonly house: House;
  /** Those who have not said yet what for, or had no right to it, by address, the oldest first. */
  readonly silent: Map<string, Set<WebSocket>>;
  /** How many live desks each key has. */
  readonly desks: Map<string, number>;
}

/** Nobody pays for connecting: what it is for, and so who pays, is said in the first message. */
function turnedAway({ url, headers }: IncomingMessage, { gate }: House): Denial | null {
  return url === LIVE ? gate.refuse(headers, false) : denial(404, SAYS.noPath);
}

function turnAway(socket: Duplex, { status, error }: Denial): void {
  const body = canonical({ error });
  const head = [
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  // an end that the other side never answers would keep the connection, and the server, for ever
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} Refused\r\n${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Wait for the first message, then keep the client up to date until it goes. */
function attend(client: WebSocket, address: string, hall: Hall): void {
  const { limits, log } = hall.house;
  const patience = setTimeout(() => dismiss(client, SAYS.noHello), limits.hello);
  const beats = setInterval(() => send(client, BEAT, limits), BEATS);
  client.on('error', () => client.terminate());
  client.once('close', () => {
    clearTimeout(patience);
    clearInterval(beats);
  });
  const leave = wait(client, address, hall);
  client.once('message', (data, binary) => {
    clearTimeout(patience);
    let beat = -Infinity;
    client.on('message', (more: Buffer) => {
      if (more.toString() !== BEAT) return dismiss(client, SAYS.noHello);
      // who says it again and again is answered no more often
      if (performance.now() - beat < APART) return;
      beat = performance.now();
      send(client, BEAT, limits);
    });
    const text = binary || !(data instanceof Buffer) ? '' : data.toString();
    greet(client, text, { address, hall, leave }).then(
      (no) => no && dismiss(client, no.error.message),
      (error: unknown) => {
        log.error(traceOf(error), 'fault');
        client.close(1011);
      },
    );
  });
}

/** Let a client wait among the silent ones of its address. Returns what lets it leave them. */
function wait(client: WebSocket, address: string, { house, silent }: Hall): () => void {
  const waiting = silent.get(address) ?? new Set();
  silent.set(address, waiting.add(client));
  const leave = (): void => {
    waiting.delete(client);
    if (waiting.size === 0 && silent.get(address) === waiting) silent.delete(address);
  };
  client.once('close', leave);
  const [oldest] = waiting;
  if (waiting.size > house.limits.silent) oldest?.terminate();
  return leave;
}

/** Count a live desk of a key until the client goes; a denial when the key has too many. */
function takeDesk(client: WebSocket, key: string, { house, desks }: Hall): Denial | null {
  const count = desks.get(key) ?? 0;
  if (count >= house.limits.sockets) return denial(429, SAYS.tooMany);
  desks.set(key, count + 1);
  client.once('close', () => {
    const left = (desks.get(key) ?? 1) - 1;
    if (left > 0) desks.set(key, left);
    else desks.delete(key);
  });
  return null;
}

/** Send something; whoever leaves too much of it unread is cut off. */
function send(client: WebSocket, text: string, { unsent }: Limits): void {
  if (client.bufferedAmount > unsent) client.terminate();
  else client.send(text);
}

/** Say why, and hang up. */
function dismiss(client: WebSocket, message: string): void {
  if (client.readyState !== WebSocket.OPEN) return;
  client.send(canonical({ type: 'error', message }));
  client.close(REFUSED);
}

interface Arrival {
  readonly address: string;
  readonly hall: Hall;
  /** Lets the client leave those who have not said what for. */
  leave(): void;
}

async function greet(
  client: WebSocket,
  text: string,
  { address, hall, leave }: Arrival,
): Promise<Denial | null> {
  const { budgets, games } = hall.house;
  const hello = read(text);
  const payer = await budgets.payer(address, isDenied(hello) ? null : hello.key);
  if (!budgets.spend(payer, COST.request)) return denial(429, SAYS.tooMany);
  if (isDenied(hello)) return hello;
  // a stranger stays among them until the connection is closed
  if (payer.key !== null) leave();
  // no game is opened for a stranger
  const live = payer.key === null ? strange(payer) : await games.open(hello.game);
  const place = isDenied(live) ? live : sitDown(live, hello);
  if (isDenied(place) && place.status === 401) budgets.spend(payer, COST.badKey);
  if (isDenied(place)) return place;
  if (client.readyState !== WebSocket.OPEN) return null;
  const full = takeDesk(client, payer.key ?? '', hall);
  if (full) return full;
  follow(client, place, hello, hall.house);
  return null;
}

function read(text: string): Hello | Denial {
  try {
    const value: unknown = JSON.parse(text);
    const hello = Hello.safeParse(isTame(value, 2) ? value : null);
    return hello.success ? hello.data : denial(400, sentence(hello.error));
  } catch {
    return denial(400, SAYS.badJson);
  }
}

/**
 * Send the desk now, and again each time that this seat sees something else. The game may leave memory meanwhile: what
 * is kept here is small.
 */
function follow(client: WebSocket, place: AtDesk, hello: Hello, house: House): void {
  const { at, seat } = place;
  // the game itself must not be kept by what is called later
  const { id } = place.live;
  const { games, log, limits } = house;
  const next = hello.changes ? packedFrames(hello) : wholeFrames(hello);
  let seen = '';
  const say = (text: string): void => send(client, text, limits);
  const push = (now: LiveGame): void => {
    const person = sitting(now.seating, at);
    if (!person) return;
    // whoever stood in sees nothing of the seat any more
    if (seat !== null && !person.seats.includes(seat)) return dismiss(client, SAYS.handedBack);
    const here = { live: now, person, at, seat };
    const all = `${sightOf(now, seat, person.seats).mark} ${aboutOf(here)}`;
    if (all === seen) return;
    for (const text of next(here)) say(text);
    seen = all;
  };
  const fault = (error: unknown): void => {
    log.error(traceOf(error), 'fault');
    client.close(1011);
  };
  const beside = hello.aside ? house.aside.follow(place, (news) => say(JSON.stringify(news))) : null;
  const aside = (now: LiveGame): void => void beside?.(now).catch(fault);
  const watcher = {
    at,
    changed(now: LiveGame): void {
      try {
        push(now);
        aside(now);
      } catch (error) {
        fault(error);
      }
    },
    aside,
    dismiss: (message: string | null): void =>
      message === null ? client.close(1012) : dismiss(client, message),
  };
  const leave = games.watchers.watch(id, watcher);
  const tell = (): void => void house.presence.came(id, at).catch(fault);
  client.on('close', () => {
    leave();
    tell();
    // who stays for hours was last there when they went
    games.saw(id, at);
  });
  games.saw(id, at);
  push(place.live);
  aside(place.live);
  tell();
}
