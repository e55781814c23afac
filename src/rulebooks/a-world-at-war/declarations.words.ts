import { texts } from '../../kernel/texts/texts.ts';

/** The texts of declarations.ts. */
export const say = texts({
  bar: {
    tooEarly:
      'Neither Germany nor the U.S. may declare war on the other in the turn of the British surrender and the next.',
    japanTooEarly: 'Japan may not go to war in the turn of the British surrender and the next.',
    defeated: 'The U.S. is defeated and takes no part in the war any more.',
    britainAlone: 'There is no war with Britain alone: it is neutral as long as the U.S. is.',
    japanAlone: 'Japan may not go to war with Britain without going to war with the U.S. too.',
    tooCalm:
      'The U.S. may declare war on {enemy} only at a {tension} level of {needed} or more: it is {level}.',
    neutralBritain: 'A neutral Britain may not declare war on neutral minor countries.',
  },
});
