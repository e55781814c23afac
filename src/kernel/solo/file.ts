import { DataCheck, type Path } from '../forms/data-check.ts';
import { isRecord, type Json, tooMuch } from '../json.ts';
import type { DataFault, Rulebook } from '../rulebook.ts';
import type { Seat } from '../seat.ts';

/** The turn of a date as files write it ('1940/summer'), as `Rules.turn` counts; undefined for what is no date of the game. */
export type DateReader = (date: string) => number | undefined;

/** The head of a file for games that nobody sits at. */
export interface SoloFile {
  readonly format: 1;
  readonly kind: 'aims' | 'history';
  readonly rulebook: string;
  readonly scenarios: readonly string[];
  readonly title: string;
  readonly about: string;
}

const HEAD = ['format', 'kind', 'rulebook', 'scenarios', 'title', 'about'];
const MOST = { values: 100_000, letters: 1_000_000, levels: 8 };

/** The seats of some scenarios. */
export function seatsOf({ scenarios }: Rulebook, ids: readonly string[]): readonly Seat[] {
  const seats = scenarios.filter(({ id }) => ids.includes(id)).flatMap((scenario) => scenario.seats);
  return [...new Set(seats.map(({ id }) => id))];
}

/** Read a file: its head, then what `rest` makes of its other fields; or every fault that was found. */
export function readSoloFile<T extends SoloFile>(
  document: Json,
  rulebook: Rulebook,
  kind: T['kind'],
  fields: readonly string[],
  rest: (check: DataCheck, head: SoloFile, given: Record<string, unknown>) => T,
): { readonly file: T } | { readonly faults: readonly DataFault[] } {
  const check = new DataCheck();
  const why = tooMuch(document, MOST);
  if (why !== null) check.fail([], why);
  else if (!isRecord(document)) check.fail([], 'must be an object with format and kind');
  else if (document['format'] !== 1) check.fail(['format'], 'must be 1; no other format is known');
  else if (document['kind'] !== kind) check.fail(['kind'], `must be "${kind}"`);
  else {
    const file = rest(check, headIn(check, document, rulebook, kind, fields), document);
    if (check.faults.length === 0) return { file };
  }
  return { faults: check.faults };
}

function headIn(
  check: DataCheck,
  given: Record<string, unknown>,
  { id, scenarios }: Rulebook,
  kind: SoloFile['kind'],
  fields: readonly string[],
): SoloFile {
  check.fields(given, [], [...HEAD, ...fields]);
  return {
    format: 1,
    kind,
    rulebook: check.one(given['rulebook'], ['rulebook'], [id]),
    scenarios: check.each(given['scenarios'], ['scenarios'], (each, path) =>
      check.one(
        each,
        path,
        scenarios.map((scenario) => scenario.id),
      ),
    ),
    title: check.text(given['title'], ['title']),
    about: check.text(given['about'], ['about']),
  };
}

/** A date of the game in a file. */
export function dateIn(check: DataCheck, date: unknown, path: Path, dated: DateReader): string {
  if (typeof date === 'string' && dated(date) !== undefined) return date;
  check.fail(path, 'must be a date of this game');
  return '';
}
