import type { ReactNode } from 'react';
import type { Bar } from '../../kernel/forms/form.ts';
import { Clauses, useBook } from '../book.tsx';

/** The line that says why something is barred; its place is kept, so that nothing moves. */
export function Why({ bar, hint }: { bar: Bar | null | undefined; hint: string }): ReactNode {
  const { say } = useBook();
  if (!bar) return <p className="why hint">{hint}</p>;
  return (
    <p className="why">
      {say(bar.reason)} <Clauses ids={bar.clauses} full />
    </p>
  );
}
