import { type ReactNode, Suspense, useEffect } from 'react';
import { useBook } from '../book.tsx';
import { useMending } from './mending.tsx';
import type { MendProps } from './opened.tsx';
import { later } from '../later.tsx';

const load = () => import('./opened.tsx');
const Opened = later(async () => (await load()).Opened);

/** Milliseconds in which a desk can be read and pressed before more comes. */
const AFTER_DESK = 1000;

/** What can be put right of a line, in a dialog over the desk; nothing while none is open. Its script comes after the desk, and what plays with it. */
export function MendDialog(props: MendProps): ReactNode {
  const mending = useMending();
  const { whole } = useBook();
  useEffect(() => {
    // whoever is without a server by then has it here
    const have = (): void => {
      void load().catch(() => undefined);
      void whole.load();
    };
    const timer = setTimeout(have, AFTER_DESK);
    return () => clearTimeout(timer);
  }, [whole]);
  if (!mending?.at || mending.at.isInPlace) return null;
  return (
    <Suspense fallback={null}>
      <Opened key={mending.times} {...props} mending={mending} n={mending.at.line} />
    </Suspense>
  );
}
