import { type ReactNode, useId, useState } from 'react';
import {
  type FactKey,
  type FactSpec,
  type FactType,
  type FactValue,
  placeOf,
} from '../../kernel/sums/facts.ts';
import type { LastTold } from '../../kernel/game/last-told.ts';
import { own } from '../../kernel/json.ts';
import { foundAt, render, shortOf, valueOf, type Words } from '../../kernel/texts/words.ts';
import { type Book, Clauses, useBook, useWhole } from '../book.tsx';
import { capital, deskTexts } from '../texts.ts';
import { labelOf } from './fact-field.tsx';
import './fact-row.css';

/** What a row of a report says before anybody touches it. */
interface RowLook {
  /** What it is as long as nothing else is told, where a row need not be. */
  readonly stands?: FactValue | undefined;
  /** How it stands now, for whoever wonders. */
  readonly note?: Words | undefined;
  /** That nobody knows it can be said, too. */
  readonly unknown: boolean;
}

interface RowProps extends RowLook {
  readonly fact: FactKey;
  readonly before: LastTold | undefined;
  readonly value: FactValue | null | undefined;
  /** It is told by now: it only keeps its place; who told it. */
  readonly past: boolean;
  readonly by?: string | undefined;
  onSet(value: FactValue | null | undefined): void;
}

/** One row of a report: what it is called, when it was told last, its values; why it is asked stands folded. */
export function FactRow(props: RowProps): ReactNode {
  const { fact, before, past, by, note, unknown, value, stands, onSet } = props;
  const book = useBook();
  const [open, setOpen] = useState(false);
  const id = useId();
  const spec = own(book.table.rules.facts, fact);
  if (!spec) return null;
  const was = before?.value ?? stands;
  const shown = value === undefined ? stands : value;
  const isChanged = value !== undefined && was !== undefined && value !== was;
  const isPrior = shown !== undefined && shown === was;
  const told = before ?? (isChanged ? { value: was } : undefined);
  return (
    <fieldset
      className={`fact-field fact-row ${open ? 'is-open' : ''}`}
      aria-labelledby={`${id}-question`}
      aria-describedby={`${id}-about`}
      data-place={placeOf(spec)}
      disabled={past}
    >
      <legend className="visually-hidden" id={`${id}-question`}>
        {book.say(spec.question)}
      </legend>
      <p className="what">
        <b>{shortName(fact, book)}</b>
        {isChanged && <span className="tag is-changed">{deskTexts.form.changed}</span>}
        <span className="told" id={`${id}-about`}>
          {by === undefined ? toldText(told, isChanged, spec, book) : deskTexts.form.givenBy(by)}{' '}
          <button
            type="button"
            className="link"
            aria-expanded={open}
            aria-label={deskTexts.form.whyOf(shortName(fact, book))}
            onClick={() => setOpen(!open)}
          >
            {open ? deskTexts.form.less : deskTexts.form.why}
          </button>
        </span>
      </p>
      <Control
        {...{ id, spec, isPrior }}
        value={shown}
        onSet={(next) => onSet(next === stands ? undefined : next)}
      />
      <Why open={open} spec={spec} note={note}>
        {unknown && value !== null && (
          <button type="button" className="link" onClick={() => onSet(null)}>
            {deskTexts.form.unknown}
          </button>
        )}
        {value === null && <strong>{capital(deskTexts.form.unknown)}</strong>}
      </Why>
    </fieldset>
  );
}

/** What a fact is called in few letters; its question where it has no such name. */
export function shortName(fact: FactKey, { table, say }: Book): string {
  const { question } = own(table.rules.facts, fact) ?? {};
  if (!question) return fact;
  return capital(say(shortOf(table.rulebook.words, question) ?? question));
}

/** What a value of a fact is called: more than yes and no where its rulebook says more. */
export function valueName(
  spec: Pick<FactSpec, 'question'>,
  value: FactValue,
  { table, say, name }: Book,
): string {
  const said = valueOf(table.rulebook.words, spec.question, value);
  return said ? say(said) : labelOf(value, name);
}

