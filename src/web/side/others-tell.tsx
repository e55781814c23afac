import type { ReactNode } from 'react';
import type { Decision, Seat } from '../../kernel/forms/decision.ts';
import { type Habit, habitOf } from '../../kernel/game/habit.ts';
import { own } from '../../kernel/json.ts';
import type { Act } from '../act.ts';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import { tellersOf } from './tellers.ts';
import '../styles/acts.css';
import { capital, listed, deskTexts } from '../texts.ts';

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
  return (
    <>
      <p className="hint">{deskTexts.table.waiting(listed(tellersOf(desk, decision).map(name)))}</p>
      {habit && seat !== null && <SayNow {...{ desk, act, habit, seat }} />}
    </>
  );
}

interface SayProps {
  readonly desk: Desk;
  readonly act: Act;
  readonly habit: Habit;
  readonly seat: Seat;
}

/** What is said beforehand for one's own turn, for this turn alone; it can be taken back until it is asked. */
function SayNow({ desk, act, habit, seat }: SayProps): ReactNode {
  const { name } = useBook();
  const left = own(desk.habits, habit.name);
  const [answer = ''] = Object.keys(habit.kind.answers);
  const post = (leaves: object | null): void => {
    if (!act.busy) void act.post('/habits', { seat, habit: habit.name, leaves, desk: seat });
  };
  const title = capital(name(seat));
  return (
    <p className="say-now">
      <span>{left ? deskTexts.habits.saidNow(title) : title}</span>
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
