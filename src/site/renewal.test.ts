import { afterEach, expect, it, vi } from 'vitest';
import { keepPage } from './renewal.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser with a newer build that waits; what it was told, and what was asked of the one that keeps the page now. */
async function offered(waiting: { postMessage(said: string): void } | null) {
  const heard = new EventTarget();
  const registration = Object.assign(new EventTarget(), { waiting, active: {} });
  const serviceWorker = Object.assign(heard, { register: async () => registration });
  const reload = vi.fn<() => void>();
  const asked = Promise.withResolvers<object>();
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('window', { location: { reload } });
  vi.stubGlobal('setInterval', () => 0);
  vi.stubGlobal('fetch', () => asked.promise);
  const renews: (() => void)[] = [];
  await keepPage((renew) => renews.push(renew));
  return { renews, registration, heard, reload, asked };
}

const turn = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

it.each(['is up', 'has nothing'])(
  'lets a newer build begin once the one before %s, and begins anew with it',
  async (answer) => {
    const postMessage = vi.fn<(said: string) => void>();
    const { renews, heard, reload, asked } = await offered({ postMessage });
    renews[0]?.();
    await turn();
    expect(postMessage).not.toHaveBeenCalled();
    if (answer === 'is up') asked.resolve({});
    else asked.reject(new TypeError('no network'));
    await turn();
    expect(postMessage.mock.calls).toEqual([['begin']]);
    expect(reload).not.toHaveBeenCalled();
    heard.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

it('begins anew at once where another tab has gone on with it, and also where it does so meanwhile', async () => {
  const postMessage = vi.fn<(said: string) => void>();
  const { renews, registration, heard, reload, asked } = await offered({ postMessage });
  renews[0]?.();
  registration.waiting = null;
  heard.dispatchEvent(new Event('controllerchange'));
  asked.resolve({});
  await turn();
  expect(postMessage).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledTimes(1);
  renews[0]?.();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('offers nothing where none waits', async () => {
  expect((await offered(null)).renews).toEqual([]);
});
