import { type ReactNode, useState } from 'react';
import type { Dispatch } from '../../kernel/dispatch.ts';
import type { Desk } from '../api.ts';
import { Clauses, useBook } from '../book.tsx';
import { t } from '../texts.ts';

interface Item {
  readonly id: string;
  readonly dispatch: Dispatch;
}

/** What the players must do on their map, to tick off. The ticks are this device's. */
export function Directives({ desk }: { desk: Desk }): ReactNode {
  const { say, secrets } = useBook();
  const [ticked, tick] = useTicks(`demarche.ticks.${desk.game}.${secrets ? (desk.seat ?? '') : ''}`);
  const items = itemsOf(desk);
  if (items.length === 0) return null;
  const open = items.filter((item) => !ticked.includes(item.id));
  const done = items.filter((item) => ticked.includes(item.id));
  const row = ({ id, dispatch }: Item): ReactNode => (
    <li key={id}>
      <label>
        <input type="checkbox" checked={ticked.includes(id)} onChange={() => tick(id)} />
        <span>
          {say(dispatch.data)} <Clauses ids={dispatch.clauses} />
        </span>
      </label>
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

/** Directives of the lines that stand. The id holds the text's data, so that other directives after an undo are new. */
function itemsOf(desk: Desk): Item[] {
  return desk.lines
    .filter((line) => !line.undone)
    .flatMap((line) =>
      line.dispatches
        .filter((dispatch) => dispatch.kind === 'directive')
        .map((dispatch, i) => ({ id: `${line.n}/${i}/${JSON.stringify(dispatch.data)}`, dispatch })),
    )
    .toReversed();
}

function useTicks(place: string): [readonly string[], (id: string) => void] {
  const [ticks, setTicks] = useState<readonly string[]>(() => read(place));
  const tick = (id: string): void => {
    const next = ticks.includes(id) ? ticks.filter((each) => each !== id) : [...ticks, id];
    setTicks(next);
    write(place, next);
  };
  return [ticks, tick];
}

function read(place: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

/** A device that stores nothing keeps the ticks only until the page is closed. */
function write(place: string, ticks: readonly string[]): void {
  try {
    localStorage.setItem(place, JSON.stringify(ticks));
  } catch {
    return;
  }
}
