import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of rule 62, and of the end of a game. */
export const say = texts({
  facts: {
    us: 'U.S. elections',
    'us-attacked': 'U.S. elections',
    resistance: 'Japan',
    embargo: 'U.S. elections',
    decided: 'Surrender',
  },
  fact: {
    atomicUs:
      'How many successful German atomic attacks were there so far on the continental U.S. or the Atlantic U.S. box?',
    usAttacked: 'Was there a successful German atomic attack on the continental U.S. in this turn?',
    resistanceJapan: 'What is the resistance level of Japan?',
    embargo: 'Has the U.S. put its oil embargo on Japan again after an election?',
    axisVictory: 'Have the Allies lost, with France, Britain and Russia in a state of surrender?',
    decided: 'For whom is the game decided?',
  },
  name: {
    allies: 'the Allies',
    'us-and-britain': 'the U.S. and Britain',
  },
  sheet: {
    electionEurope: 'U.S. election: Europe',
    electionPacific: 'U.S. election: the Pacific',
  },
  line: {
    electionDps: 'DP level of {power}',
    electionAtomic:
      'atomic attacks on Britain and the Atlantic U.S. box: {first} for the first, {second} more for the second, {further} more for each further one',
    britainBelow: 'British surrender level below {level}',
    britainAbove: 'British surrender level above {level}',
    britainStands: 'Britain has not surrendered',
    hasSurrendered: 'surrender of {power}',
    japaneseResistance: 'Japanese resistance level',
    japanDeclared: 'Japan declared war on the U.S.',
  },
  election: {
    '0': 'no offensive economic warfare',
    none: 'U.S. policy as before',
    '-1': 'no ground attacks under 2:1',
    '-2': 'no full offensives',
    '-3': 'no offensive operations',
    '-4': 'no attritions',
    '-5': 'ground units stay in the U.S. box',
    '-6': 'air units stay in the U.S. box, too',
    '-7': 'a separate peace',
    below: 'a separate peace at a lower tension',
  },
  ask: {
    election: {
      year: 'U.S. election after the 1945 year start: only what its result depends on is asked for.',
      attack: 'The U.S. was attacked with an atomic bomb. What does the election in Europe come to?',
    },
    milder:
      'The result in {theatre} is {result}. Take it, or a milder one? Each brings what stands below it too.',
    embargo:
      'Does the U.S. put its oil embargo on Japan again? It then raises USJT by 1 in this turn and each later one.',
    reentry: 'The U.S. is at war with {enemy} again: who declared war?',
  },
  told: {
    attacksOnUs:
      'Atomic attacks on the U.S. so far, this turn\u2019s among them: {count}. Report another number if there were more.',
    attackInPeace:
      'An atomic attack on the U.S. was told, but no war between it and Germany: report the war first. No election is held.',
    electionUnknown:
      'Nobody said all that the U.S. election counts: nothing comes of it until the result is put right.',
    election: {
      europe: 'U.S. election: Europe comes to {result}.',
      pacific: 'U.S. election: the Pacific comes to {result}.',
    },
    roosevelt: 'The U.S. election favours the Allies: nothing changes.',
    axisWins: 'The Axis wins the U.S. election in {theatre}: the result there is {result}.',
    axisWinsOffset:
      'The Axis wins the U.S. election in {theatre} alone. Offset by the other theatre, the result there is {result}.',
    theatreOver: 'The war in {theatre} is over: nothing comes of the result there.',
    milder: 'In {theatre} the milder result {taken} is taken in place of {result}.',
    restricted: {
      '0': 'In {theatre} American forces end all offensive economic warfare: strategic and conventional bombing, submarine warfare, flying bombs and rockets. They make no atomic attacks.',
      '-1': 'In {theatre} American forces neither begin nor continue ground attacks at less than 2:1.',
      '-2': 'In {theatre} the U.S. conducts no full offensives.',
      '-3': 'In {theatre} American forces take no part in offensive operations of any kind.',
      '-4': 'In {theatre} American forces take no part in attritions.',
      '-5': 'For {theatre} American ground units may not leave the U.S. box.',
      '-6': 'For {theatre} American air units may not leave the U.S. box.',
    },
    recorded: '{tension} is recorded again: every {points} points that it rises make the result one better.',
    noWarToEnd:
      'The U.S. is not at war with {enemy}: there is no peace to sign, and play goes on in {theatre}.',
    modifiers: {
      europe:
        'Leave out of the USAT list what counts the major powers at war with the Axis: from now on each major power but the U.S. at war with Germany adds 1 at the start of every turn, and the program counts it. All other normal modifiers go on, and those that apply after an election alone are added.',
    },
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
    embargoLifted: 'The American oil embargo on Japan is lifted.',
    noEmbargo: 'At peace with Japan and with USJT below {level} the U.S. cannot put the embargo on again.',
    embargoLeft:
      'Whether the U.S. puts its oil embargo on Japan again is left to you: if it does, put that right in the facts. Till then it stays lifted.',
    embargo: 'The U.S. puts its oil embargo on Japan again: USJT rises by 1 each turn.',
    regained: '{tension} has risen: the U.S. election result in {theatre} is now {result}.',
    unrestricted: '{tension} has risen: no result of the election restricts the U.S. in {theatre} any more.',
    staysOut:
      'The U.S. is defeated and takes no part in the war any more: there is no war between it and {enemy}.',
    reentry: {
      whole:
        '{enemy} has declared war on the U.S., which fights again without any restriction of the election.',
      restricted:
        'The U.S. is at war with {enemy} again. Its result there is {result}, and restricts it as before until {tension} has risen.',
      free: 'The U.S. is at war with {enemy} again, and nothing restricts it any more.',
    },
    noSubmarines:
      'Germany receives no modifiers for submarine warfare for this declaration of war if the U.S. was at war in Europe before.',
    usDefeated:
      'The U.S. is defeated: it is at peace with Germany and Japan, and takes no part in the war in either theatre any more. The other Allies may fight on.',
    attackFails:
      'The attack does not force the U.S. to make peace: it changes nothing for American participation in the war.',
    attackLifts: 'The attack does not force the U.S. to make peace: nothing restricts it in Europe any more.',
    axisVictory:
      'France, Britain and Russia are in a state of surrender, Germany and Japan are not: the game ends in a decisive victory of the Axis.',
    decided: {
      axis: 'The Axis has won a decisive victory.',
      europe:
        'The game is decided for the Allies: the European Axis is beaten. How great a victory it is, the table says.',
      pacific:
        'The game is decided for the Allies: Japan is beaten. How great a victory it is, the table says.',
      both: 'The game is decided for the Allies: the European Axis and Japan are beaten. How great a victory it is, the table says.',
      open: 'The last turn is over, and no surrender has decided the game. Who has won, and how, the table says.',
    },
  },
  option: {
    election: '{result}: {effect}',
    electionPeace: '{result}: a separate peace, {tension} {level}',
    electionNone: 'none: U.S. policy as before',
    embargo: 'Put it on again',
    noEmbargo: 'Leave it lifted',
  },
  bar: {
    allOrNothing: 'An atomic attack on the U.S. brings a separate peace, or nothing.',
  },
  inForce: {
    election: 'the U.S. election result in {theatre}',
    risen: '{tension} at {level}; {enemy} declares war on a neutral U.S.; an atomic attack that fails',
    risenPacific: 'USJT at {level}; Japan declares war on a neutral U.S.',
    restricted: {
      '0': 'no offensive economic warfare and no atomic attacks in {theatre}',
      '-1': 'no ground attacks at less than 2:1 in {theatre}',
      '-2': 'no full offensives in {theatre}',
      '-3': 'no offensive operations in {theatre}',
      '-4': 'no attritions in {theatre}',
      '-5': 'ground units stay in the U.S. box, for {theatre}',
      '-6': 'air units stay in the U.S. box, for {theatre}',
    },
    modifiers:
      '+1 in USAT each turn for each major power but the U.S. at war with Germany, in place of the usual modifiers for them',
    embargo: '+1 in USJT each turn for the oil embargo',
    embargoLifted: 'the oil embargo on Japan is lifted',
    noResult: 'no election result applies in {theatre} any more',
    peace: 'a separate peace with {enemy}',
    newWar: 'a new war between them',
    'peace.europe': 'no American units in Europe; those that return are not intercepted',
    'peace.pacific':
      'American units may be on the Pacific front and in Australia, and Japan may not attack them; they are not intercepted',
    'peace.grants': 'BRP grants by {tension}',
    'peace.governed':
      'what the U.S. does short of war follows from {tension}, without a second mobilization and within the result of the election',
    'peace.neutral': 'mobilizations go on; a basic allotment of {dps} DPs a year; {rps} RPs',
    'peace.neutralPacific': 'mobilizations go on; {rps} RPs',
    defeated: 'the U.S. takes no part in the war in either theatre',
    attack: 'an atomic attack on the U.S.',
  },
});
