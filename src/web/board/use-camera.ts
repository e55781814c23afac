import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Box, type Camera, isSeen, type Size, within } from './camera.ts';
import type { MapFile } from '../map/places.ts';

/** How large an element is; null until it is seen, and where it is not. */
export function useSize(ref: RefObject<Element | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((last) => (last?.width === width && last.height === height ? last : { width, height }));
    };
    measure();
    const seen = new ResizeObserver(measure);
    seen.observe(element);
    return () => seen.disconnect();
  }, [ref]);
  return size && size.width > 0 && size.height > 0 ? size : null;
}

/** Where a map was left, and what was asked then: it is drawn anew with each tab. */
const left = new WeakMap<MapFile, { readonly asked: string; readonly camera: Camera }>();

/** Moves what is looked at. */
export type Look = (to: (from: Camera) => Camera) => void;

/**
 * Where a reader looks: where it opens, until they look elsewhere; when something else is asked it stays, unless some of that
 * is out of sight.
 */
export function useCamera(
  file: MapFile,
  pane: Size,
  asked: string,
  about: readonly Box[],
  opening: () => Camera,
): { camera: Camera; look: Look } {
  const [, draw] = useState(0);
  const known = left.get(file);
  const stays = known?.asked === asked || (known && about.every((box) => isSeen(box, known.camera, pane)));
  const chosen = stays ? known.camera : null;
  const opened = useRef<{ asked: string; pane: Size; camera: Camera } | null>(null);
  if (opened.current?.asked !== asked || opened.current.pane !== pane)
    opened.current = { asked, pane, camera: opening() };
  const camera = within(chosen ?? opened.current.camera, file, pane);
  const now = useRef(camera);
  now.current = camera;
  const look: Look = (to) => {
    now.current = within(to(now.current), file, pane);
    left.set(file, { asked, camera: now.current });
    draw((n) => n + 1);
  };
  return { camera, look };
}
