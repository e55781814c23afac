import type { ReactNode } from 'react';
import { useBook } from '../book.tsx';
import type { TouchSum } from './answers.ts';
import { cardTexts } from './card-texts.ts';

interface CardSumsProps {
  readonly sums: readonly TouchSum[];
  /** It is filled in: back to the question. */
  onDone(): void;
}

/** What of the open question can be tried here: with the most there is money for in one press, or with another sum. */
export function CardSums({ sums, onDone }: CardSumsProps): ReactNode {
  const { say } = useBook();
  const most = sums.at(-1);
  if (!most) return null;
  const textOf = ({ verb, name, sum }: TouchSum): string =>
    cardTexts.tries(verb ? say(verb) : cardTexts.take, say(name), sum && say(sum));
  const take = (each: TouchSum): void => {
    each.give();
    onDone();
  };
  return (
    <div className="column after" role="group" aria-label={cardTexts.trying}>
      <button type="button" className="main whole" aria-pressed={most.taken} onClick={() => take(most)}>
        {textOf(most)}
      </button>
      <div className="act-chips flow">
        {sums.slice(0, -1).map((each, i) => (
          <button
            key={i}
            type="button"
            className="round"
            aria-pressed={each.taken}
            onClick={() => take(each)}
          >
            {textOf(each)}
          </button>
        ))}
      </div>
    </div>
  );
}
