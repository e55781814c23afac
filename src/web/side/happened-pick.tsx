import { type ReactNode, useState } from 'react';
import type { EventCase, TableEvent } from '../../kernel/steps/event.ts';
import { Clauses, useBook } from '../book.tsx';
import { capital, t } from '../texts.ts';

interface PickerProps {
  readonly events: readonly TableEvent[];
  onAdd(one: EventCase): void;
}

/** An event by its kind and, one after the other, what it is told of; the last of them is told whole. */
export function EventPicker({ events, onAdd }: PickerProps): ReactNode {
  const { say } = useBook();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [name = '', ...given] = chosen;
  const event = events.find((each) => each.name === name);
  const done = event?.cases.find(
    ({ of }) => of.length === given.length && given.every((one, i) => of[i] === one),
  );
  return (
    <div className="event-picker">
      <label>
        <span>{t.happened.kind}</span>
        <select value={name} onChange={({ target }) => setChosen(target.value === '' ? [] : [target.value])}>
          <option value="">{t.happened.choose}</option>
          {events.map((each) => (
            <option key={each.name} value={each.name}>
              {say(each.title)}
            </option>
          ))}
        </select>
      </label>
      {event?.asks.map((_, at) => (
        <Parameter
          key={at}
          event={event}
          at={at}
          given={given}
          onSet={(value) => setChosen([name, ...given.slice(0, at), ...(value === '' ? [] : [value])])}
        />
      ))}
      {event && <Clauses ids={event.clauses} />}
      <button
        type="button"
        aria-disabled={!done}
        onClick={() => {
          if (!done) return;
          onAdd(done);
          setChosen([]);
        }}
      >
        {t.happened.add}
      </button>
    </div>
  );
}

interface ParameterProps {
  readonly event: TableEvent;
  readonly at: number;
  readonly given: readonly string[];
  onSet(value: string): void;
}

/** One thing that is asked of an event: of what was said before only what goes with it. */
function Parameter({ event, at, given, onSet }: ParameterProps): ReactNode {
  const { say, name } = useBook();
  const open = event.cases.filter(({ of }) => given.slice(0, at).every((one, i) => of[i] === one));
  if (at > given.length) return null;
  const isLast = at === event.asks.length - 1;
  const byValue = new Map(open.map((one) => [one.of[at] ?? '', one]));
  const question = event.asks[at];
  return (
    <label>
      <span>{question ? say(question) : ''}</span>
      <select value={given[at] ?? ''} onChange={({ target }) => onSet(target.value)}>
        <option value="">{t.happened.choose}</option>
        {[...byValue].map(([value, one]) => (
          <option key={value} value={value}>
            {isLast ? say(one.says) : capital(name(value))}
          </option>
        ))}
      </select>
    </label>
  );
}
