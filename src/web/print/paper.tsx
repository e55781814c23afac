import { type ReactNode, useEffect, useState } from 'react';
import type { Printed } from './printed.tsx';
import { usePrinting } from './printing.ts';

/** The game on paper, while it is printed. Its script comes after the desk, and is here before anybody prints. */
export function Paper(props: Parameters<typeof Printed>[0]): ReactNode {
  const printing = usePrinting();
  const [OnPaper, setOnPaper] = useState<typeof Printed | null>(null);
  useEffect(() => {
    let gone = false;
    void import('./printed.tsx').then(
      (made) => !gone && setOnPaper(() => made.Printed),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return printing && OnPaper ? <OnPaper {...props} /> : null;
}
