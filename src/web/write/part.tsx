import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isRecord, type Json, own } from '../../kernel/json.ts';
import type { Field, Group, Part, Way } from '../../kernel/file-form.ts';
import { Condition, FactName } from './condition.tsx';
import { inWay, moved, type Path, valueAt, wayOf } from './draft.ts';
import { FactsField } from './facts.tsx';
import { Faults } from './faults.tsx';
import { FlagField, IdsField, NumberField, OneField, SeveralField, TextField } from './leaf.tsx';
import { w } from './texts.ts';
import { idOf, useWriting } from './writing.ts';

interface PartProps {
  readonly path: Path;
  readonly field: Omit<Field, 'key'>;
}

/** The controls of one part of a file. */
function PartField({ path, field }: PartProps): ReactNode {
  const { part } = field;
  switch (part.kind) {
    case 'text':
      return <TextField path={path} field={field} part={part} />;
    case 'flag':
      return <FlagField path={path} field={field} part={part} />;
    case 'whole':
      return <NumberField path={path} field={field} part={part} />;
    case 'one':
      return <OneField path={path} field={field} part={part} />;
    case 'several':
      return <SeveralField path={path} field={field} part={part} />;
    case 'ids':
      return <IdsField path={path} field={field} part={part} />;
    case 'map':
      return <MapField path={path} field={field} part={part} />;
    case 'list':
      return <ListField path={path} field={field} part={part} />;
    case 'group':
      return <Fields group={part} path={path} />;
    case 'number-fact':
      return <FactName path={path} title={field.title} onlyNumbers />;
    case 'condition':
      return <Condition path={path} title={field.title} optional={!field.needed} />;
    case 'facts':
      return <FactsField path={path} title={field.title} about={field.about} />;
  }
}

/** The fields of an object: the usual ones, those of the shape it has, and the rest folded away. */
export function Fields({ group, path }: { readonly group: Group; readonly path: Path }): ReactNode {
  const { faults } = useWriting();
  const { ways } = group;
  const more = group.fields.filter((field) => field.more);
  const isFaulty = more.some(({ key }) => faults([...path, key], true).length > 0);
  const show = (field: Field): ReactNode => (
    <PartField key={field.key} path={[...path, field.key]} field={field} />
  );
  return (
    <>
      <div className="fields">{group.fields.filter((field) => !field.more).map(show)}</div>
      {ways && <Ways ways={ways} path={path} show={show} />}
      {more.length > 0 && (
        <Fold title={w.more} forced={isFaulty}>
          <div className="fields">{more.map(show)}</div>
        </Fold>
      )}
    </>
  );
}

interface WaysProps {
  readonly ways: readonly Way[];
  readonly path: Path;
  show(field: Field): ReactNode;
}

/** The shapes that an object can have, and the fields of the one it has. */
function Ways({ ways, path, show }: WaysProps): ReactNode {
  const { document, set } = useWriting();
  const value = valueAt(document, path);
  const at = wayOf({ ways }, value);
  const id = `${idOf(path)}-way`;
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{w.how}</label>
        <select
          id={id}
          value={at}
          onChange={({ target }) => set(path, inWay(ways, Number(target.value), value))}
        >
          {ways.map((way, i) => (
            <option key={way.title} value={i}>
              {way.title}
            </option>
          ))}
        </select>
      </div>
      <div className="fields">{ways[at]?.fields.map(show)}</div>
    </>
  );
}

interface FoldProps {
  readonly title: string;
  readonly id?: string;
  /** What is in it must be seen. */
  readonly forced: boolean;
  readonly children: ReactNode;
}

/** Folded until it is opened, or must be seen; it does not close by itself. */
function Fold({ title, id, forced, children }: FoldProps): ReactNode {
  const [open, setOpen] = useState(forced);
  if (forced && !open) setOpen(true);
  return (
    <details
      className="fold"
      id={id}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      {children}
    </details>
  );
}

type Of<Kind extends Part['kind']> = Extract<Part, { kind: Kind }>;

/** More keys than this are folded. */
const MOST_OPEN = 12;

