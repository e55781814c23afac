import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { isNamed, type Decision } from '../../kernel/forms/decision.ts';
import { type AllocateForm, type Allocation, check, type Limit, type Row } from '../../kernel/forms/form.ts';
import { roomOf } from '../../kernel/forms/room.ts';
import { habitOf } from '../../kernel/game/habit.ts';
import { askedNext } from '../../kernel/game/if-so.ts';
import type { Table } from '../../kernel/rulebook.ts';
import type { Desk } from '../api.ts';
import { useBook, useWhole } from '../book.tsx';
import { capital } from '../texts.ts';
import { allocationOf, fieldId } from '../answer/points.ts';
import { Stepper } from './stepper.tsx';

/** What is asked next, sealed and of the same seat; null: something else comes first, or it is not clear. */
function sealedNext(
  table: Table,
  { view }: Desk,
  { seat, id }: Decision,
  answer: Allocation,
  name: string,
): Decision | null {
  const next = askedNext(table, view, { seat, decision: id, answer }).find((each) => isNamed(each, name));
  return next?.sealed && next.form.kind === 'allocate' ? next : null;
}

/** A sealed answer that is drawn with an open one: left by its habit, and what it does in words for the button. */
export interface Ready {
  readonly leaves: Readonly<Record<string, Allocation>>;
  readonly does: string;
}

interface ThenProps {
  readonly desk: Desk;
  readonly decision: Decision;
  /** What is about to be answered. */
  readonly answer: Allocation;
  /** The name of what is asked next. */
  readonly name: string;
  /** What is left with it; null: nothing yet. */
  onReady(then: Ready | null): void;
}

/** What is sealed with an open answer, in the same form: it begins with the least, and is left to be given as it is asked for. */
export function Then({ desk, decision, answer, name, onReady }: ThenProps): ReactNode {
  const { say, table } = useBook();
  const whole = useWhole();
  const [set, setSet] = useState<Allocation>({});
  const text = JSON.stringify(answer);
  const next = useMemo(
    () => (whole && Object.keys(answer).length > 0 ? sealedNext(whole, desk, decision, answer, name) : null),
    // the answer as text: another object is no other answer
    [whole, desk.mark, decision.id, text, name],
  );
  const form = next?.form.kind === 'allocate' ? next.form : null;
  const given = next && form ? fitted(form, allocationOf(next.begin), set) : {};
  const isWhole =
    next !== null && check(next.form, given, { facts: table.rules.facts, clauses: [] }) === null;
  const ready = JSON.stringify(isWhole ? given : null);
  useEffect(() => {
    const habit = next && isWhole ? habitOf(table, next) : null;
    onReady(habit && { leaves: { [habit.name]: given }, does: next?.does ? say(next.does) : '' });
  }, [next?.id, ready]);
  if (!next || !form) return null;
  return (
    <fieldset className="then box column before after">
      <legend>{say(next.prompt)}</legend>
      {groupsOf(form).map((rows) => (
        <ThenRow
          key={rows[0]?.id}
          id={next.id}
          {...{ form, rows, given }}
          onSet={(row, count) => setSet(change(set, rows, row, count))}
        />
      ))}
    </fieldset>
  );
}

/** What is set, where there still is a row for it; else what it begins with. */
function fitted(form: AllocateForm, begin: Allocation, set: Allocation): Allocation {
  const all = groupsOf(form).flatMap((rows) => {
    const own = rows.filter(({ id }) => (set[id] ?? 0) > 0);
    return rows.map(({ id }): [string, number] => [id, (own.length > 0 ? set[id] : begin[id]) ?? 0]);
  });
  return Object.fromEntries(all.filter(([, count]) => count > 0));
}

/** Rows of which one is taken stand together. */
function groupsOf({ rows, limits }: AllocateForm): readonly (readonly Row[])[] {
  const isOneOf = ({ min, max, rows: of }: Limit): boolean => min === 1 && max === 1 && of.length > 1;
  const together = limits.filter(isOneOf).map(({ rows: of }) => rows.filter(({ id }) => of.includes(id)));
  const alone = rows.filter((row) => !together.some((each) => each.includes(row))).map((row) => [row]);
  return [...together, ...alone];
}

function change(set: Allocation, rows: readonly Row[], row: string, count: number): Allocation {
  return { ...set, ...Object.fromEntries(rows.map(({ id }) => [id, 0])), [row]: count };
}

interface ThenRowProps {
  readonly id: string;
  readonly form: AllocateForm;
  readonly rows: readonly Row[];
  readonly given: Allocation;
  onSet(row: string, count: number): void;
}

/** A number that is never less than it has to be, or one of several. */
function ThenRow({ id, form, rows, given, onSet }: ThenRowProps): ReactNode {
  const { say } = useBook();
  const [first, ...others] = rows;
  if (!first) return null;
  if (others.length > 0)
    return (
      <select
        id={fieldId(id, first.id)}
        value={rows.find((row) => (given[row.id] ?? 0) > 0)?.id}
        onChange={({ target }) => onSet(target.value, 1)}
      >
        {rows.map((row) => (
          <option
            key={row.id}
            value={row.id}
            disabled={!given[row.id] && roomOf(form, row, without(given, rows)) < 1}
          >
            {capital(say(row.label))}
          </option>
        ))}
      </select>
    );
  const least = form.limits.find(({ rows: of }) => of.length === 1 && of[0] === first.id)?.min ?? 0;
  const label = capital(say(first.label));
  return (
    <p className="count apart">
      <span>{label}</span>
      <Stepper
        id={fieldId(id, first.id)}
        label={label}
        points={given[first.id] ?? 0}
        room={roomOf(form, first, given)}
        closed={false}
        why={undefined}
        onSet={(to) => onSet(first.id, Math.max(least, to))}
      />
    </p>
  );
}

function without(given: Allocation, rows: readonly Row[]): Allocation {
  return Object.fromEntries(Object.entries(given).filter(([id]) => !rows.some((row) => row.id === id)));
}
