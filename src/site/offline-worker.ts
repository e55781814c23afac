import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

// The worker that keeps every file of the page, so that it is there without a network. It keeps no games, and asks for nothing but
// the files of its build. A newer one waits until the page tells it to begin, or no page is open any more.

/** What the build puts before it: all files of the page. */
declare const FILES: Parameters<PrecacheController['addToCacheList']>[0];

type Waiting = Parameters<PrecacheController['activate']>[0];

/** What such a worker has for this. */
interface OfflineScope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: { readonly type: 'window' }): Promise<readonly unknown[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', act: (event: Waiting) => void): void;
  addEventListener(kind: 'message', heard: (event: { readonly data: unknown }) => void): void;
}

const scope = globalThis as unknown as OfflineScope;

const controller = new PrecacheController();
const { cacheName } = controller.strategy;
controller.addToCacheList(FILES);

/** What the build before it kept is there for pages of that build, as long as any is open. */
async function begin(event: Waiting): Promise<void> {
  await scope.clients.claim();
  if ((await scope.clients.matchAll({ type: 'window' })).length <= 1) await controller.activate(event);
}

scope.addEventListener('install', (event) => void controller.install(event));
scope.addEventListener('activate', (event) => event.waitUntil(begin(event)));
scope.addEventListener('message', ({ data }) => {
  if (data === 'begin') void scope.skipWaiting();
});

registerRoute(new PrecacheRoute(controller));
registerRoute(
  ({ sameOrigin }) => sameOrigin,
  async ({ request }) => (await caches.match(request, { cacheName })) ?? fetch(request),
);
