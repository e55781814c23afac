import './talk.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Seat } from '../../kernel/seat.ts';
import { useAside } from '../aside.ts';
import { call } from '../api.ts';
import { type Book, useBook } from '../book.tsx';
import { toneOfSeats } from '../record/camp.ts';
import type { GameRoute } from '../route.ts';
import { capital, listed } from '../texts.ts';
import { Composer } from './composer.tsx';
import { otherIn, type TalkKnown, type TalkLine, type Whom } from './line.ts';
import { Lines } from './lines.tsx';
import { talkTexts } from './texts.ts';

interface TalkProps {
  readonly route: GameRoute;
  readonly seat: Seat | null;
  /** Whether it is to be seen now. */
  readonly isOpen: boolean;
  /** Where notes stand in the same place. */
  readonly notes?: Notes;
}

interface Notes {
  readonly isOpen: boolean;
  readonly body: ReactNode;
  onOpen(is: boolean): void;
}

const NOTHING: TalkKnown = { lines: [], before: 0, seen: 0, hears: [], speaks: [] };

/** What is said at the table: to all, among one's own side, and with whoever made the game. */
export function TalkPanel({ route, seat, isOpen, notes }: TalkProps): ReactNode {
  const book = useBook();
  const { name } = book;
  const known = useAside<TalkKnown>('talk') ?? NOTHING;
  const { older, before, onEarlier } = useOlder(route, seat, known);
  const lines = [...older, ...known.lines];
  const { room, news, onRoom } = useRoom(route, seat, known, isOpen);
  const path = `/games/${encodeURIComponent(route.game)}/talk`;
  if (known.hears.length === 0) return <Head text={talkTexts.deaf} />;
  return (
    <section className="talk" aria-label={talkTexts.title}>
      <Head />
      {(known.hears.length > 1 || notes) && (
        <RoomTabs hears={known.hears} seat={seat} room={room} news={news} onRoom={onRoom} notes={notes} />
      )}
      {notes?.isOpen && notes.body}
      <div className="talk-room" hidden={notes?.isOpen === true}>
        <About to={room} seat={seat} />
        <Lines
          lines={lines.filter(({ to }) => to === room)}
          nameOf={name}
          {...(before > 0 ? { onEarlier } : {})}
        />
        {known.speaks.map((to) => (
          <div key={to} hidden={to !== room}>
            <Composer
              label={sayTo(to, book)}
              path={path}
              keyOf={route.key}
              body={{ desk: seat ?? '', to }}
              {...colourOf(to, book)}
            />
          </div>
        ))}
        {!known.speaks.includes(room) && <p className="hint">{talkTexts.mute}</p>}
      </div>
    </section>
  );
}

function Head({ text }: { readonly text?: string }): ReactNode {
  return (
    <>
      <h2>{talkTexts.title}</h2>
      {text && <p className="hint">{text}</p>}
    </>
  );
}

/** The room that is looked at, and how much is new in each; what is looked at counts as seen. */
function useRoom({ game, key }: GameRoute, seat: Seat | null, known: TalkKnown, isOpen: boolean) {
  const begun = useRef(known.seen);
  const fresh = known.lines.filter(({ n, mine }) => n > begun.current && !mine);
  // it opens where somebody has spoken
  const [room, setRoom] = useState<Whom>(() => fresh.at(-1)?.to ?? known.hears[0] ?? 'all');
  // the last line that was there when a room was looked at
  const looked = useRef<Partial<Record<Whom, number>>>({});
  const last = known.lines.at(-1)?.n ?? 0;
  if (isOpen) looked.current[room] = last;
  useEffect(() => {
    if (!isOpen || last <= known.seen) return;
    const path = `/games/${encodeURIComponent(game)}/talk/seen`;
    // the badge is only kept longer where it does not come through
    call(path, key, { desk: seat ?? '', count: last }).catch(() => undefined);
  }, [isOpen, last, known.seen, game, key, seat]);
  const news = (of: Whom): number =>
    of === room ? 0 : fresh.filter(({ n, to }) => to === of && n > (looked.current[of] ?? 0)).length;
  return { room, news, onRoom: setRoom };
}

