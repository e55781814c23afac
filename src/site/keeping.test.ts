import { expect, it, vi } from 'vitest';
import type { House } from '../web/house.ts';
import { keptFromFirstGame } from './keeping.ts';

const HOUSE: House = {
  ask: async ({ path }) => ({ status: path === '/imports' ? 422 : 201, body: path }),
  connect: () => {
    throw new Error('nobody connects');
  },
};

const begin = { path: '/games', body: {} };

it('asks the browser to keep games from the first on, and not again', async () => {
  let isKept = false;
  const persist = vi.fn<() => Promise<boolean>>(async () => (isKept = true));
  const begun = vi.fn<() => void>();
  const house = keptFromFirstGame(HOUSE, { persist, persisted: async () => isKept }, begun);
  await house.ask({ path: '/games/1/answer', body: {} });
  await house.ask({ path: '/imports', body: {} });
  expect(persist).not.toHaveBeenCalled();
  expect(await house.ask(begin)).toEqual({ status: 201, body: '/games' });
  await expect.poll(() => begun.mock.calls.length).toBe(1);
  await house.ask(begin);
  await expect.poll(() => begun.mock.calls.length).toBe(2);
  expect(persist).toHaveBeenCalledOnce();
});

it('begins a game all the same where the browser keeps nothing', async () => {
  const begun = vi.fn<() => void>();
  await keptFromFirstGame(HOUSE, undefined, begun).ask(begin);
  await expect.poll(() => begun.mock.calls.length).toBe(1);
});
