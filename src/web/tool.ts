/** The tools of a desk, in their order; those after "more" stand behind it. */
export const ALL = [
  'map',
  'todo',
  'facts',
  'log',
  'watch',
  'talk',
  'notes',
  'back',
  'skip',
  'more',
  'rulings',
  'seats',
  'deadlines',
  'allow',
  'habits',
  'notices',
  'glossary',
] as const;
export type Tool = (typeof ALL)[number];

/** What a tool shows: the board, or a drawer over it. The question stands beside both. */
export type Pane = 'board' | 'side';

export function paneOf(tool: Tool): Pane {
  return tool === 'map' || tool === 'watch' ? 'board' : 'side';
}

/** Whether a tool stands behind "more". */
export function isBehindMore(tool: Tool): boolean {
  return ALL.indexOf(tool) > ALL.indexOf('more');
}
