import type { Json } from '../../kernel/json.ts';
import { type Words, words } from '../../kernel/words.ts';
import type { GameData } from './data.ts';

/** The players' map with which a game was made, and where it began, in words. */
export function supplied(data: Json): readonly Words[] {
  const { map, start } = data as unknown as GameData;
  return [
    ...(map ? [words('supplied.map', { lands: map.lands.length })] : []),
    ...(start ? [words('supplied.middle', { turn: start.turn })] : []),
  ];
}

/** What the players supplied, as it is called. */
export const WORDS = {
  'supplied.map': 'a map of your own, with {lands} lands of players',
  'supplied.middle': 'a start of your own in turn {turn}',
};
