import { type ReactNode, useMemo } from 'react';
import type { Cell } from '../../kernel/board/panel.ts';
import type { Decision, Seat } from '../../kernel/forms/decision.ts';
import { type Habit, habitOf } from '../../kernel/game/habit.ts';
import { own } from '../../kernel/json.ts';
import type { Act } from '../act.ts';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import { tellersOf } from './tellers.ts';
import { capital, listed, deskTexts } from '../texts.ts';
import { timeTexts } from '../time/texts.ts';
import { MINUTE, sinceOf, useNow, useTimes } from '../time/times.ts';
import { inBrief } from '../time/words.ts';
import '../forms/parts.css';

interface OthersProps {
  readonly desk: Desk;
  readonly act: Act;
  readonly decision: Decision;
}

/** Others tell what happened: for whom it waits, and what one's own seat can say of its turn already. */
export function OthersTell({ desk, act, decision }: OthersProps): ReactNode {
  const { table, name } = useBook();
  const { seat } = desk;
  const mine = seat === null ? null : { ...decision, askedOf: [seat] as readonly Seat[] };
  const habit = mine && habitOf(table, mine);
  const stations = useStations(desk);
  const own = stations.findIndex(({ is, seats }) => is === 'ahead' && seat !== null && seats.includes(seat));
  const sayNow = habit && seat !== null && <SayNow {...{ desk, act, habit, seat }} isListed={own >= 0} />;
  return (
    <>
      <p className="hint">{deskTexts.table.waiting(listed(tellersOf(desk, decision).map(name)))}</p>
      {stations.length > 0 && (
        <ol className="stations ruled bare after">
          {stations.map((each, i) => (
            <StationRow key={i} desk={desk} station={each} n={i + 1}>
              {i === own && sayNow}
            </StationRow>
          ))}
        </ol>
      )}
      {own < 0 && sayNow}
    </>
  );
}

/** One of those who come one after the other. */
interface Station {
  readonly label: Cell;
  readonly is: 'past' | 'now' | 'ahead';
  readonly seats: readonly Seat[];
}

/** The first line of a track whose marks are seats'. */
function useStations({ view }: Desk): readonly Station[] {
  const { table } = useBook();
  return useMemo(() => {
    const lines = table.rules.board(view).flatMap((panel) => (panel.kind === 'track' ? panel.lines : []));
    const all = lines.map(({ marks }) =>
      marks.flatMap(({ label, is, seats }): Station[] => (seats ? [{ label, is, seats }] : [])),
    );
    return all.find((each) => each.length > 0) ?? [];
  }, [table, view]);
}

interface StationProps {
  readonly desk: Desk;
  readonly station: Station;
  readonly n: number;
  readonly children: ReactNode;
}

/** Who it is, who sits there, and for the one whose turn it is since when. */
function StationRow({ desk, station: { label, is, seats }, n, children }: StationProps): ReactNode {
  const { say, name, alone } = useBook();
  const times = useTimes();
  const now = useNow(MINUTE);
  const isMine = desk.seat !== null && seats.includes(desk.seat);
  const who = desk.people.filter((each) => each.seats.some((seat) => seats.includes(seat)));
  const said = isMine ? deskTexts.people.you : listed(who.map((each) => each.name));
  const since = is === 'now' ? sinceOf(times, seats) : undefined;
  return (
    <li
      className={isMine ? `flow is-${is} is-mine` : `flow is-${is}`}
      aria-current={is === 'now' ? 'step' : undefined}
    >
      <span className="station-n" aria-hidden="true">
        {n}
      </span>
      <span className="station">
        <b>{capital(typeof label === 'object' ? say(label) : name(String(label)))}</b>{' '}
        {!alone && <span className="hint">{said}</span>}
      </span>
      {since !== undefined && <span className="hint">{timeTexts.since(inBrief(since, now))}</span>}
      {children}
    </li>
  );
}

interface SayProps {
  readonly desk: Desk;
  readonly act: Act;
  readonly habit: Habit;
  readonly seat: Seat;
  /** It stands in the list, beside the name of the seat. */
  readonly isListed: boolean;
}

/** What is said beforehand for one's own turn, for this turn alone; it can be taken back until it is asked. */
function SayNow({ desk, act, habit, seat, isListed }: SayProps): ReactNode {
  const { name } = useBook();
  const left = own(desk.habits, habit.name);
  const [answer = ''] = Object.keys(habit.kind.answers);
  const post = (leaves: object | null): void => {
    if (!act.busy) void act.post('/habits', { seat, habit: habit.name, leaves, desk: seat });
  };
  const title = capital(name(seat));
  return (
    <p className="say-now apart">
      {(left || !isListed) && <span>{left ? deskTexts.habits.saidNow(title) : title}</span>}
      <button
        type="button"
        aria-disabled={act.busy}
        onClick={() => post(left ? null : { answer, lasts: 'turn' })}
      >
        {left ? deskTexts.habits.takeBack : deskTexts.habits.sayNow}
      </button>
    </p>
  );
}
