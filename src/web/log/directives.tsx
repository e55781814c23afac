import type { ReactNode } from 'react';
import type { Dispatch } from '../../kernel/dispatch.ts';
import type { RecordLine } from '../../kernel/record.ts';
import type { Desk } from '../api.ts';
import { Clauses, useBook } from '../book.tsx';
import { t } from '../texts.ts';
import { useTicks } from './ticks.ts';

interface Item {
  readonly id: string;
  readonly dispatch: Dispatch;
}

/** What the players must do on their map, to tick off. The ticks are this device's. */
export function Directives({ desk }: { desk: Desk }): ReactNode {
  const { say, secrets } = useBook();
  const [ticked, tick] = useTicks(ticksOf(desk, secrets));
  const items = itemsOf(desk);
  if (items.length === 0) return null;
  const open = items.filter((item) => !ticked.includes(item.id));
  const done = items.filter((item) => ticked.includes(item.id));
  const row = ({ id, dispatch }: Item): ReactNode => (
    <li key={id}>
      <label>
        <input type="checkbox" checked={ticked.includes(id)} onChange={() => tick(id)} />
        <span>{say(dispatch.data)}</span>
      </label>{' '}
      <Clauses ids={dispatch.clauses} />
    </li>
  );
  return (
    <section className="directives" aria-labelledby="directives-heading">
      <h2 id="directives-heading">{t.directives.title}</h2>
      {open.length > 0 && <ul>{open.map(row)}</ul>}
      {done.length > 0 && (
        <details>
          <summary>{t.directives.done(done.length)}</summary>
          <ul>{done.map(row)}</ul>
          <p className="hint">{t.directives.here}</p>
        </details>
      )}
    </section>
  );
}

/** Where the ticks of a desk are kept. */
export function ticksOf({ game, seat }: Desk, secrets: boolean): string {
  return `demarche.ticks.${game}.${secrets ? (seat ?? '') : ''}`;
}

/** Directives of the lines that stand. */
function itemsOf(desk: Desk): Item[] {
  return desk.lines
    .filter((line) => !line.undone)
    .flatMap(directivesIn)
    .toReversed();
}

/** The directives of a line. The id holds the text's data, so that other directives after an undo are new. */
export function directivesIn({ n, dispatches }: RecordLine): Item[] {
  return dispatches
    .filter((dispatch) => dispatch.kind === 'directive')
    .map((dispatch, i) => ({ id: `${n}/${i}/${JSON.stringify(dispatch.data)}`, dispatch }));
}
