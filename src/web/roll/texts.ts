/** The texts of a roll, before and after. */
export const r = {
  sums: 'The sum',
  chances: 'What may come',
  inAll: (count: string, of: string): string => `${count} in ${of}`,
  upTo: (face: number): string => (face === 1 ? 'Needs a 1' : `Needs ${face} or less`),
  from: (face: number, sides: number): string =>
    face === sides ? `Needs a ${face}` : `Needs ${face} or more`,
  always: 'Any face will do',
  never: 'No face will do',
  rollFor: (seat: string): string => `Roll for ${seat}`,
  fellFor: (seat: string): string => `This is what ${seat} rolled`,
  theirs: (seat: string): string =>
    `It is the roll of ${seat}. In a moment anybody can make it, so that nobody waits for long.`,
  theirsAlone: (seat: string): string =>
    `It is the roll of ${seat}. Others can make it where whoever made the game lets them, or once its time is over where there are deadlines.`,
  theirsUntil: (seat: string, when: string): string =>
    `It is the roll of ${seat}. From ${when} on others can make it, too.`,
  away: (seat: string): string => `It is the roll of ${seat}, and anybody may make it by now.`,
  mine: 'It is your roll. After a moment others can make it, too.',
  mineAlone: 'It is your roll.',
  mineUntil: (when: string): string => `It is your roll. From ${when} on others can make it, too.`,
  rolledBy: (person: string): string => `rolled by ${person}`,
  rolledFor: (person: string, seat: string): string => `rolled by ${person} for ${seat}`,
  todo: 'To do on your map',
  more: (count: number): string => `And ${count} more under To do.`,
} as const;
