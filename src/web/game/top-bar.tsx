import type { ReactNode } from 'react';
import type { Panel } from '../../kernel/board/panel.ts';
import type { TurnStart } from '../../kernel/game/reading.ts';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import type { Status } from '../connection.ts';
import { Icon } from '../parts/icons.tsx';
import { When } from '../frame/when.tsx';
import { Brand } from '../page.tsx';
import { type GameRoute, go } from '../route.ts';
import { capital, deskTexts } from '../texts.ts';
import { type SeatState, stateText } from './seat-state.ts';
import { headlineOf } from './turn.ts';

interface TopBarProps {
  readonly route: GameRoute;
  readonly desk: Desk;
  readonly status: Status;
  readonly panels: readonly Panel[];
  readonly turns: readonly TurnStart[];
  readonly state: SeatState;
  onQuestion(): void;
}

/** The head: which game, when it is, and over the panel what this person has to do and whose desk it is. */
export function TopBar({ route, desk, status, panels, turns, state, onQuestion }: TopBarProps): ReactNode {
  const book = useBook();
  const { rulebook, setup } = book.table;
  const { at: _, ...now } = route;
  return (
    <>
      <div className="head-l">
        <Brand />
        <div className="game-name">
          <strong>{desk.title}</strong>
          <span>
            {desk.title.startsWith(rulebook.title) ? '' : `${rulebook.title}, `}
            {setup.scenario.title}
          </span>
        </div>
      </div>
      <When
        panels={panels}
        turns={turns}
        at={route.at}
        onShow={(at) => go(at === undefined ? now : { ...route, at })}
      />
      <div className={`me is-${state.kind}`}>
        <button type="button" className="state" title={headlineOf(desk, book)} onClick={onQuestion}>
          {state.kind === 'turn' || state.kind === 'help' ? (
            <span className="dot" aria-hidden="true" />
          ) : (
            <Icon of="clock" />
          )}
          <span>{stateText(desk, state, book)}</span>
        </button>
        <span role="status" className={`status is-${status}`}>
          {deskTexts.live[status]}
        </span>
        <SeatChip route={route} desk={desk} />
      </div>
    </>
  );
}

/** Whose desk it is; with several seats, the way to the others. */
function SeatChip({ route, desk }: Pick<TopBarProps, 'route' | 'desk'>): ReactNode {
  const { name, table, alone } = useBook();
  const { seat } = desk;
  const tone = table.setup.scenario.seats.find(({ id }) => id === seat)?.tone;
  const who = seat !== null && !alone && desk.person !== name(seat) ? desk.person : '';
  const called = seat === null ? deskTexts.people.looker : capital(name(seat));
  if (desk.seats.length < 2)
    return (
      <span className={tone ? `seat-chip is-${tone}` : 'seat-chip'} title={deskTexts.table.deskOf(called)}>
        <span className="seat-full">
          {who !== '' && <b>{who}</b>} {called}
        </span>
        <span className="seat-letter" aria-hidden="true">
          {(who || called).charAt(0)}
        </span>
      </span>
    );
  return (
    <label className={tone ? `seat-chip seat-choice is-${tone}` : 'seat-chip seat-choice'}>
      <span className="visually-hidden">{deskTexts.table.seats}</span>
      <span className="seat-letter" aria-hidden="true">
        {called.charAt(0)}
      </span>
      <select
        value={seat ?? ''}
        onChange={(event) => go({ page: 'game', game: route.game, key: route.key, seat: event.target.value })}
      >
        {seat === null && <option value="">{deskTexts.table.nobodys}</option>}
        {desk.seats.map((each) => (
          <option key={each} value={each}>
            {name(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
