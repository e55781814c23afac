import { type ReactNode, useState } from 'react';
import { DICE, type Seat, TABLE } from '../../kernel/seat.ts';
import type { RulebookInfo, Visit } from '../api.ts';
import { makeHash } from '../route.ts';
import { listed } from '../texts.ts';
import { keptGames } from '../wizard/kept-links.ts';
import { type Asked, useAsked } from './asked.ts';
import type { KnownDesk } from './known.ts';
import { m } from '../time/texts.ts';
import { sinceOf, useNow } from '../time/times.ts';
import { inFull, inWords } from '../time/words.ts';
import { isYours, type Standing, yoursIn } from './standing.ts';
import { s } from './texts.ts';
import { Thumb } from './thumb.tsx';

type Books = readonly RulebookInfo[];
type Forget = (desk: KnownDesk) => void;

interface GamesProps {
  readonly standings: readonly Standing[];
  readonly books: Books;
  onForget(desk: KnownDesk): void;
}

/** Those that wait for whoever looks, as cards; the others as a list. */
export function MyGames({ standings, books, onForget }: GamesProps): ReactNode {
  const known = standings.flatMap(({ desk, visit }) => (visit ? [{ desk, visit }] : []));
  const yours = known.filter(({ visit }) => isYours(visit));
  const others = known.filter(({ visit }) => !isYours(visit) && visit.awaiting.length > 0);
  const over = known.filter(({ visit }) => visit.awaiting.length === 0);
  const lost = standings.filter(({ fault }) => fault !== null);
  const row = ({ desk, visit }: Seated): ReactNode => (
    <Row key={desk.key} desk={desk} visit={visit} books={books} onForget={onForget} />
  );
  return (
    <>
      <h2 className="visually-hidden">{s.pages.games}</h2>
      <div className="turns">
        {yours.map(({ desk, visit }) => (
          <Card key={desk.key} desk={desk} visit={visit} books={books} />
        ))}
      </div>
      <List title={s.others}>{others.map(row)}</List>
      <List title={s.over}>{over.map(row)}</List>
      <List title={s.unreached}>
        {lost.map(({ desk, fault }) => (
          <li key={desk.key} className="game-row">
            <div>
              <h3>{desk.title}</h3>
            </div>
            <p className="hint">{fault}</p>
            <Forgetting desk={desk} onForget={onForget} />
          </li>
        ))}
      </List>
      <p className="hint">{s.keep}</p>
    </>
  );
}

function List({ title, children }: { title: string; children: readonly ReactNode[] }): ReactNode {
  if (children.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul className="game-list">{children}</ul>
    </>
  );
}

interface Seated {
  readonly desk: KnownDesk;
  readonly visit: Visit;
}

const hashOf = ({ game, key }: KnownDesk): string => makeHash({ page: 'game', game, key });

