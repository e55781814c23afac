import type { ReactNode } from 'react';

interface PartProps {
  readonly title: string;
  /** What is in it, in a few words. */
  readonly about?: string;
  /** Of parts with one name one alone stands open. */
  readonly name?: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Where there is room for two columns all of it stands open. */
export const isWide = (): boolean => matchMedia('(min-width: 761px)').matches;

/** A part of the calculator, folded under its name. */
export function Part({ title, about, name, isOpen, children }: PartProps): ReactNode {
  return (
    <details className="odds-part after" open={isOpen} {...(name === undefined ? {} : { name })}>
      <summary>
        <h2>{title}</h2> {about !== undefined && <span className="hint">{about}</span>}
      </summary>
      {children}
    </details>
  );
}
