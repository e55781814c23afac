/** What a browser has so that one of all its tabs has something; absent where the page is served without encryption. */
export interface Locks {
  request(name: string, options: { readonly signal?: AbortSignal }, held: () => Promise<void>): Promise<void>;
}

/** Why the games of a browser cannot be had. */
export interface OpenFault {
  readonly said: string;
  /** What can be done with their database: nothing; save it; or put it aside, too, for others. */
  readonly can: 'nothing' | 'save' | 'put aside';
}

/** Something that one has at a time. */
export interface Holding {
  /** Have it as soon as nobody else has it; resolves once it is open, or with why it cannot be. */
  take(): Promise<OpenFault | null>;
  /** Let others have it: resolves once it is closed. */
  letGo(): Promise<void>;
}

/** Let one of all that are asked for `name` have what `open` opens; where there are no locks, whoever asks. */
export function makeHolding(
  locks: Locks | undefined,
  name: string,
  open: () => Promise<(() => Promise<void>) | OpenFault>,
): Holding {
  let held: { readonly leave: () => void; readonly over: Promise<void> } | null = null;
  const begin = (opened: PromiseWithResolvers<OpenFault | null>, before: Promise<void>): typeof held => {
    const left = Promise.withResolvers<void>();
    const waiting = new AbortController();
    const { signal } = waiting;
    const hold = async (): Promise<void> => {
      const close = await open();
      if ('said' in close) return opened.resolve(close);
      opened.resolve(null);
      await left.promise;
      await close();
    };
    const asked = async (): Promise<void> => {
      await before;
      if (signal.aborted) opened.resolve(null);
      else await (locks ? locks.request(name, { signal }, hold) : hold());
    };
    const over = asked().catch((error: unknown) => {
      // whoever lets go before it was their turn has had nothing
      if (signal.aborted) opened.resolve(null);
      else opened.reject(error);
    });
    return {
      leave() {
        left.resolve();
        waiting.abort();
      },
      over,
    };
  };
  const letGo = async (): Promise<void> => {
    const one = held;
    held = null;
    one?.leave();
    await one?.over;
  };
  return {
    take() {
      const opened = Promise.withResolvers<OpenFault | null>();
      held = begin(opened, letGo());
      return opened.promise;
    },
    letGo,
  };
}
