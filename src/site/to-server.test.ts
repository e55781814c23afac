import { expect, it, onTestFinished, vi } from 'vitest';
import type { Asked } from '../web/house.ts';
import { keptLinks } from '../web/kept/kept-links.ts';
import { storage } from '../web/storage.test-helper.ts';
import { isAtServer, takeToServer } from './to-server.ts';

const GAME = {
  title: 'Friday',
  seats: [
    { id: 'one', title: 'One' },
    { id: 'two', title: 'Two' },
  ],
  bots: { can: true, seats: { two: 'minister' } },
};

it('takes a game to the server with an invitation to each seat that no bot has', async () => {
  vi.stubGlobal('localStorage', storage());
  onTestFinished(() => void vi.unstubAllGlobals());
  const asked: Asked[] = [];
  const made = {
    game: 'g',
    creatorKey: 'c',
    people: [{ name: 'One', seats: ['one'], key: 'k' }],
    addresses: [],
  };
  const ask = async (one: Asked) => {
    asked.push(one);
    return { status: 201, body: made };
  };
  expect(await takeToServer(GAME, '{"kind":"game"}\n{"n":1}\n', 'key', { ask })).toBe('/#/people/g/c');
  expect(asked).toMatchObject([
    {
      path: '/imports',
      key: 'key',
      body: {
        lines: [{ kind: 'game' }, { n: 1 }],
        people: [{ name: 'One', seats: ['one'] }],
        bots: { two: 'minister' },
      },
    },
  ]);
  expect(keptLinks('g', localStorage, 'server')).toMatchObject({ people: [{ seats: ['One'], key: 'k' }] });
});

it('says where no server answers', async () => {
  const gone = { ask: async () => ({ status: 404, body: undefined }) };
  await expect(takeToServer(GAME, '{}\n', undefined, gone)).rejects.toThrow('no server answers');
  expect(isAtServer({ pathname: '/offline/' })).toBe(true);
  expect(isAtServer({ pathname: '/club/demarche/' })).toBe(false);
});
