import type { Setting } from '../state.ts';

/** What the players call a target: the name that their pack gives it, or its id, which the word book knows. */
export function spoken({ targets }: Pick<Setting, 'targets'>, target: string): string {
  return targets.find(({ id }) => id === target)?.name ?? target;
}
