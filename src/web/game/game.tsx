import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import type { Seat } from '../../kernel/forms/decision.ts';
import { call, type Visit } from '../api.ts';
import { type Book, BookProvider, loadBook } from '../book.tsx';
import { AsideContext } from '../aside.ts';
import { useLive, useVisitor } from '../live.ts';
import type { Gathered, Gathering } from '../mend/mending.tsx';
import { isSame } from '../../kernel/json.ts';
import { later } from '../later.tsx';
import { Page } from '../page.tsx';
import { type GameRoute, go, makeHash } from '../route.ts';
import { deskTexts } from '../texts.ts';
import { hasScreen, sayScreen } from '../kept/screen.ts';
import { TableScreen } from './table.tsx';
import { isCommon, nextSeats } from './turn.ts';

/** For a link with which a seat is taken. */
const InvitedPage = later(async () => (await import('../own/invited.tsx')).InvitedPage);

/** It watches over what was, beside all that is done. */
const PastWatch = later(async () => (await import('../past/watch.tsx')).PastWatch);

/** What stands between two players at one machine. */
const Curtain = later(async () => (await import('./curtain.tsx')).Curtain);

/** A game: first who this link belongs to, then, behind a screen where needed, the desk of one seat. */
export function GamePage({ route }: { route: GameRoute }): ReactNode {
  const visitor = useVisitor(route.game, route.key);
  const visit = visitor && 'seats' in visitor ? visitor : null;
  useEffect(() => {
    if (visit) void keep(visit, route.key);
  }, [visit, route.key]);
  const book = useLoadedBook(visit);
  if (visitor && 'invited' in visitor)
    return (
      <Suspense fallback={null}>
        <InvitedPage route={route} />
      </Suspense>
    );
  if (visitor && 'status' in visitor)
    return (
      <Page title={deskTexts.live.refused}>
        <p role="alert">{visitor.message}</p>
        <ToGames />
      </Page>
    );
  if (book === 'none')
    return (
      <Page title={deskTexts.name}>
        <p role="alert">{deskTexts.noBook}</p>
      </Page>
    );
  if (!visit || !book)
    return (
      <Page title={deskTexts.name}>
        <p role="status">{deskTexts.loading}</p>
      </Page>
    );
  return (
    <BookProvider value={book}>
      <Seated route={route} visitor={visit} book={book} />
    </BookProvider>
  );
}

/** Where a link leads nowhere: the way to the games that this browser knows. */
function ToGames(): ReactNode {
  return (
    <p>
      <a className="lone" href={makeHash({ page: 'start' })}>
        {deskTexts.live.games}
      </a>
    </p>
  );
}

/** The first page knows of the game from now on. */
async function keep({ game, title }: Visit, key: string): Promise<void> {
  const { keepDesk } = await import('../kept/known.ts');
  keepDesk({ game, key, title, at: Date.now() });
}

/** The book of a game: null while it loads, 'none' when this page does not have it. */
function useLoadedBook(visit: Visit | null): Book | 'none' | null {
  const [book, setBook] = useState<Book | 'none' | null>(null);
  useEffect(() => {
    let gone = false;
    setBook(null);
    if (visit)
      void loadBook(visit)
        .catch(() => null)
        .then((loaded) => !gone && setBook(loaded ?? 'none'));
    return () => {
      gone = true;
    };
  }, [visit]);
  return book;
}

interface SeatedProps {
  readonly route: GameRoute;
  readonly visitor: Visit;
  readonly book: Book;
}

