import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TableHook } from '../notices/table-hook.tsx';
import { Page } from '../page.tsx';
import { go, makeHash } from '../route.ts';
import { SiteHead } from '../start/site.tsx';
import { t } from '../texts.ts';
import { AddPerson } from './add.tsx';
import { EmptySeats } from './bots.tsx';
import { forgetLinks, keepLinks, type KeptLinks, keptLinks } from './kept-links.ts';
import { MakerDeadlines } from './deadlines.tsx';
import { MakerForOthers } from './for-others.tsx';
import { copyText, LinkLine } from './link-line.tsx';
import { LinkOf, personOf } from './person.tsx';
import { useReach } from './reach.tsx';
import { GameState, Settings } from './settings.tsx';
import { k } from './link-texts.ts';
import { MakerTalk } from './talk.tsx';
import { type Upkeep, useUpkeep } from './use-upkeep.ts';
import { Publishing, WholeGame } from './whole.tsx';

/** The maker's page of a game that was made in this browser. */
export function KeptGamePage({ game }: { readonly game: string }): ReactNode {
  const links = keptLinks(game);
  if (links) return <MakerPage game={game} keyOfMaker={links.creatorKey} />;
  return (
    <Page title={k.noneTitle}>
      <p>{k.none}</p>
      <p>
        <a className="lone" href="#/">
          {t.home}
        </a>
      </p>
    </Page>
  );
}

interface MakerProps {
  readonly game: string;
  readonly keyOfMaker: string;
  /** The links that were just made, where this browser keeps none. */
  readonly shown?: KeptLinks;
}

/** For the maker of a game: who sits there, their links, and all that can be done with the game. */
export function MakerPage({ game, keyOfMaker, shown }: MakerProps): ReactNode {
  const kept = keptLinks(game);
  const links = kept ?? shown ?? null;
  const [isNew] = useState(links?.handedOn === false);
  const [handedOn, setHandedOn] = useState(links?.handedOn ?? true);
  const upkeep = useUpkeep(game, keyOfMaker, shown ?? null);
  const { base, note } = useReach(upkeep.game?.addresses ?? links?.addresses ?? []);
  useWarning(!handedOn);
  const title = upkeep.game?.title ?? links?.title;
  const hand = (done: boolean): void => {
    setHandedOn(done);
    const now = keptLinks(game);
    if (now) keepLinks({ ...now, handedOn: done });
  };
  return (
    <Page head={<SiteHead />} title={isNew ? k.title : k.titleOf(title ?? '')}>
      <p className="lead">{k.about}</p>
      {links && <p className={kept ? 'hint' : 'trouble'}>{kept ? k.kept : k.once}</p>}
      {upkeep.trouble && (
        <p role="alert" className="trouble">
          {upkeep.trouble}
        </p>
      )}
      {note}
      <People game={game} upkeep={upkeep} links={links} base={base} />
      <h2>{k.makerTitle}</h2>
      <p>{k.maker}</p>
      <LinkLine hash={makeHash({ page: 'people', game, key: keyOfMaker })} who={k.makerTitle} base={base} />
      {links && (
        <label className="pill">
          <input type="checkbox" checked={handedOn} onChange={(event) => hand(event.target.checked)} />
          <span>{k.handedOn}</span>
        </label>
      )}
      {upkeep.game && !upkeep.game.over && upkeep.game.people.length > 1 && (
        <>
          <MakerDeadlines game={upkeep.game} keyOf={keyOfMaker} onChanged={upkeep.load} />
          <MakerForOthers game={upkeep.game} change={upkeep.change} />
        </>
      )}
      {upkeep.game && <Settings game={upkeep.game} change={upkeep.change} />}
      {upkeep.game && <GameState game={upkeep.game} change={upkeep.change} />}
      {upkeep.game && <Beside game={game} keyOf={keyOfMaker} upkeep={upkeep} />}
      {kept && handedOn && <Forget game={game} />}
    </Page>
  );
}

