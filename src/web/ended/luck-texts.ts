/** What is said of luck, with what draws it. */
export const luckTexts = {
  title: 'Luck',
  about: 'Rolls that went as hoped, beside what was to be expected',
  heads: ['Rolls', 'Expected', 'Came', 'As many or more'],
  games: (percent: string): string => `${percent}% of games`,
  points: 'The rolls that changed most',
  came: 'and it came',
  not: 'and it did not',
  faces: 'Faces so far',
  facesAbout: (expected: string): string => `How often each face fell; ${expected} times was to be expected`,
  face: 'Face',
  fell: 'Fell',
} as const;
