import { memo, type FocusEvent, type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { type Camera, seenAt, type Size } from './camera.ts';
import { MapPatterns, patternOf, classesOf } from './look.tsx';
import { Names } from './map-names.tsx';
import { RADIUS } from './names.ts';
import { useCards } from './opening.ts';
import type { MapFile, Spot } from './places.ts';
import { type Spotted, textOf } from './placed.ts';
import { type Stop, useRove } from './rove.ts';

export interface PictureProps {
  readonly file: MapFile;
  readonly title: string;
  readonly all: readonly Spotted[];
  readonly camera: Camera;
  readonly pane: Size;
  /** The place whose card is open. */
  readonly opened?: string | undefined;
  /** What it says of its keys; absent on paper, where it has none. */
  readonly keys?: string;
  onPress(placed: Spotted): void;
  /** The keyboard has come to a place. */
  onSeen?(placed: Spotted): void;
  onKeyDown?(event: KeyboardEvent): void;
}

/**
 * The map with its places, in the order of the table. One stop of the Tab key, at the first that answers something; the arrows go
 * among all that do, or have a card.
 */
export function Picture(props: PictureProps): ReactNode {
  const { file, title, all, camera, pane, opened, keys, onPress, onSeen, onKeyDown } = props;
  const cards = useCards();
  const [focused, setFocused] = useState<string | null>(null);
  const pressed = all.filter(({ touch, place }) => touch ?? (cards && place.choice !== undefined));
  const ids = pressed.map(({ place }) => place.id);
  const byId = new Map(all.map((each) => [each.place.id, each]));
  const press = (id: string): void => {
    const placed = byId.get(id);
    if (placed) onPress(placed);
  };
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
            return <Place key={id} {...{ placed: each, k, stop, onFocus }} onPress={() => onPress(each)} />;
          })}
        </g>
        <Over {...{ all, k, focused, opened, onPress }} />
      </g>
      <Names file={file} all={all} k={k} x={origin.x} y={origin.y} />
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

interface PlaceProps {
  readonly placed: Spotted;
  readonly k: number;
  readonly stop: Stop | undefined;
  onFocus(placed: Spotted, event: FocusEvent): void;
  onPress(): void;
}

function Place({ placed, k, stop, onFocus, onPress }: PlaceProps): ReactNode {
  const { touch, spot } = placed;
  const text = textOf(placed);
  const pattern = patternOf(placed.place.tone, 'map-');
  const answers = touch ? { 'aria-pressed': touch.taken, 'aria-disabled': touch.bar !== undefined } : {};
  return (
    <g
      className={`place ${lookOf(placed)}`}
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
  return `${classesOf(place)}${state}${touch?.taken ? ' is-picked' : ''}`;
}

function Outline({ spot: { d, x, y }, k, pattern }: { spot: Spot; k: number; pattern?: string }): ReactNode {
  const paint = pattern === undefined ? {} : { fill: pattern, className: 'pattern' };
  return d ? <path d={d} {...paint} /> : <circle cx={x} cy={y} r={RADIUS / k} {...paint} />;
}

interface OverProps {
  readonly all: readonly Spotted[];
  readonly k: number;
  readonly focused: string | null;
  readonly opened: string | undefined;
  onPress(placed: Spotted): void;
}

/** What no neighbour may cover: points, which lie on land, and the edges of what stands out. */
function Over({ all, k, focused, opened, onPress }: OverProps): ReactNode {
  const isOpened = ({ place }: Spotted): boolean => opened !== undefined && place.choice === opened;
  const edged = all.filter(
    (each) => each.touch?.taken || each.place.mark || each.place.id === focused || isOpened(each),
  );
  return (
    <g className="over" aria-hidden="true">
      {all
        .filter(({ spot }) => spot.d === undefined)
        .map((each) => (
          <g key={each.place.id} className={`place ${lookOf(each)}`} onClick={() => onPress(each)}>
            <Outline spot={each.spot} k={k} />
          </g>
        ))}
      {edged.map((each) => (
        <g
          key={`edge ${each.place.id}`}
          className={`edge ${lookOf(each)}${each.place.id === focused ? ' is-focused' : ''}${isOpened(each) ? ' is-opened' : ''}`}
        >
          <Outline spot={each.spot} k={k} />
        </g>
      ))}
    </g>
  );
}
