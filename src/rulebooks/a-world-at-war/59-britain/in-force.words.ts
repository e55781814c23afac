import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of in-force.ts. */
export const say = texts({
  inForce: {
    britishSurrender: 'the British surrender of {turn} {year}',
    howWarResumes:
      'war between Germany and the U.S. is war with Britain too: declared by Germany at no BRP cost, by the U.S. at a USAT level of 50; never on Britain alone',
    nextSurrender: 'surrenders again only below {level}',
    germanDeclaration: 'a German declaration of war on the West: then not at all',
    japanNotYet: 'may not go to war with Britain or the U.S. yet',
    japanFightsOn: 'its war with Britain goes on',
    secondSurrender: 'a British surrender to Germany after Britain has entered the European war again',
  },
});
