import { type ReactNode, useState } from 'react';
import './set-up.css';

interface FoldProps {
  readonly title: string;
  /** What is in it, in a few words. */
  readonly about: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** What need not be asked: it stands folded, with how it is now; once opened it is closed only by hand. */
export function Fold({ title, about, isOpen = false, children }: FoldProps): ReactNode {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <details className="step is-folded" open={wasOpen}>
      <summary>
        <h2>{title}</h2> <span className="hint">{about}</span>
      </summary>
      {children}
    </details>
  );
}
