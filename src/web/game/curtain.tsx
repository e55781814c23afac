import type { ReactNode } from 'react';
import type { Seat } from '../../kernel/forms/decision.ts';
import { useBook } from '../book.tsx';
import { Page } from '../page.tsx';
import { deskTexts } from '../texts.ts';

interface CurtainProps {
  readonly title: string;
  readonly seat: Seat;
  readonly seats: readonly Seat[];
  onOpen(): void;
  onOther(seat: Seat): void;
  onNone(): void;
  /** Only the table is asked: its question shows no secret. */
  onTable?(): void;
}

/** Stands between two players at one machine: nothing of a desk is even loaded before it is opened. */
export function Curtain({ title, seat, seats, onOpen, onOther, onNone, onTable }: CurtainProps): ReactNode {
  const { name } = useBook();
  return (
    <Page title={deskTexts.curtain.pass(name(seat))} above={title} narrow>
      <p className="lead">{deskTexts.curtain.about}</p>
      <p>
        <button type="button" className="main" onClick={onOpen}>
          {deskTexts.curtain.open(name(seat))}
        </button>
      </p>
      {onTable && (
        <p className="others">
          {deskTexts.curtain.tables}{' '}
          <button type="button" className="link" onClick={onTable}>
            {deskTexts.curtain.table}
          </button>
        </p>
      )}
      <p className="others">
        {deskTexts.curtain.other}{' '}
        {seats
          .filter((other) => other !== seat)
          .map((other) => (
            <button key={other} type="button" className="link" onClick={() => onOther(other)}>
              {name(other)}
            </button>
          ))}
      </p>
      <p className="others">
        {deskTexts.curtain.alone}{' '}
        <button type="button" className="link" onClick={onNone}>
          {deskTexts.curtain.none}
        </button>
      </p>
    </Page>
  );
}
