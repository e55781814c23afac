import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { RulebookInfo } from '../api.ts';
import { Icon } from '../frame/icons.tsx';
import { parseRoute } from '../route.ts';
import { Example } from './example.tsx';
import { SoloGames } from './solo.tsx';
import { s } from './texts.ts';

/** The ways to begin. */
export function Begin({ books }: { readonly books: readonly RulebookInfo[] }): ReactNode {
  return (
    <aside className="begin" aria-labelledby="begin-heading">
      <h2 id="begin-heading">{s.begin}</h2>
      <Door href="#/new" of="on" title={s.own} about={s.ownAbout} isFirst />
      <Example books={books} />
      <SoloGames books={books} />
      <Door href="#/campaign" of="eye" title={s.campaign} about={s.campaignAbout} />
      <PasteLink />
      <Door href="#/odds" of="odds" title={s.odds} about={s.oddsAbout} />
      <Door href="#/import" of="back" title={s.imports} about={s.importsAbout} />
      <Door href="#/club" of="rulings" title={s.club} about={s.clubAbout} />
      <Door href="#/write" of="log" title={s.write} about={s.writeAbout} />
      <Door href="#/club-table" of="seats" title={s.many} about={s.manyAbout} />
      <p className="hint">{s.needs}</p>
    </aside>
  );
}

interface DoorProps {
  readonly href: string;
  readonly of: Parameters<typeof Icon>[0]['of'];
  readonly title: string;
  readonly about: string;
  readonly isFirst?: boolean;
}

function Door({ href, of, title, about, isFirst = false }: DoorProps): ReactNode {
  return (
    <a className={isFirst ? 'begin-door is-first' : 'begin-door'} href={href}>
      <Icon of={of} />
      <span>
        <b>{title}</b> <span className="hint">{about}</span>
      </span>
    </a>
  );
}

/** A link that came with a message, to be pasted. */
function PasteLink(): ReactNode {
  const [isBad, setBad] = useState(false);
  const sit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const address = seatIn(String(new FormData(event.currentTarget).get('link') ?? ''));
    setBad(address === null);
    if (address !== null) window.location.assign(address);
  };
  return (
    <form className="paste-link" onSubmit={sit}>
      <label htmlFor="pasted-link">
        <b>{s.linkTitle}</b>
      </label>
      <div>
        <input
          id="pasted-link"
          name="link"
          type="text"
          autoComplete="off"
          placeholder={s.link}
          aria-invalid={isBad ? true : undefined}
          aria-describedby={isBad ? 'bad-link' : undefined}
        />
        <button type="submit">{s.sit}</button>
      </div>
      {isBad && (
        <p id="bad-link" role="alert" className="trouble">
          {s.badLink}
        </p>
      )}
    </form>
  );
}

/** The address in what was pasted, where it is one of a game, of its links or of its maker; null: it is none. */
export function seatIn(pasted: string, here: string = window.location.href): string | null {
  const [address = ''] = /\S*#\/\S+/.exec(pasted) ?? [];
  if (!URL.canParse(address, here)) return null;
  const { protocol, hash, href } = new URL(address, here);
  const isPage = ['game', 'people', 'links', 'take', 'club-table'].includes(parseRoute(hash).page);
  return isPage && /^https?:$/.test(protocol) ? href : null;
}
