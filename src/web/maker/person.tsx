import './maker.css';
import type { ReactNode } from 'react';
import { makeHash } from '../route.ts';
import { MINUTE, useNow } from '../time/times.ts';
import { inFull, inWords } from '../time/words.ts';
import { heirsOf } from './heirs.ts';
import { LinkLine } from './link-line.tsx';
import { SmallQr } from './shown-qr.tsx';
import { Sure } from './sure.tsx';
import { linkTexts } from './link-texts.ts';
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
      <strong>{name}</strong> <span className="hint">{titles.join(', ') || linkTexts.spectator}</span>{' '}
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
      <span className="tag">{linkTexts.revoked}</span> <Seen at={person.seen} />
    </>
  ) : (
    <>
      {(person.seen !== null || person.held !== 'held') && (
        <Seen at={person.seen} isTaken={person.held !== 'invited'} />
      )}{' '}
      {person.held !== 'invited' && <Held person={person} />}
    </>
  );
  if (revoked) return { name, titles, hash, base, beside };
  const below = (
    <>
      {isOut && !hash && <p className="hint">{linkTexts.notHere}</p>}
      <div className="flow link-acts">
        {hash && <SmallQr text={new URL(hash, base).href} who={name} />}
        <Sure
          text={linkTexts.renew}
          name={linkTexts.renewOf(name)}
          sure={person.held === 'held' ? linkTexts.renewHeld(name) : linkTexts.renewSure(name)}
          onSure={() => void upkeep.renew(person)}
        />
        <Sure
          text={linkTexts.revoke}
          name={linkTexts.revokeOf(name)}
          sure={`${linkTexts.revokeSure(name)} ${linkTexts.inherited(heirs)}`}
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
      {linkTexts.held[held]}
      {held === 'held' && invited && ` ${linkTexts.anew}`}
      {waits !== null && ` ${linkTexts.waits(inWords(waits, now))}`}
    </span>
  );
}

/** So long after a request somebody is still taken to be there: the server notes nobody more often. */
const THERE = 300_000;

/** Whether somebody has opened their link, and when they were last there. */
export function Seen({
  at,
  isTaken = true,
}: {
  readonly at: number | null;
  readonly isTaken?: boolean;
}): ReactNode {
  const now = useNow(MINUTE);
  if (at === null) return <span className="last-seen hint">{linkTexts.unseen}</span>;
  const when = inWords(at, now);
  return (
    <time className="last-seen hint" dateTime={new Date(at).toISOString()} title={inFull(at)}>
      {isTaken && now - at < THERE
        ? linkTexts.isHere
        : isTaken
          ? linkTexts.seen(when)
          : linkTexts.openedAt(when)}
    </time>
  );
}
