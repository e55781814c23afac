import type { Games } from '../games.ts';
import type { Part } from './part.ts';
import { talkPart } from './talk.ts';

/** The parts that stand beside the desks of a server. */
export function asideParts(games: Games): readonly Part[] {
  return [talkPart(games)];
}
