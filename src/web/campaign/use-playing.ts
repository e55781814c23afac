import { useEffect, useState } from 'react';

/** Milliseconds at an event before the next one. */
export const PACES = { slow: 6000, usual: 3000, fast: 1000 } as const;
export type Pace = keyof typeof PACES;

/** A record that goes by from event to event. */
export interface Playing {
  readonly isPlaying: boolean;
  readonly pace: Pace;
  /** The events before and after the line that is looked at; null: none. */
  readonly before: number | null;
  readonly after: number | null;
  play(is: boolean): void;
  setPace(pace: Pace): void;
}

/** Nothing plays yet. `stops`: the lines of the events, in order; at the last one it ends. */
export function usePlaying(at: number, stops: readonly number[], onShow: (line: number) => void): Playing {
  const [isPlaying, setPlaying] = useState(false);
  const [pace, setPace] = useState<Pace>('usual');
  const after = stops.find((stop) => stop > at) ?? null;
  const before = stops.findLast((stop) => stop < at) ?? null;
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (after === null) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => onShow(after), PACES[pace]);
    return () => clearTimeout(timer);
  }, [isPlaying, after, pace]);
  const play = (is: boolean): void => {
    setPlaying(is);
    if (!is) return;
    // from the end it begins anew; at once, so that something is seen
    const next = after ?? stops[0];
    if (next !== undefined) onShow(next);
  };
  useKeys({
    Space: () => play(!isPlaying),
    ArrowRight: () => after !== null && onShow(after),
    ArrowLeft: () => before !== null && onShow(before),
  });
  useTouched(() => setPlaying(false));
  return { isPlaying, pace, before, after, play, setPace };
}

/** Keys that are pressed where nothing else takes them. */
function useKeys(keys: Readonly<Record<string, () => unknown>>): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const at = event.target instanceof Element ? event.target : null;
      const isTaken = at?.closest('input, select, textarea, button, a, [role="tab"], .map') !== null;
      const act = keys[event.code];
      if (!act || (at && isTaken) || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  });
}

/** Whoever touches the board, or goes elsewhere in the list, wants to look. */
function useTouched(onTouch: () => void): void {
  useEffect(() => {
    const touched = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('.board, .turn-list, .slider')) onTouch();
    };
    document.addEventListener('pointerdown', touched);
    return () => document.removeEventListener('pointerdown', touched);
  });
}
