import { type ReactNode, useId, useState } from 'react';
import type { Scenario } from '../../kernel/rulebook.ts';
import { type Ruling, type Rulings, usualChoice } from '../../kernel/steps/ruling.ts';
import type { RulebookInfo } from '../api.ts';
import { Find, hasWords } from '../find.tsx';
import { Choice } from './choice.tsx';
import { setUpTexts } from './texts.ts';
import { Fold } from './fold.tsx';
import './set-up.css';

interface RulingChoicesProps {
  readonly book: RulebookInfo;
  /** Absent: whatever the scenario. */
  readonly scenario?: Scenario;
  readonly chosen: Readonly<Rulings>;
  /** Several people play, each at a device of their own. */
  readonly apart?: boolean;
  onChoose(id: string, choice: string): void;
}

/** The rulings that can make a difference in a scenario, to be found by their words; folded, as the defaults will do. */
export function RulingChoices({
  book,
  scenario,
  chosen,
  apart = false,
  onChoose,
}: RulingChoicesProps): ReactNode {
  const [typed, setTyped] = useState('');
  const [all, setAll] = useState(false);
  const choiceOf = (ruling: Ruling): string => chosen[ruling.id] ?? usualChoice(ruling, apart);
  const changed = book.rulings.filter((each) => choiceOf(each) !== usualChoice(each, apart));
  const open = rulingsFor(book, scenario).concat(changed);
  if (book.rulings.length === 0) return null;
  // what stands open already is not listed again
  const here = all ? book.rulings : book.rulings.filter((each) => open.includes(each));
  const listed = here.filter(({ atSetUp }) => !atSetUp);
  const found = listed.filter((each) => hasWords(textOf(each), typed));
  const rest = book.rulings.length - here.length;
  return (
    <Fold
      title={setUpTexts.wizard.rulings}
      about={setUpTexts.wizard.rulingsOf(listed.length, changed.length)}
    >
      <p className="hint">{setUpTexts.wizard.rulingsAbout}</p>
      <Find
        label={setUpTexts.wizard.findRuling}
        typed={typed}
        onType={setTyped}
        {...(typed === '' ? {} : { found: setUpTexts.wizard.foundRulings(found.length) })}
      />
      <ul className="ruled bare">
        {found.map((ruling) => (
          <li key={ruling.id}>
            <RulingChoice
              ruling={ruling}
              choice={choiceOf(ruling)}
              usual={usualChoice(ruling, apart)}
              onChoose={(choice) => onChoose(ruling.id, choice)}
            />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" className="link" onClick={() => setAll(true)}>
          {setUpTexts.wizard.otherRulings(rest)}
        </button>
      )}
    </Fold>
  );
}

/** Those rulings that a table decides as it sets a game up, open, each with what its choices do. */
export function SetUpRulings({
  book,
  scenario,
  chosen,
  apart = false,
  onChoose,
}: RulingChoicesProps): ReactNode {
  return rulingsFor(book, scenario)
    .filter(({ atSetUp }) => atSetUp)
    .map((ruling) => ({ ...ruling, usual: usualChoice(ruling, apart) }))
    .map(({ id, question, choices, usual }) => (
      <Choice
        key={id}
        cards
        title={question}
        name={`set-up-${id}`}
        value={chosen[id] ?? usual}
        items={choices.map((each) => ({ id: each.id, title: each.text, about: '' }))}
        onChoose={(choice) => onChoose(id, choice)}
      />
    ));
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
  readonly usual: string;
  onChoose(choice: string): void;
}

/** A ruling: its question, and folded what each choice of it does. */
function RulingChoice({ ruling, choice, usual, onChoose }: RulingChoiceProps): ReactNode {
  const asked = useId();
  const { id, question, clauses, choices, fixed } = ruling;
  const only = choices.length === 1;
  return (
    <details className="ruling-choice">
      <summary>
        <span id={asked} className="strong">
          {question}
        </span>{' '}
        {choice !== usual && <span className="tag is-changed">{setUpTexts.wizard.isChanged}</span>}
        <span className="hint short">{choices.find((each) => each.id === choice)?.text}</span>
      </summary>
      <div role="group" aria-labelledby={asked}>
        {only && <p className="hint">{setUpTexts.wizard.settled}</p>}
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
                {each.id === usual && <span className="tag">{setUpTexts.wizard.isDefault}</span>}
                {each.values?.map((value) => (
                  <span key={value} className="hint">
                    {value}
                  </span>
                ))}
              </span>
            </label>
          ))}
        <p className="hint">
          {fixed && !only && `${setUpTexts.wizard.fixed} `}
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
