import { texts } from '../../../kernel/index.ts';

/** The texts of 89-far-east.ts. */
export const farEastTexts = texts({
  told: {
    japanAdheres: 'Japan adheres to the peace: its war with Britain is over.',
    hexesInAsia:
      'Hexes in the Far East too: Britain keeps those that it can fully supply from a mapboard box; the others come under Japanese control.',
    noConcessionsInAsia:
      'Britain concedes nothing in the Far East. Australia and India remain British minor allies.',
    japanMayResume:
      'From the second turn after the surrender on Japan may declare war on Britain and the U.S. together.',
    japanDeclines:
      'Japan fights on: its war with Britain goes on, unless Britain enters the war in Europe again and surrenders to Germany a second time.',
    onlyInEurope: 'The British surrender holds in Europe only: Britain and the U.S. go on fighting Japan.',
    japanNotAlone: 'Japan may not go to war with Britain without going to war with the U.S. too.',
  },
  ask: {
    farEast: 'Is Japan at war with Britain, and with the U.S.?',
    treaty: 'Britain has surrendered to Germany. Does Japan end its war with Britain, or fight on?',
  },
  option: {
    adhere: 'Japan adheres to the peace between Germany and Britain',
    fightOn: 'Japan fights on',
  },
  inForce: {
    noConcessionsInAsia:
      'no British concessions in the Far East; Australia and India stay British minor allies',
    japanResumes: 'war with Britain and the U.S.',
    japanNotAlone: 'may go to war with Britain only together with the U.S.',
    japanAtWar: 'war with both',
  },
});
