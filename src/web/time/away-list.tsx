import './time.css';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Days } from '../../server/api/index.ts';
import { deadlineTexts } from './deadline-texts.ts';
import { daysText } from './rule-words.ts';

interface AwayProps {
  readonly days: readonly Days[];
  onDays(days: readonly Days[]): void;
}

/** The days on which one is away. */
export function AwayList({ days, onDays }: AwayProps): ReactNode {
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const add = (event: FormEvent): void => {
    event.preventDefault();
    onDays([...days, { from, until: until < from ? from : until }]);
    setFrom('');
    setUntil('');
  };
  return (
    <form className="column deadline" onSubmit={add}>
      <h3>{deadlineTexts.awayTitle}</h3>
      <p className="hint">{deadlineTexts.awayAbout}</p>
      {days.length > 0 && (
        <ul className="bare away-days">
          {days.map((each) => (
            <li key={`${each.from} ${each.until}`}>
              {daysText(each)}{' '}
              <button
                type="button"
                className="link"
                aria-label={deadlineTexts.remove(each.from, each.until)}
                onClick={() => onDays(days.filter((other) => other !== each))}
              >
                {'\u00d7'}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flow deadline-span">
        <label className="field">
          <span>{deadlineTexts.from}</span>
          <input type="date" required value={from} onChange={(event) => setFrom(event.target.value)} />
        </label>
        <label className="field">
          <span>{deadlineTexts.until}</span>
          <input type="date" value={until} onChange={(event) => setUntil(event.target.value)} />
        </label>
        <button type="submit">{deadlineTexts.add}</button>
      </div>
    </form>
  );
}
