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

/** Milliseconds until a server that is away is tried again. */
const AGAIN = 2000;

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
