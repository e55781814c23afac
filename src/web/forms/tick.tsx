import type { ReactNode } from 'react';

interface TickProps {
  readonly id: string;
  readonly label: string;
  readonly taken: boolean;
  readonly closed: boolean;
  readonly why: string | undefined;
  onTake(taken: boolean): void;
  onFocus?(): void;
}

/** Taken or left. */
export function Tick({ id, label, taken, closed, why, onTake, onFocus }: TickProps): ReactNode {
  const isShut = closed && !taken;
  return (
    <label className="tick">
      <input
        id={id}
        type="checkbox"
        aria-label={label}
        aria-disabled={isShut ? true : undefined}
        aria-describedby={why}
        checked={taken}
        onChange={() => !isShut && onTake(!taken)}
        onFocus={onFocus}
      />
    </label>
  );
}
