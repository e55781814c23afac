import type { ReactNode } from 'react';
import type { Decision, Seat } from '../../kernel/forms/decision.ts';
import type { Json } from '../../kernel/json.ts';
import { concernedSeats } from '../../kernel/game/always-open.ts';
import type { Desk } from '../api.ts';
import { type Book, useBook } from '../book.tsx';
import { listed, deskTexts } from '../texts.ts';

/** The seats that an answer takes a decision from and that this person does not hold: they are asked first. */
export function othersAsked(desk: Desk, { table }: Book, decision: Decision, answer: Json): readonly Seat[] {
  return concernedSeats(table, decision, answer).filter((seat) => !desk.seats.includes(seat));
}

interface ConsentProps {
  readonly id?: string;
  /** The seats from which it takes a decision, where that is to be said. */
  readonly from?: readonly Seat[];
  /** The seats that are asked first. */
  readonly others: readonly Seat[];
}

/** What an act takes from whom, and who is asked before it is done. */
export function ConsentHint({ id, from, others }: ConsentProps): ReactNode {
  const { name, alone, table } = useBook();
  const everybody = from?.length === table.seats.length;
  const takes =
    from && (everybody ? deskTexts.consent.takesAll : deskTexts.consent.takes(listed(from.map(name))));
  const asks =
    others.length > 0
      ? deskTexts.consent.asks(listed(others.map(name)), others.length)
      : alone
        ? ''
        : deskTexts.consent.atOnce;
  return (
    <p className="hint" id={id}>
      {[takes, asks].filter(Boolean).join(' ')}
    </p>
  );
}
