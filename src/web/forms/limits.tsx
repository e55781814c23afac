import type { ReactNode } from 'react';
import type { AllocateForm, Allocation, Limit } from '../../kernel/forms/form.ts';
import { usedPoints } from '../../kernel/forms/room.ts';
import { type Book, Clauses, useBook } from '../book.tsx';
import { capital, sentence, deskTexts } from '../texts.ts';
import { isCelled, shownLimits, tellsLimits } from './allocation.ts';

/** So many are counted at a glance; more are told as a number alone. */
const MOST_PIPS = 12;

/** The limits that matter now, once, at the head of the question: a pip for each point, and what is left. */
export function Limits({ form, given }: { form: AllocateForm; given: Allocation }): ReactNode {
  const { say } = useBook();
  const all = form.limits;
  if (!tellsLimits(form)) return null;
  // a line says itself that its own limit is used up
  const shown = shownLimits(all, {});
  if (shown.length === 0) return null;
  const isLine = shown.every(({ whose }) => whose);
  return (
    <ul
      className={isLine ? 'limits bare is-short' : 'limits bare'}
      aria-label={deskTexts.form.limits}
      {...(isCelled(form) ? {} : { tabIndex: 0 })}
    >
      {shown.map((limit) => (
        <li key={all.indexOf(limit)} className={isBroken(limit, given) ? 'broken' : undefined}>
          <strong>
            {leftOf(limit, given)}
            <span className="visually-hidden">: </span>
          </strong>
          {limit.whose && isLine && <b aria-hidden="true">{say(limit.whose)}</b>}
          <span className={isLine ? 'visually-hidden' : undefined}>
            {say(limit.reason)} <Clauses ids={limit.clauses} quiet />
          </span>
          <Pips limit={limit} given={given} />
        </li>
      ))}
    </ul>
  );
}

/** A limit as it is counted: filled where a point is placed. What it says stands beside it in words. */
export function Pips({ limit, given }: { limit: Limit; given: Allocation }): ReactNode {
  const of = limit.max ?? limit.min ?? 0;
  if (of === 0 || of > MOST_PIPS) return null;
  const sum = usedPoints(limit, given);
  return (
    <span className="pips" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <i key={i} className={i < sum ? 'is-on' : undefined} />
      ))}
    </span>
  );
}

/** What is read out of the limits that are shown and that rows have changed, each whole. */
export function limitTexts(
  form: AllocateForm,
  rows: readonly string[],
  given: Allocation,
  { say }: Book,
): string[] {
  return shownLimits(form.limits, isCelled(form) ? {} : given)
    .filter((limit) => rows.some((row) => limit.rows.includes(row)))
    .map((limit) => sentence(`${leftOf(limit, given)}: ${say(limit.reason)}`));
}

/** What to take away where a limit is exceeded: how much, and from what it can be taken; null where none is. */
export function takeAway(form: AllocateForm, given: Allocation, { say, name }: Book): string | null {
  const { limits, rows } = form;
  const limit = limits.find((each) => isBroken(each, given));
  if (!limit) return null;
  const from = rows.filter(({ id }) => limit.rows.includes(id) && (given[id] ?? 0) > 0);
  return deskTexts.form.takeAway(
    usedPoints(limit, given) - (limit.max ?? 0),
    from.map(({ label, id }) => {
      const place = id.slice(id.indexOf('/') + 1);
      const isNamed = isCelled(form) && name(place) !== place;
      return `${isNamed ? capital(name(place)) : say(label)} ${given[id] ?? 0}`;
    }),
  );
}

/** What is left of a limit. */
export function leftOf(limit: Limit, given: Allocation): string {
  const sum = usedPoints(limit, given);
  if (limit.max !== undefined) return deskTexts.form.left(limit.max - sum, limit.max);
  return deskTexts.form.atLeast(sum, limit.min ?? 0);
}

/** Whether more is given than a limit lets. */
export function isBroken(limit: Limit, given: Allocation): boolean {
  return limit.max !== undefined && usedPoints(limit, given) > limit.max;
}
