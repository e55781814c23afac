import type { DataCheck, Path } from '../forms/data-check.ts';
import { own, type Json } from '../json.ts';
import type { DataFault, Rulebook } from '../rulebook.ts';
import type { Seat } from '../seat.ts';
import { type DateReader, dateIn, readSoloFile, seatsOf, type SoloFile } from './file.ts';
import type { Worth } from './stand.ts';

/** What places are worth to a seat from some turn on; a later line of the same seat replaces what it names again. */
export interface AimsLine {
  readonly seat: Seat;
  /** From this turn on, by its date; absent: from the beginning. */
  readonly from?: string;
  /** By place, from 0 to `MOST_WORTH`; '*' is every place that no line of the seat names. */
  readonly worth: Readonly<Record<string, number>>;
}

/** What the seats of some scenarios strive for. No rulebook says it: it is a house value, and players can write their own. */
export interface Aims extends SoloFile {
  readonly kind: 'aims';
  /**
   * What a unit of its means that a seat spends is worth to it (a dollar of The War Game), in hundredths of worth, from 0 to
   * `MOST_MEANS`; absent: nothing.
   */
  readonly means?: number;
  readonly lines: readonly AimsLine[];
}

/** The most that a place is worth. */
const MOST_WORTH = 1000;
/** The most that a unit of means is worth, in hundredths. */
const MOST_MEANS = 100_000;

/** What each place is worth to a seat at a turn; what is not named is worth what '*' is, else nothing. */
export function worthOf({ lines }: Aims, seat: Seat, turn: number, dated: DateReader): Worth {
  const now = lines.filter((line) => line.seat === seat && (dated(line.from ?? '') ?? turn) <= turn);
  const worth: Readonly<Record<string, number>> = Object.assign({}, ...now.map((line) => line.worth));
  const others = own(worth, '*') ?? 0;
  return (place) => own(worth, place) ?? others;
}

/** Read an aims file of a rulebook, or say all that is wrong with it. `places`: those that stand somewhere in its games. */
export function readAims(
  document: Json,
  rulebook: Rulebook,
  { dated, places }: { readonly dated: DateReader; readonly places: readonly string[] },
): { readonly file: Aims } | { readonly faults: readonly DataFault[] } {
  return readSoloFile(document, rulebook, 'aims', ['means', 'lines'], (check, head, given): Aims => {
    const seats = seatsOf(rulebook, head.scenarios);
    const line = (each: unknown, path: Path): AimsLine => {
      const said = check.object(each, path);
      check.fields(said, path, ['seat', 'from', 'worth']);
      const from = check.optional(said['from'], (date) => dateIn(check, date, [...path, 'from'], dated));
      return {
        seat: check.one(said['seat'], [...path, 'seat'], seats),
        ...(from === undefined ? {} : { from }),
        worth: worthIn(check, said['worth'], [...path, 'worth'], places),
      };
    };
    const means = check.optional(given['means'], (each) => check.whole(each, ['means'], 0, MOST_MEANS));
    return {
      ...head,
      kind: 'aims',
      ...(means === undefined ? {} : { means }),
      lines: check.each(given['lines'], ['lines'], line),
    };
  });
}

function worthIn(
  check: DataCheck,
  given: unknown,
  path: Path,
  places: readonly string[],
): Readonly<Record<string, number>> {
  const worth = Object.entries(check.object(given, path)).map(([place, value]) => {
    if (place !== '*' && !places.includes(place))
      check.fail([...path, place], `is no place of this game; there are ${places.join(', ')}`);
    return [place, check.whole(value, [...path, place], 0, MOST_WORTH)] as const;
  });
  return Object.fromEntries(worth);
}
