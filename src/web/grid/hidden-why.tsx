import type { ReactNode } from 'react';
import type { Bar } from '../../kernel/forms/form.ts';
import { useBook } from '../book.tsx';

interface HiddenWhyProps {
  readonly id: string;
  readonly bar: Bar | undefined;
}

/** Why something is closed, out of sight, for what is described by it. */
export function HiddenWhy({ id, bar }: HiddenWhyProps): ReactNode {
  const { say } = useBook();
  if (!bar) return null;
  return (
    <span id={id} hidden>
      {say(bar.reason)} {bar.clauses.join(', ')}
    </span>
  );
}
