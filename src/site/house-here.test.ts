import { expect, it, vi } from 'vitest';
import type { Channel, FromTab } from '../server/local/index.ts';
import { houseHere } from './house-here.ts';

/** A channel with what was said over it, and a way to say something. */
function channel(): { readonly end: Channel; readonly said: FromTab[]; hear(message: unknown): void } {
  const said: FromTab[] = [];
  let heard: Parameters<Channel['addEventListener']>[1] = () => undefined;
  return {
    end: {
      postMessage: (message) => void said.push(message as FromTab),
      addEventListener: (_, hear) => (heard = hear),
      close: () => undefined,
    },
    said,
    hear: (data) => heard({ data }),
  };
}

const answer = (n: number, body: unknown) => ({ to: 'me', is: 'answer', n, answered: { status: 200, body } });

it('asks what was asked before there was a house once there is one', async () => {
  const { end, said, hear } = channel();
  const house = houseHere(end, 'me', () => undefined);
  const first = house.ask({ path: '/a' });
  expect(said).toEqual([{ from: 'me', is: 'who' }]);
  hear({ is: 'here', house: 'x', keeping: 'kept' });
  expect(said.at(-1)).toEqual({ from: 'me', is: 'ask', n: 1, asked: { path: '/a' } });
  hear({ is: 'here', house: 'x', keeping: 'kept' });
  expect(said).toHaveLength(2);
  hear({ ...answer(1, 'for another'), to: 'you' });
  hear(answer(1, 'for me'));
  expect(await first).toEqual({ status: 200, body: 'for me' });
});

it('asks another house only what changes nothing', async () => {
  const { end, said, hear } = channel();
  const house = houseHere(end, 'me', () => undefined);
  hear({ is: 'here', house: 'x', keeping: 'kept' });
  const look = house.ask({ path: '/a' });
  const change = house.ask({ path: '/b', key: 'k', body: {} });
  hear({ is: 'here', house: 'y', keeping: 'kept' });
  await expect(change).rejects.toThrow('another tab');
  expect(said.at(-1)).toEqual({ from: 'me', is: 'ask', n: 1, asked: { path: '/a' } });
  hear(answer(1, 'new'));
  expect((await look).body).toBe('new');
});

it('gives up what nobody waits for any more', async () => {
  const { end } = channel();
  const given = new AbortController();
  const asked = houseHere(end, 'me', () => undefined).ask({ path: '/a', signal: given.signal });
  given.abort(new Error('enough'));
  await expect(asked).rejects.toThrow('enough');
});

it('hangs up every line where another house has come', () => {
  const { end, said, hear } = channel();
  const house = houseHere(end, 'me', () => undefined);
  const told: string[] = [];
  const line = house.connect({
    opened: () => void told.push('opened'),
    heard: (text) => void told.push(text),
    closed: () => void told.push('closed'),
  });
  hear({ is: 'here', house: 'x', keeping: 'kept' });
  expect([said.at(-1), line.readyState]).toEqual([{ from: 'me', is: 'connect', line: 1 }, 0]);
  hear({ to: 'me', is: 'connected', line: 1 });
  hear({ to: 'me', is: 'text', line: 1, text: 'desk' });
  hear({ to: 'you', is: 'text', line: 1, text: 'other' });
  expect(line.readyState).toBe(1);
  hear({ is: 'here', house: 'y', keeping: 'kept' });
  expect(told).toEqual(['opened', 'desk', 'closed']);
  hear({ to: 'me', is: 'text', line: 1, text: 'late' });
  expect(told).toHaveLength(3);
});

it('has nothing to do with a house once it has left', async () => {
  const { end, said, hear } = channel();
  const house = houseHere(end, 'me', () => undefined);
  hear({ is: 'here', house: 'x', keeping: 'kept' });
  const asked = house.ask({ path: '/a' });
  const closed = vi.fn<() => void>();
  house.connect({ opened: () => undefined, heard: () => undefined, closed });
  const before = said.length;
  house.leave();
  await expect(asked).rejects.toThrow('no house any more');
  expect(closed).toHaveBeenCalledOnce();
  await expect(house.ask({ path: '/a', body: {} })).rejects.toThrow('no house any more');
  hear({ is: 'here', house: 'y', keeping: 'kept' });
  house.who();
  expect(said).toHaveLength(before);
});
