import {
  createContext,
  createElement,
  type FunctionComponent,
  lazy,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { allSent } from './api.ts';

/** Milliseconds until a server that is away is tried again. */
const AGAIN = 2000;

/** Milliseconds in which a page does not begin anew a second time. */
const LONG_ENOUGH = 60_000;

/** What had the focus when a component was asked for whose script came later. */
const AskedFrom = createContext<Element | null>(null);

/** A component whose script comes when it is shown first. Without a connection it waits, and leaves all else as it is. */
export function later<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  const Loaded = lazy(async () => ({ default: await loaded(load) }));
  return function Later(props) {
    const [from] = useState(() => document.activeElement);
    return <AskedFrom.Provider value={from}>{createElement(Loaded, props)}</AskedFrom.Provider>;
  };
}

/**
 * Leads a reader to what they asked for, and again with each other value of `when`. If the script of a `later` component was
 * still on its way and they have gone elsewhere meanwhile, they stay there.
 */
export function useLead(lead: () => void, when?: unknown): void {
  const from = useContext(AskedFrom);
  const isNew = useRef(true);
  useEffect(() => {
    const { activeElement } = document;
    const hasGoneOn =
      isNew.current && from !== null && activeElement !== from && activeElement !== document.body;
    isNew.current = false;
    if (!hasGoneOn) lead();
  }, [when]);
}

/** Whether the server was there when something was last heard of it. */
let isHeardOf = true;

/** The server is there, or it is away. */
export function hearOfServer(isHere: boolean): void {
  isHeardOf = isHere;
}

/**
 * What is fetched once the server is there. A browser that has asked for a script in vain never asks again while the page lives: so
 * a server that is away is asked for something else first, and where a script was lost all the same the page begins anew.
 */
export async function loaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      if (isHeardOf || (await isThere())) return await load();
    } catch {
      if (await isThere()) return load().catch(beginAnew);
    }
    await new Promise((resolve) => {
      setTimeout(resolve, AGAIN);
    });
  }
}

/** When a page has begun anew, for as long as its tab is open. */
const BEGUN = 'demarche.begun-anew';

/** The page begins anew once all that was sent is done. Throws where that has just not helped. */
async function beginAnew(error: unknown): Promise<never> {
  const last = Number(sessionStorage.getItem(BEGUN));
  if (Date.now() - last < LONG_ENOUGH) throw error;
  await allSent();
  sessionStorage.setItem(BEGUN, String(Date.now()));
  window.location.reload();
  return new Promise<never>(() => undefined);
}

async function isThere(): Promise<boolean> {
  return fetch('icon.svg', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
