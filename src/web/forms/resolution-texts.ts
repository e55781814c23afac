/** The texts of what comes of a contest. */
export const resolutionTexts = {
  entered: 'What comes of it',
  suggests:
    'Who leads would take one step: suggested, not decided. Untick what your copy of the rules says otherwise.',
  otherwise: 'Else',
  others: 'Something else',
  othersIn: (place: string): string => `Something else in ${place}`,
} as const;
