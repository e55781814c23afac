import { texts } from '../../../kernel/index.ts';
/** The texts of the board. */
export const cooperationBoardTexts = texts({
  board: {
    turns: 'Rounds and turns',
    rounds: 'Rounds',
    round: 'Round {round}',
    opening: 'Opening turn',
    order: 'Nations in their order',
    capitalHeld: 'its capital is in enemy hands',
    map: 'The world',
    track: 'Levels of cooperation',
    toAxis: 'Axis, \u22125 to \u22121',
    toNobody: '0',
    toAllies: 'Allies, +1 to +5',
    inSphere: 'in the sphere of influence of {nation}, whose turn it is',
    rollHere: 'the roll is here',
    controlled: '{status}: {nation}',
    worth: 'worth {value}',
    holder: '{holder}: {list}',
    list: '{list}',
    nations: 'Nations',
    nation: 'nation',
    side: 'side',
    dice: 'dice',
    income: 'income',
    capital: 'capital',
    held: 'in enemy hands',
    free: 'free',
  },
  status: {
    captured: 'captured',
    pro: {
      allies: 'pro-Allied',
      axis: 'pro-Axis',
    },
    committed: {
      allies: 'fully committed to the Allies',
      axis: 'fully committed to the Axis',
    },
  },
});
