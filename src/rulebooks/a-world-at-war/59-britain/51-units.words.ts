import { texts } from '../../../kernel/index.ts';

/** The texts of 51-units.ts. */
export const unitTexts = texts({
  facts: {
    'removed-other': 'Britain',
  },
  name: {
    'infantry-factors': 'infantry factors (1 BRP)',
    'armor-factors': 'armor factors (2 BRPs)',
    'ground-brps': 'BRPs of other ground units',
    'nas-brps': 'BRPs of NAS',
    '1-factor': 'ships of 1 factor',
    '2-factor': 'ships of 2 factors',
    '3-factor': 'ships of 3 factors',
    '4-factor': 'ships of 4 factors',
    '5-factor': 'ships of 5 factors',
    whole: 'whole',
    damaged: 'damaged',
    'sunk-in-port': 'sunk in port',
    launch: 'on the Launch row',
    'row-2': 'on row 2',
    'row-3': 'on row 3',
    'row-4': 'on row 4',
    'row-5': 'on row 5',
  },
  fact: {
    leftBritain: {
      aaf: 'How many AAF has Britain left to remove, bombers, interceptors, jets and those of the Commonwealth not counted? More than asked for need not be counted.',
      ground:
        'How many BRPs of ground units and NAS has Britain left to remove, those of the Commonwealth, Free French and minors not counted? More than asked for need not be counted.',
      naval:
        'What do the naval units count that Britain has left to eliminate, less what is taken off for damage, port and shipyard? More than asked for need not be counted.',
    },
    otherFactors: 'How many factors had the other ground units that were removed, {source}?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    leftBritain: {
      aaf: 'On the map and in the force pool of Britain. Usually more than are asked for: then say those.',
      ground: 'On the map and in the force pool of Britain. Usually more than are asked for: then say those.',
      naval:
        'On the map and on the shipyard record of Britain. Usually more than are asked for: then say those.',
    },
    otherFactors: 'Among the units that were removed from the British force pool. Usually 0 to 20.',
  },
});
