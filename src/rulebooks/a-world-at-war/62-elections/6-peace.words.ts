import { texts } from '../../../kernel/index.ts';

/** The texts of 6-peace.ts. */
export const peaceTexts = texts({
  facts: {
    us: 'U.S. elections',
  },
  told: {
    separatePeace:
      'The U.S. signs a separate peace with {enemy}: the war between them is over. (The U.S. is not conquered.)',
    peace: {
      europe:
        'Move all American ground, air and naval units, airbases and rocket bases in Europe to the Atlantic U.S. box at once, before any British concessions. While the U.S. is at war with Japan, its units may be in the South Africa box.',
      pacific:
        'American units in the Pacific may stay in, move and redeploy to hexes of the Western Allies on the Pacific front and in Australia. Japan may not attack them without a declaration of war.',
      return: 'American redeployments in {theatre} are not intercepted.',
      others: 'All other Allies at war in {theatre} fight on.',
      grants: 'Which American BRP grants are allowed now follows from {tension}.',
      mobilizations:
        'The U.S. goes on mobilizing each turn for {theatre} until all its mobilizations there are done.',
      dps: 'While neutral the U.S. has a basic allotment of {dps} DPs in each year start, with what BRPs and territory add, and goes on with its diplomacy.',
      dpsInAll:
        'While neutral the U.S. receives {dps} DPs in all in each year start, and goes on with its diplomacy.',
      none: 'Defeated, the U.S. makes no BRP grants, and has no mobilizations, DPs and RPs any more.',
      rps: 'While neutral the U.S. receives {rps} RPs for {theatre}, where it was at war, and goes on with research and production.',
    },
    governed: {
      '62': {
        '66': 'What the U.S. does short of war in {theatre}, and whether it may declare war again, follows from {tension} as before its entry.',
        '66A': 'Mobilizations of the U.S. that have taken place are not triggered again.',
        '66B': 'No result of {tension} allows in {theatre} what the result of the election forbids.',
      },
    },
  },
  inForce: {
    peace: {
      europe: 'no American units in Europe; those that return are not intercepted',
      pacific:
        'American units may be on the Pacific front and in Australia, and Japan may not attack them; they are not intercepted',
      grants: 'BRP grants by {tension}',
    },
    newWar: 'a new war between them',
  },
});
