import type { ReactNode } from 'react';
import type { Seat } from '../../kernel/forms/decision.ts';
import { useBook } from '../book.tsx';
import { Page } from '../page.tsx';
import { t } from '../texts.ts';

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
    <Page title={t.curtain.pass(name(seat))} above={title} narrow>
      <p className="lead">{t.curtain.about}</p>
      <p>
        <button type="button" className="main" onClick={onOpen}>
          {t.curtain.open(name(seat))}
        </button>
      </p>
      {onTable && (
        <p className="others">
          {t.curtain.tables}{' '}
          <button type="button" className="link" onClick={onTable}>
            {t.curtain.table}
          </button>
        </p>
      )}
      <p className="others">
        {t.curtain.other}{' '}
        {seats
          .filter((other) => other !== seat)
          .map((other) => (
            <button key={other} type="button" className="link" onClick={() => onOther(other)}>
              {name(other)}
            </button>
          ))}
      </p>
      <p className="others">
        {t.curtain.alone}{' '}
        <button type="button" className="link" onClick={onNone}>
          {t.curtain.none}
        </button>
      </p>
    </Page>
  );
}
