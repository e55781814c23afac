import { renderValue, texts } from '../../../kernel/index.ts';
import { goneText } from '../stories/gone.words.ts';

/** The texts of c-battles.ts. */
export const battleTexts = texts({
  ask: {
    battle: 'The battle for {place}, attacked by {nations}: who takes it, and what is left?',
  },
  does: {
    battle: 'report the battle',
  },
  nothing: {
    battle: 'repelled, and nothing is left there',
  },
  verb: {
    report: 'Report',
  },
  told: {
    freed: ({ nation, place, now, ...others }, book) =>
      `${renderValue(book, nation)} frees ${renderValue(book, place)}: it is ${renderValue(book, now)}’s again.${goneText(others, book)}`,
    won: '{nation} has taken {place}.',
    conquered: (args, book) =>
      `${renderValue(book, args['nation'])} has taken ${renderValue(book, args['place'])}: Total Control. It counts half its value for builds, rail and bombing.${goneText(args, book)}`,
    repelled: 'The attack on {place} by {nations} is repelled: what is left of it goes back.',
  },
});
