import './log.css';
import type { ReactNode } from 'react';
import { type Directive, directivesIn, isPast } from '../../kernel/game/directive.ts';
import { otherwise } from '../../kernel/game/mended.ts';
import type { Act } from '../act.ts';
import type { Desk } from '../api.ts';
import { Clauses, useBook } from '../book.tsx';
import { capital, deskTexts } from '../texts.ts';
import { DirectiveRow } from './directive-row.tsx';
import { logTexts } from '../texts/log.ts';
import { idOf, type Ticking, useTicking } from './ticks.ts';
import { toDoByTurn, type TurnToDo } from './to-do.ts';
import { useTurnTitles } from '../record/turn-titles.ts';

/** What the players must do on their map, to tick off: on whichever device, it is done for all who were told. */
export function Directives({ desk, act }: { desk: Desk; act: Act }): ReactNode {
  const ticking = useTicking(desk, act);
  const { rules } = useBook().table;
  // the latest first; what was told together keeps its order
  const lines = desk.lines.filter((line) => !line.undone).toReversed();
  const newest = lines.flatMap(directivesIn);
  const takeBack = desk.lines.flatMap((line) => otherwise(desk.lines, line.n)?.takeBack ?? []);
  if (newest.length + takeBack.length === 0) return null;
  const left = newest.filter((each) => !ticking.isDone(each));
  const isOver = ({ told }: Directive): boolean => isPast(rules, desk.view.open, told);
  const open = left.filter((each) => !isOver(each));
  const past = left.filter(isOver);
  const done = newest.filter(ticking.isDone);
  const row = (each: Directive): ReactNode => (
    <DirectiveRow key={idOf(each)} directive={each} ticking={ticking} />
  );
  return (
    <section className="directives" aria-labelledby="directives-heading">
      <h2 id="directives-heading">{deskTexts.directives.title}</h2>
      {act.trouble && <p role="alert">{act.trouble.message}</p>}
      {takeBack.some(ticking.isDone) && (
        <ul className="bare column">
          {takeBack.filter(ticking.isDone).map((each) => (
            <TakeBack key={idOf(each)} directive={each} ticking={ticking} />
          ))}
        </ul>
      )}
      <Open desk={desk} directives={open} row={row} />
      <Folded title={logTexts.past(past.length)}>{past.map(row)}</Folded>
      <Folded title={logTexts.done(done.length)}>{done.map(row)}</Folded>
    </section>
  );
}

interface OpenProps {
  readonly desk: Desk;
  readonly directives: readonly Directive[];
  row(directive: Directive): ReactNode;
}

/** What is still to be done: of this turn in sight, of each earlier one folded. */
function Open({ desk, directives, row }: OpenProps): ReactNode {
  const { table } = useBook();
  const titleOf = useTurnTitles();
  const all = toDoByTurn(directives, desk.turns, table.setup.scenario.seats);
  const now = desk.turns.at(-1)?.turn ?? null;
  return all.map((each, i) => {
    const isShown = each.turn === now || i === 0;
    const title = each.turn === null && now === null ? '' : titleOf(each.turn);
    return isShown ? (
      <div key={each.turn} className="to-do-turn">
        {title !== '' && <h3>{each.turn === now ? logTexts.nowIn(title) : title}</h3>}
        <Sides of={each} row={row} />
      </div>
    ) : (
      <details key={each.turn} className="to-do-turn">
        <summary>
          <h3>{logTexts.ofTurn(title, each.count)}</h3>
        </summary>
        <Sides of={each} row={row} />
      </details>
    );
  });
}

/** What is to be done of a turn, under the side that it is about. */
function Sides({
  of: { sides },
  row,
}: {
  readonly of: TurnToDo;
  row(each: Directive): ReactNode;
}): ReactNode {
  const { name } = useBook();
  return sides.map(({ side, items }) => (
    <div key={side}>
      {(sides.length > 1 || side !== null) && (
        <h4 className="hint">{side === null ? logTexts.everybody : capital(name(side))}</h4>
      )}
      <ul className="bare column">{items.map(row)}</ul>
    </div>
  ));
}

/** Directives that nobody need look at any more; nothing where there are none. */
function Folded({ title, children }: { title: string; children: readonly ReactNode[] }): ReactNode {
  if (children.length === 0) return null;
  return (
    <details>
      <summary>{title}</summary>
      <ul className="bare column">{children}</ul>
    </details>
  );
}

/** What was done for a line that was put right, and holds no more: taken back, it is done no longer. */
function TakeBack({ directive, ticking }: { directive: Directive; ticking: Ticking }): ReactNode {
  const { say } = useBook();
  const { told } = directive;
  const { tick } = ticking;
  return (
    <li className="apart">
      <label className="pairs">
        <input type="checkbox" checked={false} disabled={tick === null} onChange={() => tick?.(directive)} />
        <span>
          <strong>{deskTexts.mend.takeBack}</strong> {say(told.data)}
        </span>
      </label>{' '}
      <Clauses ids={told.clauses} />
    </li>
  );
}
