import type { ReactNode } from 'react';
import { directivesIn } from '../../kernel/game/directive.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import { own } from '../../kernel/json.ts';
import type { Dispatch } from '../../kernel/steps/dispatch.ts';
import { sidesOf } from '../../kernel/sums/know.ts';
import type { Act } from '../act.ts';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import { DirectiveRow } from '../log/directive-row.tsx';
import { idOf, useTicking } from '../log/ticks.ts';
import { Face } from './face.tsx';
import { diceOf } from './falls.ts';
import { r } from './texts.ts';

interface ThrownProps {
  readonly fallen: readonly Dispatch[];
  /** Who rolled; absent where nobody need be told. */
  readonly by: string | undefined;
}

/** More dice than that are told in words alone. */
const MOST = 2;

/** The dice as they fell, and who rolled them. */
export function Thrown({ fallen, by }: ThrownProps): ReactNode {
  const { table, alone } = useBook();
  const { rules } = table;
  const dice = fallen.flatMap(({ kind, sheet }) =>
    kind === 'rolled' && sheet
      ? diceOf(rules, sheet).map((key) => ({
          face: Number(own(sheet.facts, key)),
          sides: sidesOf(rules.facts, key),
        }))
      : [],
  );
  if (dice.length === 0 || dice.length > MOST) return null;
  return (
    <div className="thrown">
      {dice.map((die, i) => (
        <Face key={i} {...die} />
      ))}
      {by !== undefined && !alone && <span className="hint">{r.rolledBy(by)}</span>}
    </div>
  );
}

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
