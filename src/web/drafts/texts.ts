/** How an answer that was begun is kept. */
export const d = {
  kept: (when: string): string => `Draft kept ${when}`,
  from: (name: string): string => `${name} had begun this:`,
  take: 'Take it',
  discard: 'Discard it',
  away: 'Not connected, your draft is kept',
} as const;
