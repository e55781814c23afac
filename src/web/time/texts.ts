/** What is said of times, of who is there, and of nudges. */
export const timeTexts = {
  since: (when: string): string => `since ${when}`,
  asked: (when: string): string => `asked ${when}`,
  looking: 'looking now',
  lookingAll: (names: string): string => `${names}: looking now`,
  shows: 'Let the others see when I look at this game',
  showsAbout: 'Whoever has ticked this is named while the desk is open and in sight.',
  nudge: (name: string): string => `Nudge ${name}`,
  nudged: (name: string, when: string, by: string): string => `${name} was nudged ${when} by ${by}.`,
  nudgedYou: (when: string, by: string): string => `${by} nudged you ${when}.`,
} as const;
