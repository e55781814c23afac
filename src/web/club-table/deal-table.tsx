import './club-table.css';
import type { ReactNode } from 'react';
import { Seg } from '../seg.tsx';
import { type Dealt, USES, type Way, withUse } from './deal.ts';
import type { SeatNamed } from './parse.ts';
import { clubTableTexts } from './texts.ts';

interface DealProps {
  readonly games: readonly Dealt[];
  readonly seats: readonly SeatNamed[];
  /** What each column is; null: the lines say it themselves. */
  readonly columns: readonly string[] | null;
  readonly way: Way;
  /** What stands where nobody has a seat. */
  readonly emptyText: string;
  onColumns(columns: readonly string[]): void;
  onWay(way: Way): void;
}

/** So many games are shown; the others are counted, and shown where something is wrong with them. */
const SHOWN = 8;

/** What comes of the rows: a game each, people at their seats. */
export function DealTable({ games, seats, columns, way, emptyText, onColumns, onWay }: DealProps): ReactNode {
  const shown = games.filter(({ faults }, i) => i < SHOWN || Object.keys(faults).length > 0);
  const empty = games.filter((each) => each.empty.length > 0).map(({ title }) => title);
  return (
    <>
      <div className="apart deal-head">
        <h2>{clubTableTexts.dealt}</h2>
        {columns && (
          <Seg label={clubTableTexts.dealt} value={way} items={clubTableTexts.ways} onChoose={onWay} />
        )}
      </div>
      {columns && <Columns columns={columns} seats={seats} onColumns={onColumns} />}
      <div className="scroll" tabIndex={0} role="group" aria-label={clubTableTexts.dealt}>
        <table className="table deal">
          <thead>
            <tr>
              <th scope="col">{clubTableTexts.game}</th>
              {seats.map(({ id, title }) => (
                <th key={id} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((game) => (
              <DealtRow key={game.line} game={game} seats={seats} emptyText={emptyText} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="hint">
        {[
          games.length > shown.length ? clubTableTexts.more(games.length - shown.length) : '',
          way === 'pasted' ? '' : clubTableTexts.wayAbout[way],
          empty.length > 0 ? clubTableTexts.emptyIn(empty, emptyText) : '',
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </>
  );
}

type ColumnsProps = Pick<DealProps, 'seats' | 'onColumns'> & { readonly columns: readonly string[] };

/** Which seat each column is. */
function Columns({ columns, seats, onColumns }: ColumnsProps): ReactNode {
  return (
    <div className="flow deal-columns">
      {columns.map((use, at) => (
        <label key={at}>
          <small>{clubTableTexts.column(at + 1)}</small>
          <select value={use} onChange={(event) => onColumns(withUse(columns, at, event.target.value))}>
            {seats.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
            {USES.map((each) => (
              <option key={each} value={each}>
                {clubTableTexts.uses[each]}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

interface RowProps extends Pick<DealProps, 'seats' | 'emptyText'> {
  readonly game: Dealt;
}

/** A game: what is wrong with it stands in its cell. */
function DealtRow({ game: { title, cells, faults }, seats, emptyText }: RowProps): ReactNode {
  return (
    <tr>
      <th scope="row">
        {title}
        {faults['game'] && <span className="trouble">{faults['game']}</span>}
      </th>
      {seats.map(({ id }) => (
        <td key={id}>
          {cells[id] || (!faults[id] && <span className="chip is-gold">{emptyText}</span>)}
          {faults[id] && <span className="trouble">{faults[id]}</span>}
        </td>
      ))}
    </tr>
  );
}