function toldText(before: LastTold | undefined, isChanged: boolean, spec: FactSpec, book: Book): string {
  if (before === undefined) return '';
  if (before.value === null) return deskTexts.form.unknownThen(before.ago);
  const was = valueName(spec, before.value, book);
  const isAmount = spec.type.kind === 'number';
  return isChanged || isAmount
    ? deskTexts.form.wasThen(was, before.ago)
    : deskTexts.form.toldThen(before.ago);
}

interface WhyProps {
  readonly open: boolean;
  readonly spec: FactSpec;
  readonly note: Words | undefined;
  readonly children: ReactNode;
}

/** Why a fact is asked, where it is found, and how it stands. */
function Why({ open, spec, note, children }: WhyProps): ReactNode {
  const { table, say } = useBook();
  // what is looked up comes with the whole book
  const { words } = (useWhole() ?? table).rulebook;
  const found = foundAt(words, spec.question);
  return (
    <div className="row-why hint tight" hidden={!open}>
      <p>
        {say(spec.question)} <Clauses ids={spec.clauses} />
      </p>
      {found && <p>{render(words, found)}</p>}
      {note && <p>{say(note)}</p>}
      <p>{children}</p>
    </div>
  );
}

interface ControlProps {
  readonly id: string;
  readonly spec: FactSpec;
  readonly value: FactValue | null | undefined;
  /** It stands as it was told last. */
  readonly isPrior: boolean;
  onSet(value: FactValue | undefined): void;
}

const MOST_SEGMENTS = 4;

/** The control that a fact's type needs: segments, a list, or a stepper. */
function Control(props: ControlProps): ReactNode {
  const { spec, id, value, onSet } = props;
  const book = useBook();
  const values = valuesOf(spec);
  if (values === null) return <Stepper {...props} />;
  if (values.length > MOST_SEGMENTS)
    return (
      <select
        aria-labelledby={`${id}-question`}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => onSet(target.value || undefined)}
      >
        <option value="">{deskTexts.form.chooseValue}</option>
        {values.map((each) => (
          <option key={String(each)} value={String(each)}>
            {valueName(spec, each, book)}
          </option>
        ))}
      </select>
    );
  return (
    <div className={props.isPrior ? 'seg is-prior' : 'seg'}>
      {values.map((each) => (
        <label key={String(each)} className="pill covered">
          <input
            type="radio"
            name={id}
            value={String(each)}
            checked={value === each}
            onChange={() => onSet(each)}
          />
          <span>{valueName(spec, each, book)}</span>
        </label>
      ))}
    </div>
  );
}

/** The values of a fact that is no number, what is usual first. */
function valuesOf({ type, nothing }: FactSpec): readonly FactValue[] | null {
  if (type.kind === 'number') return null;
  if (type.kind === 'choice') return type.values;
  const usual = nothing === true;
  return [usual, !usual];
}

/** A whole number, typed or counted. */
function Stepper({ id, spec, value, onSet }: ControlProps): ReactNode {
  const { min, max } = spec.type as Extract<FactType, { kind: 'number' }>;
  const now = typeof value === 'number' ? value : undefined;
  const step = (by: number): void => {
    const next = (now ?? Math.max(min, Math.min(0, max))) + by;
    onSet(Math.max(min, Math.min(max, next)));
  };
  return (
    <span className="stepper">
      <button type="button" aria-label={deskTexts.form.lessOf} tabIndex={-1} onClick={() => step(-1)}>
        {'\u2212'}
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-labelledby={`${id}-question`}
        min={min}
        max={max}
        placeholder={spec.nothing === undefined ? '' : String(spec.nothing)}
        value={now ?? ''}
        onChange={({ target }) => onSet(target.value === '' ? undefined : Math.trunc(Number(target.value)))}
      />
      <button type="button" aria-label={deskTexts.form.moreOf} tabIndex={-1} onClick={() => step(1)}>
        +
      </button>
    </span>
  );
}
