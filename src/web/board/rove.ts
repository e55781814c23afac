import { type KeyboardEvent, type RefCallback, useRef, useState } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** What a thing among many needs to be one of them for the keyboard. */
export interface Stop {
  /** An attribute in small letters: so SVG has it as well as HTML. */
  readonly tabindex: 0 | -1;
  readonly ref: RefCallback<Element & HTMLOrSVGElement>;
  onFocus(): void;
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * Many things behind one stop of the Tab key, at the `first` to begin with: the arrows go on to the next of them. Enter and Space
 * press.
 */
export function useRove(
  ids: readonly string[],
  press: (id: string) => void,
  first: string | undefined = ids[0],
): (id: string) => Stop {
  const [at, setAt] = useState<string | null>(null);
  const found = useRef(new Map<string, HTMLOrSVGElement>());
  const now = at !== null && ids.includes(at) ? at : first;
  return (id) => ({
    tabindex: id === now ? 0 : -1,
    ref: (element) => {
      if (element) found.current.set(id, element);
      else found.current.delete(id);
    },
    onFocus: () => setAt(id),
    onKeyDown(event) {
      const step = STEPS[event.key];
      if (step !== undefined) {
        event.preventDefault();
        const next = ids[(ids.indexOf(id) + step + ids.length) % ids.length];
        if (next !== undefined) found.current.get(next)?.focus();
      } else if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        press(id);
      }
    },
  });
}