/** Older lines, as far as they were asked for. */
function useOlder({ game, key }: GameRoute, seat: Seat | null, known: TalkKnown) {
  const [{ older, before }, setOlder] = useState<{ older: readonly TalkLine[]; before: number | null }>({
    older: [],
    before: null,
  });
  const from = before ?? known.before;
  const onEarlier = (): void => {
    const query = new URLSearchParams({ seat: seat ?? '', before: String(from) });
    call<{ lines: readonly TalkLine[]; before: number }>(
      `/games/${encodeURIComponent(game)}/talk?${query}`,
      key,
    ).then(
      (page) => setOlder({ older: [...page.lines, ...older], before: page.before }),
      () => undefined,
    );
  };
  return { older, before: from, onEarlier };
}

interface RoomTabsProps {
  readonly hears: readonly Whom[];
  readonly seat: Seat | null;
  readonly room: Whom;
  readonly notes: Notes | undefined;
  news(of: Whom): number;
  onRoom(room: Whom): void;
}

/** Whom one talks with; beside each what is new there. */
function RoomTabs({ hears, seat, room, notes, news, onRoom }: RoomTabsProps): ReactNode {
  const book = useBook();
  const go = (to: Whom): void => {
    notes?.onOpen(false);
    onRoom(to);
  };
  return (
    <div className="talk-rooms" role="group" aria-label={talkTexts.rooms}>
      {hears.map((each) => (
        <button
          key={each}
          type="button"
          className="apart"
          aria-pressed={each === room && !notes?.isOpen}
          onClick={() => go(each)}
        >
          <span>
            {calledBy(each, book)}
            <small>{readBy(each, seat, book)}</small>
          </span>
          {news(each) > 0 && (
            <span className="badge">
              <span aria-hidden="true">{news(each)}</span>
              <span className="visually-hidden">{talkTexts.news(news(each))}</span>
            </span>
          )}
        </button>
      ))}
      {notes?.body && (
        <button type="button" aria-pressed={notes.isOpen} onClick={() => notes.onOpen(true)}>
          {talkTexts.notes}
        </button>
      )}
    </div>
  );
}

/** Who reads what is said here. */
function About({ to, seat }: { readonly to: Whom; readonly seat: Seat | null }): ReactNode {
  const book = useBook();
  const other = otherIn(to);
  if (other !== undefined) return <p className="hint">{talkTexts.about.with(book.name(other))}</p>;
  const kind = to as Exclude<keyof typeof talkTexts.about, 'with'>;
  return (
    <p className="hint">
      {kind === 'camp' ? talkTexts.about.camp(listed(sideOf(seat, book))) : talkTexts.about[kind]}
    </p>
  );
}

/** The other seats of one's own side. */
function sideOf(seat: Seat | null, { table }: Book): readonly string[] {
  const { seats } = table.setup.scenario;
  const camp = seats.find(({ id }) => id === seat)?.camp;
  return seats.filter((each) => each.camp === camp && each.id !== seat).map(({ title }) => title);
}

type Shared = Exclude<Whom, `with:${string}`>;

/** What a channel is called. */
function calledBy(to: Whom, book: Book): string {
  const other = otherIn(to);
  return other === undefined ? talkTexts.to[to as Shared] : capital(book.name(other));
}

/** Who reads a channel. */
function readBy(to: Whom, seat: Seat | null, book: Book): string {
  const other = otherIn(to);
  if (other !== undefined) return talkTexts.reads.with(book.name(other));
  return to === 'camp'
    ? talkTexts.reads.camp(listed(sideOf(seat, book)))
    : talkTexts.reads[to as Exclude<Shared, 'camp'>];
}

/** To whom one speaks, over the field. */
function sayTo(to: Whom, book: Book): string {
  const other = otherIn(to);
  return other === undefined ? talkTexts.say[to as Shared] : talkTexts.say.with(book.name(other));
}

/** A field that not all read has the colour of who does, and a lock. */
function colourOf(to: Whom, { table }: Book): { readonly of?: string } {
  if (to === 'all') return {};
  const other = otherIn(to);
  return { of: (other !== undefined && toneOfSeats(table, [other])) || 'some' };
}
