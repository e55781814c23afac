import type { Json, files } from '../../../kernel/index.ts';
import { CARD, startOn } from './card-check.ts';
import { EXAMPLE_CARD } from './card.example.ts';
import type { BoardCard, GameData } from './card.ts';

const card: files.FileForm = {
  kind: 'card',
  title: 'A card of your own',
  about:
    'The neutrals with their neighbours, values, armies and start levels, and who holds the rest of the world.',
  without: 'The example card is played.',
  body: CARD.part,
  begins: [
    { title: 'Empty', document: { format: 1, kind: 'card', title: '', territories: [], neutrals: [] } },
    {
      title: 'From the example card',
      document: { format: 1, kind: 'card', ...(EXAMPLE_CARD as unknown as Record<string, Json>) },
    },
  ],
  fileName: () => 'card',
};

/** How a game begins on a card. */
function start(on: BoardCard): files.FileForm {
  return {
    kind: 'start',
    title: 'A start of your own',
    about:
      'Where a game begins on its card: levels, markers, what has been taken; or the middle of a game. Only what you set counts.',
    body: startOn(on).part,
    begins: [{ title: 'Empty', document: { format: 1, kind: 'start' } }],
    fileName: () => 'start',
  };
}

/** The files of docs/cards.md: a start changes the card before it, or the example. */
export function fileForms(data: Json): readonly files.FileForm[] {
  return [card, start((data as unknown as GameData | null)?.card ?? EXAMPLE_CARD)];
}
