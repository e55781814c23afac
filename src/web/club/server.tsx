import '../write/write.css';
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import type { Club } from '../../club/club.ts';
import { readClub } from '../../club/file.ts';
import { isSame, type Json } from '../../kernel/json.ts';
import type { KeptClub as Made } from '../../server/api/index.ts';
import { call, Refused } from '../api.ts';
import type { ClubRoute } from '../route.ts';
import { makeHash } from '../route.ts';
import { isForKey, keyIn, KeyField } from '../set-up/key-field.tsx';
import { LinkLine } from '../maker/link-line.tsx';
import { isSameClub, type KeptClub } from '../kept/club.ts';
import { clubTexts } from './texts.ts';
import '../set-up/set-up.css';

type Link = NonNullable<ClubRoute['kept']>;

interface OnServerProps {
  readonly kept: KeptClub;
  readonly document: Json;
  onSet(kept: KeptClub): void;
}

/** What can be done with the club file on the server, and what came of it last. */
function useServer({ kept, document, onSet }: OnServerProps) {
  const { server } = kept;
  const [refused, setRefused] = useState<Refused | null>(null);
  const [sent, setSent] = useState<Json | null>(null);
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    setRefused(null);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setRefused(error);
    }
  };
  const keep = (key: string | undefined): Promise<void> =>
    attempt(async () => {
      const made = await call<Made>('/clubs', key, { club: document });
      onSet({ ...kept, server: { id: made.club, key: made.key } });
      setSent(document);
    });
  const put = (club: Json): Promise<void> =>
    attempt(async () => {
      if (!server) return;
      await call(`/clubs/${encodeURIComponent(server.id)}`, server.key, { club });
      if (club === null) onSet({ club: kept.club });
      setSent(club);
    });
  return { refused, isSent: server !== undefined && isSame(sent, document), keep, put };
}

/** Keep the club file on the server, on request: it has a link of its own. */
export function OnServer(props: OnServerProps): ReactNode {
  const { server } = props.kept;
  const { refused, isSent, keep, put } = useServer(props);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void keep(keyIn(event.currentTarget));
  };
  return (
    <form className="step" onSubmit={submit}>
      <h2>{clubTexts.server}</h2>
      {server && (
        <>
          <p className="hint">{clubTexts.serverAbout}</p>
          <LinkLine
            hash={makeHash({ page: 'club', kept: server })}
            who={clubTexts.link}
            base={window.location.href}
          />
        </>
      )}
      {isForKey(refused) && !server && <KeyField refused={refused} />}
      <div className="actions">
        {!server && <button type="submit">{clubTexts.toServer}</button>}
        {server && (
          <>
            <button type="button" onClick={() => void put(props.document)}>
              {clubTexts.serverNow}
            </button>
            <button type="button" className="link" onClick={() => void put(null)}>
              {clubTexts.noServer}
            </button>
          </>
        )}
        <span role="status" className="hint">
          {isSent && clubTexts.serverDone}
        </span>
      </div>
      {refused && !(isForKey(refused) && !server) && (
        <p role="alert" className="trouble">
          {refused.message}
        </p>
      )}
    </form>
  );
}

interface FromServerProps {
  readonly link: Link;
  readonly mine: KeptClub | null;
  onTake(kept: KeptClub): void;
}

/** The club file to which a link leads: kept in this browser at once where it keeps none, else when asked. */
export function FromServer({ link, mine, onTake }: FromServerProps): ReactNode {
  const [found, setFound] = useState<Club | string | null>(null);
  useEffect(() => {
    let gone = false;
    read(link).then(
      (club) => !gone && setFound(club),
      (error: unknown) => !gone && setFound(error instanceof Refused ? error.message : String(error)),
    );
    return () => {
      gone = true;
    };
  }, [link.id, link.key]);
  if (found === null) return null;
  if (typeof found === 'string')
    return (
      <p role="alert" className="trouble">
        {found}
      </p>
    );
  if (mine && isSameClub(mine.club, found)) return <p role="status">{clubTexts.taken}</p>;
  return (
    <p>
      <strong>{found.title}</strong>{' '}
      <button type="button" onClick={() => onTake({ club: found, server: link })}>
        {clubTexts.take}
      </button>
    </p>
  );
}

async function read({ id, key }: Link): Promise<Club | string> {
  const { club } = await call<{ club: Json }>(`/clubs/${encodeURIComponent(id)}`, key);
  const { RULEBOOKS } = await import('../../rulebooks/index.ts');
  const found = readClub(club, RULEBOOKS);
  return 'club' in found
    ? found.club
    : found.faults.map(({ path, fault }) => `${path.join('.')} ${fault}`).join(' ');
}
