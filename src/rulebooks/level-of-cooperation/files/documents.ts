import type { Json } from '../../../kernel/index.ts';
import type { GameData } from './card.ts';

/** The files that say what a game was set up with: the card as the game began on it, and what else held then. */
export function documentsOf(data: Json): readonly Json[] {
  const { card, ...start } = data as unknown as GameData;
  const { note, ...rest } = card;
  return [
    { format: 1, kind: 'card', ...rest, ...(note === '' ? {} : { note }) },
    // a card alone says nothing of it
    ...(start.replaced ? [{ format: 1, kind: 'start', ...start }] : []),
  ] as unknown as readonly Json[];
}
