import type { ReactNode } from 'react';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import type { Status } from '../live.ts';
import { type GameRoute, go } from '../route.ts';
import { t } from '../texts.ts';

interface SeatBarProps {
  readonly route: GameRoute;
  readonly desk: Desk;
  readonly status: Status;
}

/** Which game, whose desk, and whether it is connected. */
export function SeatBar({ route, desk, status }: SeatBarProps): ReactNode {
  const { table, name } = useBook();
  return (
    <>
      <div className="game-name">
        <strong>{desk.title}</strong>
        {!desk.title.includes(table.setup.scenario.title) && (
          <span>
            {table.rulebook.title}, {table.setup.scenario.title}
          </span>
        )}
      </div>
      {desk.seats.length > 1 ? (
        <label className="seat-choice">
          <span>{t.table.seats}</span>
          <select
            value={desk.seat ?? ''}
            onChange={(event) =>
              go({ page: 'game', game: route.game, key: route.key, seat: event.target.value })
            }
          >
            {desk.seats.map((seat) => (
              <option key={seat} value={seat}>
                {name(seat)}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <span className="seat-name">
          {desk.seat === null ? t.links.spectator : t.table.deskOf(name(desk.seat))}
        </span>
      )}
      <span role="status" className={`status is-${status}`}>
        {t.live[status]}
      </span>
    </>
  );
}
