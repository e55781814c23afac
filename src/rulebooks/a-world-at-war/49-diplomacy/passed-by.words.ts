import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of passed-by.ts. */
export const say = texts({
  told: {
    noDps: 'No DPs to place: {factions} passed by.',
    noCovert: 'No covert operations in play: all factions passed by.',
    noSubversion: 'No level of subversion in play: Russia passed by.',
  },
});
