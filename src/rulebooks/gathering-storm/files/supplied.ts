import { type Json, type Words, texts } from '../../../kernel/index.ts';
import type { GameData } from './pack.ts';
import { part } from '../part.ts';
import { seasonOf } from '../state.ts';

/** The players' pack with which a game was made, and where it began, in words. */
export function suppliedWords(data: Json): readonly Words[] {
  const { pack, start } = data as unknown as GameData;
  return [
    ...(pack ? [say.supplied.pack({ title: pack.title })] : []),
    ...(start ? [say.supplied.middle({ ...seasonOf(start.turn) })] : []),
  ];
}

const say = texts({
  supplied: {
    pack: 'pack “{title}”',
    middle: 'a mid-game start ({season} {year})',
  },
});

/** What the players supplied, as it is called. */
export const SUPPLIED_FILES = part(import.meta.url, {
  texts: say,
});
