import { memo, type FocusEvent, type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { type Camera, seenAt, type Size } from './camera.ts';
import { bandOf, classesOf, heldClass, heldLookOf, MapPatterns, markClass, patternOf } from './look.tsx';
import { Names } from './map-names.tsx';
import { RADIUS } from './names.ts';
import { useCards } from './opening.ts';
import type { MapFile, Spot } from '../map/places.ts';
import { isTown, type Spotted, textOf, wholeOf } from './placed.ts';
import { type Stop, useRove } from './rove.ts';

/** What the keys do in it; on paper it has none. */
interface KeyedProps {
  /** What it says of its keys; absent on paper, where it has none. */
  readonly keys?: string;
  /** The keyboard has come to a place. */
  onSeen?(placed: Spotted): void;
  onKeyDown?(event: KeyboardEvent): void;
}

export interface PictureProps extends KeyedProps {
  readonly file: MapFile;
  readonly title: string;
  readonly all: readonly Spotted[];
  readonly camera: Camera;
  readonly pane: Size;
  /** What the question is about, by id: outlined. */
  readonly asked?: ReadonlySet<string>;
  /** The place whose card is open. */
  readonly opened?: string | undefined;
  onPress(placed: Spotted): void;
}

const NOT_ASKED: ReadonlySet<string> = new Set();

/**
 * The map with its places, in the order of the table. One stop of the Tab key, at the first that answers something; the arrows go
 * among all that do, or have a card.
 */
export function Picture(props: PictureProps): ReactNode {
  const { file, title, all, camera, pane, asked = NOT_ASKED, opened, keys } = props;
  const { onPress, onSeen, onKeyDown } = props;
  const cards = useCards();
  const [focused, setFocused] = useState<string | null>(null);
  const pressed = all.filter(({ touch, place }) => touch ?? (cards && place.choice !== undefined));
  const ids = pressed.map(({ place }) => place.id);
  const byId = new Map(all.map((each) => [each.place.id, each]));
  const press = (id: string): void => {
    const placed = byId.get(id);
    if (placed) onPress(placed);
  };
  const wholes = useMemo(() => new Set(all.flatMap((each) => wholeOf(each) ?? [])), [all]);
  const stopOf = useRove(ids, press, pressed.find(({ touch }) => touch)?.place.id);
  const { k } = camera;
  const origin = seenAt({ x: 0, y: 0 }, camera, pane);
  const onFocus = (placed: Spotted, event: FocusEvent): void => {
    setFocused(placed.place.id);
    if (event.currentTarget.matches(':focus-visible')) onSeen?.(placed);
  };
  return (
    <svg
      className="map"
      viewBox={`0 0 ${pane.width} ${pane.height}`}
      role="group"
      aria-label={title}
      {...(keys !== undefined && { tabindex: 0, 'aria-description': keys, onKeyDown })}
    >
      <MapPatterns k={k} />
      <g transform={`translate(${origin.x} ${origin.y}) scale(${k})`}>
        <Land file={file} all={all} />
        <g className="places">
          {all.map((each) => {
            const { id } = each.place;
            const stop = ids.includes(id) ? stopOf(id) : undefined;
            const isWhole = each.place.held !== undefined && wholes.has(id);
            return (
              <Place
                key={id}
                {...{ placed: each, k, isWhole, stop, onFocus }}
                onPress={() => onPress(each)}
              />
            );
          })}
        </g>
        <Over {...{ all, k, asked, focused, opened, onPress }} />
      </g>
      <Names {...{ file, all, asked, k }} x={origin.x} y={origin.y} />
    </svg>
  );
}

/** All that is no place of the board. */
const Land = memo(function Land({ file, all }: { file: MapFile; all: readonly Spotted[] }): ReactNode {
  const empty = useMemo(() => {
    const shown = new Set(all.map(({ place }) => place.id));
    return Object.entries(file.places).filter(([id]) => !shown.has(id));
  }, [file, all]);
  return (
    <g className="land" aria-hidden="true">
      <path d={file.land} />
      {empty.map(([id, { d }]) => d && <path key={id} d={d} />)}
    </g>
  );
});

/** The sizes of a town, in pixels. */
const DOT = 4;
const RING = 7;
const REACH = 13;

interface PlaceProps {
  readonly placed: Spotted;
  readonly k: number;
  /** Parts of it are drawn with it, without a line between them. */
  readonly isWhole: boolean;
  readonly stop: Stop | undefined;
  onFocus(placed: Spotted, event: FocusEvent): void;
  onPress(): void;
}

function Place({ placed, k, isWhole, stop, onFocus, onPress }: PlaceProps): ReactNode {
  const { touch, spot, place } = placed;
  const text = textOf(placed);
  const held = heldLookOf(place);
  const pattern = held ? bandOf(held, 'map-') : patternOf(place.tone, 'map-');
  const answers = touch ? { 'aria-pressed': touch.taken, 'aria-disabled': touch.bar !== undefined } : {};
  const whole = isWhole || wholeOf(placed) !== undefined ? ' is-whole' : '';
  return (
    <g
      className={`place ${lookOf(placed)}${whole}`}
      aria-label={text}
      role={stop ? 'button' : 'img'}
      {...answers}
      {...stop}
      onFocus={(event: FocusEvent) => {
        stop?.onFocus();
        onFocus(placed, event);
      }}
      onClick={onPress}
    >
      <title>{text}</title>
      <Outline spot={spot} k={k} />
      {pattern && <Outline spot={spot} k={k} pattern={pattern} />}
    </g>
  );
}

/** How a place looks: whose it is, what marks it, and what a touch does. */
function lookOf({ place, touch }: Spotted): string {
  const state = touch ? (touch.bar ? ' is-barred' : ' is-open') : '';
  const held = heldLookOf(place);
  const mark = place.mark ? ` ${markClass(place.mark)}` : '';
  const look = held ? `${heldClass(held)}${mark}` : classesOf(place);
  return `${look}${state}${touch?.taken ? ' is-picked' : ''}`;
}

function Outline({ spot: { d, x, y }, k, pattern }: { spot: Spot; k: number; pattern?: string }): ReactNode {
  const paint = pattern === undefined ? {} : { fill: pattern, className: 'pattern' };
  return d ? <path d={d} {...paint} /> : <circle cx={x} cy={y} r={RADIUS / k} {...paint} />;
}

interface OverProps {
  readonly all: readonly Spotted[];
  readonly k: number;
  readonly asked: ReadonlySet<string>;
  readonly focused: string | null;
  readonly opened: string | undefined;
  onPress(placed: Spotted): void;
}

/** What no neighbour may cover: points, which lie on land, and the edges of what stands out. */
function Over({ all, k, asked, focused, opened, onPress }: OverProps): ReactNode {
  const isOpened = ({ place }: Spotted): boolean => opened !== undefined && place.choice === opened;
  const isAsked = ({ place, touch }: Spotted): boolean => asked.has(place.id) && !touch?.taken;
  const edged = all.filter(
    (each) =>
      each.touch?.taken ||
      each.becomes !== undefined ||
      each.place.mark ||
      each.place.id === focused ||
      isOpened(each) ||
      isAsked(each),
  );
  const classOf = (each: Spotted): string =>
    [
      lookOf(each),
      ...(each.becomes === undefined || isOpened(each) ? [] : ['is-changing']),
      ...(isAsked(each) ? ['is-asked'] : []),
      ...(each.place.id === focused ? ['is-focused'] : []),
      ...(isOpened(each) ? ['is-opened'] : []),
    ].join(' ');
  return (
    <g className="over" aria-hidden="true">
      {edged.map((each) => (
        <g key={`casing ${each.place.id}`} className={`casing ${classOf(each)}`}>
          <Outline spot={each.spot} k={k} />
        </g>
      ))}
      {edged.map((each) => (
        <g key={`edge ${each.place.id}`} className={`edge ${classOf(each)}`}>
          <Outline spot={each.spot} k={k} />
        </g>
      ))}
      {all
        .filter(({ spot }) => spot.d === undefined)
        .map((each) => (
          <g key={each.place.id} className={`place ${lookOf(each)}`} onClick={() => onPress(each)}>
            {isTown(each) ? <Town placed={each} k={k} /> : <Outline spot={each.spot} k={k} />}
          </g>
        ))}
    </g>
  );
}

/** A town: a dot of its holder, a capital with a ring; so much about it is touched with it. */
function Town({ placed: { place, spot }, k }: { placed: Spotted; k: number }): ReactNode {
  const { x, y } = spot;
  return (
    <>
      <circle className="hit" cx={x} cy={y} r={REACH / k} />
      {place.is === 'capital' && <circle className="capital" cx={x} cy={y} r={RING / k} />}
      <circle cx={x} cy={y} r={DOT / k} />
    </>
  );
}
