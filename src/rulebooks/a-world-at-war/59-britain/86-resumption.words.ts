import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 86-resumption.ts. */
export const say = texts({
  told: {
    tooEarly:
      'Neither Germany nor the U.S. may declare war on the other in the turn of the British surrender and the next.',
    notBritainAlone: 'Germany may not declare war on Britain alone: it is at war with the U.S. as well.',
    usTooCalm: 'The U.S. may declare war on Germany only at a USAT level of {needed} or more: it is {level}.',
    germanyResumes:
      'Germany has declared war on the U.S.: it is at war with Britain too, at no BRP cost. Britain will not surrender again.',
    usResumes: 'The U.S. has declared war on Germany: Britain is at war with Germany too.',
    warResumes: 'Germany is at war with the U.S., and so with Britain too. Say who declared it.',
    withBritainAlone: 'Germany and Britain are at war again, as the players let it be; the U.S. is not.',
    japanTooEarly: 'Japan may not go to war in the turn of the British surrender and the next.',
    japanResumes: 'Japan is at war with Britain and the U.S.: its peace with Britain is over.',
  },
});
