import { type ReactNode, useMemo } from 'react';
import { isFilled } from '../../kernel/board/panel.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { AnyView } from '../api.ts';
import { cellText } from '../board/cell.ts';
import { type Book, useBook } from '../book.tsx';
import { Find } from '../find.tsx';
import { capital } from '../texts.ts';
import { clausesIn, type LogKind, namesIn, type Wanted } from './history.ts';
import { l } from './texts.ts';

/** What is chosen of the filters. */
export interface Chosen {
  readonly typed: string;
  readonly seat: string;
  readonly place: string;
  readonly clause: string;
  readonly kinds: readonly LogKind[];
}

export const NOTHING_CHOSEN: Chosen = { typed: '', seat: '', place: '', clause: '', kinds: [] };

/** What is looked for, by what is chosen. */
export function wantedOf(chosen: Chosen, { table }: Book): Wanted {
  const { typed, seat, place, clause, kinds } = chosen;
  const powers = table.setup.scenario.seats.find(({ id }) => id === seat)?.powers ?? [];
  return {
    typed,
    clause,
    kinds,
    names: seat === '' ? [] : [seat, ...powers],
    place: place === '' ? [] : [place, ...(table.rules.called?.(place) ?? [])],
  };
}

interface FiltersProps {
  readonly view: AnyView;
  readonly lines: readonly RecordLine[];
  readonly chosen: Chosen;
  readonly found: number;
  onChoose(chosen: Chosen): void;
}

/** What leaves in sight only some of a record: words, powers, kinds of lines, a place, a clause. */
export function Filters({ view, lines, chosen, found, onChoose }: FiltersProps): ReactNode {
  const book = useBook();
  const { seat, kinds, typed } = chosen;
  const isAny = JSON.stringify(chosen) !== JSON.stringify(NOTHING_CHOSEN);
  const togglesKind = (kind: LogKind): readonly LogKind[] =>
    kinds.includes(kind) ? kinds.filter((each) => each !== kind) : [...kinds, kind];
  return (
    <div className="log-filters">
      <Find
        label={l.find}
        typed={typed}
        onType={(next) => onChoose({ ...chosen, typed: next })}
        {...(isAny ? { found: l.found(found) } : {})}
      />
      <div className="log-chips" role="group" aria-label={l.filters}>
        {book.table.setup.scenario.seats.map(({ id, title }) => (
          <Chip
            key={id}
            is={seat === id}
            onPress={() => onChoose({ ...chosen, seat: seat === id ? '' : id })}
          >
            {title}
          </Chip>
        ))}
        {(Object.keys(l.kinds) as LogKind[]).map((kind) => (
          <Chip
            key={kind}
            is={kinds.includes(kind)}
            onPress={() => onChoose({ ...chosen, kinds: togglesKind(kind) })}
          >
            {l.kinds[kind]}
          </Chip>
        ))}
        <PlaceAndClause view={view} lines={lines} chosen={chosen} onChoose={onChoose} />
        {isAny && (
          <button type="button" className="link" onClick={() => onChoose(NOTHING_CHOSEN)}>
            {l.clear}
          </button>
        )}
      </div>
    </div>
  );
}

function Chip({ is, onPress, children }: { is: boolean; onPress(): void; children: ReactNode }): ReactNode {
  return (
    <button type="button" className="filter" aria-pressed={is} onClick={onPress}>
      {children}
    </button>
  );
}

type PickProps = Omit<FiltersProps, 'found'>;

/** The places and clauses that the record speaks of. */
function PlaceAndClause({ view, lines, chosen, onChoose }: PickProps): ReactNode {
  const book = useBook();
  const places = useMemo(() => placesIn(lines, view, book), [lines, view, book]);
  const clauses = useMemo(
    () =>
      [...new Set(lines.flatMap(clausesIn))].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })),
    [lines],
  );
  return (
    <>
      <select
        aria-label={l.place}
        value={chosen.place}
        onChange={({ target }) => onChoose({ ...chosen, place: target.value })}
      >
        <option value="">{l.anyPlace}</option>
        {places.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={l.clause}
        value={chosen.clause}
        onChange={({ target }) => onChoose({ ...chosen, clause: target.value })}
      >
        <option value="">{l.anyClause}</option>
        {clauses.map((id) => (
          <option key={id} value={id}>
            {[id, book.clause(id)].filter(Boolean).join(' ')}
          </option>
        ))}
      </select>
    </>
  );
}

/** The places of the map that some line names, by name. */
function placesIn(
  lines: readonly RecordLine[],
  view: AnyView,
  book: Book,
): readonly (readonly [string, string])[] {
  const { rules } = book.table;
  const maps = rules.board(view).filter(isFilled);
  const all = maps.flatMap((panel) => (panel.kind === 'map' ? panel.places : []));
  const named = new Set(lines.flatMap((line) => [...namesIn(line)]));
  return all
    .flatMap(({ choice, label }) =>
      choice === undefined ? [] : [[choice, capital(cellText(book, label))] as const],
    )
    .filter(([id]) => [id, ...(rules.called?.(id) ?? [])].some((name) => named.has(name)))
    .toSorted(([, a], [, b]) => a.localeCompare(b));
}
