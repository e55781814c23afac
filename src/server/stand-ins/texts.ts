/** What the table is told of who plays for whom. */
export const HAND = {
  begun: (by: string, seats: string, absent: string): string =>
    `${by} plays ${seats} for ${absent} until ${absent} is back.`,
  back: (absent: string, seats: string): string => `${absent} is back and plays ${seats} again.`,
  ended: (by: string, absent: string): string => `${by} plays for ${absent} no longer.`,
} as const;
