import { type ReactNode, useState } from 'react';
import { useAside } from '../aside.ts';
import { LinkLine } from '../maker/link-line.tsx';
import { ShownQr } from '../maker/shown-qr.tsx';
import { type GameRoute, makeHash } from '../route.ts';
import type { LinksKnown } from './links.ts';
import { TakeSeat } from './invited.tsx';
import { ownTexts } from './texts.ts';

/** A seat's own address for another device of the same person; or, where the link is for many, the way to make it one's own. */
export function OwnSeat({ route }: { readonly route: GameRoute }): ReactNode {
  const known = useAside<LinksKnown>('links');
  const [isOpen, setOpen] = useState(false);
  if (known === undefined || known.own === null) return null;
  if (!known.own)
    return (
      <>
        <p className="hint">{ownTexts.unowned}</p>
        <TakeSeat route={route} text={ownTexts.makeOwn} />
      </>
    );
  const hash = makeHash({ page: 'game', game: route.game, key: route.key });
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {ownTexts.other}
      </button>
      {isOpen && (
        <>
          <p>{ownTexts.otherAbout}</p>
          <LinkLine hash={hash} who={ownTexts.ownLink} base={window.location.href} />
          <ShownQr text={new URL(hash, window.location.href).href} who={ownTexts.ownLink} />
        </>
      )}
    </>
  );
}
