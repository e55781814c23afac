import { expect } from 'vitest';
import { house, type HouseOptions, type Sitter, type table, type TestHouse } from '../house.test-helper.ts';
import type { ChannelShown, NewChannel, NoticesShown } from './api.ts';
import type { Means } from './set-up.ts';
import { LOOK, WINDOW } from './notices.ts';
import { type Receiver, type TestClock, testClock } from './receivers.test-helper.ts';

/** A server with a clock of its own. */
export interface Telling extends TestHouse {
  readonly clock: TestClock;
  /** Let time pass. */
  pass(ms: number): Promise<void>;
}

export async function telling(means: Means = {}, more: HouseOptions = {}): Promise<Telling> {
  const clock = (means.clock as TestClock | undefined) ?? testClock();
  const server = await house({ ...more, notices: { near: true, ...means, clock } });
  return { ...server, clock, pass: (ms) => clock.pass(ms, server.notices) };
}

/** Until what has just come about has been told. */
export const UNTIL_TOLD = LOOK + WINDOW;

/** Choose a channel; gives all that the owner has. */
export async function choose(
  server: TestHouse,
  { game, key }: Pick<Sitter, 'game' | 'key'>,
  channel: NewChannel,
): Promise<readonly ChannelShown[]> {
  const heard = await server.ask(`games/${game}/notices`, key, channel);
  expect(heard).toMatchObject({ status: 200 });
  return (heard.body as NoticesShown).channels;
}

/** A web hook at a receiver. */
export const hookAt = (
  { url }: Receiver,
  path = 'hook',
  shape: 'discord' | 'slack' = 'slack',
): NewChannel => ({
  kind: 'hook',
  url: `${url}/${path}`,
  shape,
});

export async function showLines(
  server: TestHouse,
  { game, key }: Pick<Sitter, 'game' | 'key'>,
): Promise<readonly ChannelShown[]> {
  return ((await server.ask(`games/${game}/notices`, key)).body as NoticesShown).channels;
}

export type People = Awaited<ReturnType<typeof table>>;

/** All three put their points. */
export async function allocate({ anna, ben, cleo }: People): Promise<void> {
  await anna.answer('one', '1/allocate', { a: 1 });
  await ben.answer('two', '1/allocate', { a: 1 });
  await cleo.answer('three', '1/allocate', { b: 1 });
}
