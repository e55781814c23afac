/** What is said to whoever waits, with what draws it. */
export const w = {
  title: 'Who is asked',
  asked: 'is asked',
  sealed: 'has answered; it stays sealed until all have',
  yours: 'you',
  since: 'Since you last looked',
  soFar: 'What happened last',
  more: (n: number): string => (n === 1 ? 'One more line before' : `${n} more lines before`),
  log: 'Whole log',
} as const;
