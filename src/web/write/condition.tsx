import { type ReactNode, useState } from 'react';
import type { FactType } from '../../kernel/facts.ts';
import { isRecord, type Json, own } from '../../kernel/json.ts';
import { useBook } from '../book.tsx';
import { t } from '../texts.ts';
import { type Path, valueAt } from './draft.ts';
import { Faults, useFaultProps } from './faults.tsx';
import { type LeafProps, NumberField } from './leaf.tsx';
import { w } from './texts.ts';
import { idOf, useWriting } from './writing.ts';

interface ConditionProps {
  readonly path: Path;
  readonly title: string;
  /** It may go. */
  readonly optional: boolean;
}

type Kind = 'fact' | 'all' | 'any';

/** A condition on facts: one, or all or any of several. */
export function Condition({ path, title, optional }: ConditionProps): ReactNode {
  const { document, set } = useWriting();
  const value = valueAt(document, path);
  if (value === undefined)
    return (
      <button type="button" className="link" onClick={() => set(path, { fact: '' })}>
        {w.condition.add}: {title}
      </button>
    );
  const kind = kindOf(value);
  const parts = partsOf(value);
  return (
    <fieldset className="condition" id={idOf(path)} tabIndex={-1}>
      <legend>{title}</legend>
      <div className="actions">
        <select
          aria-label={`${title}: ${w.condition.kind}`}
          value={kind}
          onChange={({ target }) => set(path, turned(value, target.value as Kind))}
        >
          {(['fact', 'all', 'any'] as const).map((each) => (
            <option key={each} value={each}>
              {w.condition[each]}
            </option>
          ))}
        </select>
        {optional && (
          <button
            type="button"
            className="link"
            aria-label={w.removeOf(title)}
            onClick={() => set(path, undefined)}
          >
            {w.remove}
          </button>
        )}
      </div>
      {kind === 'fact' ? (
        <FactTest path={path} />
      ) : (
        <>
          {parts.map((_, i) => (
            <Condition
              // oxlint-disable-next-line react/no-array-index-key
              key={i}
              path={[...path, kind, i]}
              title={w.condition.part(i + 1)}
              optional={parts.length > 1}
            />
          ))}
          <button
            type="button"
            className="link"
            onClick={() => set([...path, kind, parts.length], { fact: '' })}
          >
            {w.condition.add}
          </button>
        </>
      )}
      <Faults path={path} title={title} />
    </fieldset>
  );
}

function kindOf(value: Json): Kind {
  if (!isRecord(value)) return 'fact';
  return (['all', 'any'] as const).find((kind) => own(value, kind) !== undefined) ?? 'fact';
}

function partsOf(value: Json): readonly Json[] {
  const kind = kindOf(value);
  const list = isRecord(value) ? own(value as Record<string, Json>, kind) : undefined;
  return Array.isArray(list) ? list : [];
}

/** A condition of another kind that keeps what it can of this one. */
function turned(value: Json, kind: Kind): Json {
  const parts = kindOf(value) === 'fact' ? [value] : partsOf(value);
  if (kind !== 'fact') return { [kind]: parts };
  return parts.find((each) => kindOf(each) === 'fact') ?? { fact: '' };
}

/** A fact, and what it must be. */
function FactTest({ path }: { readonly path: Path }): ReactNode {
  const { document, nameable } = useWriting();
  const fact = valueAt(document, [...path, 'fact']);
  const type = typeof fact === 'string' ? own(nameable, fact)?.type : undefined;
  return (
    <div className="fact-test">
      <FactName path={[...path, 'fact']} title={w.fact} whole={path} />
      {type?.kind === 'number' && <NumberTest path={path} type={type} />}
      {type && type.kind !== 'number' && <ValueTest path={[...path, 'is']} type={type} />}
    </div>
  );
}

function NumberTest({ path, type }: { path: Path; type: Extract<FactType, { kind: 'number' }> }): ReactNode {
  const { document } = useWriting();
  const part: LeafProps<'whole'>['part'] = { kind: 'whole', min: type.min, max: type.max };
  const isExact = valueAt(document, [...path, 'is']) !== undefined;
  const keys = isExact ? (['is', 'least', 'most'] as const) : (['least', 'most'] as const);
  return keys.map((key) => (
    <NumberField
      key={key}
      path={[...path, key]}
      field={{ title: key === 'is' ? w.condition.exactly : w.condition[key] }}
      part={part}
    />
  ));
}

function ValueTest({ path, type }: { path: Path; type: Exclude<FactType, { kind: 'number' }> }): ReactNode {
  const { document, set } = useWriting();
  const { name } = useBook();
  const value = valueAt(document, path);
  const values: readonly (string | boolean)[] = type.kind === 'boolean' ? [true, false] : type.values;
  const at = values.findIndex((each) => each === value);
  const label = (each: string | boolean): string => {
    if (typeof each === 'string') return name(each);
    return each ? t.form.yes : t.form.no;
  };
  return (
    <div className="field">
      <label htmlFor={idOf(path)}>{w.condition.is}</label>
      <select
        id={idOf(path)}
        value={at}
        onChange={({ target }) => set(path, values[Number(target.value)])}
        {...useFaultProps(path)}
      >
        <option value={-1}>{w.choose}</option>
        {values.map((each, i) => (
          <option key={String(each)} value={i}>
            {label(each)}
          </option>
        ))}
      </select>
      <Faults path={path} title={w.condition.is} />
    </div>
  );
}

interface FactNameProps {
  readonly path: Path;
  readonly title: string;
  /** The test of the fact: another fact begins it anew. */
  readonly whole?: Path;
  readonly onlyNumbers?: boolean;
}

/** The name of a fact, by its question. */
export function FactName({ path, title, whole, onlyNumbers = false }: FactNameProps): ReactNode {
  const { document, form, nameable, set } = useWriting();
  const { say } = useBook();
  const [find, setFind] = useState('');
  const value = valueAt(document, path);
  const text = find.trim().toLowerCase();
  const found = Object.entries(nameable)
    .map(([key, spec]) => ({ key, spec, question: say(spec.question) }))
    .filter(
      ({ key, spec, question }) =>
        key === value ||
        ((!onlyNumbers || spec.type.kind === 'number') && `${question} ${key}`.toLowerCase().includes(text)),
    );
  const groups = Map.groupBy(found, ({ key, spec }) =>
    key.includes('.') ? (form.groupOf?.(key, spec) ?? '') : w.ownFacts,
  );
  const pick = (key: string): void => {
    const type = own(nameable, key)?.type.kind;
    if (!whole) set(path, key);
    else set(whole, type === 'boolean' ? { fact: key, is: true } : { fact: key });
  };
  return (
    <div className="field fact-name">
      <label htmlFor={idOf(path)}>{title}</label>
      <span className="find-and-choose">
        <input
          type="search"
          aria-label={`${w.findFact}: ${title}`}
          placeholder={w.findFact}
          value={find}
          onChange={({ target }) => setFind(target.value)}
        />
        <select
          id={idOf(path)}
          value={typeof value === 'string' && own(nameable, value) ? value : ''}
          onChange={({ target }) => pick(target.value)}
          {...useFaultProps(path)}
        >
          <option value="">{found.length === 0 ? w.noFact : w.choose}</option>
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
      <Faults path={path} title={title} />
    </div>
  );
}
