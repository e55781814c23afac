import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of in-force.ts. */
export const say = texts({
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
});
