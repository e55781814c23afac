import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 42-leaving.ts. */
export const say = texts({
  fact: {
    frenchFellIn: 'In which turn did France surrender?',
  },
  told: {
    axisLeavesVichy:
      'Axis forces in Vichy France or its colonies: trace supply through Vichy territory only in initial supply determination of this player turn; leave it by the end of this player turn, not into Spain; no attrition or offensive operations from it; no others enter it unless the Axis declare war on Vichy France. They do not modify a diplomatic roll for Vichy France.',
    axisLeftInVichy: 'Eliminate Axis forces that are still in Vichy France or its colonies.',
    axisLeavesColonies:
      'Axis units in {colonies}: at least partial supply in this player turn, no attacks from there; they leave by its end unless the Axis declare war on the country.',
    axisLeftInColonies:
      'Eliminate Axis units that are still in {colonies}, unless the Axis declared war on the country.',
    freeBrpsNow: 'Britain now receives the prorated BRPs of its Free French colonies: {colonies}.',
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
  },
});
