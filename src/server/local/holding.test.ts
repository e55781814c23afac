import { expect, it } from 'vitest';
import { type Locks, makeHolding } from './holding.ts';

/** Locks as a browser has them: one holder of a name at a time, the others in the order in which they asked. */
function locksOfBrowser(): Locks {
  const held = new Map<string, Promise<void>>();
  return {
    async request(name, { signal }, hold) {
      signal?.throwIfAborted();
      const before = held.get(name) ?? Promise.resolve();
      const given = Promise.withResolvers<never>();
      given.promise.catch(() => undefined);
      signal?.addEventListener('abort', () => given.reject(signal.reason));
      const mine = before.then(() => (signal?.aborted ? undefined : hold()));
      held.set(
        name,
        mine.catch(() => undefined),
      );
      await Promise.race([before, given.promise]);
      await mine;
    },
  };
}

/** Two tabs, what each does of it in order, and how long it takes to close. */
function twoTabs(locks: Locks | undefined = locksOfBrowser()) {
  const did: string[] = [];
  const closing = Promise.withResolvers<void>();
  const tab = (name: string) =>
    makeHolding(locks, 'house', async () => {
      did.push(`${name} opens`);
      return async () => {
        did.push(`${name} closes`);
        await closing.promise;
      };
    });
  return { did, closed: closing.resolve, one: tab('one'), two: tab('two') };
}

it('lets the next have it only once it is closed', async () => {
  const { did, closed, one, two } = twoTabs();
  expect(await one.take()).toBeNull();
  const next = two.take();
  const left = one.letGo();
  await expect.poll(() => did).toEqual(['one opens', 'one closes']);
  closed();
  await left;
  expect(await next).toBeNull();
  expect(did).toEqual(['one opens', 'one closes', 'two opens']);
});

it('has had nothing that was let go before it was their turn', async () => {
  const { did, closed, one, two } = twoTabs();
  closed();
  await one.take();
  const next = two.take();
  await two.letGo();
  expect(await next).toBeNull();
  await one.letGo();
  expect(did).toEqual(['one opens', 'one closes']);
});

it.each([
  ['with locks', locksOfBrowser()],
  ['without', undefined],
])('is let go for good where it was taken and let go again while it was closing, %s', async (_, locks) => {
  const { did, closed, one } = twoTabs(locks);
  await one.take();
  const all = [one.letGo(), one.take(), one.letGo()];
  closed();
  await Promise.all(all);
  expect(did).toEqual(['one opens', 'one closes']);
  expect(await one.take()).toBeNull();
  expect(did.at(-1)).toBe('one opens');
});

it('says why it cannot be opened, and holds nothing then', async () => {
  const locks = locksOfBrowser();
  const why = { said: 'it is damaged', can: 'save' } as const;
  const refused = makeHolding(locks, 'house', async () => why);
  expect(await refused.take()).toBe(why);
  const broken = makeHolding(locks, 'house', () => Promise.reject(new Error('gone')));
  await expect(broken.take()).rejects.toThrow('gone');
  expect(await makeHolding(locks, 'house', async () => async () => undefined).take()).toBeNull();
});
