import type { ReactNode } from 'react';
import type { Bar } from '../../kernel/forms/form.ts';
import { Clauses, useBook } from '../book.tsx';

/** The line that says why something is barred. */
export function Why({ bar }: { bar: Bar }): ReactNode {
  const { say } = useBook();
  return (
    <p className="why hint">
      {say(bar.reason)} <Clauses ids={bar.clauses} full />
    </p>
  );
}
