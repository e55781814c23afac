import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of quiet-turns.ts. */
export const say = texts({
  row: {
    next: 'Nothing more before the turn of {player}',
  },
  limit: {
    oneNext: 'Only one turn is the next in which something happens.',
  },
  nothing: {
    turns: 'Nothing in the turns of {players}',
  },
  told: {
    quiet: 'Nothing happens on the map in the turns of {players}.',
  },
});