/** Chooses the seat. Where several people share a device and there are secrets, it says first who is looking. */
function Seated({ route: asked, visitor: first, book }: SeatedProps): ReactNode {
  // whoever stands in for somebody has more for a while
  const [seats, setSeats] = useState(first.seats);
  const visitor = { ...first, seats };
  const [opened, setOpened] = useState<Seat | null>(null);
  const gathering = useState<readonly Gathered[]>([]);
  const [isWanted, setWanted] = useState(() => hasScreen(visitor, book.table.seats));
  const screen = isWanted && book.secrets && visitor.seats.length > 1;
  const shown = useMemo(() => ({ ...book, screen }), [book, screen]);
  const route = screen ? opening(asked, visitor) : asked;
  const next = nextSeats({ ...visitor, seat: null }, { screen })[0] ?? seats[0] ?? null;
  const say = (wanted: boolean): void => {
    sayScreen(visitor.game, wanted);
    setOpened(route.seat ?? next);
    setWanted(wanted);
  };
  const [isTables, setTables] = useState(() => isCommon(visitor.awaiting));
  // a question to the table has no secret: it needs no screen, and a desk that shows none
  const atTable = screen && isTables && opened === null && route.seat === undefined;
  useEffect(() => (atTable ? () => setTables(false) : undefined), [atTable]);
  const seat = route.seat !== undefined && seats.includes(route.seat) ? route.seat : next;
  if (seat !== null && screen && opened !== seat && !atTable)
    return (
      <Suspense fallback={null}>
        <Curtain
          title={visitor.title}
          seat={seat}
          seats={seats}
          onOpen={() => {
            setOpened(seat);
            go({ ...route, seat }, true);
          }}
          onOther={(other) => go({ ...route, seat: other }, true)}
          {...(isTables && { onTable: () => go({ page: 'game', game: route.game, key: route.key }, true) })}
          onNone={() => say(false)}
        />
      </Suspense>
    );
  return (
    <BookProvider value={shown}>
      <SeatDesk
        key={book.secrets && !atTable ? seat : ''}
        route={route}
        seat={atTable ? null : seat}
        gathering={gathering}
        onScreen={say}
        onSeats={(now) => !isSame(now, seats) && setSeats([...now])}
      />
    </BookProvider>
  );
}

/** To see an earlier moment as another of one's own seats that seat's desk is opened first, until nothing is secret any more. */
function opening({ as, ...route }: GameRoute, { seats, awaiting }: Visit): GameRoute {
  if (as === undefined) return route;
  return awaiting.length > 0 && seats.includes(as) ? { ...route, seat: as } : { ...route, as };
}

interface SeatDeskProps {
  readonly route: GameRoute;
  readonly seat: Seat | null;
  readonly gathering: Gathering;
  onScreen(isWanted: boolean): void;
  /** The seats that this person has now. */
  onSeats(seats: readonly Seat[]): void;
}

/** The desk of one seat. */
function SeatDesk({ route, seat, gathering, onScreen, onSeats }: SeatDeskProps): ReactNode {
  const live = useLive(route.game, route.key, seat);
  const seats = live.desk?.seats;
  useEffect(() => {
    if (seats) onSeats(seats);
  }, [seats]);
  const isRefused = live.status === 'refused';
  const [left, setLeft] = useState<readonly Seat[] | null>(null);
  useEffect(() => {
    // the link may have lost this seat alone
    if (isRefused && seats)
      call<Visit>(`/games/${encodeURIComponent(route.game)}`, route.key).then(
        (visit) => setLeft(visit.seats),
        () => undefined,
      );
  }, [isRefused]);
  const leave = (own: readonly Seat[]): void => {
    onSeats(own);
    go({ page: 'game', game: route.game, key: route.key, ...(own[0] ? { seat: own[0] } : {}) }, true);
  };
  if (isRefused)
    return (
      <Page title={deskTexts.live.refused}>
        <p role="alert">{live.error}</p>
        {left && (
          <button type="button" className="main" onClick={() => leave(left)}>
            {deskTexts.live.ownDesk}
          </button>
        )}
        <ToGames />
      </Page>
    );
  if (!live.desk)
    return (
      <Page title={deskTexts.name}>
        <p role="status">{deskTexts.live[live.status]}</p>
      </Page>
    );
  return (
    <AsideContext value={live.aside}>
      <Suspense fallback={null}>
        <PastWatch route={route} desk={live.desk} status={live.status} />
      </Suspense>
      <TableScreen route={route} desk={live.desk} live={live} gathering={gathering} onScreen={onScreen} />
    </AsideContext>
  );
}
