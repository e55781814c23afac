import './start.css';
import { type ReactNode, useState } from 'react';
import type { Standing as Stands } from '../api.ts';
import { keptTables } from '../kept/club-tables.ts';
import { beyond } from '../beyond.ts';
import { keptGames } from '../kept/kept-links.ts';
import { makeHash } from '../route.ts';
import { sinceOf } from '../time/times.ts';
import type { KnownDesk } from '../kept/known.ts';
import { awaitedOf, type Books, endOf, isForOne, News, SeatChips, titlesOf, Waits } from './of-game.tsx';
import { isYours, type Standing, yoursIn } from './standing.ts';
import { startTexts } from './texts.ts';
import { Thumb } from './thumb.tsx';

type Forget = (desk: KnownDesk) => void;

interface GamesProps {
  readonly standings: readonly Standing[];
  readonly books: Books;
  onForget(desk: KnownDesk): void;
}

/** Those that wait for whoever looks, as cards, the newest need first; the others as a list. */
export function MyGames({ standings, books, onForget }: GamesProps): ReactNode {
  const known = numbered(standings.flatMap(({ desk, visit }) => (visit ? [{ desk, visit }] : [])));
  const shown = known.filter(({ visit }) => !visit.archived);
  const yours = shown.filter(({ visit }) => isYours(visit)).toSorted(byNeed);
  const others = shown.filter(({ visit }) => !isYours(visit) && visit.awaiting.length > 0);
  const over = shown.filter(({ visit }) => visit.awaiting.length === 0);
  const away = known.filter(({ visit }) => visit.archived);
  const lost = standings.filter(({ fault }) => fault !== null);
  const row = ({ desk, visit }: Seated): ReactNode => (
    <Row key={desk.key} desk={desk} visit={visit} books={books} onForget={onForget} />
  );
  return (
    <>
      <h2 className="visually-hidden">{startTexts.pages.games}</h2>
      <div className="column turn-cards">
        {yours.map(({ desk, visit }) => (
          <Card key={desk.key} desk={desk} visit={visit} books={books} />
        ))}
      </div>
      <List title={startTexts.others}>{others.map(row)}</List>
      <List title={startTexts.over}>{over.map(row)}</List>
      {away.length > 0 && (
        <details className="away">
          <summary>
            <h2>{startTexts.away(away.length)}</h2>
          </summary>
          <ul className="bare game-list">{away.map(row)}</ul>
        </details>
      )}
      <List title={startTexts.unreached}>
        {lost.map(({ desk, fault }) => (
          <li key={desk.key} className="tight game-row is-lost">
            <h3>{desk.title}</h3>
            <p className="hint">{fault}</p>
            <Forgetting desk={desk} onForget={onForget} />
          </li>
        ))}
      </List>
      <p className="hint">
        {startTexts.keep}{' '}
        <beyond.Others>
          <a className="lone" href="#/take">
            {startTexts.move}
          </a>
        </beyond.Others>
      </p>
    </>
  );
}

/** Games of one name are told apart by their number, in the order in which they were opened last. */
function numbered(known: readonly Seated[]): readonly Seated[] {
  const named = Map.groupBy(known, ({ visit }) => visit.title);
  return known.map(({ desk, visit }) => {
    const alike = named.get(visit.title) ?? [];
    const at = alike.toReversed().findIndex((each) => each.desk === desk);
    return alike.length < 2
      ? { desk, visit }
      : { desk, visit: { ...visit, title: startTexts.ofName(visit.title, at + 1, alike.length) } };
  });
}

/** What has waited for the shortest time stands first; of what nobody knows it, what was opened last. */
function byNeed(one: Seated, other: Seated): number {
  const since = ({ visit }: Seated): number => sinceOf(visit, yoursIn(visit)) ?? 0;
  return since(other) - since(one) || other.desk.at - one.desk.at;
}

function List({ title, children }: { title: string; children: readonly ReactNode[] }): ReactNode {
  if (children.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul className="bare game-list">{children}</ul>
    </>
  );
}

interface Seated {
  readonly desk: KnownDesk;
  readonly visit: Stands;
}

const hashOf = ({ game, key }: KnownDesk): string => makeHash({ page: 'game', game, key });

