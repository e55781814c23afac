import type { ReactNode } from 'react';
import type { AllocateForm, Allocation, Limit } from '../../kernel/forms/form.ts';
import { used } from '../../kernel/forms/room.ts';
import { type Book, Clauses, useBook } from '../book.tsx';
import { sentence, t } from '../texts.ts';
import { shownLimits, tellsLimits } from './allocation.ts';

/** The limits that matter now, and what is left of each. */
export function Limits({ form, given }: { form: AllocateForm; given: Allocation }): ReactNode {
  const { say } = useBook();
  const all = form.limits;
  if (!tellsLimits(form)) return null;
  const shown = shownLimits(all, given);
  return (
    <>
      <ul className="limits" aria-label={t.form.limits} tabIndex={0}>
        {shown.map((limit) => (
          <li key={all.indexOf(limit)} className={isBroken(limit, given) ? 'broken' : undefined}>
            <strong>{leftOf(limit, given)}:</strong> {say(limit.reason)} <Clauses ids={limit.clauses} />
          </li>
        ))}
      </ul>
      {shown.length < all.length && <p className="hint">{t.form.moreLimits}</p>}
    </>
  );
}

/** What is read out of the limits that are shown and that a row has changed, each whole. */
export function limitTexts(form: AllocateForm, row: string, given: Allocation, { say }: Book): string[] {
  return shownLimits(form.limits, given)
    .filter(({ rows }) => rows.includes(row))
    .map((limit) => sentence(`${leftOf(limit, given)}: ${say(limit.reason)}`));
}

/** What is left of a limit. */
export function leftOf(limit: Limit, given: Allocation): string {
  const sum = used(limit, given);
  if (limit.max !== undefined) return t.form.left(limit.max - sum, limit.max);
  return t.form.atLeast(sum, limit.min ?? 0);
}

/** Whether more is given than a limit lets. */
export function isBroken(limit: Limit, given: Allocation): boolean {
  return limit.max !== undefined && used(limit, given) > limit.max;
}
