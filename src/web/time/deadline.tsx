import { type FormEvent, type ReactNode, useState } from 'react';
import type { Desk } from '../api.ts';
import type { GameRoute } from '../route.ts';
import { Panel } from '../side/panel.tsx';
import { d } from './deadline-texts.ts';
import { type Days, type Deadline, ruleText, useDeadlines } from './deadlines.ts';
import { tell } from './presence.ts';

interface PanelProps {
  readonly route: GameRoute;
  readonly desk: Desk;
}

/** How long an answer may take, what others want in its place, and when one is away. */
export function DeadlinePanel({ route, desk }: PanelProps): ReactNode {
  const { rule, wishes = {}, away = [] } = useDeadlines();
  if (rule === undefined) return null;
  const want = (wanted: Deadline | null): void => void tell(route, 'deadline', { rule: wanted });
  return (
    <Panel title={d.title}>
      <p>{rule ? ruleText(rule) : d.none}</p>
      {Object.entries(wishes).map(([name, wish]) => (
        <p key={name}>
          <strong>{d.wants(name)}</strong> {ruleText(wish)}{' '}
          {name !== desk.person && desk.seats.length > 0 && (
            <button type="button" onClick={() => want(wish)}>
              {d.same}
            </button>
          )}
        </p>
      ))}
      {desk.seats.length > 0 && (
        <details className="sum">
          <summary>{d.change}</summary>
          <RuleForm rule={rule} onWant={want} />
        </details>
      )}
      {rule && desk.seats.length > 0 && (
        <AwayList days={away} onDays={(days) => void tell(route, 'away', { days })} />
      )}
    </Panel>
  );
}

const USUAL: Deadline = { hours: 48, days: [0, 1, 2, 3, 4, 5, 6], zone: 'UTC', late: 'standing' };
const LATE = ['wait', 'standing', 'skip'] as const;

interface FormProps {
  readonly rule: Deadline | null;
  onWant(rule: Deadline | null): void;
}

function RuleForm({ rule, onWant }: FormProps): ReactNode {
  const [wish, setWish] = useState<Deadline>(() => ({
    ...USUAL,
    ...(rule ? { hours: rule.hours, days: rule.days, late: rule.late } : {}),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }));
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onWant(wish);
  };
  const turn = (day: number, isOn: boolean): void =>
    setWish({
      ...wish,
      days: isOn ? [...wish.days, day].toSorted((a, b) => a - b) : wish.days.filter((each) => each !== day),
    });
  return (
    <form className="deadline" onSubmit={send}>
      <label>
        {d.hours}{' '}
        <input
          type="number"
          min={1}
          max={720}
          required
          value={wish.hours}
          onChange={(event) => setWish({ ...wish, hours: Number(event.target.value) })}
        />
      </label>
      <fieldset className="deadline-days">
        <legend>{d.days}</legend>
        {d.week.map((name, day) => (
          <label key={name} className="tick">
            <input
              type="checkbox"
              checked={wish.days.includes(day)}
              onChange={(event) => turn(day, event.target.checked)}
            />{' '}
            {name}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{d.thenTitle}</legend>
        {LATE.map((late) => (
          <label key={late} className="tick">
            <input
              type="radio"
              name="late"
              checked={wish.late === late}
              onChange={() => setWish({ ...wish, late })}
            />{' '}
            {d.choices[late]}
          </label>
        ))}
      </fieldset>
      <p className="hint">{d.never}</p>
      <p className="hint">{d.agreed}</p>
      <div className="actions">
        <button type="submit" className="main" disabled={wish.days.length === 0}>
          {d.propose}
        </button>
        {rule && (
          <button type="button" onClick={() => onWant(null)}>
            {d.noneWanted}
          </button>
        )}
      </div>
    </form>
  );
}

interface AwayProps {
  readonly days: readonly Days[];
  onDays(days: readonly Days[]): void;
}

/** The days on which one is away. */
function AwayList({ days, onDays }: AwayProps): ReactNode {
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const add = (event: FormEvent): void => {
    event.preventDefault();
    onDays([...days, { from, until: until < from ? from : until }]);
    setFrom('');
    setUntil('');
  };
  return (
    <form className="deadline" onSubmit={add}>
      <h3>{d.away}</h3>
      <p className="hint">{d.awayAbout}</p>
      <ul>
        {days.map((each) => (
          <li key={`${each.from} ${each.until}`}>
            {d.span(each.from, each.until)}{' '}
            <button
              type="button"
              className="link"
              aria-label={d.remove(each.from, each.until)}
              onClick={() => onDays(days.filter((other) => other !== each))}
            >
              {'\u00d7'}
            </button>
          </li>
        ))}
      </ul>
      <label>
        {d.from} <input type="date" required value={from} onChange={(event) => setFrom(event.target.value)} />
      </label>{' '}
      <label>
        {d.until} <input type="date" value={until} onChange={(event) => setUntil(event.target.value)} />
      </label>{' '}
      <button type="submit">{d.add}</button>
    </form>
  );
}
