import './start.css';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { RulebookInfo } from '../api.ts';
import { beyond } from '../beyond.ts';
import { Icon } from '../parts/icons.tsx';
import { parseRoute } from '../route.ts';
import { Example } from './example.tsx';
import { SoloGames } from './solo.tsx';
import { startTexts } from './texts.ts';

/** The ways to begin, beside setting up a game. */
export function Begin({ books }: { readonly books: readonly RulebookInfo[] }): ReactNode {
  return (
    <div className="begin">
      <Example books={books} />
      <SoloGames books={books} />
      <Door href="#/campaign" of="eye" title={startTexts.campaign} about={startTexts.campaignAbout} />
      <beyond.Others>
        <Door href="#/club-table" of="seats" title={startTexts.many} about={startTexts.manyAbout} />
      </beyond.Others>
      <Door href="#/import" of="back" title={startTexts.imports} about={startTexts.importsAbout} />
      <Door href="#/check" of="allow" title={startTexts.check} about={startTexts.checkAbout} />
      <beyond.Others>
        <PasteLink />
      </beyond.Others>
      <beyond.Place />
      <p className="hint">{startTexts.needs}</p>
    </div>
  );
}

interface DoorProps {
  readonly href: string;
  readonly of: Parameters<typeof Icon>[0]['of'];
  readonly title: string;
  readonly about: string;
}

function Door({ href, of, title, about }: DoorProps): ReactNode {
  return (
    <a className="flow begin-door" href={href}>
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
    <form className="column paste-link" onSubmit={sit}>
      <label htmlFor="pasted-link">
        <b>{startTexts.linkTitle}</b>
      </label>
      <div>
        <input
          id="pasted-link"
          name="link"
          type="text"
          autoComplete="off"
          placeholder={startTexts.link}
          aria-invalid={isBad ? true : undefined}
          aria-describedby={isBad ? 'bad-link' : undefined}
        />
        <button type="submit">{startTexts.sit}</button>
      </div>
      {isBad && (
        <p id="bad-link" role="alert" className="trouble">
          {startTexts.badLink}
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
