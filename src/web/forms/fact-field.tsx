import { type ReactNode, useId } from 'react';
import type { FactType, FactValue } from '../../kernel/sums/facts.ts';
import { useBook } from '../book.tsx';
import { deskTexts } from '../texts.ts';

/** What it can be beside a value. */
interface NoValueProps {
  /** Somebody always knows it. */
  readonly known?: boolean;
  /** Where it need not be answered: what no answer leaves. */
  readonly leave?: string;
  /** What it means to give no value, where that is not that nobody knows. */
  readonly none?: string;
}

interface FieldProps extends NoValueProps {
  /** What it asks: its name. */
  readonly question: string;
  /** What is said beside the question: the clauses, what it was before. */
  readonly about: ReactNode;
  readonly type: FactType;
  /** `null`: nobody knows; `undefined`: not answered yet. */
  readonly value: FactValue | null | undefined;
  /** It is answered by now: it only keeps its place. */
  readonly past?: boolean;
  /** `undefined`: the answer is taken out again. */
  onSet(value: FactValue | null | undefined): void;
}

const MOST_PILLS = 4;

/** One question about one fact, with the control that its type needs. */
export function FactField({
  question,
  about,
  type,
  value,
  past = false,
  known,
  leave,
  none = deskTexts.form.unknown,
  onSet,
}: FieldProps): ReactNode {
  const name = useId();
  const [asked, described] = [`${name}-question`, `${name}-about`];
  const { name: say } = useBook();
  const unknown = (
    <Pill key="unknown" name={name} label={none} on={value === null} onPick={() => onSet(null)} />
  );
  const pills = (values: readonly FactValue[]): ReactNode =>
    values.map((each) => (
      <Pill
        key={String(each)}
        name={name}
        label={labelOf(each, say)}
        on={value === each}
        onPick={() => onSet(each)}
      />
    ));
  return (
    <fieldset
      className="fact-field"
      aria-labelledby={asked}
      aria-describedby={hasPills(type) ? described : undefined}
      disabled={past}
    >
      <legend>
        <span id={asked}>{question}</span> <span id={described}>{about}</span>
      </legend>
      {leave !== undefined && (
        <Pill name={name} label={leave} on={value === undefined} onPick={() => onSet(undefined)} />
      )}
      {type.kind === 'boolean' && pills([true, false])}
      {type.kind === 'choice' && hasPills(type) && pills(type.values)}
      {!hasPills(type) && (
        <OneControl
          {...{ type, value, onSet }}
          heard={{ 'aria-labelledby': asked, 'aria-describedby': described }}
        />
      )}
      {!known && unknown}
    </fieldset>
  );
}

interface OneControlProps extends Pick<FieldProps, 'type' | 'value' | 'onSet'> {
  /** By what it is called. */
  readonly heard: object;
}

/** A number, or one of many values. */
function OneControl({ type, value, heard, onSet }: OneControlProps): ReactNode {
  const { name: say } = useBook();
  if (type.kind === 'choice')
    return (
      <select
        {...heard}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onSet(event.target.value || undefined)}
      >
        <option value="">{deskTexts.form.chooseValue}</option>
        {type.values.map((each) => (
          <option key={each} value={each}>
            {say(each)}
          </option>
        ))}
      </select>
    );
  if (type.kind !== 'number') return null;
  return (
    <input
      type="number"
      inputMode="numeric"
      {...heard}
      min={type.min}
      max={type.max}
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) => onSet(target.value === '' ? undefined : Math.trunc(Number(target.value)))}
    />
  );
}

/** Whether each value is a button of its own; else one control has the question's name. */
function hasPills(type: FactType): boolean {
  return type.kind === 'boolean' || (type.kind === 'choice' && type.values.length <= MOST_PILLS);
}

/** How a value of a fact reads. */
export function labelOf(value: FactValue, say: (value: FactValue) => string): string {
  if (typeof value === 'boolean') return value ? deskTexts.form.yes : deskTexts.form.no;
  return say(value);
}

interface PillProps {
  readonly name: string;
  readonly label: string;
  readonly on: boolean;
  onPick(): void;
}

function Pill({ name, label, on, onPick }: PillProps): ReactNode {
  return (
    <label className="pill">
      <input type="radio" name={name} checked={on} onChange={onPick} />
      <span>{label}</span>
    </label>
  );
}
