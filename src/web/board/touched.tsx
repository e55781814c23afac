import { type ReactNode, useState } from 'react';
import { Clauses, useBook } from '../book.tsx';
import type { Touches } from './answers.ts';
import { useCards } from './opening.ts';

/** Something of a panel that can be touched, as it reads. */
export interface Touchable {
  readonly text: string;
  readonly choice: string | undefined;
  /** It lies in the right half of what is seen: its card opens at the left. */
  readonly onRight?: boolean;
}

/** Touching a panel: an answer is begun, or the line of the panel says what was touched and why it answers nothing. */
export function useTouched(touches: Touches): { press(thing: Touchable): void; line: ReactNode } {
  const [last, setLast] = useState<Touchable | null>(null);
  const open = useCards();
  const press = (thing: Touchable): void => {
    const touch = touches(thing.choice);
    const gives = touch !== undefined && !touch.bar && !touch.full && !touch.sums;
    // what it is its card says
    setLast(gives || (open && !touch?.bar && !touch?.full) ? null : thing);
    if (gives) touch.give();
    open?.(thing.choice, touch?.rows && !touch.bar ? 'place' : gives ? 'leave' : 'read', thing.onRight);
  };
  return { press, line: <TouchedLine last={last} touches={touches} /> };
}

/** What was touched last, read out as it changes. Its place is kept, so that nothing moves. */
function TouchedLine({ last, touches }: { last: Touchable | null; touches: Touches }): ReactNode {
  const { say } = useBook();
  const touch = touches(last?.choice);
  const bar = touch?.bar ?? touch?.full;
  return (
    <p className="touched" role="status">
      {last?.text}
      {bar && (
        <>
          {'. '}
          {say(bar.reason)} <Clauses ids={bar.clauses} full />
        </>
      )}
    </p>
  );
}
