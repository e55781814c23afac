/** The texts of forms in which kinds of something are put down at places. */
export const kindTexts = {
  byPlace: 'By place',
  grid: 'Grid',
  place: 'Where',
  choose: 'Where?',
  touch: 'Touch a place on the map, or choose it here.',
  kinds: (place: string): string => `What is placed in ${place}`,
  placed: 'Placed so far',
  nothing: 'Nothing yet.',
  own: 'strength, yours alone to see',
  strength: (what: string): string => `Strength of ${what}`,
  out: (what: string): string => `Take back: ${what}`,
} as const;
