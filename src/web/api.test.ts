import { afterEach, expect, it, vi } from 'vitest';
import { call, isAway } from './api.ts';
import { provideHouse } from './house.ts';
import { SERVED } from './served.ts';

provideHouse(SERVED);

afterEach(() => vi.unstubAllGlobals());

it.each([
  [0, true],
  [502, true],
  [503, true],
  [504, true],
  [507, false],
  [500, false],
  [409, false],
])('a server that answers with %i is away: %s', (status, is) => {
  expect(isAway(status)).toBe(is);
});

it.each([
  [200, 0],
  [409, 409],
])('an answer of %i that breaks off is %i to who asked, and never nothing', async (status, heard) => {
  const broken = new ReadableStream({ start: (body) => body.error(new Error('gone')) });
  vi.stubGlobal('fetch', async () => new Response(broken, { status }));
  await expect(call('/x', 'key', {})).rejects.toMatchObject({ status: heard });
});
