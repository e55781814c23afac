/** What the card of a place says beside what its rulebook does. */
export const c = {
  close: 'Close the card',
  answers: 'What you can answer there now',
  notNow: 'not now:',
  story: 'Its story so far, the latest first',
  noStory: 'Nothing has happened there yet.',
  more: (count: number): string => `${count} more ${count === 1 ? 'line' : 'lines'} in the log.`,
  one: (percent: string): string => `${percent}%`,
  each: (number: number, percent: string): string => `${number}: ${percent}%`,
} as const;
