import { texts } from '../../../kernel/texts.ts';

/** The texts of rule 57. */
export const say = texts({
  facts: {
    objectives: 'Objectives',
    'home-hexes': 'Japan',
    islands: 'Island groups',
    occupied: 'Japan',
    eliminated: 'Japan',
    cumulative: 'Japan, turn by turn',
    redeployments: 'Japan',
  },
  fact: {
    pacificObjectives: 'How many Pacific objectives does Japan control?',
    homeHexes: 'How many hexes of Japan itself do Allied units occupy?',
    heldHexes: 'How many hexes that Japan held do Allied units occupy?',
    occupied: 'Do Allied units occupy {place}? An atomic attack marker there is not enough.',
    islandsFull:
      'How many Pacific island groups are wholly under {side}, every island fully supplied? (Midway is part of Hawaii.)',
    islandsPartial:
      'How many more island groups are partly under {side}: fully supplied islands beside isolated or enemy ones? (Midway is part of Hawaii.)',
    islandPeak: 'How many island groups did Japan control at its widest expansion?',
    eliminated: {
      brps: 'How many BRPs of enemy units has Japan eliminated in the Pacific this turn? Chinese, Russian and minor ones count, partisans do not.',
      'named-damaged': 'How many named ships of its enemies were damaged there? Cruisers do not count.',
      'named-in-port': 'How many of their named ships were sunk in port there?',
    },
    cumulative: '{turn} {year}: what did it add to Japanese resistance for {line}?',
    cumulativeBefore: 'What did all turns before this game add to Japanese resistance for {line}?',
    redeployments: 'In how many Allied player turns can American forces still come over from the Pacific?',
  },
  sheet: {
    cumulative: 'What this game turn adds to Japanese resistance',
    cumulativeFirst:
      'What this game turn adds to Japanese resistance, before the second turn of the war with the U.S.',
    cumulativeNothing: 'A game turn of which nothing was told',
  },
  line: {
    japanese: 'Japanese control of {place}',
    allied: 'Allied control of {place}',
    pacificObjectives: 'Pacific objectives under Japan',
    islandPeak: 'island groups of Japan at its widest expansion',
    homeHexes:
      'Japanese hexes with Allied units: {first} for the first, {second} more for the second, {further} more for each further one',
    'c-china': 'Chinese resistance at {level} or lower',
    'c-siberia': 'Vladivostok and Irkutsk both Japanese',
    'c-india': '{enough} or more of Calcutta, Colombo, Dacca and Rangoon Japanese',
    'c-australia': '{enough} or more of Cairns, Darwin, Port Moresby and Townsville Japanese',
    'c-brps': 'enemy units eliminated, one for every {brps} BRPs',
    'c-islands': 'island groups of the Western Allies',
    'c-islands-8': '{from} to {to} island groups of the Western Allies',
    'c-islands-12': '{from} or more island groups of the Western Allies',
  },
  ask: {
    japanTurn: 'End of {turn} {year}: what did Japan eliminate this turn, and what has changed?',
    japanTally:
      'What this turn adds to Japanese resistance for good: who holds these places, and how many island groups?',
    bombs: 'How many atomic bombs were used against Japan?',
  },
  told: {
    cumulative: '{turn} {year} adds {by} to Japanese resistance for good.',
    cumulativeUnknown:
      'Nobody said all that {turn} {year} adds to Japanese resistance. Not counted until it is put right: {lines}.',
    islandPeak: 'Japan has never held more island groups: {groups} count for its resistance from now on.',
    japanSurrenders: 'Japan surrenders: its resistance level is {level}.',
    japanCollapses:
      'Japan collapses: Tokyo, Osaka, Kagoshima, Mukden and Harbin are all occupied by the Allies.',
    japanUnits:
      'Remove every Japanese unit from play, and with them those of Wang and of the Indian National Army.',
    japanHexes:
      'Every hex that Japan controlled is now nobody\u2019s: the first major power to occupy it controls it. Hexes in Siberia are Russian again.',
    thailand: 'Thailand surrenders: remove its units from play.',
    japanColonies:
      'Japan\u2019s conquests and colonies, Manchuria too, are now nobody\u2019s: the first major power to occupy each controls it. What it held in Siberia is Russian at once, without Russian units there.',
    japanBrps: 'Japan itself is worth no BRPs to whoever conquers it.',
    europeFightsOn: 'The war in the Pacific is over. The European Axis fights on.',
    bothOver: 'The war in the Pacific is over, as it is in Europe: so is the game.',
    pacificOver: 'The war in the Pacific is over, and with it the game.',
    japanElections:
      'Keep in mind: the surrender of Japan counts in a U.S. election in Europe, and in how USAT rises after one that went badly there.',
    japanByDate: ({ bombs }) =>
      `Japan is taken to surrender now${bombs === 0 ? '' : `: ${String(bombs)} or more atomic bombs were used against it`}.`,
    over: {
      aaf: 'Turn {nth} of {of}: {aaf} AAF in the Pacific may go from the Pacific to the Atlantic U.S. box ({aafTotal} in all).',
      marines:
        'Turn {nth} of {of}: {marines} {kind} marine units in the Pacific may go to the Atlantic U.S. box ({marinesTotal} in all).',
      infantry:
        'Turn {nth} of {of}: {infantry} {kind} infantry units in the Pacific may go to the Atlantic U.S. box ({infantryTotal} in all).',
      carriers:
        'Turn {nth} of {of}: {carriers} CVs with their air, {battleships} {factors}-factor battleships and {destroyers} destroyer factors in the Pacific may go to the Atlantic U.S. box ({carriersTotal}, {battleshipsTotal} and {destroyersTotal} in all).',
    },
  },
  inForce: {
    japanHexes: 'Hexes that Japan held are nobody\u2019s until a major power occupies them',
    'japanHexes.lifted': 'for each hex, the first major power that occupies it',
    japanInElections:
      'The surrender of Japan counts in a U.S. election in Europe, and in how USAT rises after one that went badly there',
    japanBrps: 'Japan itself is worth no BRPs',
    over: 'American forces may come over from the Pacific in {turns} more Allied player turns',
    'over.lifted': 'Allied player turn {of} after the surrender of Japan',
  },
});
