import { type ReactNode, useState } from 'react';

interface FoldProps {
  readonly title: string;
  readonly id?: string;
  /** What is in it must be seen. */
  readonly forced: boolean;
  readonly children: ReactNode;
}

/** Folded until it is opened, or must be seen; it does not close by itself. */
export function Fold({ title, id, forced, children }: FoldProps): ReactNode {
  const [open, setOpen] = useState(forced);
  if (forced && !open) setOpen(true);
  return (
    <details
      className="fold"
      id={id}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      {children}
    </details>
  );
}
