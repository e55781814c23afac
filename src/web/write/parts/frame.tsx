import type { ReactNode } from 'react';
import { faultsAt } from '../faults.ts';
import { type Asked, faultIdOf, idOf, useWriting } from '../writing.ts';

interface FrameProps extends Pick<Asked, 'path' | 'title' | 'about'> {
  readonly className?: string;
  readonly children: ReactNode;
}

/** One control: its title over it, what it is about, and what is wrong with it. */
export function Frame({ path, title, about, className = 'field', children }: FrameProps): ReactNode {
  return (
    <div className={className}>
      <label htmlFor={idOf(path)}>{title}</label>
      {children}
      {about && <span className="hint">{about}</span>}
      <Faults path={path} title={title} deep />
    </div>
  );
}

/** Several controls: their title, and what they are about. */
export function Section({ path, title, about, className = 'part', children }: FrameProps): ReactNode {
  return (
    <fieldset className={className} id={idOf(path)} tabIndex={-1}>
      <legend>{title}</legend>
      {about && <p className="hint">{about}</p>}
      {children}
    </fieldset>
  );
}

interface FaultsProps extends Pick<Asked, 'path' | 'title'> {
  readonly deep?: boolean;
}

/** What is wrong with a place, beside it; `deep`: or with what stands in it. */
export function Faults({ path, title, deep = false }: FaultsProps): ReactNode {
  const faults = faultsAt(useWriting().faults, path, deep);
  if (faults.length === 0) return null;
  return (
    <span className="fault" id={faultIdOf(path)}>
      {faults.map((fault) => (
        <span key={fault}>
          {title} {fault}.
        </span>
      ))}
    </span>
  );
}
