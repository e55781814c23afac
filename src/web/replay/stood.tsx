import { type ReactNode, useMemo } from 'react';
import { countedBy, isFilled, type MapPlace, type Panel, type ScaleLine } from '../../kernel/board/panel.ts';
import { changesOf, type PlaceThen, withIfWords } from '../../kernel/game/if-changes.ts';
import { type IfLine, linesOfIf } from '../../kernel/game/if-so.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { Table } from '../../kernel/rulebook.ts';
import { render, type Words } from '../../kernel/texts/words.ts';
import type { AnyView } from '../api.ts';
import { cellText } from '../parts/cell.ts';
import { Clauses, useBook, useWhole } from '../book.tsx';
import { namesIn } from '../record/history.ts';
import { rangeText } from '../sheet/sheet.tsx';
import { capital, figure } from '../texts.ts';
import { replayTexts } from './texts.ts';

interface StoodProps {
  readonly view: AnyView;
  readonly lines: readonly RecordLine[];
  /** What the same eyes see now; null: others look, and nothing is compared. */
  readonly now: AnyView | null;
}

/** So many of a kind stand in sight; the others are folded. */
const MOST = 8;
/** A scale of more lines is a board of its own, which stands beside it. */
const MOST_LINES = 10;

/** What stood at the moment that is looked at: the places, those of its last lines first, the levels, and what is otherwise now. */
export function Stood({ view, lines, now }: StoodProps): ReactNode {
  const { table } = useBook();
  const whole = useWhole();
  const panels = useMemo(() => table.rules.board(view).filter(isFilled), [table, view]);
  const places = useMemo(() => placesIn(panels, lines), [panels, lines]);
  const changes = useMemo(() => (whole && now ? changed(whole, view, now) : null), [whole, view, now]);
  const levels = levelsIn(panels);
  const counted = countedBy(panels.flatMap((panel) => (panel.kind === 'map' ? panel.legend : [])));
  return (
    <section className="stood" aria-labelledby="stood-heading">
      <h2 id="stood-heading">{replayTexts.stood}</h2>
      <Folding all={places} of={(place) => <Place key={place.id} {...{ place, counted }} />} />
      {levels.length > 0 && <Folding all={levels} of={(line) => <Level key={line.id} line={line} />} />}
      {changes && <Otherwise {...changes} />}
    </section>
  );
}

/** The places about which something stands, once each. */
function placesIn(panels: readonly Panel[], lines: readonly RecordLine[]): readonly MapPlace[] {
  const all = panels.flatMap((panel) => (panel.kind === 'map' ? panel.places : []));
  const standing = all.filter(
    ({ badge, count, tone }) => badge !== undefined || count !== undefined || CAMPS.includes(tone),
  );
  const last = lines.slice(-MOST).toReversed().map(namesIn);
  const rank = ({ id, choice = id }: MapPlace): number => {
    const at = last.findIndex((names) => names.has(choice) || names.has(id));
    return at < 0 ? last.length : at;
  };
  return [...new Map(standing.map((each) => [each.id, each])).values()].toSorted(
    (one, other) => rank(one) - rank(other),
  );
}

const CAMPS: readonly MapPlace['tone'][] = ['first', 'second', 'third'];

function levelsIn(panels: readonly Panel[]): readonly ScaleLine[] {
  return panels.flatMap((panel) =>
    panel.kind === 'scale' && panel.lines.length <= MOST_LINES ? panel.lines : [],
  );
}

/** What is otherwise now. */
interface Changed {
  readonly places: readonly PlaceThen[];
  readonly facts: readonly IfLine[];
}

function changed(table: Table, then: AnyView, now: AnyView): Changed {
  const { facts, places } = changesOf(table, { before: now, after: then, told: [], given: null, shown: [] });
  const lines = linesOfIf(table, { told: [], facts, places: [], sums: [], stop: { why: 'over' } });
  return { places, facts: lines.filter(({ kind }) => kind === 'fact') };
}

interface FoldingProps<T> {
  readonly all: readonly T[];
  of(one: T): ReactNode;
}

function Folding<T>({ all, of }: FoldingProps<T>): ReactNode {
  const more = all.slice(MOST);
  if (all.length === 0) return null;
  return (
    <>
      <ul className="bare ruled">{all.slice(0, MOST).map(of)}</ul>
      {more.length > 0 && (
        <details>
          <summary>{replayTexts.more(more.length)}</summary>
          <ul className="bare ruled">{more.map(of)}</ul>
        </details>
      )}
    </>
  );
}

interface PlaceProps {
  readonly place: MapPlace;
  /** What the number in a disc is. */
  readonly counted: Words | undefined;
}

function Place({ place: { label, badge, count, tone, words }, counted }: PlaceProps): ReactNode {
  const book = useBook();
  const [about = count === undefined ? undefined : counted] = words;
  const sign = [badge, count]
    .flatMap((each) => (each === undefined ? [] : [cellText(book, each)]))
    .join(', ');
  return (
    <li className="apart">
      <span>
        <b>{capital(cellText(book, label))}</b> {about && <span className="hint">{book.say(about)}</span>}
      </span>
      {sign !== '' && <span className={`lies is-large is-${tone}`}>{sign}</span>}
    </li>
  );
}

function Level({ line: { label, value } }: { readonly line: ScaleLine }): ReactNode {
  return (
    <li className="apart">
      <b>{capital(cellText(useBook(), label))}</b>
      <span>{value === null ? replayTexts.unknown : rangeText(value, figure)}</span>
    </li>
  );
}

/** Facts and places that are not as they were. */
function Otherwise({ places, facts }: Changed): ReactNode {
  const book = useBook();
  const { words } = book.table.rulebook;
  const placeText = ({ label, before, after }: PlaceThen): string => {
    const [then, now] = [after, before].map((cells) => cells.map((each) => cellText(book, each)).join(', '));
    return replayTexts.stoodSo(capital(cellText(book, label)), then ?? '', now ?? '');
  };
  return (
    <>
      <h3>{replayTexts.otherwise}</h3>
      {places.length + facts.length === 0 && <p className="hint">{replayTexts.same}</p>}
      <Folding all={places} of={(place) => <li key={placeText(place)}>{placeText(place)}</li>} />
      <Folding
        all={facts}
        of={({ text, clauses }) => (
          <li key={JSON.stringify(text)}>
            <span>
              {render(withIfWords(words), text)} <Clauses ids={clauses} />
            </span>
          </li>
        )}
      />
    </>
  );
}
