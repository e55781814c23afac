import './start.css';
import type { ReactNode } from 'react';
import { DICE, type Seat, SEALED_ANSWERS, TABLE } from '../../kernel/seat.ts';
import { dueSaid } from '../../kernel/texts/due-said.ts';
import type { RulebookInfo, Standing } from '../api.ts';
import { hasScreen } from '../kept/screen.ts';
import { listed } from '../texts.ts';
import { timeTexts } from '../time/texts.ts';
import { MINUTE, sinceOf, useNow } from '../time/times.ts';
import { inFull, inWords } from '../time/words.ts';
import { startTexts } from './texts.ts';

export type Books = readonly RulebookInfo[];

type Made = Pick<Standing, 'rulebook' | 'scenario'>;

/** What the rulebook and the scenario of a game are called. */
export function titlesOf({ rulebook, scenario }: Made, books: Books): { book: string; scenario: string } {
  const book = books.find(({ id }) => id === rulebook);
  return {
    book: book?.title ?? rulebook,
    scenario: book?.scenarios.find(({ id }) => id === scenario)?.title ?? scenario,
  };
}

/** What a seat of a game is called. */
export function seatTitle({ rulebook, scenario }: Made, books: Books, seat: Seat): string {
  const played = books.find(({ id }) => id === rulebook)?.scenarios.find(({ id }) => id === scenario);
  return played?.seats.find(({ id }) => id === seat)?.title ?? seat;
}

/** Whom a game waits for: who sits there, and where. */
export function awaitedOf({ awaiting, people, ...visit }: Standing, books: Books): string {
  const named = awaiting.map((seat) => {
    if (seat === DICE) return startTexts.dice;
    if (seat === TABLE) return startTexts.table;
    if (seat === SEALED_ANSWERS) return startTexts.sealedAnswers;
    const who = people.find(({ seats }) => seats.includes(seat))?.name;
    return [who, seatTitle(visit, books, seat)].filter(Boolean).join(', ');
  });
  return listed(named);
}

/** How a game came to its end. */
export function endOf({ ending, over, ended }: Standing): string {
  if (ending !== null) return ending;
  if (over) return startTexts.isOver;
  return ended === null ? startTexts.isStopped : startTexts.isEnded;
}

/** Since when a game has waited for these seats, where that is known. */
export function Waits({
  visit,
  seats,
  isMine = false,
}: {
  readonly visit: Standing;
  readonly seats: readonly Seat[];
  readonly isMine?: boolean;
}): ReactNode {
  const now = useNow(MINUTE);
  const at = sinceOf(visit, seats);
  if (at === undefined) return null;
  const when = inWords(at, now);
  const due = sinceOf({ since: visit.due }, seats);
  return (
    <>
      <time className="waits-since" dateTime={new Date(at).toISOString()} title={inFull(at)}>
        {isMine ? timeTexts.asked(when) : timeTexts.since(when)}
      </time>
      {due !== undefined && (
        <>
          {', '}
          <time dateTime={new Date(due).toISOString()} title={inFull(due)}>
            {startTexts.due(dueSaid(due, now), due < now)}
          </time>
        </>
      )}
    </>
  );
}

/** Whether nobody else looks at the desks of this link: what one of its seats reads may be said. */
export function isForOne(visit: Standing): boolean {
  return visit.seats.length <= 1 || !visit.secrets || !hasScreen(visit, visit.all);
}

/** What came since this browser last showed the desk; nothing where nobody can tell. */
export function News({ visit }: { readonly visit: Standing }): ReactNode {
  const { news } = visit;
  if (!news || !isForOne(visit)) return null;
  if (news.count === 0) return <p className="turn-news hint">{startTexts.nothingNew}</p>;
  return (
    <p className="baseline turn-news">
      <b className="badge" aria-label={startTexts.news(news.count)}>
        {news.count}
      </b>{' '}
      <span className="clamp">{news.text || startTexts.newLines(news.count)}</span>
    </p>
  );
}

/** The seats of whoever has the link. */
export function SeatChips({ visit, books }: { readonly visit: Standing; readonly books: Books }): ReactNode {
  const { seats, all } = visit;
  const isAll = all.length === seats.length && seats.length > 3;
  const titles = isAll ? [startTexts.every] : seats.map((seat) => seatTitle(visit, books, seat));
  return (
    <p className="flow seat-chips">
      {(titles.length === 0 ? [startTexts.spectator] : titles).map((title) => (
        <span key={title} className="chip">
          {title}
        </span>
      ))}
    </p>
  );
}
