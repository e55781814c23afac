import type { ReactNode } from 'react';
import type { Panel } from '../../kernel/board/panel.ts';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import { Moment, momentText } from '../frame/moment.tsx';
import { f } from '../frame/texts.ts';
import type { Status } from '../connection.ts';
import { Brand } from '../page.tsx';
import { type GameRoute, go } from '../route.ts';
import { t } from '../texts.ts';

interface TopBarProps {
  readonly route: GameRoute;
  readonly desk: Desk;
  readonly status: Status;
  readonly panels: readonly Panel[];
  readonly isAsked: boolean;
}

/** Which game, where play is, whose turn, whose desk, and whether it is connected. */
export function TopBar({ route, desk, status, panels, isAsked }: TopBarProps): ReactNode {
  const book = useBook();
  const { rulebook, setup } = book.table;
  const waits = desk.over ? f.over : f.waiting;
  return (
    <>
      <Brand />
      <div className="game-name">
        <strong>{desk.title}</strong>
        <span className="no-phone">
          {rulebook.title}, {setup.scenario.title}
        </span>
        <span className="only-phone">{momentText(panels, book)}</span>
      </div>
      <Moment panels={panels} />
      <span role="status" className={`status is-${status}`}>
        {t.live[status]}
      </span>
      <span className={isAsked ? 'chip is-turn' : 'chip is-waiting'}>{isAsked ? f.yourTurn : waits}</span>
      <SeatChip route={route} desk={desk} />
    </>
  );
}

/** Whose desk it is; with several seats, the way to the others. */
function SeatChip({ route, desk }: Pick<TopBarProps, 'route' | 'desk'>): ReactNode {
  const { name, table } = useBook();
  const tone = table.setup.scenario.seats.find(({ id }) => id === desk.seat)?.tone;
  if (desk.seats.length < 2)
    return (
      <span className={tone ? `chip seat-name is-${tone}` : 'chip seat-name'}>
        {desk.seat === null ? t.people.looker : t.table.deskOf(name(desk.seat))}
      </span>
    );
  return (
    <label className={tone ? `seat-choice is-${tone}` : 'seat-choice'}>
      <span className="visually-hidden">{t.table.seats}</span>
      <select
        value={desk.seat ?? ''}
        onChange={(event) => go({ page: 'game', game: route.game, key: route.key, seat: event.target.value })}
      >
        {desk.seat === null && <option value="">{t.table.nobodys}</option>}
        {desk.seats.map((seat) => (
          <option key={seat} value={seat}>
            {name(seat)}
          </option>
        ))}
      </select>
    </label>
  );
}
