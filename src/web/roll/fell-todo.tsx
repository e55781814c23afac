import type { ReactNode } from 'react';
import { directivesIn } from '../../kernel/game/directive.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { Act } from '../act.ts';
import type { Desk } from '../api.ts';
import { DirectiveRow } from '../log/directive-row.tsx';
import { idOf, useTicking } from '../log/ticks.ts';
import { r } from './texts.ts';

interface ToDoProps {
  readonly line: RecordLine;
  readonly desk: Desk;
  readonly ticks: Act;
}

/** So many things to do stand under what fell; all stand under To do. */
const MOST_TO_DO = 4;

/** What a roll or a result brings to do on the map, to tick off. */
export function FellToDo({ line, desk, ticks }: ToDoProps): ReactNode {
  const ticking = useTicking(desk, ticks);
  const all = directivesIn(line);
  if (all.length === 0) return null;
  return (
    <section className="directives fell-todo" aria-label={r.todo}>
      <h2>{r.todo}</h2>
      <ul>
        {all.slice(0, MOST_TO_DO).map((each) => (
          <DirectiveRow key={idOf(each)} directive={each} ticking={ticking} />
        ))}
      </ul>
      {all.length > MOST_TO_DO && <p className="hint">{r.more(all.length - MOST_TO_DO)}</p>}
    </section>
  );
}
