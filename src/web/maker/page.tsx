import './maker.css';
import { type ReactNode, useEffect, useState } from 'react';
import type { MakerProps } from '../beyond.ts';
import { TableHook } from '../notices/table-hook.tsx';
import { go, makeHash } from '../route.ts';
import { SiteHead } from '../start/site.tsx';
import { TwoPage } from '../two.tsx';
import { AddPerson } from './add.tsx';
import { EmptySeats } from './bots.tsx';
import { forgetLinks, keepLinks, type KeptLinks, keptLinks } from '../kept/kept-links.ts';
import { MakerDeadlines } from './deadlines.tsx';
import { MakerForOthers } from './for-others.tsx';
import { CopyAll, HandedOn, linksToHandOn } from './hand-on.tsx';
import { LinkLine } from './link-line.tsx';
import { LinkOf, personOf } from './person.tsx';
import { useReach } from './reach.tsx';
import { GameState, Settings } from './settings.tsx';
import { linkTexts } from './link-texts.ts';
import { MakerTalk } from './talk.tsx';
import { type Upkeep, useUpkeep } from './use-upkeep.ts';
import { Publishing, WholeGame } from './whole.tsx';

/** For the maker of a game: who sits there, their links, and all that can be done with the game. */
export function MakerPage({ game, keyOfMaker, shown }: MakerProps): ReactNode {
  const kept = keptLinks(game);
  const links = kept ?? shown ?? null;
  const [isNew] = useState(links?.handedOn === false);
  const [handedOn, setHandedOn] = useState(links?.handedOn ?? true);
  const upkeep = useUpkeep(game, keyOfMaker, shown ?? null);
  const { base, note } = useReach(upkeep.game?.addresses ?? links?.addresses ?? []);
  useWarning(!handedOn);
  const title = upkeep.game?.title ?? links?.title ?? '';
  const hand = (done: boolean): void => {
    setHandedOn(done);
    const now = keptLinks(game);
    if (now) keepLinks({ ...now, handedOn: done });
  };
  const own = makeHash({ page: 'people', game, key: keyOfMaker });
  const handed = linksToHandOn({ id: game, title, upkeep, links, base });
  return (
    <TwoPage
      head={<SiteHead />}
      title={isNew ? linkTexts.title : linkTexts.titleOf(title)}
      about={linkTexts.about}
      beside={linkTexts.hand}
      panel={
        <>
          <HandedOn handed={handed} />
          {links && <p className={kept ? 'hint' : 'trouble'}>{kept ? linkTexts.kept : linkTexts.once}</p>}
          {note}
          {links && (
            <label className="pill">
              <input type="checkbox" checked={handedOn} onChange={(event) => hand(event.target.checked)} />
              <span>{linkTexts.handedOn}</span>
            </label>
          )}
        </>
      }
      foot={<CopyAll game={game} handed={handed} onCopied={() => hand(true)} />}
    >
      {upkeep.trouble && (
        <p role="alert" className="trouble">
          {upkeep.trouble}
        </p>
      )}
      <People game={game} upkeep={upkeep} links={links} base={base} />
      <h2>{linkTexts.makerTitle}</h2>
      <p>{linkTexts.maker}</p>
      <LinkLine hash={own} who={linkTexts.makerTitle} base={base} />
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
    </TwoPage>
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
      <WholeGame game={game} keyOf={keyOf} signs={upkeep.game?.key} />
      <Publishing
        game={game}
        keyOf={keyOf}
        isPublished={upkeep.game?.people.some(({ published }) => published) === true}
        isOver={upkeep.game?.over === true}
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
      <h2 className="visually-hidden">{linkTexts.people}</h2>
      <ul className="bare ruled links">
        {people?.map((person) => (
          <LinkOf
            key={person.revoked ? person.index : person.name}
            {...personOf({ id: game, person, base, upkeep })}
          />
        )) ?? known}
      </ul>
      {upkeep.game && <AllPeople game={upkeep.game} upkeep={upkeep} />}
    </>
  );
}

interface AllPeopleProps {
  readonly game: NonNullable<Upkeep['game']>;
  readonly upkeep: Upkeep;
}

/** What can be done for all who sit there, or for somebody who is to. */
function AllPeople({ game, upkeep }: AllPeopleProps): ReactNode {
  return (
    <>
      <p role="status" className="marked changed">
        {upkeep.changed}
      </p>
      <EmptySeats game={game} seatBot={upkeep.seatBot} />
      <AddPerson game={game} add={upkeep.add} />
    </>
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
        {linkTexts.forget}
      </button>
    </p>
  );
}
