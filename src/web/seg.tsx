import type { ReactNode } from 'react';

interface SegProps<Id extends string> {
  /** What is chosen, for those who hear it. */
  readonly label: string;
  readonly value: Id;
  readonly items: readonly (readonly [id: NoInfer<Id>, text: string])[];
  readonly wide?: boolean;
  onChoose(id: NoInfer<Id>): void;
}

/** One of a few things that need no explanation, side by side. */
export function Seg<Id extends string>({ label, value, items, wide, onChoose }: SegProps<Id>): ReactNode {
  return (
    <span className={wide ? 'seg is-wide' : 'seg'} role="group" aria-label={label}>
      {items.map(([id, text]) => (
        <button key={id} type="button" aria-pressed={id === value} onClick={() => onChoose(id)}>
          {text}
        </button>
      ))}
    </span>
  );
}

interface SameProps {
  readonly label: string;
  readonly about?: ReactNode;
  readonly value: string;
  readonly items: readonly (readonly [id: string, text: string])[];
  onChoose(id: string): void;
}

/** One of many, its name at the left. */
export function Same({ label, about, value, items, onChoose }: SameProps): ReactNode {
  return (
    <div className="same apart">
      <span className="same-name">
        {label}
        {about && <small>{about}</small>}
      </span>
      <select aria-label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
        {items.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
