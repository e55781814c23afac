import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { house } from './house.test-helper.ts';

it('a client that hangs up in the middle of its request is noted as no fault', async () => {
  const server = await house();
  const socket = connect(server.port, '127.0.0.1');
  const head = [`Host: 127.0.0.1:${server.port}`, 'Content-Type: application/json', 'Content-Length: 99'];
  socket.write(`POST /api/games HTTP/1.1\r\nExpect: 100-continue\r\n${head.join('\r\n')}\r\n\r\n`);
  await once(socket, 'data');
  socket.destroy();
  while (server.logged.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await server.close();
  expect(server.logged.join('')).not.toContain('fault');
});

it('a connection waits longer for the next request than a proxy keeps it for one', async () => {
  const server = await house();
  const heard = await fetch(`http://127.0.0.1:${server.port}/api/health`);
  await heard.text();
  expect(heard.headers.get('keep-alive')).toBe('timeout=130');
});
