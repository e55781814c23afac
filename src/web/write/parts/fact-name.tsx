import { type ReactNode, useState } from 'react';
import { own } from '../../../kernel/json.ts';
import { Frame } from './frame.tsx';
import { includes, useQuestions } from './questions.ts';
import { writeTexts } from '../texts.ts';
import { type Asked, usePlace, useWriting } from '../writing.ts';

/** The name of a fact that is a number. */
export function NumberFactField(asked: Asked<'number-fact'>): ReactNode {
  const { set } = usePlace(asked.path);
  return <FactName {...asked} onlyNumbers onPick={set} />;
}

interface FactNameProps extends Pick<Asked, 'path' | 'title' | 'about'> {
  readonly onlyNumbers?: boolean;
  onPick(key: string): void;
}

/** The name of a fact, by its question. */
export function FactName({ onlyNumbers = false, onPick, ...asked }: FactNameProps): ReactNode {
  const { nameable } = useWriting();
  const { value, control } = usePlace(asked.path);
  const [find, setFind] = useState('');
  const found = useQuestions(nameable).filter(
    ({ key, spec, question }) =>
      key === value ||
      ((!onlyNumbers || spec.type.kind === 'number') && includes(`${question} ${key}`, find)),
  );
  const groups = Map.groupBy(found, ({ key, group }) => (key.includes('.') ? group : writeTexts.ownFacts));
  return (
    <Frame {...asked} className="field fact-name">
      <span className="find-and-choose">
        <input
          type="search"
          aria-label={`${writeTexts.findFact}: ${asked.title}`}
          placeholder={writeTexts.findFact}
          value={find}
          onChange={({ target }) => setFind(target.value)}
        />
        <select
          {...control}
          value={typeof value === 'string' && own(nameable, value) ? value : ''}
          onChange={({ target }) => onPick(target.value)}
        >
          <option value="">{found.length === 0 ? writeTexts.noFact : writeTexts.choose}</option>
          {[...groups].map(([group, members]) => (
            <optgroup key={group} label={group}>
              {members.map(({ key, question }) => (
                <option key={key} value={key}>
                  {question}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </span>
    </Frame>
  );
}
