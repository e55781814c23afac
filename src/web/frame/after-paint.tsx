import { type ReactNode, Suspense, useEffect, useState } from 'react';

interface AfterPaintProps {
  /** What it needs; must not fail. */
  readonly needs: Promise<void>;
  readonly children: ReactNode;
}

/** What is heavy, once all that stands beside it is on the screen: the question is there to be read first. */
export function AfterPaint({ needs, children }: AfterPaintProps): ReactNode {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let gone = false;
    const frame = requestAnimationFrame(() => {
      setTimeout(() => void needs.then(() => !gone && setPainted(true)));
    });
    return () => {
      gone = true;
      cancelAnimationFrame(frame);
    };
  }, [needs]);
  return isPainted ? <Suspense fallback={null}>{children}</Suspense> : null;
}
