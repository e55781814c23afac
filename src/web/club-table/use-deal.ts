import { useMemo, useState } from 'react';
import { type Dealt, dealt, dealtOf, pastedIn, saysSeats, type Way } from './deal.ts';
import { parseTables, type SeatNamed } from './parse.ts';
import { clubTableTexts } from './texts.ts';

/** Names that were pasted, and the games that come of them. */
export interface Deal {
  readonly text: string;
  readonly games: readonly Dealt[];
  readonly columns: readonly string[] | null;
  readonly way: Way;
  /** What is wrong as a whole. */
  readonly faults: readonly string[];
  readonly isRight: boolean;
  onText(text: string): void;
  onColumns(columns: readonly string[]): void;
  onWay(way: Way): void;
}

interface Room {
  readonly seats: readonly SeatNamed[];
  /** What other games are called, and how many more there can be. */
  readonly taken: readonly string[];
  readonly room: number;
  readonly mayBeEmpty: boolean;
}

/** What comes of the text that was pasted. */
export function useDeal(
  { seats, taken, room, mayBeEmpty }: Room,
  [text, setText]: readonly [text: string, setText: (text: string) => void],
): Deal {
  const [chosen, setChosen] = useState<{ of: string; columns: readonly string[] } | null>(null);
  const [way, setWay] = useState<Way>('pasted');
  const [lots, setLots] = useState<readonly number[]>([]);
  const isSaid = saysSeats(text);
  const pasted = useMemo(() => pastedIn(text, seats), [text, seats]);
  const of = `${seats.map(({ id }) => id).join()} ${pasted.columns.join()}`;
  const columns = chosen?.of === of ? chosen.columns : pasted.columns;
  const said = isSaid ? parseTables(text, seats, taken, room) : null;
  const games = said ? dealtOf(said.rows) : dealt({ pasted, columns, seats, way, lots, taken, mayBeEmpty });
  const faults = said ? said.faults : games.length > room ? [clubTableTexts.faults.most(room)] : [];
  const isRight =
    games.length > 0 && faults.length === 0 && games.every((each) => Object.keys(each.faults).length === 0);
  return {
    text,
    games,
    columns: said || games.length === 0 ? null : columns,
    way: said ? 'pasted' : way,
    faults,
    isRight,
    onText: setText,
    onColumns: (next) => setChosen({ of, columns: next }),
    onWay: (next) => {
      setWay(next);
      if (next === 'random') setLots(drawn(games.length * seats.length));
    },
  };
}

/** So many numbers by chance. */
function drawn(count: number): readonly number[] {
  const most = 2 ** 32;
  return [...crypto.getRandomValues(new Uint32Array(count))].map((each) => each / most);
}
