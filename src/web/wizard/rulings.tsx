import { type ReactNode, useId, useState } from 'react';
import type { Scenario } from '../../kernel/rulebook.ts';
import type { Ruling, Rulings } from '../../kernel/steps/ruling.ts';
import type { RulebookInfo } from '../api.ts';
import { Find, hasWords } from '../find.tsx';
import { t } from './t.ts';
import { Fold } from './fold.tsx';

interface RulingChoicesProps {
  readonly book: RulebookInfo;
  /** Absent: whatever the scenario. */
  readonly scenario?: Scenario;
  readonly chosen: Readonly<Rulings>;
  onChoose(id: string, choice: string): void;
}

/** The rulings that can make a difference in a scenario, to be found by their words; folded, as the defaults will do. */
export function RulingChoices({ book, scenario, chosen, onChoose }: RulingChoicesProps): ReactNode {
  const [typed, setTyped] = useState('');
  const [all, setAll] = useState(false);
  const choiceOf = ({ id, default: usual }: Ruling): string => chosen[id] ?? usual;
  const changed = book.rulings.filter((each) => choiceOf(each) !== each.default);
  const open = rulingsFor(book, scenario).concat(changed);
  if (book.rulings.length === 0) return null;
  const listed = all ? book.rulings : book.rulings.filter((each) => open.includes(each));
  const found = listed.filter((each) => hasWords(textOf(each), typed));
  const rest = book.rulings.length - listed.length;
  return (
    <Fold title={t.wizard.rulings} about={t.wizard.rulingsOf(listed.length, changed.length)}>
      <p className="hint">{t.wizard.rulingsAbout}</p>
      <Find
        label={t.wizard.findRuling}
        typed={typed}
        onType={setTyped}
        {...(typed === '' ? {} : { found: t.wizard.foundRulings(found.length) })}
      />
      <ul className="ruling-list">
        {found.map((ruling) => (
          <li key={ruling.id}>
            <RulingChoice
              ruling={ruling}
              choice={choiceOf(ruling)}
              onChoose={(choice) => onChoose(ruling.id, choice)}
            />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" className="link" onClick={() => setAll(true)}>
          {t.wizard.otherRulings(rest)}
        </button>
      )}
    </Fold>
  );
}

/** What there is to choose, in a scenario where one is named: not what is settled, nor what makes no difference there. */
export function rulingsFor(
  { rulings, moot }: Pick<RulebookInfo, 'rulings' | 'moot'>,
  scenario?: Pick<Scenario, 'id'>,
): readonly Ruling[] {
  const without = scenario ? (moot[scenario.id] ?? []) : [];
  return rulings.filter(({ id, choices }) => choices.length > 1 && !without.includes(id));
}

/** All that a ruling says, to be searched. */
function textOf({ id, question, clauses, choices }: Ruling): string {
  return [id, question, ...clauses, ...choices.map(({ text }) => text)].join(' ');
}

interface RulingChoiceProps {
  readonly ruling: Ruling;
  readonly choice: string;
  onChoose(choice: string): void;
}

/** A ruling: its question, and folded what each choice of it does. */
function RulingChoice({ ruling, choice, onChoose }: RulingChoiceProps): ReactNode {
  const asked = useId();
  const { id, question, clauses, choices, default: usual, fixed } = ruling;
  const only = choices.length === 1;
  return (
    <details className="ruling-choice">
      <summary>
        <span id={asked}>{question}</span>{' '}
        {choice !== usual && <span className="tag is-changed">{t.wizard.isChanged}</span>}
        <span className="hint">{choices.find((each) => each.id === choice)?.text}</span>
      </summary>
      <div role="group" aria-labelledby={asked}>
        {only && <p className="hint">{t.wizard.settled}</p>}
        {!only &&
          choices.map((each) => (
            <label key={each.id} className="choice">
              <input
                type="radio"
                name={`ruling-${id}`}
                checked={each.id === choice}
                onChange={() => onChoose(each.id)}
              />
              <span>
                {each.text}
                {each.id === usual && <span className="tag">{t.wizard.isDefault}</span>}
              </span>
            </label>
          ))}
        <p className="hint">
          {fixed && !only && `${t.wizard.fixed} `}
          <span className="ruling-id">{id}</span>{' '}
          <span className="clauses">
            {clauses.map((clause) => (
              <cite key={clause}>{clause}</cite>
            ))}
          </span>
        </p>
      </div>
    </details>
  );
}
