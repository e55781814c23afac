import { type ReactNode, useEffect, useState } from 'react';
import type { Seat } from '../../kernel/decision.ts';
import type { Desk } from '../api.ts';
import { type Book, BookProvider, loadBook } from '../book.tsx';
import { useLive, useVisitor } from '../live.ts';
import type { Gathered, Gathering } from '../mend/mending.tsx';
import { Page } from '../page.tsx';
import { type GameRoute, go } from '../route.ts';
import { t } from '../texts.ts';
import { Curtain } from './curtain.tsx';
import { TableScreen } from './table.tsx';

/** A game: first who this link belongs to, then, behind a screen where needed, the desk of one seat. */
export function GamePage({ route }: { route: GameRoute }): ReactNode {
  const visitor = useVisitor(route.game, route.key);
  const book = useLoadedBook(visitor.desk);
  if (visitor.error)
    return (
      <Page title={t.live.refused}>
        <p role="alert">{visitor.error.message}</p>
      </Page>
    );
  if (book === 'none')
    return (
      <Page title={t.name}>
        <p role="alert">{t.noBook}</p>
      </Page>
    );
  if (!visitor.desk || !book)
    return (
      <Page title={t.name}>
        <p role="status">{t.loading}</p>
      </Page>
    );
  return (
    <BookProvider value={book}>
      <Seated route={route} visitor={visitor.desk} book={book} />
    </BookProvider>
  );
}

/** The book of a desk: null while it loads, 'none' when this page does not have it. */
function useLoadedBook(desk: Desk | null): Book | 'none' | null {
  const [book, setBook] = useState<Book | 'none' | null>(null);
  useEffect(() => {
    let gone = false;
    setBook(null);
    if (desk)
      void loadBook(desk)
        .catch(() => null)
        .then((loaded) => !gone && setBook(loaded ?? 'none'));
    return () => {
      gone = true;
    };
  }, [desk]);
  return book;
}

interface SeatedProps {
  readonly route: GameRoute;
  readonly visitor: Desk;
  readonly book: Book;
}

/** Chooses the seat. A person with several seats and secrets among them says first who is looking. */
function Seated({ route, visitor, book }: SeatedProps): ReactNode {
  const [opened, setOpened] = useState<Seat | null>(null);
  const gathering = useState<readonly Gathered[]>([]);
  const { seats } = visitor;
  const asked = seats.find((seat) => visitor.awaiting.includes(seat)) ?? seats[0] ?? null;
  const seat = route.seat !== undefined && seats.includes(route.seat) ? route.seat : asked;
  if (seat !== null && seats.length > 1 && book.secrets && opened !== seat)
    return (
      <Curtain
        title={visitor.title}
        seat={seat}
        seats={seats}
        onOpen={() => {
          setOpened(seat);
          go({ ...route, seat }, true);
        }}
        onOther={(other) => go({ ...route, seat: other }, true)}
      />
    );
  return <SeatDesk key={book.secrets ? seat : ''} route={route} seat={seat} gathering={gathering} />;
}

interface SeatDeskProps {
  readonly route: GameRoute;
  readonly seat: Seat | null;
  readonly gathering: Gathering;
}

/** The desk of one seat. Without secrets it follows whichever of this person's seats is asked. */
function SeatDesk({ route, seat, gathering }: SeatDeskProps): ReactNode {
  const live = useLive(route.game, route.key, seat);
  if (live.status === 'refused')
    return (
      <Page title={t.live.refused}>
        <p role="alert">{live.error}</p>
      </Page>
    );
  if (!live.desk)
    return (
      <Page title={t.name}>
        <p role="status">{t.live[live.status]}</p>
      </Page>
    );
  return <TableScreen route={route} desk={live.desk} live={live} gathering={gathering} />;
}
