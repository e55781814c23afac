import type { Answer, CreatedGame } from '../../src/server/api/api.ts';
import { WebSocket } from 'ws';
import type { Story } from './story.ts';

/** A game at a server, with everybody who looks on: told of each piece that comes, and how many bytes it has. */
export interface Match {
  /** Give the next answer; resolves when it is acknowledged, to false when the game is over. */
  step(): Promise<boolean>;
  leave(): void;
}

/** What a connection says every so often whatever happens. */
const BEAT = '{"type":"beat"}';

/** What came to somebody who looks on. */
export type Came = (bytes: number) => void;

/** A game of a story, with a live connection for each person; of several servers of one database each person takes the next. */
export async function openServed(
  urls: readonly string[],
  { wish, answers }: Story,
  came: Came,
): Promise<Match> {
  const at = (person: number): string => urls[person % urls.length] ?? '';
  const { game, people } = await post<CreatedGame>(`${at(0)}/api/games`, '', wish, () => undefined);
  const sockets = await Promise.all(
    people.map(({ key, seats }, i) => look(at(i), { game, key, seats }, came)),
  );
  let given = 0;
  return {
    async step() {
      const next = answers[given++];
      if (!next) return false;
      const body: Answer = { ...next.body, request: String(given) };
      await post(`${at(next.by)}/api/games/${game}/answers`, people[next.by]?.key ?? '', body, came);
      return true;
    },
    leave: () => sockets.forEach((socket) => socket.close()),
  };
}

/** Play a story to its end at a desk server; the game and its people. */
export async function playServed(url: string, { wish, answers }: Story): Promise<CreatedGame> {
  const made = await post<CreatedGame>(`${url}/api/games`, '', wish, () => undefined);
  for (const [i, { by, body }] of answers.entries()) {
    const answer: Answer = { ...body, request: String(i) };
    const address = `${url}/api/games/${made.game}/answers`;
    await post(address, made.people[by]?.key ?? '', answer, () => undefined);
  }
  return made;
}

async function post<T>(address: string, key: string, body: object, came: Came): Promise<T> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(key ? { Authorization: `Bearer ${key}` } : {}) },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${address}: ${response.status} ${text.slice(0, 500)}`);
  came(text.length);
  return JSON.parse(text) as T;
}

/** A live connection, as soon as its first desk is there. */
function look(
  url: string,
  { game, key, seats }: { game: string; key: string; seats: readonly string[] },
  came: Came,
): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { perMessageDeflate: false });
  const hello = { game, key, seat: seats[0], have: 0, changes: true, fixed: [] };
  socket.on('open', () => socket.send(JSON.stringify(hello)));
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', (data: Buffer) => {
      // a beat comes of no answer
      if (data.toString() === BEAT) return;
      came(data.length);
      if (data.subarray(0, 14).toString() === '{"type":"desk"') resolve(socket);
    });
  });
}
