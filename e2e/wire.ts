import type { Page } from 'playwright';

/** What the server sends to a page, as it is written: bodies of responses of its interface, and frames. */
export interface Wire {
  readonly frames: readonly string[];
  /** All bodies so far, in the order in which they were asked for. What is asked for afterwards is not kept. */
  bodies(): Promise<readonly string[]>;
}

/** Listen to a page's wire from now on. */
export async function tapped(page: Page): Promise<Wire> {
  const frames: string[] = [];
  const bodies: string[] = [];
  // taken on their way: a browser forgets the body of what its page no longer waits for
  await page.route(/\/api\//, async (route) => {
    const at = bodies.push('') - 1;
    const response = await route.fetch();
    bodies[at] = await response.text();
    await route.fulfill({ response });
  });
  // what comes by the clock alone depends on how long a test takes
  const hear = (text: string): void => void (text === '{"type":"beat"}' || frames.push(text));
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => hear(String(payload))));
  return {
    frames,
    async bodies() {
      await page.unrouteAll({ behavior: 'wait' });
      return bodies;
    },
  };
}
