import type { ReactNode } from 'react';
import type { Decision } from '../../kernel/forms/decision.ts';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';

interface EndsProps {
  readonly desk: Desk;
  readonly decision: Decision;
}

/** Over the button: what an answer ends, what comes next, and who sits there. */
export function EndsLine({ desk: { people }, decision: { ends } }: EndsProps): ReactNode {
  const { say, alone } = useBook();
  if (!ends) return null;
  const { what, next, seats = [] } = ends;
  const who = alone
    ? []
    : people.filter((each) => seats.some((seat) => each.seats.includes(seat))).map(({ name }) => name);
  return (
    <p className="says hint">
      {say(what)} {next && `${[say(next), ...who].join(', ')}.`}
    </p>
  );
}
