/** How an answer that was begun is kept. */
export const draftTexts = {
  kept: (when: string): string => `Draft kept ${when}`,
  from: (name: string): string => `${name} had begun this:`,
  take: 'Take it',
  discard: 'Discard it',
  away: 'Not connected, your draft is kept',
  other: (when: string): string => `Changed in another tab or on another device, ${when}:`,
  mine: 'Keep mine',
  theirs: 'Take that',
} as const;
