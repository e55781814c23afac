import type { ReactNode } from 'react';
import { makeHash } from '../route.ts';
import { useNow } from '../time/times.ts';
import { inFull, inWords } from '../time/words.ts';
import { heirsOf } from './heirs.ts';
import { LinkLine } from './link-line.tsx';
import { ShownQr } from './shown-qr.tsx';
import { Sure } from './sure.tsx';
import { k } from './link-texts.ts';
import type { Seated, Upkeep } from './use-upkeep.ts';

interface PersonProps {
  readonly id: string;
  readonly person: Seated;
  readonly base: string;
  readonly upkeep: Upkeep;
}

/** Somebody at a game: when they were last there, their link, and what can be done with it. */
export function PersonLine({ id, person, base, upkeep }: PersonProps): ReactNode {
  const { name, titles, revoked } = person;
  const heirs = heirsOf(upkeep.game?.people ?? [], person);
  const key = upkeep.keys.get(name);
  const hash = key === undefined ? null : makeHash({ page: 'game', game: id, key });
  return (
    <li>
      <strong>{name}</strong> <span className="hint">{titles.join(', ') || k.spectator}</span>
      {revoked ? <span className="tag">{k.revoked}</span> : <Seen at={person.seen} />}
      {!revoked && (
        <>
          {hash ? <LinkLine hash={hash} who={name} base={base} /> : <p className="hint">{k.notHere}</p>}
          <div className="link-acts">
            {hash && <ShownQr text={new URL(hash, base).href} who={name} />}
            <Sure
              text={k.renew}
              name={k.renewOf(name)}
              sure={k.renewSure(name)}
              onSure={() => void upkeep.renew(person)}
            />
            <Sure
              text={k.revoke}
              name={k.revokeOf(name)}
              sure={`${k.revokeSure(name)} ${k.inherited(heirs)}`}
              onSure={() => void upkeep.revoke(person)}
            />
          </div>
        </>
      )}
    </li>
  );
}

/** When somebody was last there. */
export function Seen({ at }: { readonly at: number | null }): ReactNode {
  const now = useNow();
  return (
    <span className="last-seen hint">
      {at === null ? (
        k.unseen
      ) : (
        <time dateTime={new Date(at).toISOString()} title={inFull(at)}>
          {k.seen(inWords(at, now))}
        </time>
      )}
    </span>
  );
}
