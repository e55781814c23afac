import type { ReactNode } from 'react';
import { sharesOf } from '../../kernel/sums/brief.ts';
import type { Prospect, ProspectStep } from '../../kernel/sums/prospect.ts';

/** The chances of one number as a small bar; what it says stands beside it in words. */
export function Stack({ prospect, step }: { prospect: Prospect; step: ProspectStep }): ReactNode {
  return (
    <span className="stack" aria-hidden="true">
      {sharesOf(prospect, step).map(({ tone, share }) => (
        <i key={tone} className={`is-${tone}`} style={{ flexGrow: share }} />
      ))}
    </span>
  );
}
