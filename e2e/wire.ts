import type { Page, Response } from 'playwright';

/** What the server sends to a page, as it is written: bodies of responses of its interface, and frames. */
export interface Wire {
  readonly frames: readonly string[];
  /** All bodies so far, in the order in which their responses began. What begins afterwards is not kept. */
  bodies(): Promise<string[]>;
}

/** Listen to a page's wire from now on. */
export function tapped(page: Page): Wire {
  const frames: string[] = [];
  const bodies: Promise<string>[] = [];
  const keep = (response: Response): void => {
    if (!response.url().includes('/api/')) return;
    const body = response.text();
    // whoever asks for the bodies is told of one that cannot be had, and nobody else
    body.catch(() => undefined);
    bodies.push(body);
  };
  page.on('response', keep);
  // what comes by the clock alone depends on how long a test takes
  const hear = (text: string): void => void (text === '{"type":"beat"}' || frames.push(text));
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => hear(String(payload))));
  return {
    frames,
    bodies: () => {
      // a response that only begins now has no body any more once the page is closed
      page.off('response', keep);
      return Promise.all(bodies);
    },
  };
}
