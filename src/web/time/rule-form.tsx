import './time.css';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Deadline } from '../../server/api/index.ts';
import { deadlineTexts } from './deadline-texts.ts';
import { type Absent, EVERY_DAY, HOURS_A_DAY, ruleText, WORKDAYS } from './rule-words.ts';

const MOST_HOURS = 720;
const LATE = ['wait', 'standing', 'skip', 'hand'] as const;

/** Where whoever looks lives. */
const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What the form begins with: the rule as it was asked for, without since when it is in force. */
function firstOf(rule: Deadline | null): Deadline {
  if (!rule)
    return { hours: 2 * HOURS_A_DAY, unit: 'days', days: [...WORKDAYS], zone: here(), late: 'standing' };
  const { hours, unit, days, zone, late, foes } = rule;
  return { hours, ...(unit ? { unit } : {}), days, zone, late, ...(foes ? { foes } : {}) };
}

interface FormProps {
  readonly rule: Deadline | null;
  readonly absent: Absent;
  /** What the button says that takes the rule, and the one that takes none. */
  readonly take: string;
  readonly none: string;
  onTake(rule: Deadline | null): void;
}

/** How long an answer may take, on which days, and what is done then: said in words as it is filled in. */
export function RuleForm({ rule, absent, take, none, onTake }: FormProps): ReactNode {
  const [wish, setWish] = useState<Deadline>(() => firstOf(rule));
  const put = (some: Partial<Deadline>): void => setWish({ ...wish, ...some });
  const isWhole = wish.days.length > 0 && wish.hours >= 1 && wish.hours <= MOST_HOURS;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (isWhole) onTake(wish);
  };
  return (
    <form className="column deadline" onSubmit={send}>
      <Span wish={wish} onWish={setWish} />
      <RunsOn days={wish.days} onDays={(days) => put({ days: [...days] })} />
      <Zone zone={wish.zone} onZone={(zone) => put({ zone })} />
      <Late wish={wish} onWish={setWish} />
      <p className="marked deadline-words" role="status">
        {isWhole && deadlineTexts.inWords(ruleText(wish, absent))}
      </p>
      <p className="hint">{deadlineTexts.never}</p>
      <p className="hint">{deadlineTexts.unnamed}</p>
      <div className="actions">
        <button type="submit" className="main" aria-disabled={!isWhole}>
          {take}
        </button>
        {rule && (
          <button type="button" onClick={() => onTake(null)}>
            {none}
          </button>
        )}
      </div>
    </form>
  );
}

interface LateProps {
  readonly wish: Deadline;
  onWish(wish: Deadline): void;
}

/** What is done when the time is over; where somebody takes over, whether one of another side may. */
function Late({ wish, onWish }: LateProps): ReactNode {
  const { foes, ...rest } = wish;
  return (
    <fieldset>
      <legend>{deadlineTexts.thenTitle}</legend>
      {LATE.map((late) => (
        <label key={late} className="pairs">
          <input
            type="radio"
            name="late"
            checked={wish.late === late}
            onChange={() => onWish({ ...rest, late })}
          />{' '}
          {deadlineTexts.choices[late]}
        </label>
      ))}
      {wish.late === 'hand' && (
        <label className="pairs">
          <input
            type="checkbox"
            checked={foes === true}
            onChange={(event) => onWish({ ...rest, ...(event.target.checked ? { foes: true } : {}) })}
          />{' '}
          {deadlineTexts.foes}
        </label>
      )}
    </fieldset>
  );
}

type Unit = keyof typeof deadlineTexts.units;

/** A number of hours, or of days. */
function Span({ wish: { hours, unit, ...rest }, onWish }: LateProps): ReactNode {
  const size = unit === 'days' ? HOURS_A_DAY : 1;
  const turn = (to: Unit): void => {
    const whole = Math.max(1, Math.round(hours / HOURS_A_DAY)) * HOURS_A_DAY;
    onWish(to === 'days' ? { ...rest, hours: whole, unit: 'days' } : { ...rest, hours });
  };
  const set = (count: number): void =>
    onWish({ ...rest, hours: Math.round(count) * size, ...(unit ? { unit } : {}) });
  return (
    <div className="flow deadline-span">
      <label className="field">
        <span>{deadlineTexts.amount}</span>
        <input
          type="number"
          min={1}
          max={MOST_HOURS / size}
          required
          value={hours / size}
          onChange={(event) => set(Number(event.target.value))}
        />
      </label>
      <label className="field">
        <span>{deadlineTexts.unit}</span>
        <select value={unit ?? 'hours'} onChange={(event) => turn(event.target.value as Unit)}>
          {Object.entries(deadlineTexts.units).map(([id, text]) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

interface RunsProps {
  readonly days: readonly number[];
  onDays(days: readonly number[]): void;
}

/** On all days, or on some of the week. */
function RunsOn({ days, onDays }: RunsProps): ReactNode {
  const [isSome, setSome] = useState(days.length < EVERY_DAY.length);
  const choose = (some: boolean): void => {
    setSome(some);
    onDays(some ? WORKDAYS : EVERY_DAY);
  };
  const turn = (day: number, isOn: boolean): void =>
    onDays(isOn ? [...days, day].toSorted((a, b) => a - b) : days.filter((each) => each !== day));
  return (
    <fieldset>
      <legend>{deadlineTexts.runs}</legend>
      {[false, true].map((some) => (
        <label key={String(some)} className="pairs">
          <input type="radio" name="runs" checked={isSome === some} onChange={() => choose(some)} />{' '}
          {some ? deadlineTexts.onSome : deadlineTexts.everyDay}
        </label>
      ))}
      {isSome && (
        <div className="flow">
          {deadlineTexts.week.map((name, day) => (
            <label key={name} className="pill">
              <input
                type="checkbox"
                checked={days.includes(day)}
                onChange={(event) => turn(day, event.target.checked)}
              />
              <span>{name}</span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** Where days begin and end. */
function Zone({ zone, onZone }: { readonly zone: string; onZone(zone: string): void }): ReactNode {
  const known = Intl.supportedValuesOf('timeZone');
  return (
    <label className="field">
      <span>{deadlineTexts.zone}</span>
      <select value={zone} onChange={(event) => onZone(event.target.value)}>
        {[...new Set([zone, here(), 'UTC', ...known])].map((each) => (
          <option key={each} value={each}>
            {each.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
    </label>
  );
}
