import { texts } from '../../../kernel/texts/texts.ts';
import { named, upToText } from '../rule-names.ts';

/** The texts of j7-bids.ts. */
export const say = texts({
  ask: {
    bid: named('{nation}: how much is spent on {entry}{aim}?'),
    bidAgainst: named('{nation}: how much is spent against the roll for {entry}{aim}?'),
    bids: named('What has been shown for {entry}{aim}?'),
  },
  row: {
    bid: 'Dollars of {nation}',
  },
  option: {
    bid: ({ dollars, least }) => `$${String(dollars)}: it needs ${upToText(least)}`,
    bidOpen: ({ dollars, least, most }) => `$${String(dollars)}: it needs ${upToText(least, most)}`,
  },
  bar: {
    least: 'It asks for ${least} at least.',
  },
  told: {
    bid: '{nation} spends ${own} on {entry}.',
    bidCannot: '{nation} spends ${own} on {entry}; {counter} has nothing left against it.',
    bids: '{nation} spends ${own} on {entry}, {counter} ${against} against it.',
  },
});
