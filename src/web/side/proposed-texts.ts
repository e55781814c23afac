/** The texts of a proposal that waits for agreement, and of what it means for what is asked. */
export const proposedTexts = {
  details: 'Details',
  less: 'Less',
  you: 'you',
  talk: 'Talk about it',
  proposes: (name: string): string => `${name} proposes`,
  agrees: (name: string): string => (name === 'you' ? 'you agree' : `${name} agrees`),
  still: (names: string, count: number): string =>
    `Nothing has changed yet. ${names} ${count === 1 && names !== 'you' ? 'is' : 'are'} still to answer.`,
  again: 'What came after it comes again as it was, where it still fits.',
  next: (name: string, what: string): string => `Then ${name} proposes: ${what}`,
  ownNext: (what: string): string => `Then you propose: ${what}`,
  refuses: (name: string): string => `${name} refuses. Nothing was changed.`,
} as const;
