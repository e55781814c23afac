import { texts } from '../../../kernel/index.ts';

/** The texts of card.ts. */
export const warGameCardTexts = texts({
  card: {
    worth: 'What {place} pays its holder',
    there: 'What there is in {place}',
    standings: 'How {place} stands to each nation',
    rights: 'Who may enter, attack or influence {place}, and why not',
    land: 'Who may attack {place}, and why not',
    struck: 'What an attack on {place} does',
    next: 'What {place} may do next',
    notDue: 'What is not rolled for {place}, and why not',
    influence: 'Influence on {place}: the next roll, and the chance to have won in 1 to 5 turns',
    money: 'Money on {place}',
    alsoAttacked: 'attacked with it: {places}',
    byRoll: 'roll of {nation}, {when}',
    byInfluence: 'influence of {nation}, try {number}; each dollar 1 more',
    byInfluenceAlone: 'influence of {nation}, try {number}',
    once: 'once {when}',
    now: 'now',
    foreseen: 'when part I comes next',
    asked: 'if {nation} wants it',
    column: {
      worth: 'value',
      is: 'it has',
      comes: 'what comes of it',
      by: 'made so by',
      how: 'how',
      needs: 'needs',
      follows: 'what follows',
      tried: 'tries this turn',
      left: 'left under its cap (G.J2)',
      owes: 'owes this turn (G.J3)',
      against: 'may spend against it (G.J6)',
    },
  },
});
