import type { ReactNode } from 'react';
import type { Directive } from '../../kernel/game/directive.ts';
import { Clauses, useBook } from '../book.tsx';
import { Ticker } from './done-mark.tsx';
import type { Ticking } from './ticks.ts';

/** A directive with what ticks it off. */
export function DirectiveRow({ directive, ticking }: { directive: Directive; ticking: Ticking }): ReactNode {
  const { say } = useBook();
  const { told } = directive;
  const { tick } = ticking;
  const isDone = ticking.isDone(directive);
  return (
    <li className="apart">
      <label className="pairs">
        <input type="checkbox" checked={isDone} disabled={tick === null} onChange={() => tick?.(directive)} />
        <span>{say(told.data)}</span>
      </label>{' '}
      <Clauses ids={told.clauses} />
      {isDone && <Ticker done={told.done} />}
    </li>
  );
}
