import { expect, it } from 'vitest';
import { TABLE } from '../../kernel/seat.ts';
import { denial } from '../denied.ts';
import type { Games } from '../games/games.ts';
import { makeBots } from './answering.ts';

it('rest in a game in which something breaks for a while, and look at the others', async () => {
  let now = 0;
  const looked: string[] = [];
  const asked = ['broken', 'sound'].map((game) => ({
    game,
    entries: 1,
    since: {},
    bots: { [TABLE]: 'history' },
  }));
  const games = {
    database: {
      bots: {
        asked: async (ids?: readonly string[]) => asked.filter(({ game }) => ids?.includes(game) ?? true),
      },
    },
    watchers: { hear: () => undefined },
    clock: () => now,
    async open(id: string) {
      looked.push(id);
      if (id === 'broken') throw new Error('broken');
      return denial(404, 'gone');
    },
  } as unknown as Games;
  const faults: unknown[] = [];
  const { look } = makeBots(games, {
    changed: async () => undefined,
    thinking: { ask: async () => null },
    failed: (error) => void faults.push(error),
    pause: 0,
  });
  await look();
  await look();
  expect([looked, faults.length]).toEqual([['broken', 'sound'], 1]);
  now = 30_000;
  await look();
  expect([looked, faults.length]).toEqual([['broken', 'sound', 'broken'], 2]);
});
