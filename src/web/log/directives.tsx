import type { ReactNode } from 'react';
import { type Directive, directivesIn, type DoneBy, isPast } from '../../kernel/game/directive.ts';
import { otherwise } from '../../kernel/game/mended.ts';
import type { Act } from '../act.ts';
import type { Desk } from '../api.ts';
import { Clauses, useBook } from '../book.tsx';
import { t } from '../texts.ts';
import { idOf, type Ticking, useTicking } from './ticks.ts';

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
  const row = (each: Directive): ReactNode => <Row key={idOf(each)} directive={each} ticking={ticking} />;
  return (
    <section className="directives" aria-labelledby="directives-heading">
      <h2 id="directives-heading">{t.directives.title}</h2>
      {act.trouble && <p role="alert">{act.trouble.message}</p>}
      {open.length + takeBack.length > 0 && (
        <ul>
          {takeBack.filter(ticking.isDone).map((each) => (
            <TakeBack key={idOf(each)} directive={each} ticking={ticking} />
          ))}
          {open.map(row)}
        </ul>
      )}
      <Folded title={t.directives.past(past.length)}>{past.map(row)}</Folded>
      <Folded title={t.directives.done(done.length)}>{done.map(row)}</Folded>
    </section>
  );
}

/** Directives that nobody need look at any more; nothing where there are none. */
function Folded({ title, children }: { title: string; children: readonly ReactNode[] }): ReactNode {
  if (children.length === 0) return null;
  return (
    <details>
      <summary>{title}</summary>
      <ul>{children}</ul>
    </details>
  );
}

function Row({ directive, ticking }: { directive: Directive; ticking: Ticking }): ReactNode {
  const { say } = useBook();
  const { told } = directive;
  const { tick } = ticking;
  const isDone = ticking.isDone(directive);
  return (
    <li>
      <label>
        <input type="checkbox" checked={isDone} disabled={tick === null} onChange={() => tick?.(directive)} />
        <span>{say(told.data)}</span>
      </label>{' '}
      <Clauses ids={told.clauses} />
      {isDone && <Ticker done={told.done} />}
    </li>
  );
}

/** What was done for a line that was put right, and holds no more: taken back, it is done no longer. */
function TakeBack({ directive, ticking }: { directive: Directive; ticking: Ticking }): ReactNode {
  const { say } = useBook();
  const { told } = directive;
  const { tick } = ticking;
  return (
    <li>
      <label>
        <input type="checkbox" checked={false} disabled={tick === null} onChange={() => tick?.(directive)} />
        <span>
          <strong>{t.mend.takeBack}</strong> {say(told.data)}
        </span>
      </label>{' '}
      <Clauses ids={told.clauses} />
    </li>
  );
}

/** Who ticked something off; where one person has every seat there is nobody to name. */
function Ticker({ done }: { done: DoneBy | undefined }): ReactNode {
  const { alone } = useBook();
  if (alone || done?.by === undefined) return null;
  return <span className="hint"> {t.directives.by(done.by)}</span>;
}

/** The sign that a directive of the log is done. */
export function DoneMark({ done }: { done: DoneBy | undefined }): ReactNode {
  return (
    done && (
      <>
        {' '}
        <span className="tag">{t.directives.isDone}</span>
        <Ticker done={done} />
      </>
    )
  );
}
