/** What a page says of the lots that people put into the dice. */
export const lotsTexts = {
  title: 'Lots for the dice',
  waits: (seats: string): string =>
    `The dice wait for the lot from ${seats}. Each page puts one in by itself and opens it when all are in, so that nobody chose the ` +
    'dice beforehand: theirs has to be open once more. More than half of all who play can do without one.',
  lost: 'They wait for yours, too, which this browser did not put in, or has lost. Open the game once where you sat down first.',
  giveUp: 'Give up my lot',
  doWithout: (seats: string): string => `Do without the lot from ${seats}`,
  anew: (chain: number): string =>
    `From here on the dice come from chain ${chain} of this game: the one before is used up, was given up, or cannot be had where the ` +
    'game is now. Whoever runs the server may have seen its dice, so ask why. Everybody puts in another lot, and agrees to it by that.',
  agree: 'Agree and put in a lot',
  missed:
    'The lot of this browser is not among those on which the dice rest: another device of yours put one in, it came too late, or the ' +
    'server left it out.',
  read: 'I have read it',
};
