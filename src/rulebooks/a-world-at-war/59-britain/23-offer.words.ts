import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of 23-offer.ts. */
export const say = texts({
  told: {
    offerRejected:
      'Germany rejects the British offer: it lapses, and play goes on as if none had been made. The level is looked at anew at the end of each turn.',
    offerLapses: 'The British offer lapses: nobody has accepted it.',
    britainSurrenders: 'Britain surrenders. Its surrender level is {level}; levels that count now: {levels}.',
    britainSurrendersAgain:
      'Britain surrenders again, at {level}. What it is lower than before counts: {levels}.',
  },
  ask: {
    offer: 'Britain offers to surrender at {level}. Does Germany accept?',
  },
  option: {
    acceptOffer: 'Germany accepts: Britain surrenders',
    rejectOffer: 'Germany rejects: the war goes on, and the offer lapses',
  },
  bar: {
    mustAccept: 'At {level} or lower Germany must accept.',
  },
});
