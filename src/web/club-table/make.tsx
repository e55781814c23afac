import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { WatchedTable } from '../../server/api/index.ts';
import { call, type CreatedGame, Refused } from '../api.ts';
import { keepLinks } from '../maker/kept-links.ts';
import type { Books } from '../start/of-game.tsx';
import { parseTables, type Row, type SeatNamed } from './parse.ts';
import { o } from './texts.ts';

interface MakeProps {
  readonly id: string;
  readonly keyOfTable: string;
  readonly table: WatchedTable;
  readonly books: Books;
  onMade(): Promise<void>;
}

/** Many games at once, from pasted lines. */
export function MakeGames({ id, keyOfTable, table, books, onMade }: MakeProps): ReactNode {
  const [text, setText] = useState('');
  const { progress, said, make } = useMaking(id, keyOfTable);
  const seats = seatsOf(table, books);
  const room = table.most - table.games.length;
  const taken = table.games.map(({ title }) => title);
  const { rows, faults } = parseTables(text, seats, taken, room);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (rows.length === 0 || faults.length > 0 || progress) return;
    void make(rows, seats).then(async (done) => {
      setText(
        text
          .split('\n')
          .filter((_, i) => !done.includes(i + 1))
          .join('\n')
          .trim(),
      );
      await onMade();
    });
  };
  return (
    <form className="make-games" onSubmit={submit}>
      <h2>{o.make}</h2>
      <label className="field">
        <span>{o.lines}</span>
        <textarea
          rows={6}
          value={text}
          placeholder={o.example(seats.map(({ title }) => title))}
          aria-describedby="make-about make-faults"
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p className="hint" id="make-about">
        {o.linesAbout(seats.map(({ title }) => title).join(', '), table.most)}
      </p>
      <ul id="make-faults" className={faults.length > 0 ? 'trouble' : undefined}>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
      <div className="actions">
        <button type="submit" className="main" aria-disabled={rows.length === 0 || faults.length > 0}>
          {o.makeNow(rows.length)}
        </button>
        {progress && <progress value={progress.done} max={progress.all} aria-label={o.make} />}
        <span role="status" className="hint">
          {progress ? o.making(progress.done, progress.all) : said}
        </span>
      </div>
    </form>
  );
}

function seatsOf({ template }: WatchedTable, books: Books): readonly SeatNamed[] {
  const book = books.find(({ id }) => id === template.rulebook);
  return book?.scenarios.find(({ id }) => id === template.scenario)?.seats ?? [];
}

interface Progress {
  readonly done: number;
  readonly all: number;
}

/** Makes one after the other, and keeps the links of each in this browser. */
function useMaking(
  id: string,
  key: string,
): {
  readonly progress: Progress | null;
  readonly said: string;
  /** The lines whose games were made. */
  make(rows: readonly Row[], seats: readonly SeatNamed[]): Promise<readonly number[]>;
} {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [said, setSaid] = useState('');
  const make = async (rows: readonly Row[], seats: readonly SeatNamed[]): Promise<readonly number[]> => {
    const done: number[] = [];
    let trouble: string | null = null;
    for (const row of rows) {
      setProgress({ done: done.length, all: rows.length });
      trouble = await makeOne(id, key, row, seats);
      if (trouble !== null) break;
      done.push(row.line);
    }
    setProgress(null);
    setSaid(trouble === null ? o.made(done.length) : o.stopped(done.length, trouble));
    return done;
  };
  return { progress, said, make };
}

/** Milliseconds until a server that has had enough is asked again. */
const REST = 2000;

/** Why a game was not made; null: it was. */
async function makeOne(
  id: string,
  key: string,
  { title, people }: Row,
  seats: readonly SeatNamed[],
): Promise<string | null> {
  const called = new Map(seats.map((seat) => [seat.id, seat.title]));
  for (;;)
    try {
      const path = `/club-tables/${encodeURIComponent(id)}/games`;
      const made = await call<CreatedGame>(path, key, { title, people });
      keepLinks({
        game: made.game,
        title,
        creatorKey: key,
        addresses: made.addresses,
        handedOn: true,
        people: made.people.map((each) => ({
          ...each,
          seats: each.seats.map((seat) => called.get(seat) ?? seat),
        })),
      });
      return null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.status !== 429) return error.message;
      await new Promise((resolve) => {
        setTimeout(resolve, REST);
      });
    }
}
