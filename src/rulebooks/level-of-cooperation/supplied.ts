import type { Json } from '../../kernel/json.ts';
import { type WordBook, type Words, words } from '../../kernel/words.ts';
import type { GameData } from './card.ts';

/** The players' card, and where play began in the middle (S1). */
export function supplied(data: Json): readonly Words[] {
  if (data === null) return [];
  const { card, round, nation } = data as unknown as GameData;
  const begun = [
    ...(round === undefined ? [] : [words('supplied.round', { round })]),
    ...(nation === undefined ? [] : [nation]),
  ];
  return [
    words('supplied.card', { card: card.title }),
    ...(begun.length > 0 ? [words('supplied.middle', { begun })] : []),
  ];
}

export const SUPPLIED_WORDS: WordBook = {
  'supplied.card': 'card \u201c{card}\u201d',
  'supplied.middle': 'a start in the middle ({begun})',
  'supplied.round': ({ round }) => (round === 0 ? 'before the first round' : `round ${Number(round)}`),
};
