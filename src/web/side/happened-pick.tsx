import { type ReactNode, useId, useState } from 'react';
import type { EventCase } from '../../kernel/steps/event.ts';
import type { FittingEvent } from '../../kernel/steps/fitting.ts';
import { Clauses, useBook } from '../book.tsx';
import { capital, listed, deskTexts } from '../texts.ts';
import '../forms/fact-row.css';

/** So many events stand at first. */
const FIRST = 8;
/** So many choices are segments; more are a list of buttons. */
const MOST_BARRED = 6;

interface PickerProps {
  readonly events: readonly FittingEvent[];
  onAdd(one: EventCase): void;
}

/** The events that fit, a button each; one of them with whoever can do it, and on whom. */
export function EventPicker({ events, onAdd }: PickerProps): ReactNode {
  const [name, setName] = useState<string | null>(null);
  const chosen = events.find(({ event }) => event.name === name);
  if (chosen)
    return (
      <Telling
        fitting={chosen}
        onBack={() => setName(null)}
        onAdd={(one) => {
          onAdd(one);
          setName(null);
        }}
      />
    );
  const able = events.filter(({ lawful }) => lawful.length > 0);
  const first = able.filter(({ fits }) => fits).slice(0, FIRST);
  const rest = able.filter((each) => !first.includes(each));
  const buttons = (some: readonly FittingEvent[]): ReactNode => (
    <div className="event-list">
      {some.map((each) => (
        <EventButton key={each.event.name} fitting={each} onPick={() => setName(each.event.name)} />
      ))}
    </div>
  );
  return (
    <div className="event-picker">
      {buttons(first)}
      {rest.length > 0 && (
        <details className="fact-group">
          <summary>{deskTexts.happened.rest(rest.length)}</summary>
          {buttons(rest)}
        </details>
      )}
    </div>
  );
}

function EventButton({ fitting, onPick }: { readonly fitting: FittingEvent; onPick(): void }): ReactNode {
  const { say, name } = useBook();
  const { event, lawful } = fitting;
  const who = [...new Set(lawful.map(({ of }) => of[0] ?? ''))].filter((each) => each !== '');
  const brief = who.length > 0 && who.length <= 4 ? who.map((each) => capital(name(each))).join(', ') : '';
  return (
    <button type="button" onClick={onPick}>
      <b>{say(event.title)}</b>
      {event.asks.length > 1 && brief !== '' && <small>{brief}</small>}
    </button>
  );
}

interface TellingProps {
  readonly fitting: FittingEvent;
  onBack(): void;
  onAdd(one: EventCase): void;
}

/** One event: who does it, on whom; of what was said before only what goes with it. */
function Telling({ fitting, onBack, onAdd }: TellingProps): ReactNode {
  const { say } = useBook();
  const { event, lawful } = fitting;
  const [given, setGiven] = useState<readonly string[]>([]);
  const goes = (one: EventCase): boolean => given.every((each, at) => one.of[at] === each);
  const [only, ...more] = lawful.filter(goes);
  const done = only && more.length === 0 && given.length === event.asks.length ? only : undefined;
  return (
    <section className="event-picker" aria-label={say(event.title)}>
      <p>
        <button type="button" className="link" onClick={onBack}>
          {deskTexts.happened.back}
        </button>{' '}
        <strong>{say(event.title)}</strong> <Clauses ids={event.clauses} />
      </p>
      {event.asks.slice(0, given.length + 1).map((_, at) => (
        <Parameter
          key={at}
          fitting={fitting}
          at={at}
          given={given}
          onSet={(value) => setGiven([...given.slice(0, at), value])}
        />
      ))}
      <button type="button" className="main" aria-disabled={!done} onClick={() => done && onAdd(done)}>
        {done ? deskTexts.happened.tell(say(done.says)) : deskTexts.happened.add}
      </button>
    </section>
  );
}

interface ParameterProps {
  readonly fitting: FittingEvent;
  readonly at: number;
  readonly given: readonly string[];
  onSet(value: string): void;
}

/** One thing that is asked of an event, and who or what it cannot be now. */
function Parameter({ fitting: { event, lawful, barred }, at, given, onSet }: ParameterProps): ReactNode {
  const { say, name } = useBook();
  const id = useId();
  const goes = ({ of }: EventCase): boolean => given.slice(0, at).every((each, i) => of[i] === each);
  const valueAt = ({ of }: EventCase): string => of[at] ?? '';
  const values = [...new Set(lawful.filter(goes).map(valueAt))];
  const out = [...new Set(barred.filter(({ one }) => goes(one)).map(({ one }) => valueAt(one)))].filter(
    (each) => !values.includes(each),
  );
  const why = barred.find(({ one, why: reason }) => goes(one) && reason)?.why;
  const question = event.asks[at];
  return (
    <fieldset className="flow before after">
      <legend className="hint strong">{question ? say(question) : ''}</legend>
      {values.map((value) => (
        <label key={value} className="pill">
          <input type="radio" name={id} checked={given[at] === value} onChange={() => onSet(value)} />
          <span>{capital(name(value))}</span>
        </label>
      ))}
      {out.length > 0 && (
        <p className="hint">
          {deskTexts.happened.notNow(listed(out.slice(0, MOST_BARRED).map(name)), out.length - MOST_BARRED)}{' '}
          {why ? say(why) : deskTexts.happened.already}
        </p>
      )}
    </fieldset>
  );
}
