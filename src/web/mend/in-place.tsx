import { createContext, type ReactNode, Suspense, useContext, useEffect } from 'react';
import { later } from '../later.tsx';
import { type Mending, useMending } from './mending.tsx';
import type { MendProps } from './opened.tsx';

const OpenedInPlace = later(async () => (await import('./opened.tsx')).OpenedInPlace);

const Context = createContext<MendProps | null>(null);

/** Where lines are put right in their place. */
export const InPlace = Context.Provider;

/** Begin to put a line right: in its place where that is offered, else in a dialog. */
export function useBegin(mending: Mending | null): ((line: number) => void) | null {
  const isInPlace = useContext(Context) !== null;
  return mending && ((line) => mending.begin({ line, ...(isInPlace ? { isInPlace } : {}) }));
}

/** What is open of a line in its place; nothing of any other. */
export function MendInPlace({ n }: { readonly n: number }): ReactNode {
  const mending = useMending();
  const props = useContext(Context);
  if (!props || !mending?.at?.isInPlace || mending.at.line !== n) return null;
  return (
    <Suspense key={mending.times} fallback={null}>
      <Closing mending={mending} />
      <OpenedInPlace {...props} mending={mending} n={n} />
    </Suspense>
  );
}

/** With its place it is closed. */
function Closing({ mending: { close, times } }: { readonly mending: Mending }): ReactNode {
  useEffect(() => () => close(times), []);
  return null;
}
