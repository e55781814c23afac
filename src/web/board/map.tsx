import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { countedBy, type MapPanel, type MapPlace, meaningOf } from '../../kernel/board/panel.ts';
import { type Book, useBook } from '../book.tsx';
import { Find, hasWords } from '../find.tsx';
import { t } from '../texts.ts';
import type { Touches } from './answers.ts';
import { LegendLine } from './look.tsx';
import { useCards } from './opening.ts';
import { cellText } from './cell.ts';
import { useTouched } from './touched.tsx';
import { mapOf } from './places.ts';
import { Picture, type Placed } from './picture.tsx';

interface MapProps {
  readonly panel: MapPanel;
  readonly touches: Touches;
}

/** The rulebook's map: its places, what the map has no spot for, the legend, and in words what is known of them. */
export function BoardMap({ panel, touches }: MapProps): ReactNode {
  const book = useBook();
  const file = mapOf(book.table.rulebook.id);
  const { press, line } = useTouched(touches);
  const all = panel.places.map((place): Placed => {
    const text = placeText(book, panel, place);
    return { place, text, touch: touches(place.choice), spot: file?.places[place.id] };
  });
  const beside = all.filter(({ spot }) => spot === undefined);
  const onPress = ({ text, place }: Placed): void => press({ text, choice: place.choice });
  return (
    <div className="map-frame">
      <h3>{book.say(panel.title)}</h3>
      <div className="map-pane">
        {file ? (
          <Framed file={file} title={book.say(panel.title)} all={all} onPress={onPress} />
        ) : (
          <p className="hint">{t.board.noMap}</p>
        )}
        {beside.length > 0 && <Beside all={beside} onPress={onPress} />}
        {line}
        <LegendLine legend={panel.legend} />
      </div>
      <InWords places={panel.places} />
    </div>
  );
}

/** More places than that stand too close together on one page. */
const MANY_PLACES = 60;
const LARGER = 3;

type FramedProps = Omit<Parameters<typeof Picture>[0], 'scale'>;

/** The map; one of many places can be drawn larger, in a frame that scrolls. */
function Framed(props: FramedProps): ReactNode {
  const [isLarge, setLarge] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  // it opens on its middle
  useLayoutEffect(() => {
    const box = frame.current;
    if (box && isLarge) box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
  }, [isLarge]);
  if (props.all.length <= MANY_PLACES) return <Picture {...props} scale={null} />;
  return (
    <>
      <div
        ref={frame}
        className={isLarge ? 'map-scroll is-large' : 'map-scroll'}
        {...(isLarge && { role: 'region', 'aria-label': props.title, tabIndex: 0 })}
      >
        <Picture {...props} scale={isLarge ? LARGER : 1} />
      </div>
      <button type="button" className="enlarge" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
        {t.board.enlarge}
      </button>
    </>
  );
}

/** All that is known of a place, on one line. */
function placeText(book: Book, panel: MapPanel, place: MapPlace): string {
  const { label, badge, count, words, mark } = place;
  const name = [label, badge].flatMap((cell) => (cell === undefined ? [] : [cellText(book, cell)])).join(' ');
  const meaning = meaningOf(panel.legend, mark);
  const counted = count === undefined ? undefined : countedBy(panel.legend);
  const known = [
    ...[...words, ...(meaning ? [meaning] : [])].map(book.say),
    ...(counted ? [`${book.say(counted)}: ${count}`] : []),
  ].join('; ');
  return known === '' ? name : `${name}: ${known}`;
}

interface BesideProps {
  readonly all: readonly Placed[];
  onPress(placed: Placed): void;
}

/** Places that the map has no spot for. */
function Beside({ all, onPress }: BesideProps): ReactNode {
  return (
    <ul className="beside" aria-label={t.board.beside}>
      {all.map((placed) => (
        <li key={placed.place.id}>
          <BesidePlace placed={placed} onPress={() => onPress(placed)} />
        </li>
      ))}
    </ul>
  );
}

function BesidePlace({ placed, onPress }: { placed: Placed; onPress(): void }): ReactNode {
  const book = useBook();
  const { place, touch } = placed;
  const shown = [place.label, place.badge].flatMap((cell) =>
    cell === undefined ? [] : [cellText(book, cell)],
  );
  const count = touch?.points || place.count;
  const text = count === undefined ? shown.join(' ') : `${shown.join(' ')} (${count})`;
  const cards = useCards();
  if (!touch && !(cards && place.choice !== undefined)) return <span className="chip">{text}</span>;
  return (
    <button
      type="button"
      aria-pressed={touch?.taken}
      aria-disabled={touch && touch.bar !== undefined}
      onClick={onPress}
    >
      {text}
    </button>
  );
}

/** Of more places than these it is folded. */
const MOST_UNFOLDED = 30;

/** What is known of the places, for all who do not see it on the map. */
function InWords({ places }: { places: readonly MapPlace[] }): ReactNode {
  const known = places.filter(({ words }) => words.length > 0);
  if (known.length === 0) return null;
  if (known.length <= MOST_UNFOLDED) return <WordList places={known} />;
  return (
    <details className="folded">
      <summary>{t.board.inWords}</summary>
      <FoundWords places={known} />
    </details>
  );
}

/** A long list, of which words leave the places that have them. */
function FoundWords({ places }: { places: readonly MapPlace[] }): ReactNode {
  const book = useBook();
  const [typed, setTyped] = useState('');
  const textOf = ({ label, words }: MapPlace): string =>
    [cellText(book, label), ...words.map(book.say)].join(' ');
  const found = typed === '' ? places : places.filter((place) => hasWords(textOf(place), typed));
  return (
    <>
      <Find label={t.board.find} typed={typed} onType={setTyped} />
      <WordList places={found} />
    </>
  );
}

function WordList({ places }: { places: readonly MapPlace[] }): ReactNode {
  const book = useBook();
  return (
    <ul className="in-words">
      {places.map(({ id, label, words }) => (
        <li key={id}>
          <strong>{cellText(book, label)}</strong> {words.map(book.say).join('; ')}
        </li>
      ))}
    </ul>
  );
}
