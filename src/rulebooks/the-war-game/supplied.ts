import type { Json } from '../../kernel/json.ts';
import type { Words } from '../../kernel/texts/words.ts';
import type { GameData } from './data.ts';
import { part } from './part.ts';
import { say } from './supplied.words.ts';

/** The players' map with which a game was made, and where it began, in words. */
export function supplied(data: Json): readonly Words[] {
  const { map, start } = data as unknown as GameData;
  return [
    ...(map ? [say.supplied.map({ lands: map.lands.length })] : []),
    ...(start ? [say.supplied.middle({ turn: start.turn })] : []),
  ];
}

/** What the players supplied, as it is called. */
export const SUPPLIED = part(import.meta.url, {
  texts: say,
});
