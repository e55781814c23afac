import { type ReactNode, useEffect, useState } from 'react';
import { Page } from '../page.tsx';
import { go, makeHash } from '../route.ts';
import { t } from './t.ts';
import { forgetLinks, keepLinks, type KeptLinks, keptLinks } from './kept-links.ts';
import { LinkLine } from './link-line.tsx';
import { useReach } from './reach.tsx';

/** The links of a game that this browser keeps, wherever one comes from. */
export function KeptLinksPage({ game }: { game: string }): ReactNode {
  const links = keptLinks(game);
  if (links) return <LinksPage links={links} isKept />;
  return (
    <Page title={t.links.noneTitle}>
      <p>{t.links.none}</p>
      <p>
        <a className="lone" href="#/">
          {t.home}
        </a>
      </p>
    </Page>
  );
}

interface LinksProps {
  readonly links: KeptLinks;
  /** Whether this browser keeps them, so that they can be seen again. */
  readonly isKept: boolean;
}

/** The links of a game that was made here. */
export function LinksPage({ links, isKept }: LinksProps): ReactNode {
  const { game, creatorKey, people, addresses } = links;
  const [handedOn, setHandedOn] = useState(links.handedOn);
  const { base, note } = useReach(addresses);
  useWarning(!handedOn);
  const hand = (done: boolean): void => {
    setHandedOn(done);
    if (isKept) keepLinks({ ...links, handedOn: done });
  };
  return (
    <Page title={links.handedOn ? t.links.titleOf(links.title) : t.links.title}>
      <p className="lead">{t.links.about}</p>
      <p className={isKept ? 'hint' : 'trouble'}>{isKept ? t.links.kept : t.links.once}</p>
      {note}
      <ul className="links">
        {people.map(({ name, seats, key }) => (
          <li key={key}>
            <strong>{name}</strong> <span className="hint">{seats.join(', ') || t.links.spectator}</span>
            <LinkLine hash={makeHash({ page: 'game', game, key })} who={name} base={base} />
          </li>
        ))}
      </ul>
      <h2>{t.links.makerTitle}</h2>
      <p>{t.links.maker}</p>
      <LinkLine
        hash={makeHash({ page: 'people', game, key: creatorKey })}
        who={t.links.makerTitle}
        base={base}
      />
      <div className="actions">
        <label className="pill">
          <input type="checkbox" checked={handedOn} onChange={(event) => hand(event.target.checked)} />
          <span>{t.links.handedOn}</span>
        </label>
      </div>
      {isKept && <Forget game={game} isAllowed={handedOn} />}
    </Page>
  );
}

/** Ask before the page is closed or left for another site. */
function useWarning(warns: boolean): void {
  useEffect(() => {
    if (!warns) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [warns]);
}

/** On a device that others use, the links should not stay. */
function Forget({ game, isAllowed }: { game: string; isAllowed: boolean }): ReactNode {
  if (!isAllowed) return null;
  const forget = (): void => {
    forgetLinks(game);
    go({ page: 'start' });
  };
  return (
    <p>
      <button type="button" className="link" onClick={forget}>
        {t.links.forget}
      </button>
    </p>
  );
}
