import { texts } from '../../../kernel/index.ts';

/** The texts of 8-aftermath.ts. */
export const aftermathTexts = texts({
  told: {
    britishBase:
      'Britain goes on as a major power. Its BRP base does not fall below {floor}; each of Australia and India that surrenders makes that {less} less.',
    noBritishElection:
      'No U.S. election follows. The U.S. may enter or go on with the war in Europe, unless Russia too is in a state of surrender and Japan has not surrendered.',
    commonwealthToUs:
      'From the next turn on all Canadian, South African, Australian and Indian units may be lent to the U.S., which may pay for their operations. The Commonwealth BRP base stays British.',
    canada:
      'British units may be built in Canada while the British resistance level is zero or less, or while all hexes in Britain are isolated or under Axis control.',
    warGoesOn:
      'The U.S. and Britain stay at war with the Axis, unless Russia too is in a state of surrender and Japan has not surrendered.',
    britishPartisans:
      'The Western Allies may build {count} partisans in what the Axis hold of Britain, with partisan production {most}.',
    britainNeutral: 'While the U.S. is neutral, Britain is neutral.',
    neutralDeployments:
      'While both are neutral, British and Commonwealth units may deploy to Europe, American ones may not. None goes past an Axis Gibraltar or through Axis territory, and Britain declares no war on neutral minor countries.',
    noWarNextTurn: 'In the turn after this one neither Germany nor the U.S. declares war on the other.',
    germanyMayDeclare:
      'From the second turn on Germany may declare war on the U.S., which is war with Britain too and costs no BRPs. It may not declare war on Britain alone.',
    usMayDeclare:
      'From the second turn on the U.S. may declare war on Germany at a USAT level of 50, which is war between Britain and Germany too.',
    neutralForGood:
      'The U.S. is defeated and stays neutral: so does Britain, and nobody declares war on it alone.',
    surrendersAgain:
      'At war again or still, Britain may surrender again, below this level only; removed units count as unbuilt then. Not if Germany has declared war on the West since.',
  },
  inForce: {
    commonwealthToUs: 'Canadian, South African, Australian and Indian units may be lent to the U.S.',
    britishBase: 'a BRP base of at least {floor}',
    commonwealthFalls: 'lower where Australia or India surrenders',
    canada: 'British units may be built in Canada',
    britishLevelRises:
      'a British resistance level above zero, unless all hexes in Britain are isolated or under Axis control',
    noWarNextTurn: 'Germany and the U.S. declare no war on each other',
    turnAfter: 'the end of the turn that follows the surrender',
    warWithUs: 'war between Germany and the U.S.',
    britainNeutral: 'neutral, as the U.S. is',
    neutralDeployments:
      'British and Commonwealth units may deploy to Europe, American ones may not; not past an Axis Gibraltar or through Axis territory, and no war on minor countries',
    britishPartisans:
      'may build {count} partisans in what the Axis hold of Britain, with partisan production {most}',
  },
});
