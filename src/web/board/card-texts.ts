/** What the card of a place says beside what its rulebook does. */
export const c = {
  close: 'Close the card',
  answers: 'What you can answer there now',
  notNow: 'not now:',
  story: 'Its story so far, the latest first',
  noStory: 'Nothing has happened there yet.',
  more: (count: number): string => `${count} more ${count === 1 ? 'line' : 'lines'} in the log.`,
  one: (percent: string): string => `${percent}%`,
  points: 'Points',
  chances: 'What so many there give',
  placed: 'Placed there',
  less: (row: string): string => `One less: ${row}`,
  another: (row: string): string => `One more: ${row}`,
  toRow: 'To its line in the question',
  each: (number: number, percent: string): string => `${number}: ${percent}%`,
} as const;
