import type { WordBook } from '../../../kernel/words.ts';

/** The texts of rule 57. */
export const WORDS = {
  'facts.objectives': 'Objectives',
  'facts.home-hexes': 'Japan',
  'facts.islands': 'Island groups',
  'facts.occupied': 'Japan',
  'facts.eliminated': 'Japan',
  'facts.cumulative': 'Japan, turn by turn',
  'facts.redeployments': 'Japan',
  'fact.pacificObjectives': 'How many Pacific objectives does Japan control?',
  'fact.homeHexes': 'How many hexes of Japan itself do Allied units occupy?',
  'fact.heldHexes': 'How many hexes that Japan held do Allied units occupy?',
  'fact.occupied': 'Do Allied units occupy {place}? An atomic attack marker there is not enough.',
  'fact.islandsFull':
    'How many Pacific island groups are wholly under {side}, every island fully supplied? (Midway is part of Hawaii.)',
  'fact.islandsPartial':
    'How many more island groups are partly under {side}: fully supplied islands beside isolated or enemy ones? (Midway is part of Hawaii.)',
  'fact.islandPeak': 'How many island groups did Japan control at its widest expansion?',
  'fact.eliminated.brps':
    'How many BRPs of enemy units has Japan eliminated in the Pacific this turn? Chinese, Russian and minor ones count, partisans do not.',
  'fact.eliminated.named-damaged':
    'How many named ships of its enemies were damaged there? Cruisers do not count.',
  'fact.eliminated.named-in-port': 'How many of their named ships were sunk in port there?',
  'fact.cumulative': '{turn} {year}: what did it add to Japanese resistance for {line}?',
  'fact.cumulativeBefore': 'What did all turns before this game add to Japanese resistance for {line}?',
  'fact.redeployments':
    'In how many Allied player turns can American forces still come over from the Pacific?',
  'sheet.cumulative': 'What this game turn adds to Japanese resistance',
  'sheet.cumulativeFirst':
    'What this game turn adds to Japanese resistance, before the second turn of the war with the U.S.',
  'sheet.cumulativeNothing': 'A game turn of which nothing was told',
  'line.japanese': 'Japanese control of {place}',
  'line.allied': 'Allied control of {place}',
  'line.pacificObjectives': 'Pacific objectives under Japan',
  'line.islandPeak': 'island groups of Japan at its widest expansion',
  'line.homeHexes':
    'Japanese hexes with Allied units: {first} for the first, {second} more for the second, {further} more for each further one',
  'line.c-china': 'Chinese resistance at {level} or lower',
  'line.c-siberia': 'Vladivostok and Irkutsk both Japanese',
  'line.c-india': '{enough} or more of Calcutta, Colombo, Dacca and Rangoon Japanese',
  'line.c-australia': '{enough} or more of Cairns, Darwin, Port Moresby and Townsville Japanese',
  'line.c-brps': 'enemy units eliminated, one for every {brps} BRPs',
  'line.c-islands': 'island groups of the Western Allies',
  'line.c-islands-8': '{from} to {to} island groups of the Western Allies',
  'line.c-islands-12': '{from} or more island groups of the Western Allies',
  'ask.japanTurn': 'End of {turn} {year}: what did Japan eliminate this turn, and what has changed?',
  'ask.japanTally':
    'What this turn adds to Japanese resistance for good: who holds these places, and how many island groups?',
  'ask.bombs': 'How many atomic bombs were used against Japan?',
  'told.cumulative': '{turn} {year} adds {by} to Japanese resistance for good.',
  'told.cumulativeUnknown':
    'Nobody said all that {turn} {year} adds to Japanese resistance. Not counted until it is put right: {lines}.',
  'told.islandPeak':
    'Japan has never held more island groups: {groups} count for its resistance from now on.',
  'told.japanSurrenders': 'Japan surrenders: its resistance level is {level}.',
  'told.japanCollapses':
    'Japan collapses: Tokyo, Osaka, Kagoshima, Mukden and Harbin are all occupied by the Allies.',
  'told.japanUnits':
    'Remove every Japanese unit from play, and with them those of Wang and of the Indian National Army.',
  'told.japanHexes':
    'Every hex that Japan controlled is now nobody\u2019s: the first major power to occupy it controls it. Hexes in Siberia are Russian again.',
  'told.thailand': 'Thailand surrenders: remove its units from play.',
  'told.japanColonies':
    'Japan\u2019s conquests and colonies, Manchuria too, are now nobody\u2019s: the first major power to occupy each controls it. What it held in Siberia is Russian at once, without Russian units there.',
  'told.japanBrps': 'Japan itself is worth no BRPs to whoever conquers it.',
  'told.europeFightsOn': 'The war in the Pacific is over. The European Axis fights on.',
  'told.bothOver': 'The war in the Pacific is over, as it is in Europe: so is the game.',
  'told.pacificOver': 'The war in the Pacific is over, and with it the game.',
  'told.japanElections':
    'Keep in mind: the surrender of Japan counts in a U.S. election in Europe, and in how USAT rises after one that went badly there.',
  'told.japanByDate': ({ bombs }) =>
    `Japan is taken to surrender now${bombs === 0 ? '' : `: ${String(bombs)} or more atomic bombs were used against it`}.`,
  'told.over.aaf':
    'Turn {nth} of {of}: {aaf} AAF in the Pacific may go from the Pacific to the Atlantic U.S. box ({aafTotal} in all).',
  'told.over.marines':
    'Turn {nth} of {of}: {marines} {kind} marine units in the Pacific may go to the Atlantic U.S. box ({marinesTotal} in all).',
  'told.over.infantry':
    'Turn {nth} of {of}: {infantry} {kind} infantry units in the Pacific may go to the Atlantic U.S. box ({infantryTotal} in all).',
  'told.over.carriers':
    'Turn {nth} of {of}: {carriers} CVs with their air, {battleships} {factors}-factor battleships and {destroyers} destroyer factors in the Pacific may go to the Atlantic U.S. box ({carriersTotal}, {battleshipsTotal} and {destroyersTotal} in all).',
  'inForce.japanHexes': 'Hexes that Japan held are nobody\u2019s until a major power occupies them',
  'inForce.japanHexes.lifted': 'for each hex, the first major power that occupies it',
  'inForce.japanInElections':
    'The surrender of Japan counts in a U.S. election in Europe, and in how USAT rises after one that went badly there',
  'inForce.japanBrps': 'Japan itself is worth no BRPs',
  'inForce.over': 'American forces may come over from the Pacific in {turns} more Allied player turns',
  'inForce.over.lifted': 'Allied player turn {of} after the surrender of Japan',
} satisfies WordBook;
