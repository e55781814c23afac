import type { ReactNode } from 'react';
import type { AllocateForm, Allocation, Limit } from '../../kernel/form.ts';
import { used } from '../../kernel/room.ts';
import { Clauses, useBook } from '../book.tsx';
import { t } from '../texts.ts';
import { shownLimits } from './allocation.ts';

/** The limits that matter now, and what is left of each; where that changes, the whole limit is read out. */
export function Limits({ form, given }: { form: AllocateForm; given: Allocation }): ReactNode {
  const { say } = useBook();
  const least = form.least && { ...form.least, min: form.least.need };
  const all: Limit[] = least ? [...form.limits, least] : [...form.limits];
  const shown = shownLimits(all, given);
  return (
    <>
      <ul className="limits" aria-live="polite" aria-label={t.form.limits} tabIndex={0}>
        {shown.map((limit) => (
          <li key={all.indexOf(limit)} className={isBroken(limit, given) ? 'broken' : undefined}>
            <span aria-atomic="true">
              <strong>{`${leftOf(limit, given)}:`}</strong> {say(limit.reason)}
            </span>{' '}
            <Clauses ids={limit.clauses} />
          </li>
        ))}
      </ul>
      {shown.length < all.length && <p className="hint">{t.form.moreLimits}</p>}
    </>
  );
}

function leftOf(limit: Limit, given: Allocation): string {
  const sum = used(limit, given);
  if (limit.max !== undefined) return t.form.left(limit.max - sum, limit.max);
  return t.form.atLeast(sum, limit.min ?? 0);
}

function isBroken(limit: Limit, given: Allocation): boolean {
  return limit.max !== undefined && used(limit, given) > limit.max;
}
