import type { Page } from 'playwright';
import {
  CHANNEL,
  type Channel,
  type HouseIsHere,
  tabLock,
  type ToTab,
} from '../../src/server/local/index.ts';

/** What a house said. */
interface Said {
  readonly status: number;
  readonly body: unknown;
}

/** A way to ask a house that is not reached by HTTP. */
export type Asking = (path: string, key: string, body?: unknown) => Promise<Said>;

/** Houses that are not reached by HTTP, by the addresses of their pages. */
const houses = new Map<string, Asking>();

/** How to ask the house of the pages at an address, where that is not by HTTP. */
export const askingAt = (url: string): Asking | undefined => houses.get(url);

/** Let tests ask the house of the pages at an address. */
export function letAsk(url: string, asking: Asking): void {
  houses.set(url, asking);
}

/** Ask the house of a browser through one of its pages, as another of its tabs does. */
export function askThrough(page: Page): Asking {
  return (path, key, body) =>
    page.evaluate(askHere, { asked: { path, key, body }, channelName: CHANNEL, lockBegin: tabLock('') });
}

/** What a page has for this. */
interface InPage {
  readonly document: { querySelector(what: string): { readonly content: string } | null };
}

/** Runs in the page. What is asked again of another house is known by the number of its request. */
async function askHere(given: {
  readonly asked: object;
  readonly channelName: string;
  readonly lockBegin: string;
}): Promise<Said> {
  const tab = crypto.randomUUID();
  const { document } = globalThis as unknown as InPage;
  const build = document.querySelector('meta[name="build"]')?.content;
  const channel = new BroadcastChannel(`${given.channelName} ${build}`) as unknown as Channel;
  const over = Promise.withResolvers<void>();
  await new Promise<void>((held) => {
    void navigator.locks.request(given.lockBegin + tab, () => {
      held();
      return over.promise;
    });
  });
  let house: string | undefined;
  try {
    return await new Promise<Said>((resolve) => {
      channel.addEventListener('message', ({ data }) => {
        const said = data as ToTab | HouseIsHere;
        if (said.is === 'here') {
          if (said.house === house) return;
          house = said.house;
          channel.postMessage({ from: tab, is: 'ask', n: 1, asked: given.asked });
        } else if (said.to === tab && said.is === 'answer') resolve(said.answered);
      });
      channel.postMessage({ from: tab, is: 'who' });
    });
  } finally {
    channel.close();
    over.resolve();
  }
}
