import type { ReactNode } from 'react';
import type { DocketPanel } from '../../kernel/board/panel.ts';
import { Clauses, useBook } from '../book.tsx';
import { listed, deskTexts } from '../texts.ts';

/** What is due: who, what, when, what it waits for, and whether it is done. */
export function Docket({ panel: { title, items } }: { panel: DocketPanel }): ReactNode {
  const { say } = useBook();
  return (
    <>
      <h3>{say(title)}</h3>
      <ul className="bare ruled docket">
        {items.map((item, i) => (
          <Item key={i} item={item} />
        ))}
      </ul>
    </>
  );
}

function Item({ item }: { item: DocketPanel['items'][number] }): ReactNode {
  const { say, name } = useBook();
  const { what, who, when, needs, done, clauses } = item;
  const of = [
    ...(who.length > 0 ? [listed(who.map(name))] : []),
    ...[when, needs].flatMap((words) => (words ? [say(words)] : [])),
  ];
  return (
    <li className={done ? 'pairs is-done' : 'pairs'}>
      <span aria-hidden="true">{done ? '\u2713' : ''}</span>
      <span>
        <span className="visually-hidden">{done ? deskTexts.board.done : deskTexts.board.due}: </span>
        {say(what)} <span className="hint">{of.join(', ')}</span> <Clauses ids={clauses} />
      </span>
    </li>
  );
}
