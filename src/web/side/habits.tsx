import { type ReactNode, useId } from 'react';
import type { Decision } from '../../kernel/forms/decision.ts';
import { type Habit, habitOf } from '../../kernel/game/habit.ts';
import { own } from '../../kernel/json.ts';
import { moreOf } from '../../kernel/game/leave.ts';
import { type Act, answerTo } from '../act.ts';
import type { Desk } from '../api.ts';
import { Suggest } from '../bots/suggest.tsx';
import { useBook } from '../book.tsx';
import { deskTexts, listed, sentence } from '../texts.ts';

export interface HabitsProps {
  readonly desk: Desk;
  readonly act: Act;
}

/** What can be left where something is asked, besides its answer. */
export function Besides(props: HabitsProps & Parameters<typeof Suggest>[0]): ReactNode {
  return (
    <>
      <Suggest {...props} />
      <NothingMore {...props} />
      <LeaveIt {...props} />
    </>
  );
}

/** Where a decision is asked that can be left: the same from now on. */
function LeaveIt({ desk, act, decision }: HabitsProps & { readonly decision: Decision }): ReactNode {
  const { table } = useBook();
  const habit = decision.seat === desk.seat ? habitOf(table, decision) : null;
  if (!habit || Object.keys(habit.kind.answers).length === 0) return null;
  return (
    <details className="leave-it">
      <summary>{deskTexts.habits.fromNowOn}</summary>
      <ul className="bare column skips">
        <HabitItems desk={desk} act={act} habit={habit} />
      </ul>
      <p className="hint">{decision.sealed ? deskTexts.habits.aboutSealed : deskTexts.habits.aboutOpen}</p>
    </details>
  );
}

/** Nothing here, and nothing of what goes with it for the turn: one press, which says what it gives up. */
function NothingMore({ desk, act, decision }: HabitsProps & { readonly decision: Decision }): ReactNode {
  const { table, name } = useBook();
  const { seat, view, habits } = desk;
  const what = useId();
  if (seat === null || decision.seat !== seat) return null;
  const more = moreOf(table, { position: view, habits: { [seat]: habits } }, decision, desk.seats);
  if (!more) return null;
  // what several do without alike is said once
  const alike = Map.groupBy(more.habits, ({ kind }) => Object.values(kind.answers)[0]?.about ?? '');
  const texts = [...alike].map(([about, all]) => {
    const whose = all.flatMap(({ power, seat: of }) => power ?? (all.length > 1 || of !== seat ? of : []));
    return whose.length === 0 ? about : deskTexts.habits.of(about, listed(whose.map(name)));
  });
  const give = (): void => {
    if (!act.busy) void act.post('/answers', { ...answerTo(desk, decision), nothing: true });
  };
  return (
    <div>
      <button type="button" aria-disabled={act.busy} aria-describedby={what} onClick={give}>
        {deskTexts.habits.more}
      </button>
      <p id={what} className="hint">
        {sentence(texts.join('; '))}
      </p>
    </div>
  );
}

const LASTS = ['once', 'turn', 'always'] as const;

/** Each answer of a habit: how long it is left, and the buttons that leave it or end it. */
export function HabitItems({ desk, act, habit }: HabitsProps & { readonly habit: Habit }): ReactNode {
  const { table, name } = useBook();
  const left = own(desk.habits, habit.name);
  const lasts = LASTS.filter((each) => each !== 'turn' || table.rules.turn);
  const post = (leaves: object | null): void => {
    if (!act.busy) void act.post('/habits', { seat: desk.seat, habit: habit.name, leaves, desk: desk.seat });
  };
  return Object.entries(habit.kind.answers).map(([answer, { about }]) => {
    const text = habit.power === undefined ? about : deskTexts.habits.of(about, name(habit.power));
    const now = left?.answer === answer ? left.lasts : undefined;
    return (
      <HabitItem
        key={answer}
        text={text}
        now={now}
        busy={act.busy}
        lasts={lasts.filter((each) => each !== now)}
        onLeave={(how) => post({ answer, lasts: how })}
        onEnd={() => post(null)}
      />
    );
  });
}

interface ItemProps {
  readonly text: string;
  readonly now: (typeof LASTS)[number] | undefined;
  readonly busy: boolean;
  readonly lasts: readonly (typeof LASTS)[number][];
  onLeave(lasts: (typeof LASTS)[number]): void;
  onEnd(): void;
}

function HabitItem({ text, now, busy, lasts, onLeave, onEnd }: ItemProps): ReactNode {
  const id = useId();
  return (
    <li>
      <p id={id}>
        {text}
        {now && <span className="tag">{deskTexts.habits.left(deskTexts.habits.lasts[now])}</span>}
      </p>
      {now && (
        <button type="button" aria-disabled={busy} aria-describedby={id} onClick={onEnd}>
          {deskTexts.habits.end}
        </button>
      )}{' '}
      {lasts.map((each) => (
        <button
          key={each}
          type="button"
          className="link"
          aria-disabled={busy}
          aria-describedby={id}
          onClick={() => onLeave(each)}
        >
          {deskTexts.habits.lasts[each]}
        </button>
      ))}
    </li>
  );
}
