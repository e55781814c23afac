import './club-table.css';
import type { ReactNode } from 'react';
import { DealTable } from './deal-table.tsx';
import type { SeatNamed } from './parse.ts';
import { clubTableTexts } from './texts.ts';
import type { Deal } from './use-deal.ts';

interface PasteProps {
  readonly deal: Deal;
  readonly seats: readonly SeatNamed[];
  readonly emptyText: string;
}

/** Rows from a spreadsheet, and at once what comes of them. */
export function Paste({ deal, seats, emptyText }: PasteProps): ReactNode {
  const { text, games, columns, way, faults } = deal;
  const size = columns
    ? clubTableTexts.size(games.length, columns.length)
    : games.length > 0
      ? clubTableTexts.rows(games.length)
      : '';
  return (
    <>
      <label className="paste">
        <span>
          {clubTableTexts.names} <span className="hint">{size}</span>
        </span>
        <textarea
          rows={6}
          value={text}
          placeholder={clubTableTexts.example(seats.map(({ title }) => title))}
          aria-label={clubTableTexts.names}
          aria-describedby="paste-faults"
          wrap="off"
          onChange={(event) => deal.onText(event.target.value)}
        />
      </label>
      <ul id="paste-faults" className={faults.length > 0 ? 'trouble' : undefined}>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
      {games.length > 0 && (
        <DealTable
          games={games}
          seats={seats}
          columns={columns}
          way={way}
          emptyText={emptyText}
          onColumns={deal.onColumns}
          onWay={deal.onWay}
        />
      )}
    </>
  );
}

/** How many people get a link, and how many seats a bot has. */
export function countText({ games }: Pick<Deal, 'games'>): string {
  const people = new Set(games.flatMap((game) => game.people.map(({ name }) => name)));
  const bots = games.reduce((all, { empty }) => all + empty.length, 0);
  return games.length === 0 ? clubTableTexts.noNames : clubTableTexts.counts(people.size, bots);
}
