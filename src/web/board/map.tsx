import './map.css';
import { type ReactNode, useMemo } from 'react';
import type { MapPanel, MapPlace } from '../../kernel/board/panel.ts';
import { type Book, useBook } from '../book.tsx';
import { capital, deskTexts } from '../texts.ts';
import { useProposed } from '../answer/proposed.ts';
import type { Touches } from './answers.ts';
import { LegendLine } from './look.tsx';
import { keepLooked } from './looked.ts';
import { MapView, PrintedMap } from './map-view.tsx';
import { InWords, ToWords } from './in-words.tsx';
import { type Seeking, useCards } from './opening.ts';
import { useChanges, useDrawn } from '../map/drawn.ts';
import { mapOf } from '../map/places.ts';
import { hasSpot, type Placed, placedOn, textOf } from './placed.ts';
import { useTouched } from './touched.tsx';

interface MapProps {
  readonly panel: MapPanel;
  readonly touches: Touches;
  readonly seeking: Seeking;
}

/** The rulebook's map: its places, what the map has no spot for, the legend, and in words all that it shows. */
export function BoardMap({ panel, touches, seeking }: MapProps): ReactNode {
  const book = useBook();
  const { id } = book.table.rulebook;
  const file = mapOf(id);
  const isPaper = useCards() === null;
  const { press, line } = useTouched(touches);
  const drawn = useDrawn();
  const changes = useChanges();
  const proposed = useProposed();
  const all = useMemo(
    () => placedOn(book, panel, touches, file, { drawn, changes, proposed }),
    [book, panel, touches, file, drawn, changes, proposed],
  );
  const spotted = useMemo(() => all.filter(hasSpot), [all]);
  const { spoken } = seeking;
  const said = useMemo(() => new Set(spokenOn(book, panel.places, spoken ?? NOTHING)), [book, panel, spoken]);
  const beside = all.filter(({ spot }) => spot === undefined);
  const onPress = (placed: Placed, onRight = false): void => {
    keepLooked(id, placed.place.id);
    press({ text: textOf(placed), choice: placed.place.choice, onRight });
  };
  const View = isPaper ? PrintedMap : MapView;
  return (
    <div className="map-frame">
      <h3>{book.say(panel.title)}</h3>
      <div className="map-pane">
        {file ? (
          <View
            file={file}
            title={book.say(panel.title)}
            {...{ all: spotted, seeking, spoken: said, onPress }}
          />
        ) : (
          <p className="hint">{deskTexts.board.noMap}</p>
        )}
        {line}
        <div className="flow map-foot">
          <LegendLine legend={panel.legend} />
          {beside.length > 0 && <Beside all={beside} onPress={onPress} />}
          {!isPaper && all.some(({ known }) => known !== '') && <ToWords />}
        </div>
      </div>
      <InWords all={all} />
    </div>
  );
}

const NOTHING: ReadonlySet<string> = new Set();

/** The places that a question speaks of, by whatever its texts call them: an id, an entry of the book, a rule of it, a name. */
function spokenOn(
  { table, name }: Book,
  places: readonly MapPlace[],
  spoken: ReadonlySet<string>,
): readonly string[] {
  const named = [...spoken];
  const names = new Set([...named, ...named.map((each) => each.split('.')[0] ?? '')]);
  const read = new Set(named.map((each) => capital(name(each))));
  return places.flatMap((place) => {
    const called = [place.choice ?? place.id, ...(table.rules.called?.(place.id) ?? [])];
    return called.some((each) => names.has(each)) || read.has(capital(cellOf(name, place))) ? [place.id] : [];
  });
}

function cellOf(name: Book['name'], { label }: MapPlace): string {
  return typeof label === 'string' ? name(label) : '';
}

interface BesideProps {
  readonly all: readonly Placed[];
  onPress(placed: Placed): void;
}

/** Places that the map has no spot for. */
function Beside({ all, onPress }: BesideProps): ReactNode {
  return (
    <div className="baseline beside-map">
      <b aria-hidden="true">{deskTexts.board.beside}</b>
      <ul className="flow bare beside" aria-label={deskTexts.board.beside}>
        {all.map((placed) => (
          <li key={placed.place.id}>
            <BesidePlace placed={placed} onPress={() => onPress(placed)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function BesidePlace({ placed, onPress }: { placed: Placed; onPress(): void }): ReactNode {
  const { place, name, badge, touch } = placed;
  const count = touch?.points || place.count;
  const text = badge === '' ? name : `${name} ${badge}`;
  const cards = useCards();
  const shown = count === undefined ? text : `${text} (${count})`;
  if (!touch && !(cards && place.choice !== undefined)) return <span className="chip">{shown}</span>;
  return (
    <button
      type="button"
      aria-pressed={touch?.taken}
      aria-disabled={touch && touch.bar !== undefined}
      onClick={onPress}
    >
      {shown}
    </button>
  );
}
