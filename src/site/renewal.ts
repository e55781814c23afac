/** Milliseconds between two looks for a newer build. */
const HOUR = 3_600_000;

/**
 * Let the browser keep the page for when there is no network, and look for a newer build now and then. `told`: there is one, and what
 * goes on with it, which begins this tab anew. Where a browser keeps no pages, as without encryption, nothing is done.
 */
export async function keepPage(told: (renew: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>;
  const registration = await serviceWorker
    ?.register('worker.js', { updateViaCache: 'none' })
    .catch(() => undefined);
  if (!serviceWorker || !registration) return;
  const renew = async (): Promise<void> => {
    const begunAnew = (): void => window.location.reload();
    // another tab may have gone on with it meanwhile
    if (!registration.waiting) return begunAnew();
    serviceWorker.addEventListener('controllerchange', begunAnew, { once: true });
    // while the one before it is only starting, Chromium lets it wait for half a minute: what that one gives shows that it is up
    await fetch('index.html').catch(() => undefined);
    registration.waiting?.postMessage('begin');
  };
  const offer = (): void => {
    // the first that a browser keeps waits for nobody
    if (registration.waiting && registration.active) told(() => void renew());
  };
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', offer),
  );
  offer();
  setInterval(() => void registration.update().catch(() => undefined), HOUR);
}
