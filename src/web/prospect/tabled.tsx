import { type ReactNode, Suspense } from 'react';
import type { AllocateForm, Allocation } from '../../kernel/forms/form.ts';
import { useForesight } from './foresight.tsx';
import { later } from '../later.tsx';

const Chances = later(async () => (await import('./chances.tsx')).Chances);
const Assumptions = later(async () => (await import('./assumptions.tsx')).Assumptions);

interface TabledProps {
  readonly form: AllocateForm;
  readonly given: Allocation;
  onGive(given: Allocation): void;
}

/** The table of what numbers bring, where some do; else what the figures beside the rows assume. Below all that is answered. */
export function Tabled(props: TabledProps): ReactNode {
  const { prospects, worked } = useForesight();
  if (!prospects.all.some((each) => worked?.isBelow(each, props.form))) return <Supposing />;
  return (
    <Suspense>
      <Chances {...props} />
    </Suspense>
  );
}

/** What the figures beside the choices assume, where they assume anything. */
export function Supposing(): ReactNode {
  const { prospects } = useForesight();
  if (prospects.assumed.length === 0) return null;
  return (
    <Suspense>
      <Assumptions />
    </Suspense>
  );
}
