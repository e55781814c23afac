import type { ReactNode } from 'react';
import type { Prospect, ProspectStep } from '../../kernel/sums/prospect.ts';
import { useForesight } from './foresight.tsx';
import './prospect.css';

/** The chances of one number as a small bar; what it says stands beside it in words. */
export function Stack({ prospect, step }: { prospect: Prospect; step: ProspectStep }): ReactNode {
  const { worked } = useForesight();
  return (
    <span className="stack" aria-hidden="true">
      {worked?.sharesOf(prospect, step).map(({ tone, share }) => (
        <i key={tone} className={`is-${tone}`} style={{ flexGrow: share }} />
      ))}
    </span>
  );
}
