import { once } from '../../../kernel/index.ts';
import type { Setting } from '../state.ts';

const NAMES = once((targets: Setting['targets']) => new Map(targets.map(({ id, name }) => [id, name ?? id])));

/** What the players call a target: the name that their pack gives it, or its id, which the word book knows. */
export function targetName({ targets }: Pick<Setting, 'targets'>, target: string): string {
  return NAMES(targets).get(target) ?? target;
}
