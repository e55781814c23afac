import type { WatchRow } from '../../kernel/board/panel.ts';
import { figure } from '../texts.ts';

/** How one of those that are watched stands. */
export type WatchState = 'over' | 'safe' | 'open' | 'fallen';

/** By its level and its highest mark: nothing is left to watch, it cannot be there, it may, or it surely is. */
export function stateOf({ level, near, marks }: WatchRow): WatchState {
  if (!level) return 'over';
  if (!near) return 'safe';
  return level.total.max <= highest(marks) ? 'fallen' : 'open';
}

function highest(marks: WatchRow['marks']): number {
  return Math.max(...marks.map(({ at }) => at));
}

/** The texts of the watch. */
export const WATCH_TEXTS = {
  curve: 'The band is all that was possible, the line its middle, the broken line its mark.',
  chart: (name: string): string => `The curve of ${name}`,
  falls: (at: string, what: string): string => `${at} or less: ${what}`,
  events: 'What moved it, turn by turn',
  level: (text: string): string => `level ${text}`,
  fromTo: (before: string, after: string): string => `was ${before}, now ${after}`,
  table: (name: string): string => `The curve of ${name} as a table`,
  turn: 'Turn',
  levelHead: 'Level',
  moved: 'What moved it',
  losses: 'What would bring it down',
  takes: (points: number): string =>
    points === 1 ? 'It takes a loss of 1 to be sure.' : `It takes a loss of ${points} to be sure.`,
  enough: 'Its level is low enough already.',
  now: 'now',
  possible: 'possible now',
  state: { over: '', safe: 'cannot fall now', open: 'not settled', fallen: 'at its mark' },
  sentence: (name: string, row: WatchRow): string => {
    const mark = `${figure(highest(row.marks))} or less`;
    switch (stateOf(row)) {
      case 'over':
        return name;
      case 'safe':
        return `${name} cannot fall now`;
      case 'open':
        return `${name} may be at ${mark}`;
      case 'fallen':
        return `${name} is at ${mark}`;
    }
  },
} as const;
