import type { ReactNode } from 'react';
import type { MapPlace } from '../../kernel/board/panel.ts';
import { type Book, useBook } from '../book.tsx';
import { figure } from '../texts.ts';
import type { Touch } from './answers.ts';
import { classesOf, patternOf } from './look.tsx';
import { useCards } from './opening.ts';
import type { MapFile, Spot } from './places.ts';
import { type Stop, useRove } from './rove.ts';
import { cellText } from './cell.ts';

/** A place with all that is known of it in a line, what touching it answers, and its spot on the map. */
export interface Placed {
  readonly place: MapPlace;
  readonly text: string;
  readonly touch: Touch | undefined;
  readonly spot: Spot | undefined;
}

interface PictureProps {
  readonly file: MapFile;
  readonly title: string;
  readonly all: readonly Placed[];
  /** Signs that have no room are left out: how much larger the map is drawn than it fits; null: all are drawn. */
  readonly scale: number | null;
  onPress(placed: Placed): void;
}

interface Spotted extends Placed {
  readonly spot: Spot;
}

/**
 * The map with its places. One stop of the Tab key, at the first that answers something; the arrows go among all that do, or have
 * a card.
 */
export function Picture({ file, title, all, scale, onPress }: PictureProps): ReactNode {
  const book = useBook();
  const { width, height, land, places } = file;
  const drawn = all.filter((each): each is Spotted => each.spot !== undefined);
  const cards = useCards();
  const pressed = drawn.filter(({ touch, place }) => touch ?? (cards && place.choice !== undefined));
  const ids = pressed.map(({ place }) => place.id);
  const byId = new Map(drawn.map((each) => [each.place.id, each]));
  const press = (id: string): void => {
    const placed = byId.get(id);
    if (placed) onPress(placed);
  };
  const stopOf = useRove(ids, press, pressed.find(({ touch }) => touch)?.place.id);
  const signed = scale === null ? drawn : apart(drawn, book, scale);
  const empty = Object.entries(places).filter(([id]) => !byId.has(id));
  return (
    <svg className="map" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={title}>
      <g className="land">
        <path d={land} />
        {empty.map(([id, { d }]) => d && <path key={id} d={d} />)}
      </g>
      {drawn.toSorted(byWeight).map((each) => (
        <Place
          key={each.place.id}
          {...each}
          stop={ids.includes(each.place.id) ? stopOf(each.place.id) : undefined}
          onPress={() => onPress(each)}
        />
      ))}
      {signed.map((each) => (
        <Signs key={each.place.id} {...each} />
      ))}
    </svg>
  );
}

const LETTER = 10;
const LINE = 17;
const DISC = 26;

/** The places whose signs have room beside those drawn before them: what stands out comes first, then the larger land. */
function apart(drawn: readonly Spotted[], book: Book, scale: number): readonly Spotted[] {
  const taken: { x: number; y: number; width: number }[] = [];
  const size = ({ spot: { d } }: Spotted): number => d?.length ?? 0;
  const first = drawn.toSorted((a, b) => Number(stands(b)) - Number(stands(a)) || size(b) - size(a));
  return first.filter((each) => {
    const { place, touch, spot } = each;
    const badge = place.badge === undefined ? '' : cellText(book, place.badge);
    const width = (badge.length * LETTER + (hasDisc(each) ? DISC : 0)) / scale;
    const isFree = taken.every(
      (other) =>
        Math.abs(other.x - spot.x) > (other.width + width) / 2 || Math.abs(other.y - spot.y) > LINE / scale,
    );
    if (!isFree && !touch?.taken) return false;
    taken.push({ x: spot.x, y: spot.y, width });
    return true;
  });
}

function stands({ place, touch }: Spotted): boolean {
  return touch?.taken === true || place.mark === 'now';
}

function hasDisc({ place, touch }: Spotted): boolean {
  return (touch?.points ?? 0) > 0 || touch?.taken === true || place.count !== undefined;
}

/** What stands out is drawn last, so that no neighbour covers its edge, and points after all land on which they lie. */
function byWeight(a: Spotted, b: Spotted): number {
  const weight = ({ place, touch, spot }: Spotted): number =>
    (spot.d ? 0 : 4) + (touch?.taken ? 3 : place.mark === 'now' ? 2 : place.mark === 'noted' ? 1 : 0);
  return weight(a) - weight(b);
}

interface PlaceProps extends Spotted {
  readonly stop: Stop | undefined;
  onPress(): void;
}

function Place({ place, text, touch, spot, stop, onPress }: PlaceProps): ReactNode {
  const pattern = patternOf(place.tone);
  const state = touch ? (touch.bar ? ' is-barred' : touch.taken ? ' is-open is-picked' : ' is-open') : '';
  const answers = touch ? { 'aria-pressed': touch.taken, 'aria-disabled': touch.bar !== undefined } : {};
  return (
    <g
      className={`place ${classesOf(place)}${state}`}
      aria-label={text}
      role={stop ? 'button' : 'img'}
      {...answers}
      {...stop}
      onClick={onPress}
    >
      <title>{text}</title>
      <Outline spot={spot} />
      {pattern && <Outline spot={spot} pattern={pattern} />}
    </g>
  );
}

const RADIUS = 13;

function Outline({ spot: { d, x, y }, pattern }: { spot: Spot; pattern?: string }): ReactNode {
  const paint = pattern === undefined ? {} : { fill: pattern, className: 'pattern' };
  return d ? <path d={d} {...paint} /> : <circle cx={x} cy={y} r={RADIUS} {...paint} />;
}

const HALF = 15;

/** The badge on a place; in a disc beside it a number, or that the place is taken. */
function Signs({ place, touch, spot: { x, y } }: Spotted): ReactNode {
  const book = useBook();
  const badge = place.badge === undefined ? '' : cellText(book, place.badge);
  const count = touch?.points || place.count;
  const disc = touch?.taken && touch.points === null ? '\u2713' : count === undefined ? '' : figure(count);
  const apart = badge !== '' && disc !== '' ? HALF : 0;
  return (
    <g className="signs" aria-hidden="true">
      {badge !== '' && (
        <text x={x - apart} y={y} dy="0.35em">
          {badge}
        </text>
      )}
      {disc !== '' && (
        <g className="count">
          <circle cx={x + apart} cy={y} r={12} />
          <text x={x + apart} y={y} dy="0.35em">
            {disc}
          </text>
        </g>
      )}
    </g>
  );
}
