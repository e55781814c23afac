import type { Page, Request } from 'playwright';

// When nothing is on its way to a page any more: not after a while, but once what it asked for is there and drawn.

const asking = new WeakMap<Page, Set<Request>>();

/** Keep in mind what a page asks for from now on. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>();
  asking.set(page, open);
  page.on('request', (request) => open.add(request));
  const ended = (request: Request): void => void open.delete(request);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
}

/** Wait until a page has all that it asked for, has drawn it, and asks for nothing more because of it. */
export async function settled(page: Page): Promise<void> {
  const open = asking.get(page);
  if (!open) throw new Error('what this page asks for is not watched');
  for (let isStill = false; !isStill; ) {
    await Promise.all([...open].map(toEnd));
    await page.evaluate(drawn);
    isStill = open.size === 0;
  }
}

/** Wait until a request has come to its end, whichever. */
async function toEnd(request: Request): Promise<void> {
  const response = await request.response();
  await response?.finished();
}

/** Runs in the page. */
function drawn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())));
  });
}
