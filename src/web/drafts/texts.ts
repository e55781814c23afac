/** How an answer that was begun is kept. */
export const d = {
  kept: (when: string): string => `Draft kept ${when}`,
  away: 'Not connected, your draft is kept',
} as const;
