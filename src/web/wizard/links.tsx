import { type ReactNode, useState } from 'react';
import type { Created, RulebookInfo } from '../api.ts';
import { Page } from '../page.tsx';
import { makeHash } from '../route.ts';
import { t } from '../texts.ts';

/** The links of a new game, shown once. */
export function LinksPage({
  created,
  book,
}: {
  created: Created;
  book: RulebookInfo | undefined;
}): ReactNode {
  const seats = book?.scenarios.flatMap((scenario) => scenario.seats) ?? [];
  const title = (id: string): string => seats.find((seat) => seat.id === id)?.title ?? id;
  return (
    <Page title={t.links.title}>
      <p className="lead">{t.links.about}</p>
      <ul className="links">
        {created.people.map((person, i) => (
          <li key={i}>
            <strong>{person.name}</strong>{' '}
            <span className="hint">{person.seats.map(title).join(', ') || t.links.spectator}</span>
            <Link hash={makeHash({ page: 'game', game: created.game, key: person.key })} who={person.name} />
          </li>
        ))}
      </ul>
      <h2>{t.links.makerTitle}</h2>
      <p>{t.links.maker}</p>
      <p>
        <code>{created.creatorKey}</code>
      </p>
    </Page>
  );
}

function Link({ hash, who }: { hash: string; who: string }): ReactNode {
  const [copied, setCopied] = useState(false);
  const address = new URL(hash, window.location.href).href;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <div className="link-line">
      <input
        type="text"
        readOnly
        value={address}
        aria-label={who}
        onFocus={(event) => event.target.select()}
      />
      <button type="button" aria-label={`${t.links.copy}: ${who}`} onClick={() => void copy()}>
        {copied ? t.links.copied : t.links.copy}
      </button>
      <a href={hash} target="_blank" rel="noreferrer">
        {t.links.open}
      </a>
    </div>
  );
}
