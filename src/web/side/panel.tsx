import { type ReactNode, useState } from 'react';

/** A part of the desk that is folded until wanted; its inside is made only when it is open. */
export function Panel({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <details className="panel" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {open && <div className="panel-body">{children}</div>}
    </details>
  );
}
