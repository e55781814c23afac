import { type ReactNode, useRef, useState } from 'react';
import { isRecord, type Json, own } from '../../kernel/json.ts';
import type { Field, Part } from '../../kernel/file-form.ts';
import { type Path, shortName, valueAt } from './draft.ts';
import { Faults, useFaultProps } from './faults.tsx';
import { w } from './texts.ts';
import { idOf, useWriting } from './writing.ts';

/** A field of one control. */
export interface LeafProps<Kind extends Part['kind']> {
  readonly path: Path;
  readonly field: Omit<Field, 'part' | 'key'>;
  readonly part: Extract<Part, { kind: Kind }>;
}

interface FrameProps extends Omit<LeafProps<Part['kind']>, 'part'> {
  /** Two of it fit where one other does. */
  readonly isShort?: boolean;
  readonly children: ReactNode;
}

/** The title of a control over it, what it is about, and what is wrong with it. */
function Frame({ path, field, isShort, children }: FrameProps): ReactNode {
  return (
    <div className={isShort ? 'field is-short' : 'field'}>
      <label htmlFor={idOf(path)}>{field.title}</label>
      {children}
      {field.about && <span className="hint">{field.about}</span>}
      <Faults path={path} title={field.title} deep />
    </div>
  );
}

/** What an emptied field leaves in the file: nothing, or the gap that the reader names. */
function emptied<T extends Json>(field: Pick<Field, 'needed'>, gap: T): T | undefined {
  return field.needed ? gap : undefined;
}

/** A text; one that names its object gives it a short name, as long as it has none. */
export function TextField({ path, field, part }: LeafProps<'text'>): ReactNode {
  const { document, set } = useWriting();
  const named = useNaming(path, field.names);
  const value = valueAt(document, path);
  const props = {
    id: idOf(path),
    value: typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    onFocus: named.begin,
    onBlur: () => (value === undefined || value === '' ? set(path, emptied(field, '')) : undefined),
    onChange: (event: { target: { value: string } }): void => {
      set(path, event.target.value === '' ? emptied(field, '') : event.target.value);
      named.follow(event.target.value);
    },
    ...useFaultProps(path),
  };
  return (
    <Frame path={path} field={field}>
      {part.long ? <textarea rows={2} {...props} /> : <input type="text" autoComplete="off" {...props} />}
    </Frame>
  );
}

/** Makes the short name of an object from its text while that is first typed. */
function useNaming(path: Path, key: string | undefined): { begin(): void; follow(text: string): void } {
  const { document, set } = useWriting();
  const following = useRef(false);
  const at = [...path.slice(0, -1), key ?? ''];
  return {
    begin() {
      following.current = key !== undefined && !valueAt(document, at);
    },
    follow(text) {
      if (!following.current || key === undefined) return;
      const list = valueAt(document, path.slice(0, -2));
      const others = Array.isArray(list) ? list.filter((_, i) => i !== path.at(-2)) : [];
      const taken = others.map((each) => (isRecord(each) ? String(own(each, key)) : ''));
      set(at, shortName(text, taken));
    },
  };
}

/** A whole number, or the word that may stand in its place. */
export function NumberField({ path, field, part }: LeafProps<'whole'>): ReactNode {
  const { document, set } = useWriting();
  const value = valueAt(document, path);
  const { or } = part;
  const isWord = or !== undefined && value === or.value;
  return (
    <Frame path={path} field={field} isShort={!field.about}>
      <span className="with-word">
        <input
          id={idOf(path)}
          type="number"
          inputMode={part.min < 0 ? undefined : 'numeric'}
          min={part.min}
          max={part.max}
          disabled={isWord}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) =>
            set(path, target.value === '' ? emptied(field, null) : Number(target.value))
          }
          {...useFaultProps(path)}
        />
        {or && (
          <label>
            <input
              type="checkbox"
              checked={isWord}
              onChange={({ target }) => set(path, target.checked ? or.value : emptied(field, null))}
            />{' '}
            {or.title}
          </label>
        )}
      </span>
    </Frame>
  );
}

/** One of some. */
export function OneField({ path, field, part }: LeafProps<'one'>): ReactNode {
  const { document, set } = useWriting();
  const value = valueAt(document, path);
  const known = part.of.some((each) => each.value === value);
  return (
    <Frame path={path} field={field}>
      <select
        id={idOf(path)}
        value={known ? String(value) : ''}
        onChange={({ target }) => set(path, target.value === '' ? emptied(field, '') : target.value)}
        {...useFaultProps(path)}
      >
        <option value="">{part.otherwise ?? w.choose}</option>
        {part.of.map((each) => (
          <option key={each.value} value={each.value}>
            {each.title}
          </option>
        ))}
      </select>
    </Frame>
  );
}

/** Yes, or nothing. */
export function FlagField({ path, field }: LeafProps<'flag'>): ReactNode {
  const { document, set } = useWriting();
  return (
    <div className={field.about ? 'field is-flag' : 'field is-flag is-short'}>
      <label className="choice">
        <input
          type="checkbox"
          id={idOf(path)}
          checked={valueAt(document, path) === true}
          onChange={({ target }) => set(path, target.checked ? true : undefined)}
          {...useFaultProps(path)}
        />
        <span>
          {field.title} {field.about && <span className="hint">{field.about}</span>}
        </span>
      </label>
      <Faults path={path} title={field.title} />
    </div>
  );
}

/** Any of some. */
export function SeveralField({ path, field, part }: LeafProps<'several'>): ReactNode {
  const { document, set } = useWriting();
  const list = valueAt(document, path);
  const chosen: readonly Json[] = Array.isArray(list) ? list : [];
  return (
    <fieldset className="field" id={idOf(path)} tabIndex={-1}>
      <legend>{field.title}</legend>
      <div>
        {part.of.map(({ value, title }) => (
          <label key={value} className="pill">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                set(path, target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
              }
            />
            <span>{title}</span>
          </label>
        ))}
      </div>
      <Faults path={path} title={field.title} deep />
    </fieldset>
  );
}

/** Short names in one line, with commas between. */
export function IdsField({ path, field }: LeafProps<'ids'>): ReactNode {
  const { document, set } = useWriting();
  const list = valueAt(document, path);
  const ids = Array.isArray(list) ? list.map(String) : [];
  const [typed, setTyped] = useState('');
  return (
    <Frame path={path} field={field}>
      <input
        type="text"
        autoComplete="off"
        id={idOf(path)}
        value={parted(typed).join() === ids.join() ? typed : ids.join(', ')}
        onChange={({ target }) => {
          setTyped(target.value);
          const now = parted(target.value);
          set(path, now.length === 0 ? emptied(field, []) : now);
        }}
        {...useFaultProps(path)}
      />
    </Frame>
  );
}

function parted(text: string): string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
