import type { Games } from '../games.ts';
import type { Presence } from '../presence.ts';
import { deadlinePart } from './deadline.ts';
import type { Part } from './part.ts';
import { presencePart } from './presence.ts';
import { talkPart } from './talk.ts';
import { TIMES } from './times.ts';

/** The parts that stand beside the desks of a server. */
export function asideParts(games: Games, presence: Presence): readonly Part[] {
  return [TIMES, presencePart(games, presence), deadlinePart(games), talkPart(games)];
}
