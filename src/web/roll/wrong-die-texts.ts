/** The texts of a die that was typed wrong. */
export const wrongDieTexts = {
  title: 'What was the die?',
  was: (faces: string, by: string): string => (by === '' ? `Typed: ${faces}` : `Typed by ${by}: ${faces}`),
  you: 'you',
  tiles: 'The die was',
  asTyped: (face: number): string => `${face}, as it was typed`,
  touch: 'Touch what it was',
  before: 'was',
  after: 'then',
  why: 'Why, if you like',
  mistyped: 'wrong die typed',
  otherWords: 'other words',
  reason: 'Why',
  asked: (who: string): string => `${who}: asked first.`,
  propose: (now: string, was: string): string => `Propose: ${now}, not ${was}`,
  putRight: (now: string, was: string): string => `Put right: ${now}, not ${was}`,
  leave: 'Leave it',
} as const;
