import type { ReactNode } from 'react';
import { idOf, useWriting } from './writing.ts';
import type { Path } from './draft.ts';

interface FaultsProps {
  readonly path: Path;
  readonly title: string;
  readonly deep?: boolean;
}

/** What is wrong with a place, beside it. */
export function Faults({ path, title, deep = false }: FaultsProps): ReactNode {
  const faults = useWriting().faults(path, deep);
  if (faults.length === 0) return null;
  return (
    <span className="fault" id={`${idOf(path)}-fault`}>
      {faults.map((fault) => (
        <span key={fault}>
          {title} {fault}.
        </span>
      ))}
    </span>
  );
}

/** What a control says of itself when something is wrong with it. */
export function useFaultProps(path: Path): { 'aria-invalid'?: true; 'aria-describedby'?: string } {
  const isFaulty = useWriting().faults(path, true).length > 0;
  return isFaulty ? { 'aria-invalid': true, 'aria-describedby': `${idOf(path)}-fault` } : {};
}
