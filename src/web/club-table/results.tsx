import './club-table.css';
import type { ReactNode } from 'react';
import { csvText } from '../csv.ts';
import { namedNow, saveText } from '../save.ts';
import { type Books, endOf, seatTitle } from '../start/of-game.tsx';
import { namesOf, waitOf } from './games-table.tsx';
import { clubTableTexts } from './texts.ts';
import type { Watched } from './use-table.ts';

interface ResultsProps {
  readonly title: string;
  readonly games: readonly Watched[];
  readonly books: Books;
}

/** How the games ended that are over; and all of them as a list for a spreadsheet. */
export function Results({ title, games, books }: ResultsProps): ReactNode {
  const over = games.flatMap(({ game, visit }) => (visit?.over || visit?.ended ? [{ game, visit }] : []));
  const save = (): void => saveText(namedNow(title, 'csv'), listText(games, books), 'text/csv;charset=utf-8');
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="table-results">
      <h2 id="table-results">{clubTableTexts.results}</h2>
      <p className="hint">{over.length === 0 ? clubTableTexts.noResults : clubTableTexts.resultsAbout}</p>
      {over.length > 0 && (
        <ul className="bare ruled table-results">
          {over.map(({ game, visit }) => (
            <li key={game.game} className="pairs">
              <strong>{game.title}</strong> <b>{visit && endOf(visit)}</b>
              <span className="hint">
                {clubTableTexts.resultOf(playersOf({ game, visit }, books), visit?.moment ?? '')}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="actions">
        <button type="button" onClick={save}>
          {clubTableTexts.list}
        </button>
        <span className="hint">{clubTableTexts.listAbout}</span>
      </div>
    </section>
  );
}

type Row = Pick<Watched, 'game' | 'visit'>;

/** Who sat where: 'Anna, Axis; Ben, Allies'. */
function playersOf({ game, visit }: Row, books: Books): string {
  return game.people
    .filter(({ seats }) => seats.length > 0)
    .map(({ name, seats }) =>
      [name, ...(visit ? seats.map((seat) => seatTitle(visit, books, seat)) : seats)].join(', '),
    )
    .join('; ');
}

/** A line for each game, as spreadsheets read them. */
export function listText(games: readonly Row[], books: Books): string {
  const rows = games.map((row): readonly string[] => {
    const { game, visit } = row;
    if (!visit) return [game.title, playersOf(row, books), clubTableTexts.states.unknown, '', '', '', '', ''];
    const wait = waitOf(visit);
    return [
      game.title,
      playersOf(row, books),
      stateOf(visit),
      wait ? namesOf(visit, books) : '',
      timeOf(wait?.since),
      timeOf(wait?.due),
      visit.moment,
      wait ? '' : endOf(visit),
    ];
  });
  return csvText([clubTableTexts.listHead, ...rows]);
}

function stateOf({ over, ended, stopped }: NonNullable<Row['visit']>): string {
  if (ended !== null) return clubTableTexts.states.ended;
  if (over) return clubTableTexts.states.over;
  return stopped ? clubTableTexts.states.stopped : clubTableTexts.states.running;
}

const timeOf = (at: number | null | undefined): string =>
  typeof at === 'number' ? new Date(at).toISOString() : '';
