/** The texts of whose eyes an earlier moment is seen with. */
export const r = {
  seenBy: 'Seen by',
  everybody: 'everybody, as a spectator',
  you: (seat: string): string => `${seat}, as you saw it`,
  others: 'This is an earlier moment, as others saw it.',
  open: 'The game is over: every seat can be looked through.',
} as const;
