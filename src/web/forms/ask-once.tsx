import { type ReactNode, useEffect, useRef } from 'react';
import { capital } from '../texts.ts';
import { plural } from '../plural.ts';

const onceTexts = {
  points: (count: number, unit: string): string =>
    `${plural(count, `${unit} is`, `${unit}s are`)} not placed`,
  seal: 'seal anyway',
  back: 'Back to the form',
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

/** Asks whether less than one has is meant, or nothing; going back is the first choice. */
export function AskOnce({ left, unit = 'point', none, onBack, onAnswer }: AskOnceProps): ReactNode {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const question = none ? `${none}?` : `${onceTexts.points(left, unit)}: ${onceTexts.seal}?`;
  return (
    <div className="undone trouble before" role="alertdialog" aria-label={question}>
      <p>{question}</p>
      <div className="actions">
        <button ref={first} type="button" onClick={onBack}>
          {onceTexts.back}
        </button>
        <button type="button" onClick={onAnswer}>
          {none || capital(onceTexts.seal)}
        </button>
      </div>
    </div>
  );
}
