import type { ReactNode } from 'react';
import type { Bar } from '../../kernel/forms/form.ts';
import { Clauses, useBook } from '../book.tsx';
import { deskTexts } from '../texts.ts';

/** Something barred, by its name. */
export interface Barred {
  readonly label: string;
  readonly bar: Bar;
}

/** All that is barred from the start, folded: each with its reason, once where several share it. */
export function BarredList({ barred, open }: { barred: readonly Barred[]; open: boolean }): ReactNode {
  const { say } = useBook();
  if (barred.length === 0) return null;
  const reasons = Map.groupBy(barred, ({ bar }) => `${say(bar.reason)} ${bar.clauses.join(' ')}`);
  return (
    <details className="barred-list-fold before" open={open}>
      <summary>{deskTexts.form.barred(barred.length)}</summary>
      <ul className="ruled bare">
        {[...reasons].map(([key, those]) => (
          <li key={key}>
            <s>{those.map(({ label }) => label).join(', ')}</s>{' '}
            {those[0] && (
              <>
                {say(those[0].bar.reason)} <Clauses ids={those[0].bar.clauses} full />
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
