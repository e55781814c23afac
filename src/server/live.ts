import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import { canonical } from '../kernel/json.ts';
import { Hello } from './api.ts';
import { type House, traceOf } from './app.ts';
import { denied, type Denied, isDenied, SAYS } from './denied.ts';
import { deskOf, sightOf } from './desk.ts';
import { isTame, sentence } from './endpoint.ts';
import type { LiveGame } from './live-game.ts';
import { openPlace, type Place } from './places.ts';
import { COST, isOurs } from './security.ts';

/** The address of the live desks. */
export const LIVE = '/api/live';

const LARGEST_HELLO = 4096;
const HELLO_WITHIN = 10_000;
const HEARTBEAT = 30_000;
/** Bytes not yet taken by the other end after which it is cut off; it then connects again. */
const MOST_UNSENT = 16_777_216;
const REFUSED = 1008;

/** Push desks to everybody who connects to `/api/live`. Returns what ends it. */
export function serveLive(server: Server, house: House): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_HELLO,
    perMessageDeflate: false,
  });
  const alive = new WeakSet<WebSocket>();
  const from = new Map<string, number>();
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const address = request.socket.remoteAddress ?? '';
    // from here on nobody else listens: a connection that breaks must not end the server
    socket.on('error', () => socket.destroy());
    const no = turnedAway(request, address, house) ?? crowded(from, address, house);
    if (no) return turnAway(socket, no);
    from.set(address, (from.get(address) ?? 0) + 1);
    socket.once('close', () => from.set(address, (from.get(address) ?? 1) - 1));
    sockets.handleUpgrade(request, socket, head, (client) => {
      alive.add(client);
      client.on('pong', () => alive.add(client));
      attend(client, address, house);
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

function turnedAway(request: IncomingMessage, address: string, house: House): Denied | null {
  const { host, origin } = request.headers;
  if (request.url !== LIVE) return denied(404, SAYS.noPath);
  if (!house.spend(address, COST.request)) return denied(429, SAYS.tooMany);
  return isOurs(host, origin, house.loopback);
}

function crowded(from: ReadonlyMap<string, number>, address: string, { limits }: House): Denied | null {
  return (from.get(address) ?? 0) >= limits.sockets ? denied(429, SAYS.tooMany) : null;
}

function turnAway(socket: Duplex, { status, error }: Denied): void {
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
function attend(client: WebSocket, address: string, house: House): void {
  const patience = setTimeout(() => dismiss(client, SAYS.noHello), HELLO_WITHIN);
  client.on('error', () => client.terminate());
  client.on('close', () => clearTimeout(patience));
  client.once('message', (data, binary) => {
    clearTimeout(patience);
    client.on('message', () => dismiss(client, SAYS.noHello));
    greet(client, binary || !(data instanceof Buffer) ? '' : data.toString(), house).then(
      (no) => {
        if (!no) return;
        if (no.status === 401) house.spend(address, COST.badKey);
        dismiss(client, no.error.message);
      },
      (error: unknown) => {
        house.log.error(traceOf(error), 'fault');
        client.close(1011);
      },
    );
  });
}

/** Say why, and hang up. */
function dismiss(client: WebSocket, message: string): void {
  if (client.readyState !== WebSocket.OPEN) return;
  client.send(canonical({ type: 'error', message }));
  client.close(REFUSED);
}

async function greet(client: WebSocket, text: string, house: House): Promise<Denied | null> {
  const hello = read(text);
  if (isDenied(hello)) return hello;
  const place = await openPlace(house.games, hello.game, hello);
  if (isDenied(place)) return place;
  if (client.readyState === WebSocket.OPEN) follow(client, place, hello.have ?? 0, house);
  return null;
}

function read(text: string): Hello | Denied {
  try {
    const value: unknown = JSON.parse(text);
    const hello = Hello.safeParse(isTame(value, 2) ? value : null);
    return hello.success ? hello.data : denied(400, sentence(hello.error));
  } catch {
    return denied(400, SAYS.badJson);
  }
}

/**
 * Send the desk now, and again each time that this seat sees something else. The game may leave memory meanwhile: what
 * is kept here is small.
 */
function follow(client: WebSocket, { live, at, seat }: Place, have: number, { games, log }: House): void {
  let sent = have;
  let mark = '';
  const push = (now: LiveGame): void => {
    const person = now.seating.people[at];
    const { sight, lines } = sightOf(now, seat);
    if (!person || sight.mark === mark) return;
    if (client.bufferedAmount > MOST_UNSENT) return client.terminate();
    client.send(JSON.stringify({ type: 'desk', desk: deskOf({ live: now, person, at, seat }, sent) }));
    mark = sight.mark;
    sent = lines;
  };
  const watcher = {
    at,
    changed(now: LiveGame): void {
      try {
        push(now);
      } catch (error) {
        log.error(traceOf(error), 'fault');
        client.close(1011);
      }
    },
    dismiss: (message: string | null): void =>
      message === null ? client.close(1012) : dismiss(client, message),
  };
  client.on('close', games.watchers.watch(live.id, watcher));
  push(live);
}
