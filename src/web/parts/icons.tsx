import type { ReactNode } from 'react';
import type { Tool } from '../tool.ts';

/** Simple strokes on a field of 24. */
const STROKES = {
  map: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14',
  todo: 'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM8 12l3 3 5-6',
  facts: 'M12 21s-6-5.4-6-10a6 6 0 1 1 12 0c0 4.6-6 10-6 10zM12 8.800a2.200 2.200 0 1 0 .1 0',
  log: 'M6 3h9l4 4v14H6zM14 3v5h5M9 12h7M9 16h7',
  watch: 'M3 19h18M4 15l4-5 4 3 4-8 4 4',
  talk: 'M4 4h13v9H9l-4 4v-4H4zM20 9v8h-1v4l-4-4h-4',
  notes: 'M15 4l5 5L9 20H4v-5zM12 7l5 5',
  back: 'M9 7L4 12l5 5M4 12h10a5 5 0 0 1 0 10h-2',
  skip: 'M5 6l6 6-6 6M12 6l6 6-6 6M20 5v14',
  more: 'M5 10.7a1.3 1.3 0 1 0 .1 0M12 10.7a1.3 1.3 0 1 0 .1 0M19 10.7a1.3 1.3 0 1 0 .1 0',
  rulings: 'M12 6c-2-2-5-2-8-2v14c3 0 6 0 8 2 2-2 5-2 8-2V4c-3 0-6 0-8 2zM12 6v14',
  seats:
    'M9 11a3.500 3.500 0 1 0-.1 0M3 20c0-4 3-6 6-6s6 2 6 6M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14.500c2 .8 3 2.800 3 5.500',
  deadlines: 'M5 6h14v14H5zM5 10h14M9 3v5M15 3v5',
  allow: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM8 12l3 3 5-6',
  habits: 'M12 4a8 8 0 1 0 8 8M12 8v4l3 2M16 3l4 1-1 4',
  notices: 'M6 17v-6a6 6 0 1 1 12 0v6l2 2H4zM10 21h4',
  print: 'M7 9V4h10v5M7 17H4v-6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v6h-3M7 14h10v6H7z',
  odds: 'M6 3h12v18H6zM9 7h6M9 12h.1M12 12h.1M15 12h.1M9 16h.1M12 16h.1M15 16h.1',
  close: 'M6 6l12 12M18 6L6 18',
  lock: 'M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM8 11V8a4 4 0 0 1 8 0v3',
  clock: 'M12 4a8 8 0 1 0 .1 0M12 7.500V12l3 2',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9.200a2.800 2.800 0 1 0 .1 0',
  glossary: 'M5 18V6a2 2 0 0 1 2-2h12v16H7a2 2 0 0 1 0-4h12M9 8h6',
  find: 'M11 5a6 6 0 1 0 .1 0M16 16l4 4',
  on: 'M9 5l7 7-7 7',
  before: 'M15 5l-7 7 7 7',
  down: 'M6 9l6 6 6-6',
  tick: 'M5 12.500l4.500 4.500L19 7',
} as const satisfies Record<Exclude<Tool, never>, string> & Record<string, string>;

/** A sign of the frame; what it means stands beside it. */
export function Icon({ of }: { readonly of: keyof typeof STROKES }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={STROKES[of]} />
    </svg>
  );
}
