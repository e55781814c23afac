import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { panned, type Size, zoomed } from './camera.ts';
import type { Look } from './use-camera.ts';

/** Pixels that a finger or a mouse may slip and still touches. */
const SLIP = 5;
/** Two touches within so many milliseconds, so near to each other, are a double tap. */
const SOON = 320;
const NEAR = 28;

interface At {
  readonly x: number;
  readonly y: number;
}

interface Held {
  readonly points: Map<number, At>;
  /** Whether it moved so far that it is no touch. */
  moved: boolean;
  tap: { readonly time: number; readonly at: At } | null;
}

export interface Gestures {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
  onClickCapture(event: { stopPropagation(): void; preventDefault(): void }): void;
}

/** The map follows the pointer: it is dragged, drawn larger and smaller by two fingers, and larger by a double tap beside what answers. */
export function useGestures(frame: RefObject<HTMLElement | null>, pane: Size | null, look: Look): Gestures {
  const { current: held } = useRef<Held>({ points: new Map(), moved: false, tap: null });
  const at = ({ clientX, clientY }: { clientX: number; clientY: number }): At => {
    const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left, y: clientY - top };
  };
  useWheel(frame, (event) => {
    if (pane) look((from) => zoomed(from, Math.exp(-event.deltaY / wheelOf(event)), pane, at(event)));
  });
  const drop = ({ pointerId }: PointerEvent): void => void held.points.delete(pointerId);
  return {
    onPointerDown(event) {
      if (event.button !== 0) return;
      if (held.points.size === 0) held.moved = false;
      held.points.set(event.pointerId, at(event));
    },
    onPointerMove(event) {
      const before = held.points.get(event.pointerId);
      if (!before || !pane) return;
      const now = at(event);
      if (!held.moved && far(before, now) < SLIP) return;
      held.moved = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      const [other] = [...held.points].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]));
      held.points.set(event.pointerId, now);
      look((from) => {
        if (!other) return panned(from, now.x - before.x, now.y - before.y);
        const factor = Math.max(far(now, other), 1) / Math.max(far(before, other), 1);
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        const moved = panned(from, (now.x - before.x) / 2, (now.y - before.y) / 2);
        return zoomed(moved, factor, pane, middle);
      });
    },
    onPointerUp(event) {
      drop(event);
      // the click of a drag comes at once, or not at all
      setTimeout(() => (held.moved = held.points.size > 0));
      const point = at(event);
      const last = held.tap;
      const isFree = !(event.target instanceof Element && event.target.closest('.is-open, .is-barred'));
      held.tap = held.moved || !isFree ? null : { time: event.timeStamp, at: point };
      if (!held.tap || !last || !pane) return;
      if (event.timeStamp - last.time > SOON || far(last.at, point) > NEAR) return;
      held.tap = null;
      look((from) => zoomed(from, 2, pane, point));
    },
    onPointerCancel: drop,
    onClickCapture(event) {
      if (!held.moved) return;
      held.moved = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}

function far(one: At, other: At): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** What the wheel turns for a map e times as large: lines, a pinch on a trackpad (which comes as the wheel with its key), or notches. */
function wheelOf({ deltaMode, ctrlKey }: WheelEvent): number {
  if (deltaMode) return 12;
  return ctrlKey ? 160 : 400;
}

/** The wheel; the map fills its pane, so that nothing else is turned by it. */
function useWheel(frame: RefObject<HTMLElement | null>, turn: (event: WheelEvent) => void): void {
  const latest = useRef(turn);
  latest.current = turn;
  useEffect(() => {
    const element = frame.current;
    const heard = (event: WheelEvent): void => {
      event.preventDefault();
      latest.current(event);
    };
    element?.addEventListener('wheel', heard, { passive: false });
    return () => element?.removeEventListener('wheel', heard);
  }, [frame]);
}

/** How much larger or smaller one step makes it, and how many pixels it goes. */
export const STEP = 1.4;
const GO = 70;

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [GO, 0],
  ArrowRight: [-GO, 0],
  ArrowUp: [0, GO],
  ArrowDown: [0, -GO],
};

/** The keys of a map: plus and minus, nought for the whole; the arrows where the map itself has the focus and none of its places. */
export function onMapKey(event: KeyboardEvent, pane: Size, look: Look, whole: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { key } = event;
  const arrow = event.target === event.currentTarget ? ARROWS[key] : undefined;
  if (key === '+' || key === '=') look((from) => zoomed(from, STEP, pane));
  else if (key === '-') look((from) => zoomed(from, 1 / STEP, pane));
  else if (key === '0') whole();
  else if (arrow) look((from) => panned(from, ...arrow));
  else return;
  event.preventDefault();
}
