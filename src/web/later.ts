import { type FunctionComponent, lazy } from 'react';

/** Milliseconds until a server that is away is tried again. */
const AGAIN = 2000;

/** A component whose script comes when it is shown first. Without a connection it waits, and leaves all else as it is. */
export function later<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  return lazy(async () => ({ default: await loaded(load) }));
}

/** What is fetched once the server is there. Throws where the server is there and has it no more: the page is older than it. */
export async function loaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      if (await isThere()) return load();
      await new Promise((resolve) => {
        setTimeout(resolve, AGAIN);
      });
    }
  }
}

async function isThere(): Promise<boolean> {
  return fetch('/icon.svg', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
