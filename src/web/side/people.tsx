import { type ReactNode, Suspense } from 'react';
import type { Desk } from '../api.ts';
import { BotsPanel } from '../bots/panel.tsx';
import { useBook } from '../book.tsx';
import { later } from '../later.tsx';
import { ownTexts } from '../own/texts.ts';
import type { GameRoute } from '../route.ts';
import { deskTexts } from '../texts.ts';
import { Looking, Showing } from '../time/who.tsx';
import { Panel } from '../parts/panel.tsx';
import { SEEN_BY_MAKER } from './people-texts.ts';

const OwnSeat = later(async () => (await import('../own/own-seat.tsx')).OwnSeat);

interface PeopleProps {
  readonly route: GameRoute;
  readonly desk: Desk;
  onScreen(isWanted: boolean): void;
}

/** Who sits where, and whether a screen stands between them at this device. */
export function PeoplePanel({ route, desk, onScreen }: PeopleProps): ReactNode {
  const { name, secrets, screen } = useBook();
  return (
    <>
      <Panel title={deskTexts.people.title}>
        <ul className="bare people">
          {desk.people.map((person, i) => (
            <li key={i}>
              <strong>{person.name}</strong>
              {person.name === desk.person && <span className="tag">{deskTexts.people.you}</span>}{' '}
              {person.seats.map(name).join(', ') || deskTexts.people.none} <Looking name={person.name} />
            </li>
          ))}
          {desk.gone?.map(({ name: who, seats }, i) => (
            <li key={`gone ${i}`}>
              {who} <span className="tag">{ownTexts.gone}</span> {seats.map(name).join(', ')}
            </li>
          ))}
        </ul>
        {desk.people.length > 1 && <p className="hint">{SEEN_BY_MAKER}</p>}
        {desk.seats.length > 0 && (
          <Suspense fallback={null}>
            <OwnSeat route={route} />
          </Suspense>
        )}
        {desk.people.length > 1 && <Showing route={route} />}
        {secrets && desk.seats.length > 1 && (
          <label className="tick">
            <input type="checkbox" checked={screen} onChange={(event) => onScreen(event.target.checked)} />{' '}
            {deskTexts.curtain.between}
          </label>
        )}
      </Panel>
      <BotsPanel route={route} desk={desk} />
    </>
  );
}
