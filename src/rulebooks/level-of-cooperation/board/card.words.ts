import { renderValue, texts } from '../../../kernel/index.ts';

/** The texts of card.ts. */
export const cooperationCardTexts = texts({
  card: {
    is: 'How {place} stands',
    may: 'Who may move {place}, with which chance, and what each may do there',
    level: 'level {level}',
    chance: '{chance} %',
    between: '{least} to {most}',
    attack: { yes: 'yes', 'if allowed': 'if the game itself allows it', no: 'no' },
    yes: 'yes',
    no: 'no',
    why: '{reason} ({clauses})',
    reasons: ({ parts }, book) =>
      (Array.isArray(parts) ? parts : []).map((each) => renderValue(book, each)).join(' '),
    column: {
      is: 'it is, and gives',
      choose: 'may choose it',
      hit: 'hits on, or less',
      moves: 'chance of a step',
      has: 'has there',
      attack: 'may attack',
      why: 'why not',
    },
  },
});
