import type { ReactNode } from 'react';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import { t } from '../texts.ts';
import { Panel } from './panel.tsx';

/** Who sits where. */
export function PeoplePanel({ desk }: { desk: Desk }): ReactNode {
  const { name } = useBook();
  return (
    <Panel title={t.people.title}>
      <ul className="people">
        {desk.people.map((person, i) => (
          <li key={i}>
            <strong>{person.name}</strong>
            {person.name === desk.person && <span className="tag">{t.people.you}</span>}{' '}
            {person.seats.map(name).join(', ') || t.people.none}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
