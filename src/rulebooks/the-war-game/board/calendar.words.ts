import { texts } from '../../../kernel/index.ts';

/** The texts of calendar.ts. */
export const calendarTexts = texts({
  board: {
    calendar: 'Turn, part of the turn and player',
    turns: 'Turns',
    turn: {
      first: '{turn}: {year} I',
      second: '{turn}: {year} II',
    },
    parts: 'Parts of the turn',
    part: {
      unrest: 'I Unrest',
      influence: 'II Influence',
      declarations: 'Declarations of war',
      play: 'Turns of the players',
    },
    players: 'Players in their order',
  },
});
