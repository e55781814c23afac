import { texts } from '../../../kernel/index.ts';

/** The texts of 21-level.ts. */
export const franceLevelTexts = texts({
  facts: {
    'ground-factors': 'France',
    fleet: 'France',
    cooperation: 'France',
  },
  fact: {
    frenchObjectives:
      'How many European objectives does France control, Lyon and Marseilles not counted, Paris counted if it is French?',
    objectivesBesideParis:
      'How many European objectives does France control, Paris, Lyon and Marseilles not counted?',
    frenchGround:
      'How many French ground factors are in France, those lost to isolation and all air units left out?',
    frenchFleet: {
      whole: 'How many factors of the French fleet are neither damaged nor in a shipyard?',
      half: 'How many factors of the French fleet are damaged, or in row 2 or Launch of a French shipyard?',
    },
    frenchCooperation: 'Have the Western Allies a result of 7 or more for Anglo-French cooperation research?',
    turnOfFall: 'The turn in which France surrenders',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    frenchCooperation: 'On the research record of the Western Allies. Usually no.',
    frenchFleet: {
      whole: 'On the map: the French naval units. Usually 30 to 42; every five fewer than 42 count.',
      half: 'On the map and on the shipyard record of France. Usually 0 to 8.',
    },
    frenchGround: 'On the map: the French ground units in France. Usually fewer each turn.',
    frenchObjectives: 'On the map: the objective hexes. Usually few once France falls.',
  },
  sheet: {
    frenchLevel: 'Surrender level of France',
  },
  line: {
    axisHolds: 'Axis control of {place}',
    frenchObjectives: 'European objectives under French control',
    frenchGround: 'one for every {step} French ground factors in France',
    frenchFleet: 'one for every {step} naval factors below {full}',
    frenchTurn: 'the turn of the surrender',
    axisInFrance: 'Axis DPs in France',
    westInFrance: 'Western Allied DPs in France',
    covertInFrance: 'covert operations in France',
    frenchCooperation: 'Anglo-French cooperation research',
  },
  ask: {
    frenchLevel: 'France has fallen: what of it counts for its surrender level, its colonies and its value?',
  },
  told: {
    frenchLevel: 'The French surrender level is {level}.',
  },
});
