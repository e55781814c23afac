import type { ReactNode } from 'react';

interface BriefProps {
  /** By which a control is described with it: then it is no part of the control's name. */
  readonly id?: string;
  readonly text: string | null;
}

/** The chances of a choice in a line below its name. */
export function Brief({ id, text }: BriefProps): ReactNode {
  if (text === null) return null;
  return (
    <span className="chance" id={id} aria-hidden={id === undefined ? undefined : true}>
      {text}
    </span>
  );
}
