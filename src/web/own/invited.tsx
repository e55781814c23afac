import { type ReactNode, useEffect, useState } from 'react';
import type { InvitationSeen } from '../../server/api/index.ts';
import { call } from '../api.ts';
import { Page } from '../page.tsx';
import { type GameRoute, makeHash } from '../route.ts';
import { deskTexts } from '../texts.ts';
import { inWords } from '../time/words.ts';
import { otherKey, takeSeat, whyNot } from './take.ts';
import { ownTexts } from './texts.ts';

interface InvitedProps {
  readonly route: GameRoute;
}

/** What an invitation is for, and the one button that takes the seat. */
export function InvitedPage({ route }: InvitedProps): ReactNode {
  const { game, key } = route;
  const [seen, setSeen] = useState<InvitationSeen | string | null>(null);
  const look = (): void => {
    call<InvitationSeen>(`/games/${encodeURIComponent(game)}/invitation`, key).then(
      setSeen,
      (error: unknown) => setSeen(whyNot(error)),
    );
  };
  useEffect(look, [game, key]);
  if (seen === null)
    return (
      <Page title={deskTexts.name}>
        <p role="status">{deskTexts.loading}</p>
      </Page>
    );
  if (typeof seen === 'string')
    return (
      <Page title={deskTexts.live.refused}>
        <p role="alert">{seen}</p>
      </Page>
    );
  return (
    <Page title={seen.title} above={`${seen.rulebook} \u00b7 ${seen.scenario}`} narrow>
      {seen.state === 'taken' ? <Taken route={route} /> : <Open route={route} seen={seen} onLook={look} />}
      <h2>{ownTexts.people}</h2>
      <ul className="bare people">
        {seen.people.map(({ name, seats, held }, i) => (
          <li key={i}>
            <strong>{name}</strong> {seats.join(', ') || ownTexts.spectator}{' '}
            {held && <span className="hint">{ownTexts.taken}</span>}
          </li>
        ))}
      </ul>
    </Page>
  );
}

function Taken({ route }: InvitedProps): ReactNode {
  const known = otherKey(route);
  return (
    <>
      <p role="alert">{ownTexts.isTaken}</p>
      {known === null ? (
        <p>{ownTexts.isTakenAbout}</p>
      ) : (
        <p>
          <a className="lone" href={makeHash({ page: 'game', game: route.game, key: known })}>
            {ownTexts.known}
          </a>
        </p>
      )}
    </>
  );
}

interface OpenProps extends InvitedProps {
  readonly seen: InvitationSeen;
  onLook(): void;
}

function Open({ route, seen, onLook }: OpenProps): ReactNode {
  const same = seen.people.flatMap(({ name, same }) => (same ? [name] : []));
  return (
    <>
      <p className="lead">{ownTexts.invited(seen.name, seen.seats)}</p>
      <p>
        {ownTexts.by(seen.by)} {same.length > 0 && ownTexts.same(same)}
      </p>
      {seen.state === 'waits' ? (
        <>
          <p role="status">{ownTexts.waits(seen.waits, inWords(seen.until ?? 0, Date.now()))}</p>
          <button type="button" onClick={onLook}>
            {ownTexts.again}
          </button>
        </>
      ) : (
        <TakeSeat route={route} text={ownTexts.take} />
      )}
    </>
  );
}

/** The button that makes a seat one's own, and what that means. */
export function TakeSeat({ route, text }: { readonly route: GameRoute; readonly text: string }): ReactNode {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const take = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    try {
      await takeSeat(route);
    } catch (error) {
      setTrouble(whyNot(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p>{ownTexts.means}</p>
      {trouble && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
      <button type="button" className="main" aria-disabled={busy} onClick={() => void take()}>
        {text}
      </button>
    </>
  );
}
