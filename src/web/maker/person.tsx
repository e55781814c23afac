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

interface LinkOfProps {
  readonly name: string;
  readonly titles: readonly string[];
  /** Where the link leads; null: it is ended, or not known here. */
  readonly hash: string | null;
  readonly base: string;
  /** What stands beside the name, and below the link. */
  readonly beside?: ReactNode;
  readonly below?: ReactNode;
}

/** Somebody at a game, with their link: one and the same before the server has said more of them and afterwards. */
export function LinkOf({ name, titles, hash, base, beside, below }: LinkOfProps): ReactNode {
  return (
    <li>
      <strong>{name}</strong> <span className="hint">{titles.join(', ') || k.spectator}</span>
      {beside}
      {hash && <LinkLine hash={hash} who={name} base={base} />}
      {below}
    </li>
  );
}

interface PersonProps {
  readonly id: string;
  readonly person: Seated;
  readonly base: string;
  readonly upkeep: Upkeep;
}

/** What the server says of somebody at a game: when they were last there, and what can be done with their link. */
export function personOf({ id, person, base, upkeep }: PersonProps): LinkOfProps {
  const { name, titles, revoked } = person;
  const heirs = heirsOf(upkeep.game?.people ?? [], person);
  // what was taken is nobody's to hand on
  const isOut = !revoked && (person.invited || person.held === 'link');
  const key = isOut ? upkeep.keys.get(name) : undefined;
  const hash = key === undefined ? null : makeHash({ page: 'game', game: id, key });
  const beside = revoked ? (
    <>
      <span className="tag">{k.revoked}</span> <Seen at={person.seen} />
    </>
  ) : (
    <>
      <Seen at={person.seen} /> <Held person={person} />
    </>
  );
  if (revoked) return { name, titles, hash, base, beside };
  const below = (
    <>
      {isOut && !hash && <p className="hint">{k.notHere}</p>}
      <div className="link-acts">
        {hash && <ShownQr text={new URL(hash, base).href} who={name} />}
        <Sure
          text={k.renew}
          name={k.renewOf(name)}
          sure={person.held === 'held' ? k.renewHeld(name) : k.renewSure(name)}
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
  );
  return { name, titles, hash, base, beside, below };
}

/** Whether a seat was taken, and what a new invitation to it waits for. */
function Held({ person: { seats, held, invited, waits } }: Pick<PersonProps, 'person'>): ReactNode {
  const now = useNow();
  if (seats.length === 0) return null;
  return (
    <span className="hint">
      {k.held[held]}
      {held === 'held' && invited && ` ${k.anew}`}
      {waits !== null && ` ${k.waits(inWords(waits, now))}`}
    </span>
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
