import type { ReactNode } from 'react';
import { habitsFor } from '../../kernel/game/habit.ts';
import { useBook } from '../book.tsx';
import { deskTexts } from '../texts.ts';
import { HabitItems, type HabitsProps } from './habits.tsx';
import { Panel } from '../parts/panel.tsx';

/** What this seat can leave to be answered for it, what it has left, and the way to end it. */
export function HabitsPanel({ desk, act }: HabitsProps): ReactNode {
  const { table } = useBook();
  // what is said with another answer is left with it
  const habits = desk.seat === null ? [] : habitsFor(table, desk.seat).filter(({ of }) => of === undefined);
  if (habits.length === 0 || desk.over) return null;
  return (
    <Panel title={deskTexts.habits.title}>
      <p className="hint">{deskTexts.habits.about}</p>
      <ul className="bare column skips">
        {habits.map((habit) => (
          <HabitItems key={habit.name} desk={desk} act={act} habit={habit} />
        ))}
      </ul>
    </Panel>
  );
}
