import { texts } from '../../kernel/texts/texts.ts';
/** The texts of standing.ts. */
export const say = texts({
  fact: {
    flags: 'How many flags of {power} are in {target}?',
    ring: 'What spy ring does {power} have in {target}?',
    civilWar: 'Is a civil war being fought in {target}?',
    success: 'Has {power} one more counter to place for its success in a civil war?',
    cohesion: 'Has Russia reached full cohesion?',
    conquered: 'Who has conquered {target}?',
    support: 'What is the support level of {power}?',
    tiles: 'How many tile points has {power} to spend?',
    pact: 'Is the Nazi-Soviet Pact in force?',
    war: 'Has a war between major powers begun?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    civilWar: 'On the board: the marker of a civil war. Usually no.',
    cohesion: 'On the chart of Russian cohesion, at its last box. Usually no.',
    success: 'The players saw the civil war go well for it. Usually no.',
    pact: 'On the board: the marker of the pact. Usually no before 1939.',
    war: 'Everybody knows it: then the diplomacy of this game is over. Usually no.',
    ring: 'On the board, in the box of the country. Usually none.',
    flags: 'On the board, in the box of the country. Usually 0 to 2.',
    conquered: 'On the board. Usually nobody.',
    support: 'On the chart of support levels, in the row of {power}. Usually close to what it was last turn.',
  },
});