interface BesideProps {
  readonly game: string;
  readonly keyOf: string;
  readonly upkeep: Upkeep;
}

/** What there is beside the links: talk, the whole game as a file, and letting everybody look. */
function Beside({ game, keyOf, upkeep }: BesideProps): ReactNode {
  return (
    <>
      <MakerTalk game={game} keyOf={keyOf} />
      <WholeGame game={game} keyOf={keyOf} />
      <Publishing
        game={game}
        keyOf={keyOf}
        isPublished={upkeep.game?.people.some(({ published }) => published) === true}
        onChanged={() => void upkeep.load()}
      />
      <TableHook game={game} keyOfMaker={keyOf} />
    </>
  );
}

interface PeopleProps {
  readonly game: string;
  readonly upkeep: Upkeep;
  readonly links: KeptLinks | null;
  readonly base: string;
}

/**
 * Everybody who has a link, those whose link is ended last; while the server has not said who sits there, or does not say it
 * to this key, the links that are known here.
 */
function People({ game, upkeep, links, base }: PeopleProps): ReactNode {
  const known = (links?.people ?? []).map(({ name, seats, key }) => (
    <LinkOf key={name} name={name} titles={seats} hash={makeHash({ page: 'game', game, key })} base={base} />
  ));
  const people = upkeep.game?.people.toSorted((a, b) => Number(a.revoked) - Number(b.revoked));
  return (
    <>
      <h2 className="visually-hidden">{k.people}</h2>
      <ul className="links">
        {people?.map((person) => (
          <LinkOf
            key={person.revoked ? person.index : person.name}
            {...personOf({ id: game, person, base, upkeep })}
          />
        )) ?? known}
      </ul>
      {upkeep.game && <AllPeople id={game} game={upkeep.game} upkeep={upkeep} base={base} />}
    </>
  );
}

interface AllPeopleProps {
  readonly id: string;
  readonly game: NonNullable<Upkeep['game']>;
  readonly upkeep: Upkeep;
  readonly base: string;
}

/** What can be done for all who sit there, or for somebody who is to. */
function AllPeople({ id, game, upkeep, base }: AllPeopleProps): ReactNode {
  const text = game.people.flatMap(({ name, titles, revoked, invited, held }) => {
    const key = revoked || !(invited || held === 'link') ? undefined : upkeep.keys.get(name);
    const seats = titles.join(', ') || k.spectator;
    return key === undefined
      ? []
      : [`${name} (${seats}): ${new URL(makeHash({ page: 'game', game: id, key }), base).href}`];
  });
  return (
    <>
      <p role="status" className="changed">
        {upkeep.changed}
      </p>
      <EmptySeats game={game} seatBot={upkeep.seatBot} />
      {text.length > 1 && <CopyAll text={[game.title, ...text].join('\n')} />}
      <AddPerson game={game} add={upkeep.add} />
    </>
  );
}

/** All links in one text. */
export function CopyAll({ text }: { readonly text: string }): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState('');
  const copy = async (): Promise<void> => {
    if (await copyText(text, field.current)) setCopied(text);
  };
  return (
    <p className="copy-all">
      <button type="button" onClick={() => void copy()}>
        {k.copyAll}
      </button>{' '}
      <span role="status" className="hint">
        {copied === text && k.copiedAll}
      </span>
      <textarea
        ref={field}
        className="visually-hidden"
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        value={text}
      />
    </p>
  );
}

/** Ask before the page is closed or left for another site. */
function useWarning(warns: boolean): void {
  useEffect(() => {
    if (!warns) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [warns]);
}

/** On a device that others use, the links should not stay. */
function Forget({ game }: { readonly game: string }): ReactNode {
  const forget = (): void => {
    forgetLinks(game);
    go({ page: 'start' });
  };
  return (
    <p>
      <button type="button" className="link" onClick={forget}>
        {k.forget}
      </button>
    </p>
  );
}
