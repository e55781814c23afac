import type { Json } from '../../../kernel/json.ts';
import { texts } from '../../../kernel/texts.ts';
import { fill } from '../../../kernel/words.ts';
import { type Kind, KINDS } from './6-table.ts';

const ONE: Readonly<Record<Kind, readonly [one: string, many: string]>> = {
  infantry: ['factor of infantry', 'factors of infantry'],
  armor: ['3-5 armor unit', '3-5 armor units'],
  aaf: ['factor of army air', 'factors of army air'],
  named: ['named ship of its choice', 'named ships of its choice'],
  cruisers: ['cruiser', 'cruisers'],
  destroyers: ['factor of destroyers', 'factors of destroyers'],
};

/** A number of units of a table. */
function counted(kind: Kind, count: Json | undefined): string {
  const [one, many] = ONE[kind];
  return `${String(count)} ${count === 1 ? one : many}`;
}

/** What a side has, kind by kind; where the words are only listed, the kinds with the names of their arguments. */
function listed(args: Readonly<Record<string, Json>>): string {
  return KINDS.filter((kind) => args[kind] !== 0)
    .map((kind) => counted(kind, args[kind]))
    .join(', ');
}

/** The texts of rule 58. */
export const say = texts({
  facts: {
    paris: 'Control of places',
    'ground-factors': 'France',
    fleet: 'France',
    cooperation: 'France',
    base: 'France',
    colony: 'French colonies',
  },
  fact: {
    parisAxis: 'Do the Axis control Paris now that Allied combat is over?',
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
    frenchLevel: 'The French surrender level',
    frenchVichy: 'What became of France: not decided, Vichy France established, or none?',
    frenchFellIn: 'In which turn did France surrender?',
    frenchColony:
      'What is {colony}: French, taken by the Axis or Britain, Free French, Vichy or independent?',
    colonyDie: 'The die for French colonies',
    left: {
      french: {
        named: 'How many named ships has France left, damaged ones and those in rows 2 and Launch counted?',
        cruisers: 'How many cruisers (units) has France left, damaged ones counted?',
        destroyers: 'How many factors of destroyers has France left, damaged ones counted?',
      },
    },
    frenchBase: 'What is the BRP base of France as it surrenders?',
  },
  sheet: {
    frenchLevel: 'Surrender level of France',
    colonies: 'French colonies: {of}',
    coloniesIf: {
      established: 'French colonies, with Vichy France: {of}',
      none: 'French colonies, without Vichy France: {of}',
    },
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
    vichyEstablished: 'Vichy France established',
    frenchLevel: 'French surrender level',
  },
  french: {
    forces: (args, book) => fill(book, listed(args) || 'nothing', args),
  },
  outcome: {
    frenchForces: 'Vichy France: {vichy}; Free French beside it: {beside}; without it: {alone}',
    free: 'Free French: {colonies}',
    noneFree: 'nothing of {of} becomes Free French',
  },
  option: {
    fight: 'France fights on',
    surrender: 'France surrenders',
    vichy: 'Establish Vichy France, with {vichy}. Free French: {free}.',
    noVichy: 'Do not: all of France becomes Axis. Free French: {free}.',
  },
  bar: {
    noVichyAfterUs: 'With the U.S. and Germany at war Vichy France cannot be established.',
  },
  ask: {
    paris: 'Allied combat of {turn} {year} is over: if Paris is lost, France falls with this player turn.',
    frenchSurrender: '{turn} {year}: Paris is not lost. Does France surrender all the same?',
    frenchLevel: 'France has fallen: what of it counts for its surrender level, its colonies and its value?',
    vichyBarred:
      'Before the Axis decide: are the U.S. and Germany at war, and which French surrender level was found?',
    levelAgain: 'Which French surrender level was found?',
    vichy: 'The French surrender level is {level}: is Vichy France established?',
    colonies: 'One die for {of}: what of it becomes Free French?',
    frenchShips: 'Which French ships are left, so that the Free French and Vichy can have them?',
  },
  told: {
    parisFallen:
      'Paris is in Axis hands after Allied combat of {turn} {year}: France falls with this player turn.',
    franceYields: 'France will surrender at the end of this Allied player turn, {turn} {year}.',
    noFrenchBuilding:
      'After its post-combat adjustments the French player turn is over: build and redeploy no French units. Isolated ones are eliminated.',
    franceFalls:
      'France falls at the end of the Allied player turn of {turn} {year}: Paris is in Axis hands.',
    franceSurrenders:
      'France surrenders of its own will at the end of the Allied player turn of {turn} {year}.',
    frenchLevel: 'The French surrender level is {level}.',
    vichy:
      'Vichy France is established: the southern part of France and Corsica are a neutral minor country.',
    noVichy: 'Vichy France is not established.',
    vichyLeft:
      'The turn was passed by: settle Vichy France, the colonies and the forces by the rule, and correct here what became of France and of each colony.',
    vichyLeftAt:
      'The turn was passed by: choose on the map whether there is a Vichy France. At a level of {level}: {forces}. Correct here what became of France and of each colony.',
    vichyBrps: 'Vichy France is worth {brps} BRPs, and what its colonies are worth besides.',
    noVichyBrps:
      'The Axis receive the {brps} BRPs that Vichy France would have been worth, but not those of colonies that would have been its own.',
    frenchHexes: 'All hexes of France and Corsica pass to Axis control.',
    frenchHexesBesideVichy: 'All hexes of France that are not Vichy pass to Axis control.',
    frenchHexesBritish:
      'The U.S. is at war with Germany: French-controlled hexes in France and Corsica pass to British control. Other Western Allied ground, air and naval units and airbases may stay in France.',
    alliesInFrance:
      'Eliminate all Allied ground units and airbases that are not French and still in France; displace such air and naval units to British-controlled bases.',
    alliesInVichy: 'Eliminate Allied forces in Vichy France.',
    alliesInVichyColonies: 'Eliminate Allied forces in the Vichy colonies: {colonies}.',
    axisLeavesVichy:
      'Axis forces in Vichy France or its colonies: trace supply through Vichy territory only in initial supply determination of this player turn; leave it by the end of this player turn, not into Spain; no attrition or offensive operations from it; no others enter it unless the Axis declare war on Vichy France. They do not modify a diplomatic roll for Vichy France.',
    axisLeftInVichy: 'Eliminate Axis forces that are still in Vichy France or its colonies.',
    axisLeavesColonies:
      'Axis units in {colonies}: at least partial supply in this player turn, no attacks from there; they leave by its end unless the Axis declare war on the country.',
    axisLeftInColonies:
      'Eliminate Axis units that are still in {colonies}, unless the Axis declared war on the country.',
    frenchMinors:
      'All minor allies and associated minor countries of France are now those of Britain, on the map too.',
    frenchMinorsNamed: 'Of the targets these results now benefit Britain instead of France: {targets}.',
    frenchResultsEnd: 'Results for France that end with it: {targets}.',
    frenchConquests:
      'French conquests and other French hexes elsewhere become Axis, except those that a British ground unit occupies, and those that trace land supply to a Free French colony and are closer to it than to Vichy France or a Vichy colony.',
    colonyRolled: '{of}: the die shows {die}, with its modifiers {sum}.',
    coloniesFree: 'Free French: {colonies}.',
    coloniesVichy: 'Vichy French: {colonies}.',
    coloniesIndependent: 'Independent and neutral: {colonies}.',
    coloniesAxis: '{colonies}: Axis conquests until the Allies capture them; no die counts for them.',
    coloniesBritish: 'Free French without a die, as Britain controls them: {colonies}.',
    coloniesLeft: 'The turn was passed by: roll for {of} on the map, and report what its colonies are now.',
    freeHexes:
      '{colonies}: all hexes become British-controlled but those that the Axis control. Britain receives their prorated BRPs at the start of the next Allied player turn.',
    freeBrpsNow: 'Britain now receives the prorated BRPs of its Free French colonies: {colonies}.',
    independent:
      '{colonies}: the colonial administration is overthrown. Place one {unit} infantry unit in each capital, its whole force pool. Attacked only after a declaration of war for {brps} BRPs, with what that does to the USAT level.',
    alliesInIndependent: 'Eliminate Allied forces in the former colonies: {colonies}.',
    frenchRemoved:
      'The French fleet stays on the board, and so do French ground and air units in Free French colonies and British-controlled hexes. Remove all other French ground and air units and airbases.',
    frenchByTable: 'The surrender level is not known: take the forces from the tables.',
    alliesFirst:
      'The Allied player selects the Free French forces first, then the Axis player those of Vichy.',
    frenchForces: (args, book) => fill(book, `{side}: ${listed(args) || 'no forces'}.`, args),
    frenchShort: '{side}: fewer, as France has no more and nothing takes their place: {parts}.',
    frenchWarsEnd: 'France is at war no more with {powers}.',
    freePlaced:
      'The Free French are selected from French units in Free French colonies and British-controlled hexes, all, some or none of them; the rest of those are removed from play. Ground and air units still wanting are added, unbuilt, to the British force pool. Named ships may be unfinished or damaged ones in row 2 or Launch.',
    freeStatus:
      'Free French units are British for all purposes, but keep their air and fleet nationality modifiers and are a nationality of their own for attrition, air losses and recombining air squadrons; not in the Pacific. Britain pays for their offensives and may build them in Britain. Objectives that they hold count as British.',
    vichyPlaced:
      'Place one 2-3 infantry unit in Vichy and one in the capital of each Vichy colony, where they stay; all other ground and air units of Vichy go to Vichy France.',
    vichyStatus: 'Vichy France is neutral: neither side controls its hexes.',
    vichyToRussia: 'The Vichy infantry in colonial capitals may now be sent to Russia.',
    vichyUnitsFree: 'Vichy infantry need no longer stay in Vichy and the colonial capitals.',
    vichyUnitFree: 'Vichy infantry need no longer stay in Vichy.',
    freeShips:
      'French ships stay at their bases. If too few for the Free French are in British-controlled ports, move as many as lack from Axis-controlled or neutral colonial ports to British-controlled ports in range that can base them; the Axis may not intercept them.',
    vichyShips:
      'If too few for Vichy are in its ports, move as many as lack from British-controlled ports to any Vichy-controlled port; nothing hinders them.',
    damagedShips:
      'Damaged ships count in full, and so do those in row 2 or Launch, as damaged ones. Free French ones are repaired in Western Allied shipyards.',
    damagedShipsBoth:
      'Damaged ships count in full, and so do those in row 2 or Launch, as damaged ones. Free French ones are repaired in Western Allied shipyards; those of Vichy in Marseilles for no BRPs until it is activated.',
    frenchAreas:
      'Paris stays worth {paris} BRPs, Lyon {lyon} and Marseilles {marseilles} to whom it belongs.',
    conquest:
      'France as a conquest is worth {brps} BRPs, its base less {areas} for Paris, Lyon and Marseilles. That does not change any more.',
    conquestByBase:
      'France as a conquest is worth its BRP base less {areas} for Paris, Lyon and Marseilles. That does not change any more.',
    conquestWhen:
      'The major power that conquered France receives the prorated value at the start of its next player turn, then the whole of it at each year start while it controls a city in France.',
    conquestWho: 'Where several powers conquered France together, their senior partner receives the BRPs.',
    conquestDue: 'The major power that conquered France now receives its prorated value, of {brps} BRPs.',
    conquestDueByBase: 'The major power that conquered France now receives its prorated value.',
  },
  inForce: {
    axisTurnAfterFrance: 'the end of the next Axis player turn, or a declaration of war on it',
    alliedTurnAfterFrance: 'paid at the start of the next Allied player turn',
    axisLeavesVichy:
      'forces in Vichy territory leave it, not into Spain; supply through it in initial determination alone; no attacks from it; no others enter; no effect on diplomatic rolls',
    axisLeavesColonies: 'units in {colonies} leave, with at least partial supply and no attacks',
    freeBrps: 'prorated BRPs due for {colonies}',
    vichyBound: 'association or alliance of Vichy France with a side',
    vichyActivation: 'activation of Vichy France',
    vichyUnits:
      'one 2-3 infantry unit stays in Vichy and in each colonial capital; after a result of 5-6, 7 or 8 those in the colonies may go to Russia',
    vichyNeutral: 'neutral; neither side controls its hexes',
    vichyRepairs: 'damaged ships are repaired in Marseilles for no BRPs',
    independent:
      '{colonies}: neutral, one {unit} infantry unit each; attacked only after a declaration of war for {brps} BRPs',
    independentAttacked: 'a declaration of war on it',
    axisColonies: '{colonies}: Axis conquests',
    axisColoniesTaken: 'capture by the Allies',
    freeFrench:
      'Free French units are British, with their own nationality modifiers, and a nationality of their own for attrition, air losses and recombining; not in the Pacific',
    frenchAreas: 'Paris is worth {paris} BRPs, Lyon {lyon}, Marseilles {marseilles}',
    conquest: 'each year start {brps} BRPs for France as a conquest',
    frenchCitiesLost: 'loss of the last city in France',
  },
  name: {
    lyon: 'Lyon',
    marseilles: 'Marseilles',
    paris: 'Paris',
    'lebanon-syria': 'Lebanon-Syria',
    'north-africa': 'French North Africa',
    morocco: 'Morocco',
    algeria: 'Algeria',
    tunisia: 'Tunisia',
    'free-french': 'Free French',
    french: 'French',
    british: 'British',
    free: 'Free French',
    vichy: 'Vichy French',
    independent: 'independent',
    established: 'Vichy France established',
    open: 'not decided',
    none: 'none',
  },
});
