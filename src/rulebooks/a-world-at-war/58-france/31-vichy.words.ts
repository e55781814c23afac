import { texts } from '../../../kernel/index.ts';

/** The texts of 31-vichy.ts. */
export const vichyTexts = texts({
  option: {
    vichy: 'Establish Vichy France, with {vichy}. Free French: {free}.',
    noVichy: 'Do not: all of France becomes Axis. Free French: {free}.',
  },
  bar: {
    noVichyAfterUs: 'With the U.S. and Germany at war Vichy France cannot be established.',
  },
  ask: {
    vichyBarred:
      'Before the Axis decide: are the U.S. and Germany at war, and which French surrender level was found?',
    vichy: 'The French surrender level is {level}: is Vichy France established?',
  },
  told: {
    vichy:
      'Vichy France is established: the southern part of France and Corsica are a neutral minor country.',
    noVichy: 'Vichy France is not established.',
    vichyLeft:
      'The turn was passed by: settle Vichy France, the colonies and the forces by the rule, and correct here what became of France and of each colony.',
    vichyLeftAt:
      'The turn was passed by: choose on the map whether there is a Vichy France. At a level of {level}: {forces}. Correct here what became of France and of each colony.',
  },
});
