import type { Games } from '../games/games.ts';
import type { Presence } from '../people/presence.ts';
import { botPart } from './bots.ts';
import { deadlinePart } from './deadline.ts';
import type { HandOver } from '../stand-ins/hand-over.ts';
import { linksPart } from './links.ts';
import type { AsidePart } from './part.ts';
import { lotsPart } from './lots.ts';
import { pastPart } from './past.ts';
import { presencePart } from './presence.ts';
import { standInPart } from './stand-ins.ts';
import { talkPart } from './talk.ts';
import { TIMES } from './times.ts';

/** The parts that stand beside the desks of a server. */
export function asideParts(
  games: Games,
  presence: Presence,
  handOver: Pick<HandOver, 'may'>,
): readonly AsidePart[] {
  return [
    TIMES,
    presencePart(games, presence),
    deadlinePart(games),
    standInPart(games, handOver),
    linksPart(games),
    botPart(games.database.bots),
    talkPart(games),
    pastPart(games),
    lotsPart(),
  ];
}
