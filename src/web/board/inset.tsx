import { memo, type PointerEvent, type ReactNode } from 'react';
import { boxesOf, type Camera, type Size, wholeOf } from './camera.ts';
import { classesOf, heldClass, heldLookOf } from './look.tsx';
import type { MapFile } from '../map/places.ts';
import type { Spotted } from './placed.ts';
import type { Look } from './use-camera.ts';

interface InsetProps {
  readonly file: MapFile;
  readonly all: readonly Spotted[];
  readonly camera: Camera;
  readonly pane: Size;
  readonly look: Look;
}

/** A map of fewer places is found one's way in without. */
const LARGE = 60;
/** How much larger than the whole a map is drawn before that is worth a small one. */
const CLOSE = 1.25;

/** A large map in small, with what is seen of it framed: a touch goes there. */
export function Inset({ file, all, camera, pane, look }: InsetProps): ReactNode {
  if (boxesOf(file).size <= LARGE || camera.k < wholeOf(file, pane).k * CLOSE) return null;
  const go = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.buttons === 0) return;
    const { left, top, width } = event.currentTarget.getBoundingClientRect();
    const unit = file.width / width;
    look(({ k }) => ({ x: (event.clientX - left) * unit, y: (event.clientY - top) * unit, k }));
  };
  const [width, height] = [pane.width / camera.k, pane.height / camera.k];
  return (
    <svg
      className="map-inset"
      viewBox={`0 0 ${file.width} ${file.height}`}
      aria-hidden="true"
      onPointerDown={go}
      onPointerMove={go}
    >
      <Shapes file={file} all={all} />
      <rect x={camera.x - width / 2} y={camera.y - height / 2} width={width} height={height} />
    </svg>
  );
}

const Shapes = memo(function Shapes({ file, all }: Pick<InsetProps, 'file' | 'all'>): ReactNode {
  return (
    <>
      <path className="tone-land" d={file.land} />
      {Object.values(file.places).map(({ d }) => d && <path key={d} className="tone-land" d={d} />)}
      {all.map(({ place, spot }) => spot.d && <path key={place.id} className={fillOf(place)} d={spot.d} />)}
    </>
  );
});

function fillOf(place: Spotted['place']): string {
  const held = heldLookOf(place);
  return held ? heldClass(held) : classesOf(place);
}
