import type { ReactNode } from 'react';
import type { Created, RulebookInfo } from '../api.ts';
import { Page } from '../page.tsx';
import { makeHash } from '../route.ts';
import { t } from '../texts.ts';
import { LinkLine } from './link-line.tsx';
import { useReach } from './reach.tsx';

interface LinksProps {
  readonly created: Created;
  readonly book: RulebookInfo | undefined;
}

/** The links of a new game, shown once. */
export function LinksPage({ created, book }: LinksProps): ReactNode {
  const seats = book?.scenarios.flatMap((scenario) => scenario.seats) ?? [];
  const title = (id: string): string => seats.find((seat) => seat.id === id)?.title ?? id;
  const { game, creatorKey } = created;
  const { base, note } = useReach(created.addresses);
  return (
    <Page title={t.links.title}>
      <p className="lead">{t.links.about}</p>
      <p className="hint">{t.links.once}</p>
      {note}
      <ul className="links">
        {created.people.map((person) => (
          <li key={person.key}>
            <strong>{person.name}</strong>{' '}
            <span className="hint">{person.seats.map(title).join(', ') || t.links.spectator}</span>
            <LinkLine
              hash={makeHash({ page: 'game', game, key: person.key })}
              who={person.name}
              base={base}
            />
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
    </Page>
  );
}
