import { type ReactNode, useId, useState } from 'react';
import type { FactKey, FactSpec, FactValue } from '../../kernel/sums/facts.ts';
import { Clauses, useBook } from '../book.tsx';
import { Find, hasWords } from '../find.tsx';
import { labelOf } from '../forms/fact-field.tsx';
import { isWide, Part } from './part.tsx';
import { type Given, UNKNOWN } from './said.ts';
import { oddsTexts } from './texts.ts';
import { askedFor, isSupposed, usualOf } from './usual.ts';

interface FieldsProps {
  readonly title: string;
  readonly sheet: string;
  readonly given: Given;
  /** What holds where nothing is said here: as in the first; absent: what is usual. */
  readonly otherwise?: Given;
  readonly isOpen: boolean;
  onSet(given: Given): void;
}

/** More facts than that are found by their words. */
const FEW = 8;

/** Every fact that a sheet reads, set as is usual. One situation is open at a time on a phone. */
export function Fields({ title, sheet, given, otherwise, isOpen, onSet }: FieldsProps): ReactNode {
  const { table, say } = useBook();
  const [typed, setTyped] = useState('');
  const [isAll, setAll] = useState(false);
  const { facts } = table.rules;
  const set = (key: FactKey, text: string | null): void => {
    const { [key]: _old, ...rest } = given;
    onSet(text === null ? rest : { ...rest, [key]: text });
  };
  const questions = askedFor(table.rules, sheet).flatMap((key) => {
    const spec = facts[key];
    return spec ? [{ key, spec }] : [];
  });
  const found = questions.filter(({ spec }) => hasWords(say(spec.question), typed));
  const isShort = !isAll && typed === '' && found.length > FEW;
  const said = oddsTexts.saidOf(
    questions.filter(({ key }) => given[key] !== undefined).length,
    questions.length,
  );
  return (
    <Part title={title} about={said} isOpen={isOpen} {...(isWide() ? {} : { name: 'situation' })}>
      <fieldset className={isShort ? 'odds-facts is-short' : 'odds-facts'}>
        <legend className="visually-hidden">{title}</legend>
        {questions.length > FEW && <Find label={oddsTexts.findFact} typed={typed} onType={setTyped} />}
        {found.map(({ key, spec }) => (
          <div key={key} className={given[key] === undefined ? 'odds-fact' : 'odds-fact is-said'}>
            <Row
              spec={spec}
              given={given[key]}
              before={otherwise?.[key]}
              isSecond={otherwise !== undefined}
              onSet={(text) => set(key, text)}
            />
          </div>
        ))}
        {isShort && (
          <button type="button" className="rolls-more" onClick={() => setAll(true)}>
            {oddsTexts.allFacts(found.length)}
          </button>
        )}
      </fieldset>
    </Part>
  );
}

interface RowProps {
  readonly spec: FactSpec;
  /** What is said of it here, and in the first situation. */
  readonly given: string | undefined;
  readonly before: string | undefined;
  readonly isSecond: boolean;
  onSet(text: string | null): void;
}

/** A fact, what it is, and whether that is usual, supposed or changed; that it is not known is one of its choices. */
function Row({ spec, given, before, isSecond, onSet }: RowProps): ReactNode {
  const { say, name } = useBook();
  const asked = useId();
  const usual = usualOf(spec);
  const first = before ?? String(usual);
  const held = given ?? first;
  const mark =
    given === undefined
      ? isSecond
        ? oddsTexts.same
        : isSupposed(spec)
          ? oddsTexts.supposed
          : oddsTexts.usual
      : oddsTexts.changed(labelOf(usual, (value) => called(spec, value, name)));
  return (
    <fieldset className="fact-field odds-row apart" aria-labelledby={asked}>
      <legend>
        <span id={asked}>{say(spec.question)}</span> <Clauses ids={spec.clauses} />
        <small className={given === undefined ? undefined : 'is-changed'}>{mark}</small>
      </legend>
      <span className="odds-control flow">
        {held === UNKNOWN && spec.type.kind !== 'number' ? (
          <span className="hint">{oddsTexts.unknown}</span>
        ) : (
          <Value spec={spec} held={held} label={say(spec.question)} onSet={onSet} />
        )}
        <button
          type="button"
          className="link"
          aria-pressed={held === UNKNOWN}
          onClick={() => onSet(held === UNKNOWN ? null : UNKNOWN)}
        >
          {held === UNKNOWN ? oddsTexts.known : oddsTexts.unknown}
        </button>
        {given !== undefined && held !== UNKNOWN && (
          <button type="button" className="link" onClick={() => onSet(null)}>
            {isSecond ? oddsTexts.backToFirst : oddsTexts.backToUsual}
          </button>
        )}
      </span>
    </fieldset>
  );
}

/** What a value is called; of a power and its result, and the like, each part. */
function called({ type }: FactSpec, value: FactValue, name: (value: FactValue) => string): string {
  if (type.kind !== 'choice' || typeof value !== 'string' || !value.includes('/')) return name(value);
  const whole = name(value);
  return whole === value ? value.split('/').map(name).join(': ') : whole;
}

interface ValueProps {
  readonly spec: FactSpec;
  /** As it is typed: a value, or for a number what it can be, '2..5'. */
  readonly held: string;
  readonly label: string;
  onSet(text: string): void;
}

/** The control that its type needs. */
function Value({ spec, held, label, onSet }: ValueProps): ReactNode {
  const { name } = useBook();
  const { type } = spec;
  if (type.kind === 'number') return <Amount type={type} held={held} label={label} onSet={onSet} />;
  const values: readonly FactValue[] = type.kind === 'boolean' ? [false, true] : type.values;
  const text = (value: FactValue): string => labelOf(value, (each) => called(spec, each, name));
  return (
    <select aria-label={label} value={held} onChange={({ target }) => onSet(target.value)}>
      {values.map((value) => (
        <option key={String(value)} value={String(value)}>
          {text(value)}
        </option>
      ))}
    </select>
  );
}

interface AmountProps {
  readonly type: { readonly min: number; readonly max: number };
  readonly held: string;
  readonly label: string;
  onSet(text: string): void;
}

/** A number, one more or one less; where two are said, the least and the most. */
function Amount({ type: { min, max }, held, label, onSet }: AmountProps): ReactNode {
  const isRange = held === UNKNOWN || held.includes('..');
  const [least = '', most = least] = held === UNKNOWN ? [`${min}`, `${max}`] : held.split('..');
  const at = Number(least);
  const field = (called: string, value: string, onChange: (value: string) => void): ReactNode => (
    <input
      type="number"
      inputMode="numeric"
      aria-label={called}
      min={min}
      max={max}
      value={value}
      onChange={({ target }) => onChange(target.value === '' ? String(min) : target.value)}
    />
  );
  if (isRange)
    return (
      <>
        {field(oddsTexts.least(label), least, (value) => onSet(`${value}..${most}`))}
        <span aria-hidden="true">{oddsTexts.to}</span>
        {field(oddsTexts.most(label), most, (value) => onSet(`${least}..${value}`))}
      </>
    );
  return (
    <span className="stepper">
      <button
        type="button"
        aria-label={oddsTexts.less(label)}
        aria-disabled={at <= min}
        onClick={() => at > min && onSet(String(at - 1))}
      >
        {'\u2212'}
      </button>
      {field(label, least, onSet)}
      <button
        type="button"
        aria-label={oddsTexts.more(label)}
        aria-disabled={at >= max}
        onClick={() => at < max && onSet(String(at + 1))}
      >
        +
      </button>
    </span>
  );
}
