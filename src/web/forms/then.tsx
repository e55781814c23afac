import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { isNamed, type Decision } from '../../kernel/forms/decision.ts';
import { type AllocateForm, type Allocation, check, type Row } from '../../kernel/forms/form.ts';
import { roomOf } from '../../kernel/forms/room.ts';
import { habitOf } from '../../kernel/game/habit.ts';
import { askedNext } from '../../kernel/game/if-so.ts';
import type { Table } from '../../kernel/rulebook.ts';
import type { Desk } from '../api.ts';
import { useBook, useWhole } from '../book.tsx';
import { allocationOf } from '../answer/points.ts';
import { numbersOf } from './kinds.ts';
import { PlacedList, PlacedRows } from './kinds-placed.tsx';

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
  const placed = useContext(PlacedRows);
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
  const numbers = form && next ? { id: next.id, form, given, onGive: setSet } : null;
  return placed && <PlacedList {...placed} numbers={numbers} />;
}

/** What is set, where there still is a row for it; else what it begins with, or the least that is left. */
function fitted(form: AllocateForm, begin: Allocation, set: Allocation): Allocation {
  const all = numbersOf(form);
  const isSet = (rows: readonly Row[]): boolean => rows.some(({ id }) => (set[id] ?? 0) > 0);
  const kept = all.filter(isSet).flatMap((rows) => rows.map(({ id }) => [id, set[id] ?? 0] as const));
  return all
    .filter((rows) => !isSet(rows))
    .reduce<Allocation>(
      (given, rows) => {
        const first = rows.find(({ id }) => (begin[id] ?? 0) > 0);
        const open = [first, ...rows].find((row) => row && roomOf(form, row, given) > 0);
        return open ? { ...given, [open.id]: open === first ? (begin[open.id] ?? 1) : 1 } : given;
      },
      Object.fromEntries(kept.filter(([, count]) => count > 0)),
    );
}
