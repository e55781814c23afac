import { texts } from '../../../kernel/texts/texts.ts';
import { fill } from '../../../kernel/texts/words.ts';
import { named, upToText } from '../rule-names.ts';

/** The texts of j4-counter.ts. */
export const say = texts({
  ask: {
    counter: (args, book) =>
      fill(
        book,
        `{by} spends money on {entry} (roll {number}; it needs ${upToText(args['least'], args['most'])}): does {nation} spend against it?`,
        args,
      ),
  },
  option: {
    counter: 'Spend against it',
    no: 'No',
  },
  told: {
    rollsUnpaid: named('{nation} has ${left} left and cannot spend on {entry}{aim}: it rolls without money.'),
    hasClosed: named('{entry}{aim} has closed to {nation}: it does not roll.'),
    counters: '{nation} spends against the roll of {by} for {entry}.',
    countersCannot: '{nation} has nothing left to spend against the roll of {by} for {entry}.',
    countersNot: '{nation} spends nothing against the roll of {by} for {entry}.',
  },
  name: {
    counter: 'counter',
    no: 'no',
  },
});
