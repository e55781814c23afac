/** The texts of whose eyes an earlier moment is seen with. */
export const replayTexts = {
  seenBy: 'Seen by',
  everybody: 'everybody, as a spectator',
  you: (seat: string): string => `${seat}, as you saw it`,
  others: 'This is an earlier moment, as others saw it.',
  stood: 'What stood then',
  unknown: 'not known',
  otherwise: 'Then, and now',
  stoodSo: (place: string, then: string, now: string): string => {
    if (then === '') return `${place}: not yet ${now}`;
    return now === '' ? `${place}: ${then} (no longer)` : `${place}: ${then} (now: ${now})`;
  },
  same: 'Nothing that stands on the board or was told has changed since.',
  more: (count: number): string => `${count} more`,
  open: 'The game is over: every seat can be looked through.',
} as const;
