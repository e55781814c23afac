import { type Json, type Words, texts } from '../../../kernel/index.ts';
import { cooperationBoardTexts } from '../board/board.words.ts';
import type { GameData } from './card.ts';
import { part } from '../part.ts';

const say = texts({
  supplied: {
    card: 'card \u201c{title}\u201d',
    middle: 'a mid-game start ({begun})',
  },
});

/** The players' card with which a game was made, and where it began, in words. */
export function suppliedWords(data: Json): readonly Words[] {
  const { card, round, nation } = data as unknown as GameData;
  const begun = [
    ...(round === undefined ? [] : [cooperationBoardTexts.board.round({ round })]),
    ...(nation ? [nation] : []),
  ];
  return [
    say.supplied.card({ title: card.title }),
    ...(begun.length > 0 ? [say.supplied.middle({ begun })] : []),
  ];
}

/** What the players supplied, as it is called. */
export const SUPPLIED_FILES = part(import.meta.url, { texts: say });