/** A game that waits for whoever looks: where it is, what is asked, and the way to the seat. */
function Card({ desk, visit, books }: Seated & { readonly books: Books }): ReactNode {
  const asked: Asked | null = useAsked(desk, visit);
  const { book, scenario } = titlesOf(visit, books);
  return (
    <article className="turn-card">
      <div className="pic">
        {asked && <Thumb of={asked} />}
        <span className="chip is-turn">{s.yourTurn}</span>
      </div>
      <div className="turn-in">
        <p className="hint">
          {book} <Waits visit={visit} seats={yoursIn(visit)} />
        </p>
        <h3>
          <a href={hashOf(desk)}>{visit.title}</a>
        </h3>
        <p className="hint">{asked?.moment || scenario}</p>
        <p className="turn-asked">{asked?.question}</p>
        {asked?.news && (
          <p className="turn-news">
            <b className="new-count" aria-label={s.news(asked.news.count)}>
              {asked.news.count}
            </b>{' '}
            <span>{asked.news.text}</span>
          </p>
        )}
        <div className="turn-foot">
          <SeatChips visit={visit} books={books} />
          <a className="button is-main" href={hashOf(desk)} aria-label={s.takeOf(visit.title)}>
            {s.take}
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
  const isOver = visit.awaiting.length === 0;
  return (
    <li className="game-row">
      <div>
        <h3>
          <a href={hashOf(desk)}>{visit.title}</a>
        </h3>
        <p className="hint">
          {book}, {scenario}
        </p>
      </div>
      <SeatChips visit={visit} books={books} />
      <p>
        {isOver ? s.isOver : awaitedOf(visit, books)} <Waits visit={visit} seats={visit.awaiting} />
      </p>
      <a className="button" href={hashOf(desk)} aria-label={s.lookOf(visit.title)}>
        {s.look}
      </a>
      <Forgetting desk={desk} onForget={onForget} />
    </li>
  );
}

/** Since when a game has waited for these seats, where that is known. */
function Waits({ visit, seats }: { visit: Visit; seats: readonly Seat[] }): ReactNode {
  const now = useNow();
  const at = sinceOf(visit, seats);
  if (at === undefined) return null;
  return (
    <time className="waits-since" dateTime={new Date(at).toISOString()} title={inFull(at)}>
      {m.since(inWords(at, now))}
    </time>
  );
}

/** Whom a game waits for: who sits there, and where. */
function awaitedOf({ awaiting, people, ...visit }: Visit, books: Books): string {
  const named = awaiting.map((seat) => {
    if (seat === DICE) return s.dice;
    if (seat === TABLE) return s.table;
    const who = people.find(({ seats }) => seats.includes(seat))?.name;
    return [who, seatTitle(visit, books, seat)].filter(Boolean).join(', ');
  });
  return listed(named);
}

function SeatChips({ visit, books }: { visit: Visit; books: Books }): ReactNode {
  const { seats } = visit;
  const all = books
    .find(({ id }) => id === visit.rulebook)
    ?.scenarios.find(({ id }) => id === visit.scenario);
  const isAll = all !== undefined && all.seats.length === seats.length && seats.length > 3;
  const titles = isAll ? [s.every] : seats.map((seat) => seatTitle(visit, books, seat));
  return (
    <p className="seat-chips">
      {(titles.length === 0 ? [s.spectator] : titles).map((title) => (
        <span key={title} className="chip">
          {title}
        </span>
      ))}
    </p>
  );
}

type Made = Pick<Visit, 'rulebook' | 'scenario'>;

function titlesOf({ rulebook, scenario }: Made, books: Books): { book: string; scenario: string } {
  const book = books.find(({ id }) => id === rulebook);
  return {
    book: book?.title ?? rulebook,
    scenario: book?.scenarios.find(({ id }) => id === scenario)?.title ?? scenario,
  };
}

function seatTitle({ rulebook, scenario }: Made, books: Books, seat: Seat): string {
  const played = books.find(({ id }) => id === rulebook)?.scenarios.find(({ id }) => id === scenario);
  return played?.seats.find(({ id }) => id === seat)?.title ?? seat;
}

/** To know of a game no longer is to lose the seat: it is asked once more. */
function Forgetting({ desk, onForget }: { desk: KnownDesk; onForget: Forget }): ReactNode {
  const [isSure, setSure] = useState(false);
  if (!isSure)
    return (
      <button
        type="button"
        className="link"
        aria-label={s.forgetOf(desk.title)}
        onClick={() => setSure(true)}
      >
        {s.forget}
      </button>
    );
  return (
    <p className="forget">
      {s.forgetSure}{' '}
      <button type="button" onClick={() => onForget(desk)}>
        {s.forgetIt}
      </button>{' '}
      <button type="button" className="link" autoFocus onClick={() => setSure(false)}>
        {s.forgetNot}
      </button>
    </p>
  );
}

/** The games whose links this browser keeps, to hand them on. */
export function Made(): ReactNode {
  const games = keptGames().filter(({ people }) => people.length > 1);
  if (games.length === 0) return null;
  return (
    <>
      <h2>{s.made}</h2>
      <ul className="made-list">
        {games.map(({ game, title, people }) => (
          <li key={game}>
            <a href={makeHash({ page: 'links', game })}>{title}</a>{' '}
            <span className="hint">{people.map(({ name }) => name).join(', ')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
