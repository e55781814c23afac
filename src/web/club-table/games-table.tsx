import './club-table.css';
import { type ReactNode, useState } from 'react';
import { DICE, SEALED_ANSWERS, TABLE } from '../../kernel/seat.ts';
import { dueSaid } from '../../kernel/texts/due-said.ts';
import { call, Refused, type Standing } from '../api.ts';
import { makeHash } from '../route.ts';
import { Seg } from '../seg.tsx';
import { type Books, endOf, seatTitle } from '../start/of-game.tsx';
import { startTexts } from '../start/texts.ts';
import { listed } from '../texts.ts';
import { MINUTE, sinceOf, useNow } from '../time/times.ts';
import { inFull, inWords } from '../time/words.ts';
import { clubTableTexts } from './texts.ts';
import type { Watched } from './use-table.ts';

interface GamesProps {
  readonly games: readonly Watched[];
  readonly books: Books;
  readonly keyOfTable: string;
  readonly isLooking: boolean;
  onLook(): Promise<void>;
}

type Order = (typeof clubTableTexts.orders)[number][0];

/** All games: who is awaited since when and by when, the late ones first; where play is, who has been there. */
export function GamesTable({ games, books, keyOfTable, isLooking, onLook }: GamesProps): ReactNode {
  const [order, setOrder] = useState<Order>('wait');
  const now = useNow(MINUTE);
  const shown = inOrder(games, order, now);
  return (
    <section aria-labelledby="table-games">
      <h2 id="table-games" className="visually-hidden">
        {clubTableTexts.games}
      </h2>
      {games.length === 0 && <p>{isLooking ? clubTableTexts.loading : clubTableTexts.none}</p>}
      {games.length > 0 && (
        <>
          <div className="flow">
            <Seg
              label={clubTableTexts.order}
              value={order}
              items={clubTableTexts.orders}
              onChoose={setOrder}
            />
            <button type="button" onClick={() => void onLook()}>
              {clubTableTexts.again}
            </button>
            <span role="status" className="hint">
              {isLooking && clubTableTexts.loading}
            </span>
          </div>
          <table className="table is-wordy club-games">
            <thead>
              <tr>
                {clubTableTexts.head.map((each) => (
                  <th key={each} scope="col">
                    {each}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((each) => (
                <GameRow key={each.game.game} of={each} books={books} keyOfTable={keyOfTable} now={now} />
              ))}
            </tbody>
          </table>
          <p className="hint">
            {clubTableTexts.zone(Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' '))}
          </p>
        </>
      )}
    </section>
  );
}

/** Since when a game waits for somebody and by when, whoever that is; null: for nobody. */
export function waitOf(visit: Standing | null): { since: number | null; due: number | null } | null {
  if (!visit || visit.awaiting.length === 0) return null;
  const { awaiting, since, due } = visit;
  const first = (of: Standing['since']): number | null => sinceOf({ since: of }, awaiting) ?? null;
  return { since: first(since), due: first(due) };
}

/** Whether somebody's time is over. */
const isLate = (visit: Standing | null, now: number): boolean => {
  const due = waitOf(visit)?.due ?? null;
  return due !== null && due < now;
};

/** Late ones first, then by how long they wait; by name; or those first that are over. */
function inOrder(games: readonly Watched[], order: Order, now: number): readonly Watched[] {
  const named = games.toSorted((one, other) =>
    one.game.title.localeCompare(other.game.title, undefined, { numeric: true }),
  );
  if (order === 'name') return named;
  const isOver = ({ visit }: Watched): number => Number(visit !== null && waitOf(visit) === null);
  if (order === 'over') return named.toSorted((one, other) => isOver(other) - isOver(one));
  const since = ({ visit }: Watched): number => waitOf(visit)?.since ?? Number.MAX_SAFE_INTEGER;
  return named.toSorted(
    (one, other) =>
      isOver(one) - isOver(other) ||
      Number(isLate(other.visit, now)) - Number(isLate(one.visit, now)) ||
      since(one) - since(other),
  );
}

interface RowProps {
  readonly of: Watched;
  readonly books: Books;
  readonly keyOfTable: string;
  readonly now: number;
}

function GameRow({ of: { game, visit, fault }, books, keyOfTable, now }: RowProps): ReactNode {
  const [, awaited, where, here, nudge] = clubTableTexts.head;
  const wait = waitOf(visit);
  const people = game.people.filter(({ seats }) => seats.length > 0);
  const missing = people.filter(({ seen }) => seen === null).map(({ name }) => name);
  return (
    <tr className={isLate(visit, now) ? 'is-late' : visit && !wait ? 'is-over' : undefined}>
      <th scope="row">
        <a
          href={makeHash({ page: 'people', game: game.game, key: keyOfTable })}
          aria-label={clubTableTexts.pageOf(game.title)}
        >
          {game.title}
        </a>{' '}
        {visit?.archived && <span className="tag">{clubTableTexts.away}</span>}
      </th>
      <td data-column={awaited}>
        {fault && <span className="trouble">{fault}</span>}
        {visit && <b>{wait ? namesOf(visit, books) : endOf(visit)}</b>}{' '}
        {wait && <When wait={wait} now={now} />}
      </td>
      <td data-column={where}>{visit?.moment}</td>
      <td
        data-column={here}
        title={missing.length > 0 ? clubTableTexts.hereOf(missing.join(', ')) : undefined}
      >
        {clubTableTexts.here(people.length - missing.length, people.length)}
      </td>
      <td data-column={nudge}>{wait && <NudgeAll game={game} keyOfTable={keyOfTable} />}</td>
    </tr>
  );
}

/** Who is awaited; while sealed answers are missing nobody is named. */
export function namesOf(visit: Standing, books: Books): string {
  const named = visit.awaiting.map((seat) => {
    if (seat === DICE) return startTexts.dice;
    if (seat === TABLE) return startTexts.table;
    if (seat === SEALED_ANSWERS) return clubTableTexts.sealed;
    return visit.people.find(({ seats }) => seats.includes(seat))?.name ?? seatTitle(visit, books, seat);
  });
  return listed([...new Set(named)]);
}

function When({
  wait: { since, due },
  now,
}: Pick<RowProps, 'now'> & { wait: NonNullable<ReturnType<typeof waitOf>> }): ReactNode {
  const isOver = due !== null && due < now;
  const parts = [
    since === null ? '' : clubTableTexts.since(inWords(since, now)),
    due === null || isOver ? '' : clubTableTexts.by(dueSaid(due, now)),
    isOver ? clubTableTexts.late : '',
  ];
  return (
    <small className={isOver ? 'is-late-said' : 'hint'} title={due === null ? undefined : inFull(due)}>
      {parts.filter(Boolean).join(', ')}
    </small>
  );
}

/** Nudges all for whom a game waits, without naming one. */
function NudgeAll({ game, keyOfTable }: Pick<RowProps, 'keyOfTable'> & Pick<Watched, 'game'>): ReactNode {
  const [said, setSaid] = useState<string | null>(null);
  const nudge = async (): Promise<void> => {
    try {
      await call(`/games/${encodeURIComponent(game.game)}/nudge`, keyOfTable, {});
      setSaid(clubTableTexts.nudged);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setSaid(error.message);
    }
  };
  return (
    <>
      <button
        type="button"
        className="link"
        aria-label={clubTableTexts.nudgeOf(game.title)}
        onClick={() => void nudge()}
      >
        {clubTableTexts.nudge}
      </button>{' '}
      <small role="status" className="hint">
        {said}
      </small>
    </>
  );
}
