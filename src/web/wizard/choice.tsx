import type { ReactNode } from 'react';

interface ChoiceProps<Id extends string> {
  readonly title: string;
  readonly name: string;
  readonly value: Id;
  readonly items: readonly { readonly id: Id; readonly title: string; readonly about: string }[];
  onChoose(id: Id): void;
}

/** One of a few things, each with a line on what it means. */
export function Choice<Id extends string>({
  title,
  name,
  value,
  items,
  onChoose,
}: ChoiceProps<Id>): ReactNode {
  return (
    <fieldset className="step">
      <legend>{title}</legend>
      {items.map((item) => (
        <label key={item.id} className="choice">
          <input type="radio" name={name} checked={item.id === value} onChange={() => onChoose(item.id)} />
          <span>
            <strong>{item.title}</strong> <span className="hint">{item.about}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
