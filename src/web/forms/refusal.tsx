import type { ReactNode } from 'react';
import type { Bar } from '../../kernel/forms/form.ts';
import { Clauses, useBook } from '../book.tsx';
import { deskTexts } from '../texts.ts';
import type { Barred } from './barred.tsx';

/** The value of the choice that has the focus: what Enter is meant for, picked or not. */
export function reachedIn(form: HTMLFormElement): string | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement && activeElement.form === form
    ? activeElement.value
    : null;
}

/** Something that is barred, as it is refused; null where nothing bars it. */
export function refusalOf(label: string, bar: Bar | undefined): Barred | null {
  return bar ? { label, bar } : null;
}

/** Why Enter on something barred sent nothing, not even what was picked before. */
export function Refusal({ of: barred }: { of: Barred | null }): ReactNode {
  const { say } = useBook();
  if (!barred) return null;
  return (
    <p role="alert" className="trouble">
      {deskTexts.form.isBarred(barred.label)} {say(barred.bar.reason)}{' '}
      <Clauses ids={barred.bar.clauses} full />
    </p>
  );
}
