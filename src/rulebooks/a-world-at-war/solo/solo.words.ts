import { texts } from '../../../kernel/index.ts';

/** What the places of games without players stand as. */
export const worldSoloTexts = texts({
  stand: {
    untold: 'not known',
    nothing: 'no result in effect',
    conquered: 'conquered',
    attacked: 'attacked by {power}',
    result: '{result}, for {power}',
    allied: '{result}, for an Ally',
    fights: 'has not surrendered',
    surrendered: 'has surrendered',
    vichy: 'Vichy France',
    fallen: 'fallen, without Vichy France',
    level: '{from} to {to}',
    atWar: 'at war with the U.S.',
    held: 'held by {by}',
    colony: '{state}',
  },
  name: {
    french: 'French',
    free: 'Free French',
    independent: 'independent',
    vichy: 'Vichy French',
  },
});
