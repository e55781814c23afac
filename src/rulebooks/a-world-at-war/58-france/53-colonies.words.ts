import { texts } from '../../../kernel/index.ts';

/** The texts of 53-colonies.ts. */
export const colonyTexts = texts({
  facts: {
    colony: 'French colonies',
  },
  fact: {
    frenchColony:
      'What is {colony}: French, taken by the Axis or Britain, Free French, Vichy or independent?',
    colonyDie: 'The die for French colonies',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    frenchColony:
      'On the map: the marker of the colony, or whose units hold it. Usually French until France falls.',
  },
  sheet: {
    colonies: 'French colonies: {of}',
    coloniesIf: {
      established: 'French colonies, with Vichy France: {of}',
      none: 'French colonies, without Vichy France: {of}',
    },
  },
  line: {
    vichyEstablished: 'Vichy France established',
    frenchLevel: 'French surrender level',
  },
  outcome: {
    free: 'Free French: {colonies}',
    noneFree: 'nothing of {of} becomes Free French',
  },
  hope: {
    none: 'nothing becomes Free French',
    some: 'something becomes Free French',
    all: 'all becomes Free French',
  },
  ask: {
    levelAgain: 'Which French surrender level was found?',
    colonies: 'One die for {of}: what of it becomes Free French?',
  },
  told: {
    alliesInVichyColonies: 'Eliminate Allied forces in the Vichy colonies: {colonies}.',
    colonyRolled: '{of}: the die shows {die}, with its modifiers {sum}.',
    coloniesFree: 'Free French: {colonies}.',
    coloniesVichy: 'Vichy French: {colonies}.',
    coloniesIndependent: 'Independent and neutral: {colonies}.',
    coloniesAxis: '{colonies}: Axis conquests until the Allies capture them; no die counts for them.',
    coloniesBritish: 'Free French without a die, as Britain controls them: {colonies}.',
    coloniesLeft: 'The turn was passed by: roll for {of} on the map, and report what its colonies are now.',
    freeHexes:
      '{colonies}: all hexes become British-controlled but those that the Axis control. Britain receives their prorated BRPs at the start of the next Allied player turn.',
    independent:
      '{colonies}: the colonial administration is overthrown. Place one {unit} infantry unit in each capital, its whole force pool. Attacked only after a declaration of war for {brps} BRPs, with what that does to the USAT level.',
    alliesInIndependent: 'Eliminate Allied forces in the former colonies: {colonies}.',
  },
  name: {
    'lebanon-syria': 'Lebanon-Syria',
    'north-africa': 'French North Africa',
    morocco: 'Morocco',
    algeria: 'Algeria',
    tunisia: 'Tunisia',
    french: 'French',
    british: 'British',
    free: 'Free French',
    vichy: 'Vichy French',
    independent: 'independent',
  },
  inForce: {
    independent:
      '{colonies}: neutral, one {unit} infantry unit each; attacked only after a declaration of war for {brps} BRPs',
    independentAttacked: 'a declaration of war on it',
    coloniesAxis: '{colonies}: Axis conquests',
    axisColoniesTaken: 'capture by the Allies',
  },
});
