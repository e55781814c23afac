import { type ReactNode, useState } from 'react';
import { makeHash } from '../route.ts';
import { awaitedOf, type Books, endOf, Waits } from '../start/of-game.tsx';
import { sinceOf, useNow } from '../time/times.ts';
import { inFull, inWords } from '../time/words.ts';
import { o } from './texts.ts';
import type { Watched } from './use-table.ts';

interface GamesProps {
  readonly games: readonly Watched[];
  readonly books: Books;
  readonly keyOfTable: string;
  readonly isLooking: boolean;
  onLook(): Promise<void>;
}

/** All games: whose turn it is and since when, where play is, who was last there. */
export function GamesTable({ games, books, keyOfTable, isLooking, onLook }: GamesProps): ReactNode {
  const [isByWait, setByWait] = useState(false);
  const shown = isByWait ? games.toSorted((one, other) => waitOf(one) - waitOf(other)) : games;
  return (
    <section aria-labelledby="table-games">
      <h2 id="table-games">{o.games}</h2>
      {games.length === 0 && <p>{isLooking ? o.loading : o.none}</p>}
      {games.length > 0 && (
        <>
          <div className="table-tools">
            <label className="pill">
              <input
                type="checkbox"
                checked={isByWait}
                onChange={(event) => setByWait(event.target.checked)}
              />
              <span>{o.longest}</span>
            </label>
            <button type="button" onClick={() => void onLook()}>
              {o.again}
            </button>
            <span role="status" className="hint">
              {isLooking && o.loading}
            </span>
          </div>
          <table className="club-games">
            <thead>
              <tr>
                {o.head.map((each) => (
                  <th key={each} scope="col">
                    {each}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((each) => (
                <GameRow key={each.game.game} of={each} books={books} keyOfTable={keyOfTable} />
              ))}
            </tbody>
          </table>
          <p className="hint">{o.copyHint}</p>
        </>
      )}
    </section>
  );
}

/** When the wait began: what waits for nobody comes last. */
function waitOf({ visit }: Watched): number {
  if (!visit || visit.awaiting.length === 0) return Number.MAX_SAFE_INTEGER;
  return sinceOf(visit, visit.awaiting) ?? Number.MAX_SAFE_INTEGER - 1;
}

interface RowProps {
  readonly of: Watched;
  readonly books: Books;
  readonly keyOfTable: string;
}

function GameRow({ of: { game, visit, fault }, books, keyOfTable }: RowProps): ReactNode {
  const [title, turn, where, seen, links] = o.head;
  return (
    <tr>
      <th scope="row" data-head={title}>
        {game.title} {visit?.archived && <span className="tag">{o.away}</span>}
      </th>
      <td data-head={turn}>
        {fault && <span className="trouble">{fault}</span>}
        {visit && (visit.awaiting.length === 0 ? <b>{endOf(visit)}</b> : awaitedOf(visit, books))}{' '}
        {visit && (
          <span className="hint">
            <Waits visit={visit} seats={visit.awaiting} />
          </span>
        )}
      </td>
      <td data-head={where}>{visit?.moment}</td>
      <td data-head={seen}>
        <LastHere people={game.people} />
      </td>
      <td data-head={links}>
        <a
          className="lone"
          href={makeHash({ page: 'people', game: game.game, key: keyOfTable })}
          aria-label={o.pageOf(game.title)}
        >
          {o.page}
        </a>
      </td>
    </tr>
  );
}

/** When each player was last there; spectators are left out. */
function LastHere({ people }: Pick<Watched['game'], 'people'>): ReactNode {
  const now = useNow();
  return (
    <ul className="last-here">
      {people
        .filter(({ seats }) => seats.length > 0)
        .map(({ index, name, seen }) => (
          <li key={index}>
            {name}{' '}
            {seen === null ? (
              <span className="hint">{o.unseen}</span>
            ) : (
              <time className="hint" dateTime={new Date(seen).toISOString()} title={inFull(seen)}>
                {inWords(seen, now)}
              </time>
            )}
          </li>
        ))}
    </ul>
  );
}
