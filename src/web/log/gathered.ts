import type { Shown } from '../../kernel/game/directive.ts';

/** Something told, and the sums that were told on the way to it. */
export interface Gathered {
  readonly dispatch: Shown;
  readonly under: readonly Shown[];
}

/** Fewer sums on the way stand for themselves. */
const FEWEST = 2;

/** What was told, with the sums that lead straight to a result under it. */
export function gathered(dispatches: readonly Shown[]): readonly Gathered[] {
  const found: Gathered[] = [];
  let run: Shown[] = [];
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

function alone(dispatch: Shown): Gathered {
  return { dispatch, under: [] };
}
