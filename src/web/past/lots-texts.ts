/** What a page says of the lots that people put into the dice. */
export const lotsTexts = {
  title: 'Lots for the dice',
  waits: (seats: string): string =>
    `The dice wait for the lot from ${seats}. Each page puts one in by itself and opens it when all are in, so that nobody knew the ` +
    'dice beforehand: theirs has to be open once more.',
  lost: 'They wait for yours, too: this browser did not put it in, or has lost it. Open the game once where you sat down first.',
  giveUp: 'Give up my lot',
  agreed: (seats: string): string => `Agreed to do without: ${seats}.`,
  doWithout: (seats: string): string => `Do without the lot from ${seats}`,
  anew: (chain: number): string =>
    `From here on the dice come from chain ${chain} of this game: the one before is used up, was given up, or cannot be had where the ` +
    'game is now. Everybody puts in another lot, and agrees to it by that.',
  agree: 'Agree and put in a lot',
};
