import { type ReactNode, useId } from 'react';
import './set-up.css';

interface ChoiceProps<Id extends string> {
  readonly title: string;
  readonly name: string;
  readonly value: Id;
  readonly items: readonly { readonly id: Id; readonly title: string; readonly about: string }[];
  /** Side by side, each a card. */
  readonly cards?: boolean;
  onChoose(id: Id): void;
}

/** One of a few things, each with a line on what it means. */
export function Choice<Id extends string>({
  title,
  name,
  value,
  items,
  cards,
  onChoose,
}: ChoiceProps<Id>): ReactNode {
  const ids = useId();
  return (
    <fieldset className={cards ? 'step is-cards' : 'step'}>
      <legend>{title}</legend>
      {items.map((item) => (
        <label key={item.id} className={cards ? 'choice covered box' : 'choice'}>
          <input
            type="radio"
            name={name}
            aria-labelledby={`${ids}${item.id}`}
            aria-describedby={`${ids}${item.id}-about`}
            checked={item.id === value}
            onChange={() => onChoose(item.id)}
          />
          <span>
            <strong id={`${ids}${item.id}`}>{item.title}</strong>{' '}
            <span className={cards ? 'hint clamp' : 'hint'} id={`${ids}${item.id}-about`}>
              {item.about}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
