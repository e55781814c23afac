/** What the banner of a great event says. */
export const bannerTexts = {
  falls: (power: string): string => `${power} has fallen`,
  surrenders: (power: string): string => `${power} has surrendered`,
  ceded: (places: string): string => `Ceded: ${places}`,
  war: (one: string, other: string): string => `${one} and ${other} are at war`,
  afterwards: 'then',
  toDo: (count: number): string => `${count} to do on the map`,
  how: (level: string | null): string =>
    level === null ? 'How its level came about' : `How level ${level} came about`,
  close: 'Close: I have read it',
} as const;