/** A game that waits for whoever looks: where it is, what is asked, and the way to the seat. */
function Card({ desk, visit, books }: Seated & { readonly books: Books }): ReactNode {
  const { book, scenario } = titlesOf(visit, books);
  return (
    <article className="box column turn-card">
      <div className="pic">
        <Thumb of={visit} />
        <span className="chip is-turn">{startTexts.yourTurn}</span>
      </div>
      <div className="tight turn-in">
        <p className="hint">{book}</p>
        <h3>
          <a href={hashOf(desk)}>{visit.title}</a>
        </h3>
        <p className="hint">{visit.moment || scenario}</p>
        <p className="clamp turn-asked">{isForOne(visit) && visit.question}</p>
        <p className="hint">
          <Waits visit={visit} seats={yoursIn(visit)} isMine />
        </p>
        <News visit={visit} />
        <div className="apart">
          <SeatChips visit={visit} books={books} />
          <a className="button is-main" href={hashOf(desk)} aria-label={startTexts.takeOf(visit.title)}>
            {startTexts.take}
          </a>
        </div>
      </div>
    </article>
  );
}

interface RowProps extends Seated {
  readonly books: Books;
  readonly onForget: Forget;
}

/** A game that waits for others, or is over. */
function Row({ desk, visit, books, onForget }: RowProps): ReactNode {
  const { book, scenario } = titlesOf(visit, books);
  const isStill = visit.awaiting.length === 0;
  const replay = makeHash({ page: 'game', game: desk.game, key: desk.key, at: 1 });
  const isReplay = visit.over && visit.lines > 0;
  return (
    <li className="tight game-row">
      <div className="pic">
        <Thumb of={visit} />
      </div>
      <div className="tight row-title">
        <h3>
          <a href={hashOf(desk)}>{visit.title}</a>
        </h3>
        <p className="hint">
          {book}, {visit.moment || scenario}
        </p>
      </div>
      <SeatChips visit={visit} books={books} />
      <p className="row-who">
        <b>{isStill ? endOf(visit) : awaitedOf(visit, books)}</b>{' '}
        <span className="hint">
          <Waits visit={visit} seats={visit.awaiting} />
        </span>
      </p>
      <div className="row-news">
        {isStill ? (
          <p className="hint">{startTexts.counts(visit.lines, visit.rolls)}</p>
        ) : (
          <News visit={visit} />
        )}
      </div>
      <div className="row-acts">
        <a
          className="button"
          href={isReplay ? replay : hashOf(desk)}
          aria-label={isReplay ? startTexts.replayOf(visit.title) : startTexts.lookOf(visit.title)}
        >
          {isReplay ? startTexts.replay : startTexts.look}
        </a>
        <Forgetting desk={desk} onForget={onForget} />
      </div>
    </li>
  );
}

/** To know of a game no longer is to lose the seat: it is asked once more. */
function Forgetting({ desk, onForget }: { desk: KnownDesk; onForget: Forget }): ReactNode {
  const [isSure, setSure] = useState(false);
  if (!isSure)
    return (
      <button
        type="button"
        className="link"
        aria-label={startTexts.forgetOf(desk.title)}
        onClick={() => setSure(true)}
      >
        {startTexts.forget}
      </button>
    );
  return (
    <p className="forget">
      {startTexts.forgetSure}{' '}
      <button type="button" onClick={() => onForget(desk)}>
        {startTexts.forgetIt}
      </button>{' '}
      <button type="button" className="link" autoFocus onClick={() => setSure(false)}>
        {startTexts.forgetNot}
      </button>
    </p>
  );
}

/** The games that were made in this browser, to their maker's pages, and the tables that are organised in it. */
export function Made(): ReactNode {
  const tables = keptTables();
  const isOfTable = (key: string): boolean => tables.some((table) => table.key === key);
  const games = keptGames().filter(({ creatorKey }) => !isOfTable(creatorKey));
  return (
    <>
      {games.length > 0 && <h2>{startTexts.made}</h2>}
      {games.length > 0 && <p className="hint">{startTexts.madeAbout}</p>}
      {games.length > 0 && (
        <ul className="made-list">
          {games.map(({ game, title, people }) => (
            <li key={game}>
              <a aria-label={startTexts.makersPageOf(title)} href={makeHash({ page: 'links', game })}>
                {title}
              </a>{' '}
              <span className="hint">{people.map(({ name }) => name).join(', ')}</span>
            </li>
          ))}
        </ul>
      )}
      {tables.length > 0 && <h2>{startTexts.organised}</h2>}
      {tables.length > 0 && (
        <ul className="made-list">
          {tables.map(({ id, key, title }) => (
            <li key={id}>
              <a href={makeHash({ page: 'club-table', kept: { id, key } })}>{title}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
