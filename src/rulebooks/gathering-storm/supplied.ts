import type { Json } from '../../kernel/json.ts';
import { type Words, words } from '../../kernel/words.ts';
import type { GameData } from './pack.ts';
import { seasonOf } from './state.ts';

/** The players' pack with which a game was made, and where it began, in words. */
export function supplied(data: Json): readonly Words[] {
  const { pack, start } = data as unknown as GameData;
  return [
    ...(pack ? [words('supplied.pack', { title: pack.title })] : []),
    ...(start ? [words('supplied.middle', { ...seasonOf(start.turn) })] : []),
  ];
}

/** What the players supplied, as it is called. */
export const WORDS = {
  'supplied.pack': 'pack “{title}”',
  'supplied.middle': 'a mid-game start ({season} {year})',
};
