import type { ReactNode } from 'react';
import { deskTexts } from '../texts.ts';

interface StepperProps {
  /** The id of the field in the page. */
  readonly id: string;
  readonly label: string;
  readonly points: number;
  /** The most it can hold now. */
  readonly room: number;
  /** It takes nothing now; `why` is the id of the line that says why. */
  readonly closed: boolean;
  readonly why: string | undefined;
  /** `pressed`: by its buttons, which do not say the number themselves. */
  onSet(points: number, pressed?: boolean): void;
  onFocus?(): void;
}

/** A whole number with one less and one more. */
export function Stepper({ id, label, points, room, closed, why, onSet, onFocus }: StepperProps): ReactNode {
  return (
    <span className="stepper">
      <button
        type="button"
        aria-label={deskTexts.form.fewer(label)}
        aria-disabled={points === 0}
        onClick={() => points > 0 && onSet(points - 1, true)}
      >
        {'\u2212'}
      </button>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        aria-label={label}
        aria-describedby={why}
        readOnly={closed}
        value={points}
        onChange={(event) => onSet(Math.trunc(Number(event.target.value)))}
        onFocus={onFocus}
      />
      <button
        type="button"
        aria-label={deskTexts.form.more(label)}
        aria-disabled={points >= room}
        onClick={() => points < room && onSet(points + 1, true)}
      >
        +
      </button>
    </span>
  );
}
