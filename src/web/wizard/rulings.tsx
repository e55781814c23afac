import { type ReactNode, useId } from 'react';
import type { Ruling, Rulings } from '../../kernel/steps/ruling.ts';
import type { RulebookInfo } from '../api.ts';
import { t } from '../texts.ts';

interface RulingChoicesProps {
  readonly book: RulebookInfo;
  readonly chosen: Readonly<Rulings>;
  onChoose(id: string, choice: string): void;
}

/** Every ruling with its question and what each choice means; folded, as the defaults will do. */
export function RulingChoices({ book, chosen, onChoose }: RulingChoicesProps): ReactNode {
  if (book.rulings.length === 0) return null;
  const changed = book.rulings.filter((each) => (chosen[each.id] ?? each.default) !== each.default);
  return (
    <fieldset className="step">
      <legend>{t.wizard.rulings}</legend>
      <p className="hint">{t.wizard.rulingsAbout}</p>
      <details>
        <summary>
          {t.wizard.count(book.rulings.length)}, {t.wizard.changed(changed.length)}
        </summary>
        {book.rulings.map((ruling) => (
          <RulingChoice
            key={ruling.id}
            ruling={ruling}
            choice={chosen[ruling.id] ?? ruling.default}
            onChoose={(choice) => onChoose(ruling.id, choice)}
          />
        ))}
      </details>
    </fieldset>
  );
}

interface RulingChoiceProps {
  readonly ruling: Ruling;
  readonly choice: string;
  onChoose(choice: string): void;
}

function RulingChoice({ ruling, choice, onChoose }: RulingChoiceProps): ReactNode {
  const asked = useId();
  const only = ruling.choices.length === 1;
  return (
    <fieldset className="ruling-choice" aria-labelledby={asked}>
      <legend>
        <span className="ruling-id">{ruling.id}</span> <span id={asked}>{ruling.question}</span>{' '}
        <span className="clauses">
          {ruling.clauses.map((clause) => (
            <cite key={clause}>{clause}</cite>
          ))}
        </span>
      </legend>
      {only && (
        <p>
          {ruling.choices[0]?.text} <span className="hint">{t.wizard.settled}</span>
        </p>
      )}
      {!only &&
        ruling.choices.map((each) => (
          <label key={each.id} className="choice">
            <input
              type="radio"
              name={`ruling-${ruling.id}`}
              checked={each.id === choice}
              onChange={() => onChoose(each.id)}
            />
            <span>
              {each.text}
              {each.id === ruling.default && <span className="tag">{t.wizard.isDefault}</span>}
            </span>
          </label>
        ))}
      {ruling.fixed && !only && <p className="hint">{t.wizard.fixed}</p>}
    </fieldset>
  );
}
