import { type ReactNode, useEffect, useRef, useState } from 'react';

interface PanelProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Each new wish opens it and brings it into view. */
  readonly wanted?: object | null;
}

/** A part of the desk that is folded until wanted; its inside is made only when it is open. */
export function Panel({ title, children, wanted = null }: PanelProps): ReactNode {
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!wanted) return;
    setOpen(true);
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [wanted]);
  return (
    <details
      ref={panel}
      className="panel"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h2>{title}</h2>
      </summary>
      {open && <div className="panel-body">{children}</div>}
    </details>
  );
}
