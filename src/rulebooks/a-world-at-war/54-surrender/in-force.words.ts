import { texts } from '../../../kernel/index.ts';

/** The texts of in-force.ts. */
export const inForceTexts = texts({
  inForce: {
    title: 'In force',
    about: 'what stands',
    on: 'on whom',
    since: 'since',
    lifted: 'what lifts it',
    rule: 'rule',
    always: 'the beginning',
    turnStart: 'the start of this player turn',
    surrender: 'the surrender of {power}',
    never: 'nothing: for the rest of the game',
  },
});
