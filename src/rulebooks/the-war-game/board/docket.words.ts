import { texts } from '../../../kernel/index.ts';

/** The texts of docket.ts. */
export const docketTexts = texts({
  board: {
    docket: 'Docket of turn {turn}',
    about: '{entry} ({nation})',
    needsThen: '{needs}: {follows}',
    rolls: '{nation} rolls',
    wave: '{nation} rolls in wave {wave}',
    asked: '{nation} says whether it is rolled',
    declined: 'not rolled this turn',
    rolled: 'rolled {face}: it works',
    'rolled.fails': 'rolled {face}: it does not work',
    ordered: 'the army of {army} attacks in {place}',
    turnOf: 'in the combat of {nation}',
    notDue: 'Not rolled in part I, and why not',
    notDueTab: 'Not rolled',
  },
});
