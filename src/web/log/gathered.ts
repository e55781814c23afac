import type { ShownDispatch } from '../../kernel/game/directive.ts';

/** Something told, and the sums that were told on the way to it. */
export interface Gathered {
  readonly dispatch: ShownDispatch;
  readonly under: readonly ShownDispatch[];
}

/** Fewer sums on the way stand for themselves. */
const FEWEST = 2;

/** What was told, with the sums that lead straight to a result under it. */
export function gathered(dispatches: readonly ShownDispatch[]): readonly Gathered[] {
  const found: Gathered[] = [];
  let run: ShownDispatch[] = [];
  for (const dispatch of dispatches) {
    const isSum = dispatch.kind === 'note' && dispatch.sheet !== undefined;
    if (isSum) run.push(dispatch);
    else {
      const isFold = dispatch.kind === 'result' && run.length >= FEWEST;
      if (!isFold) found.push(...run.map(alone));
      found.push({ dispatch, under: isFold ? run : [] });
      run = [];
    }
  }
  return [...found, ...run.map(alone)];
}

function alone(dispatch: ShownDispatch): Gathered {
  return { dispatch, under: [] };
}
