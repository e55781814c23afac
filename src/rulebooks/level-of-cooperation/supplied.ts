import type { Json } from '../../kernel/json.ts';
import { type Words, words } from '../../kernel/words.ts';
import type { GameData } from './card.ts';

/** The players' card with which a game was made, and where it began, in words. */
export function supplied(data: Json): readonly Words[] {
  const { card, round, nation } = data as unknown as GameData;
  const begun = [
    ...(round === undefined ? [] : [words('board.round', { round })]),
    ...(nation ? [nation] : []),
  ];
  return [
    words('supplied.card', { title: card.title }),
    ...(begun.length > 0 ? [words('supplied.middle', { begun })] : []),
  ];
}

/** What the players supplied, as it is called. */
export const WORDS = {
  'supplied.card': 'card \u201c{title}\u201d',
  'supplied.middle': 'a mid-game start ({begun})',
};
