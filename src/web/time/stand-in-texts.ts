/** What is said of whoever plays for somebody who is away. */
export const standInTexts = {
  title: 'Who plays for me when I am late',
  about:
    'When the time is over, whoever you name here, and who accepts, plays your seats until you say that you are back.',
  reads: (whose: string): string =>
    `Whoever stands in reads everything that is secret of ${whose}: sealed answers, drafts, the talk of its side, and notes and words to the maker from then on. What was read is not forgotten afterwards.`,
  lets: 'Whoever stands in for me also reads what I wrote before: my notes, and my words to the maker',
  letRead: (by: string): string => `Let ${by} read what I wrote before: my notes, and my words to the maker`,
  letNoLonger: (by: string): string => `Let ${by} read what I wrote before no longer`,
  yours: 'your seats',
  name: 'Who stands in for me',
  nobody: 'Nobody: all wait',
  take: 'Name',
  waits: (by: string): string => `${by} has not accepted yet. Until then all wait.`,
  accepted: (by: string): string => `${by} has accepted.`,
  none: 'There is nobody whom you could name.',
  asked: (whom: string, seats: string): string => `${whom} asks you to play ${seats} when ${whom} is late.`,
  accept: 'Accept',
  decline: 'Decline',
  ready: (whom: string, seats: string): string => `You play ${seats} when ${whom} is late.`,
  noLonger: 'No longer',
  plays: (by: string, seats: string, whom: string, when: string): string =>
    `${by} plays ${seats} for ${whom} until ${whom} is back (since ${when}).`,
  playsForYou: (by: string, seats: string, when: string): string =>
    `${by} plays ${seats} for you until you are back (since ${when}).`,
  youPlay: (seats: string, whom: string, when: string): string =>
    `You play ${seats} for ${whom} until ${whom} is back (since ${when}).`,
  back: 'I am back',
  give: 'Give it back',
} as const;
