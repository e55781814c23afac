import { type ReactNode, useEffect, useRef } from 'react';
import { plural } from '../plural.ts';

const onceTexts = {
  points: (count: number, unit: string): string =>
    `None of your ${plural(count, unit, `${unit}s`)} is placed. Seal it all the same?`,
  seal: 'Yes, none',
  back: 'Not yet',
} as const;

interface AskOnceProps {
  /** So much is not placed. */
  readonly left: number;
  /** What one of it is called. */
  readonly unit?: string | undefined;
  /** What the press does where nothing is taken of what is suggested; '': something is given. */
  readonly none: string;
  onBack(): void;
  onAnswer(): void;
}

/** Asks, above the button, whether nothing is meant; going back is the first choice. */
export function AskOnce({ left, unit = 'point', none, onBack, onAnswer }: AskOnceProps): ReactNode {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const question = none ? `${none}?` : onceTexts.points(left, unit);
  return (
    <div className="undone trouble" role="alertdialog" aria-label={question}>
      <p>{question}</p>
      <div className="actions">
        <button ref={first} type="button" onClick={onBack}>
          {onceTexts.back}
        </button>
        <button type="button" onClick={onAnswer}>
          {none || onceTexts.seal}
        </button>
      </div>
    </div>
  );
}
