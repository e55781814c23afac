/** What is said of a game that is over. */
export const endedTexts = {
  nobody: 'Nobody is named the winner by the rules. This is how it stands.',
  changed: 'What changed hands',
  unchanged: 'On the map nothing changed hands.',
} as const;
