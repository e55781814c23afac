import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { useBook } from '../book.tsx';
import { useActPlace } from '../answer/act-place.ts';
import { deskTexts } from '../texts.ts';
import {
  around,
  besideCard,
  type Box,
  type Camera,
  isNear,
  openingOn,
  seenAt,
  showing,
  type Size,
  wholeOf,
  zoomed,
} from './camera.ts';
import { onMapKey, STEP, useGestures } from './gestures.ts';
import { Inset } from './inset.tsx';
import { lookedAt } from './looked.ts';
import type { Seeking } from './opening.ts';
import { Picture } from './picture.tsx';
import type { MapFile } from '../map/places.ts';
import { askedOf, boxesAbout, middleOf, outlinedOf, type Spotted } from './placed.ts';
import { later } from '../later.tsx';
import { type Look, useCamera, useSize } from './use-camera.ts';
import { useZoom } from './zoom.tsx';

/** What lies beyond the edges is named a moment after the map is there. */
const Beyond = later(async () => (await import('./beyond.tsx')).Beyond);

export interface MapViewProps {
  readonly file: MapFile;
  readonly title: string;
  readonly all: readonly Spotted[];
  /** What the question speaks of. */
  readonly spoken: ReadonlySet<string>;
  readonly seeking: Seeking;
  /** `onRight`: in the right half of what is seen. */
  onPress(placed: Spotted, onRight?: boolean): void;
}

/** The map in its pane: it opens where the question is, is dragged, and drawn larger and smaller. */
export function MapView(props: MapViewProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const pane = useSize(frame);
  return (
    <div ref={frame} className="map-view">
      {pane && <Seen {...props} pane={pane} frame={frame} />}
    </div>
  );
}

interface SeenProps extends MapViewProps {
  readonly pane: Size;
  readonly frame: Parameters<typeof useGestures>[0];
}

/** What was sought and shown. */
const shown = new WeakSet<object>();

function Seen({ file, title, all, spoken, seeking, onPress, pane, frame }: SeenProps): ReactNode {
  const { rulebook } = useBook().table;
  const asked = askedOf(all, spoken);
  const ids = asked.map(({ place }) => place.id).join(' ');
  const opening = (): Camera => {
    const looked = lookedAt(rulebook.id);
    const last = (asked.length > 0 ? asked : all).find(({ place }) => place.id === looked);
    const about = asked.length > 0 ? asked : last ? [last] : [];
    return openingOn(file, pane, around(boxesAbout(file, about)), last?.spot ?? middleOf(about));
  };
  const { camera, look } = useCamera(file, pane, ids, boxesAbout(file, asked), opening);
  const outlined = useMemo(() => outlinedOf(all, spoken), [all, spoken]);
  const told = useActPlace();
  useShownAnew({ file, all, seeking, pane, frame, told, look });
  const whole = (): void => look(() => wholeOf(file, pane));
  // where that is what is seen already, all of the map
  const back = (): void => look((from) => (isNear(from, opening()) ? wholeOf(file, pane) : opening()));
  useZoom(seeking.zoom, {
    larger: () => look((from) => zoomed(from, STEP, pane)),
    smaller: () => look((from) => zoomed(from, 1 / STEP, pane)),
    back,
  });
  const gestures = useGestures(frame, pane, look);
  return (
    <>
      <div className="map-drag" {...gestures}>
        <Picture
          {...{ file, title, all, camera, pane }}
          onPress={(placed) => {
            const isRight = seenAt(placed.spot, camera, pane).x > pane.width / 2;
            onPress(placed, isRight);
          }}
          asked={outlined}
          opened={seeking.opened ?? told ?? undefined}
          keys={deskTexts.board.keys}
          onSeen={({ spot }) => look((from) => showing(spot, from, pane))}
          onKeyDown={(event) => onMapKey(event, pane, look, whole)}
        />
      </div>
      <Inset {...{ file, all, camera, pane, look }} />
      <Suspense fallback={null}>
        <Beyond {...{ all, outlined, camera, pane, look }} />
      </Suspense>
    </>
  );
}

interface Showing extends Pick<SeenProps, 'file' | 'all' | 'seeking' | 'pane' | 'frame'> {
  /** The place whose acts are told. */
  readonly told: string | null;
  readonly look: Look;
}

/** Moves the map to what is sought, out from under a card, and to what is told of: each when it comes. */
function useShownAnew({ file, all, seeking, pane, frame, told, look }: Showing): void {
  const { sought } = seeking;
  useEffect(() => {
    if (!sought || shown.has(sought)) return;
    shown.add(sought);
    const found = all.filter(({ place }) => place.choice === sought.id);
    if (found.length > 0) look(() => openingOn(file, pane, around(boxesAbout(file, found))));
    // only what is sought anew moves the map
  }, [sought]);
  useEffect(() => {
    const placed = all.find(({ place }) => place.choice !== undefined && place.choice === seeking.opened);
    const card = placed && cardOver(frame.current);
    if (card) look((from) => besideCard(placed.spot, from, pane, card));
    // only a card that comes or turns moves the map
  }, [seeking.drawn]);
  useEffect(() => {
    const placed = all.find(({ place }) => told !== null && place.choice === told);
    if (placed) look((from) => showing(placed.spot, from, pane));
    // only a place that is told of anew moves the map
  }, [told]);
}

/** What the card covers of a map, in its pixels. */
function cardOver(frame: Element | null): Box | null {
  const card = frame?.closest('.board')?.querySelector('.place-card');
  if (!frame || !card) return null;
  const [of, over] = [frame.getBoundingClientRect(), card.getBoundingClientRect()];
  return {
    left: over.left - of.left,
    top: over.top - of.top,
    right: over.right - of.left,
    bottom: over.bottom - of.top,
  };
}

/** On paper: all of it, as large as it is drawn best there. */
const ON_PAPER = 0.6;

export function PrintedMap({ file, title, all, onPress }: MapViewProps): ReactNode {
  const { width, height } = file;
  const pane = { width: width * ON_PAPER, height: height * ON_PAPER };
  return <Picture {...{ file, title, all, onPress, pane }} camera={wholeOf(file, pane)} />;
}
