import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import { canonical } from '../../kernel/json.ts';
import { LIVE } from '../api/api.ts';
import type { ServerHouse } from '../app.ts';
import { denial, type Denial, SAYS } from '../denied.ts';
import { callerOf } from '../gate/incoming.ts';
import { makeHall } from './attend.ts';
import type { LiveLine } from './line.ts';

const LARGEST_HELLO = 4096;
const HEARTBEAT = 30_000;

/** Push desks to everybody who connects to `/api/live`. Returns what ends it. */
export function serveLive(server: Server, house: ServerHouse): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_HELLO,
    perMessageDeflate: false,
  });
  const alive = new WeakSet<WebSocket>();
  const attend = makeHall(house);
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { address } = callerOf(request, house.trustProxy);
    // from here on nobody else listens: a connection that breaks must not end the server
    socket.on('error', () => socket.destroy());
    const no = turnedAway(request, house);
    if (no) return turnAway(socket, no);
    sockets.handleUpgrade(request, socket, head, (client) => {
      alive.add(client);
      client.on('pong', () => alive.add(client));
      client.on('error', () => client.terminate());
      attend(lineOf(client, address));
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

/** The line that a WebSocket is. */
function lineOf(client: WebSocket, address: string): LiveLine {
  return {
    address,
    isOpen: () => client.readyState === WebSocket.OPEN,
    send: (text) => client.send(text),
    unsent: () => client.bufferedAmount,
    close: (code) => client.close(code),
    cut: () => client.terminate(),
    onText: (hear) =>
      void client.on('message', (data, binary) =>
        hear(binary || !(data instanceof Buffer) ? null : data.toString()),
      ),
    onGone: (told) => void client.once('close', told),
  };
}

/** Nobody pays for connecting: what it is for, and so who pays, is said in the first message. */
function turnedAway({ url, headers }: IncomingMessage, { gate }: ServerHouse): Denial | null {
  return url === LIVE ? gate.refuse({ headers }, false) : denial(404, SAYS.noPath);
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
