import type { ReactNode } from 'react';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import { t } from '../texts.ts';
import { Panel } from './panel.tsx';

interface PeopleProps {
  readonly desk: Desk;
  onScreen(isWanted: boolean): void;
}

/** Who sits where, and whether a screen stands between them at this device. */
export function PeoplePanel({ desk, onScreen }: PeopleProps): ReactNode {
  const { name, secrets, screen } = useBook();
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
      {secrets && desk.seats.length > 1 && (
        <label className="tick">
          <input type="checkbox" checked={screen} onChange={(event) => onScreen(event.target.checked)} />{' '}
          {t.curtain.between}
        </label>
      )}
    </Panel>
  );
}
