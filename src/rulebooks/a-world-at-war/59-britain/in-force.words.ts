import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of in-force.ts. */
export const say = texts({
  inForce: {
    britishSurrender: 'the British surrender of {turn} {year}',
    commonwealth: 'Canadian, South African, Australian and Indian units may be lent to the U.S.',
    britishBase: 'a BRP base of at least {floor}',
    commonwealthFalls: 'lower where Australia or India surrenders',
    canada: 'British units may be built in Canada',
    britishLevelRises:
      'a British resistance level above zero, unless all hexes in Britain are isolated or under Axis control',
    noWarYet: 'Germany and the U.S. declare no war on each other',
    turnAfter: 'the end of the turn that follows the surrender',
    howWarResumes:
      'war between Germany and the U.S. is war with Britain too: declared by Germany at no BRP cost, by the U.S. at a USAT level of 50; never on Britain alone',
    warWithUs: 'war between Germany and the U.S.',
    britainNeutral: 'neutral, as the U.S. is',
    neutralDeployments:
      'British and Commonwealth units may deploy to Europe, American ones may not; not past an Axis Gibraltar or through Axis territory, and no war on minor countries',
    nextSurrender: 'surrenders again only below {level}',
    germanDeclaration: 'a German declaration of war on the West: then not at all',
    britishPartisans:
      'may build {count} partisans in what the Axis hold of Britain, with partisan production {most}',
    noAsianConcessions:
      'no British concessions in the Far East; Australia and India stay British minor allies',
    japanResumes: 'war with Britain and the U.S.',
    japanNotYet: 'may not go to war with Britain or the U.S. yet',
    japanBoth: 'may go to war with Britain only together with the U.S.',
    japanAtWar: 'war with both',
    japanFightsOn: 'its war with Britain goes on',
    secondSurrender: 'a British surrender to Germany after Britain has entered the European war again',
  },
});