/** A value for any of some keys. */
function MapField({ path, field, part }: PartProps & { readonly part: Of<'map'> }): ReactNode {
  const { document, faults } = useWriting();
  const given = valueAt(document, path);
  const count = isRecord(given) ? Object.keys(given).length : 0;
  const fields = (
    <div className="keyed">
      {part.of.map(({ value, title }) => (
        <PartField key={value} path={[...path, value]} field={{ title, part: part.each }} />
      ))}
    </div>
  );
  const isFolded = part.of.length > MOST_OPEN;
  return (
    <fieldset className="part" id={idOf(path)} tabIndex={-1}>
      <legend>{field.title}</legend>
      {field.about && <p className="hint">{field.about}</p>}
      {isFolded ? (
        <Fold title={w.set(count)} forced={faults(path, true).length > 0}>
          {fields}
        </Fold>
      ) : (
        fields
      )}
      <Faults path={path} title={field.title} />
    </fieldset>
  );
}

/** Any number of items in their order. The focus goes with what is added or moved, and to the list when one goes. */
function ListField({ path, field, part }: PartProps & { readonly part: Of<'list'> }): ReactNode {
  const { document, set } = useWriting();
  const given = valueAt(document, path);
  const list: readonly Json[] = Array.isArray(given) ? given : [];
  const put = (now: readonly Json[]): void =>
    set(path, now.length === 0 && !field.needed ? undefined : [...now]);
  const next = useRef<{ readonly at: Path; readonly within?: string } | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    const { at, within } = next.current;
    next.current = null;
    const place = window.document.querySelector<HTMLElement>(`#${CSS.escape(idOf(at))}`);
    (within === undefined ? place : place?.querySelector<HTMLElement>(within))?.focus();
  });
  return (
    <fieldset className="part" id={idOf(path)} tabIndex={-1}>
      <legend>{field.title}</legend>
      {field.about && <p className="hint">{field.about}</p>}
      <Faults path={path} title={field.title} />
      {list.map((item, i) => (
        <Item
          // oxlint-disable-next-line react/no-array-index-key
          key={i}
          path={[...path, i]}
          part={part}
          title={`${part.one} ${i + 1}`}
          named={nameOf(item)}
          isLast={i === list.length - 1}
          onMove={(to) => {
            next.current = { at: [...path, to] };
            put(moved(list, i, to));
          }}
          onRemove={() => {
            next.current = { at: path };
            put(list.filter((_, at) => at !== i));
          }}
        />
      ))}
      <button
        type="button"
        onClick={() => {
          next.current = { at: [...path, list.length], within: 'input, select' };
          put([...list, part.begin]);
        }}
      >
        {w.add(part.one)}
      </button>
    </fieldset>
  );
}

function nameOf(item: Json): string {
  if (!isRecord(item)) return '';
  const text = ['label', 'question', 'name', 'title'].map((key) => own(item, key)).find(Boolean);
  return typeof text === 'string' ? text : '';
}

interface ItemProps {
  readonly path: Path;
  readonly part: Of<'list'>;
  readonly title: string;
  readonly named: string;
  readonly isLast: boolean;
  onMove(to: number): void;
  onRemove(): void;
}

function Item({ path, part, title, named, isLast, onMove, onRemove }: ItemProps): ReactNode {
  const { faults } = useWriting();
  const at = Number(path.at(-1));
  const [isNew] = useState(named === '');
  const actions = (
    <div className="item-actions">
      {at > 0 && (
        <button type="button" className="link" aria-label={w.up(title)} onClick={() => onMove(at - 1)}>
          {'\u2191'}
        </button>
      )}
      {!isLast && (
        <button type="button" className="link" aria-label={w.down(title)} onClick={() => onMove(at + 1)}>
          {'\u2193'}
        </button>
      )}
      <button type="button" className="link" aria-label={w.removeOf(title)} onClick={onRemove}>
        {w.remove}
      </button>
    </div>
  );
  const fields = (
    <>
      {part.item.kind === 'group' ? (
        <Fields group={part.item} path={path} />
      ) : (
        <PartField path={path} field={{ title, part: part.item, needed: true }} />
      )}
      <Faults path={path} title={title} />
    </>
  );
  if (part.fold)
    return (
      <Fold title={`${title}: ${named}`} id={idOf(path)} forced={isNew || faults(path, true).length > 0}>
        <div className="item">
          {fields}
          {actions}
        </div>
      </Fold>
    );
  if (part.item.kind !== 'group')
    return (
      <div className="item">
        {fields}
        {actions}
      </div>
    );
  return (
    <fieldset className="item" id={idOf(path)} tabIndex={-1}>
      <legend>{title}</legend>
      {actions}
      {fields}
    </fieldset>
  );
}
