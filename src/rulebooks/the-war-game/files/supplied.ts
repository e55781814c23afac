import { type Json, type Words, texts } from '../../../kernel/index.ts';
import type { GameData } from './data.ts';
import { part } from '../part.ts';

/** The players' map with which a game was made, and where it began, in words. */
export function suppliedWords(data: Json): readonly Words[] {
  const { map, start } = data as unknown as GameData;
  return [
    ...(map ? [say.supplied.map({ lands: map.lands.length })] : []),
    ...(start ? [say.supplied.middle({ turn: start.turn })] : []),
  ];
}

const say = texts({
  supplied: {
    map: 'a map of your own, with {lands} lands of players',
    middle: 'a start of your own in turn {turn}',
  },
});

/** What the players supplied, as it is called. */
export const SUPPLIED_FILES = part(import.meta.url, {
  texts: say,
});
