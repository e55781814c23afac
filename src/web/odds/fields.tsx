import { type ReactNode, useState } from 'react';
import { factsNeeded } from '../../kernel/sums/evaluate.ts';
import type { FactKey, FactSpec, FactValue } from '../../kernel/sums/facts.ts';
import { typedValue } from '../../kernel/sums/typed.ts';
import { Clauses, useBook } from '../book.tsx';
import { FactField } from '../forms/fact-field.tsx';
import { Find, hasWords } from '../find.tsx';
import { isWide, Part } from './part.tsx';
import type { Given } from './said.ts';
import { o } from './texts.ts';

interface FieldsProps {
  readonly title: string;
  readonly sheet: string;
  readonly given: Given;
  /** What it means to say nothing of a fact. */
  readonly none: string;
  readonly isOpen: boolean;
  onSet(given: Given): void;
}

/** More facts than that are found by their words. */
const FEW = 8;

/** Every fact that a sheet reads: what it is, or for a number what it can be. One situation is open at a time on a phone. */
export function Fields({ title, sheet: name, given, none, isOpen, onSet }: FieldsProps): ReactNode {
  const { table, say } = useBook();
  const [typed, setTyped] = useState('');
  const [isAll, setAll] = useState(false);
  const { sheets, facts } = table.rules;
  const sheet = sheets[name];
  const keys = sheet ? factsNeeded(name, sheet, facts).filter((key) => facts[key]?.by !== 'dice') : [];
  const set = (key: FactKey, text: string): void => {
    const { [key]: _old, ...rest } = given;
    onSet(text === '' ? rest : { ...rest, [key]: text });
  };
  const questions = keys.flatMap((key) => {
    const spec = facts[key];
    return spec ? [{ key, spec }] : [];
  });
  const found = questions.filter(({ spec }) => hasWords(say(spec.question), typed));
  const isShort = !isAll && typed === '' && found.length > FEW;
  const saidOf = o.saidOf(keys.filter((key) => given[key] !== undefined).length, keys.length);
  return (
    <Part title={title} about={saidOf} isOpen={isOpen} {...(isWide() ? {} : { name: 'situation' })}>
      <fieldset className={isShort ? 'odds-facts is-short' : 'odds-facts'}>
        <legend className="visually-hidden">{title}</legend>
        {questions.length > FEW && <Find label={o.findFact} typed={typed} onType={setTyped} />}
        {found.map(({ key, spec }) => (
          <div key={key} className={given[key] === undefined ? 'odds-fact' : 'odds-fact is-said'}>
            <Field spec={spec} none={none} text={given[key] ?? ''} onSet={(text) => set(key, text)} />
          </div>
        ))}
        {isShort && (
          <button type="button" className="rolls-more" onClick={() => setAll(true)}>
            {o.allFacts(found.length)}
          </button>
        )}
      </fieldset>
    </Part>
  );
}

interface FieldProps {
  readonly spec: FactSpec;
  readonly none: string;
  readonly text: string;
  onSet(text: string): void;
}

function Field({ spec, none, text, onSet }: FieldProps): ReactNode {
  const { say } = useBook();
  const { type } = spec;
  const question = say(spec.question);
  const about = <Clauses ids={spec.clauses} />;
  if (type.kind === 'number')
    return <Between question={question} about={about} type={type} text={text} onSet={onSet} />;
  return (
    <FactField
      question={question}
      about={about}
      type={type}
      value={text === '' ? null : typedValue(type, text)}
      none={none}
      onSet={(value: FactValue | null | undefined) =>
        onSet(value === null || value === undefined ? '' : String(value))
      }
    />
  );
}

interface BetweenProps {
  readonly question: string;
  readonly about: ReactNode;
  readonly type: { readonly min: number; readonly max: number };
  readonly text: string;
  onSet(text: string): void;
}

/** A number, or what it can be: the second field follows the first until it has a number of its own. */
function Between({ question, about, type: { min, max }, text, onSet }: BetweenProps): ReactNode {
  const [least = '', most = least] = text.split('..');
  const set = (from: string, to: string): void => {
    if (from === '' && to === '') onSet('');
    else onSet(from === to ? from : `${from === '' ? min : from}..${to === '' ? max : to}`);
  };
  const field = (label: string, value: string, onChange: (value: string) => void): ReactNode => (
    <input
      type="number"
      inputMode="numeric"
      aria-label={label}
      min={min}
      max={max}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
  return (
    <fieldset className="fact-field between">
      <legend>
        <span>{question}</span> {about}
      </legend>
      {field(o.least(question), least, (value) => set(value, most === least ? value : most))}
      <span aria-hidden="true">{o.to}</span>
      {field(o.most(question), most, (value) => set(least, value))}
    </fieldset>
  );
}
