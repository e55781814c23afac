import { sentence } from '../texts.ts';

/** The texts of a roll, before and after. */
export const rollTexts = {
  sums: 'The sum',
  chances: 'What may come',
  inAll: (count: string, of: string): string => `${count} in ${of}`,
  upTo: (face: number): string => (face === 1 ? 'A 1' : `${face} or less`),
  from: (face: number, sides: number): string => (face === sides ? `A ${face}` : `${face} or more`),
  always: 'Any face',
  never: 'No face',
  rollFor: (seat: string): string => `Roll for ${seat}`,
  theirs: (seat: string): string =>
    `${sentence(`It is the roll of ${seat}`)} In a moment anybody can make it, so that nobody waits for long.`,
  theirsAlone: (seat: string): string =>
    `${sentence(`It is the roll of ${seat}`)} Others can make it where whoever made the game lets them, or once its time is over where there are deadlines.`,
  theirsUntil: (seat: string, when: string): string =>
    `${sentence(`It is the roll of ${seat}`)} From ${when} on others can make it, too.`,
  away: (seat: string): string => `It is the roll of ${seat}, and anybody may make it by now.`,
  mine: 'It is your roll. After a moment others can make it, too.',
  mineAlone: 'It is your roll.',
  mineUntil: (when: string): string => `It is your roll. From ${when} on others can make it, too.`,
  fellTitle: 'What fell',
  you: 'you',
  by: (isTyped: boolean, person: string): string => `${isTyped ? 'typed' : 'rolled'} by ${person}`,
  forOther: (person: string, seat: string): string => `${person} for ${seat}`,
  goodFor: (who: string): string => `Good for ${who}. `,
  wrong: 'Wrong die?',
  touch: 'Touch what fell',
  type: 'Type what fell',
  enter: (faces: string): string => `Enter ${faces}`,
  enterFor: (faces: string, result: string): string => `Enter ${faces}: ${result}`,
} as const;
