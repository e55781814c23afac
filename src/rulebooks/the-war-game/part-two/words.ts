import { texts } from '../../../kernel/texts/texts.ts';
import { fill, renderValue, type WordBook } from '../../../kernel/texts/words.ts';
import { named, upToText } from '../rule-names.ts';

/** A roll and what came of it. */
function fallen(what: string) {
  const roll = '{nation}, {entry}{aim}, roll {number}: {face}';
  return (args: Parameters<ReturnType<typeof named<`${typeof roll}{needs}`>>>[0], book: WordBook): string => {
    const { needs } = args;
    const said = typeof needs === 'number' ? upToText(needs) : '{needs} or less';
    return named(`${roll}, needs ${said}: ${what}.`)(args, book);
  };
}

/** What is asked and told in part II, where the program plays it. */
export const say = texts({
  ask: {
    attempts:
      'Turn {turn}, part II: whom does {nation} try to influence, and on which rolls does it spend money?',
    landValue: 'Turn {turn}: what is the land worth? A tenth of it, rounded up, is the most for influence.',
    influenceRoll: ({ nation, count }, book) =>
      `${renderValue(book, nation)} rolls for influence: ${count === 1 ? 'one die' : `${String(count)} dice`}.`,
    counter: (args, book) =>
      fill(
        book,
        `{by} spends money on {entry} (roll {number}; it needs ${upToText(args['least'], args['most'])}): does {nation} spend against it?`,
        args,
      ),
    bid: named('{nation}: how much is spent on {entry}{aim}?'),
    bidAgainst: named('{nation}: how much is spent against the roll for {entry}{aim}?'),
    bids: named('What has been shown for {entry}{aim}?'),
  },
  row: {
    try: named('{entry}{aim}: roll {number}, {needs} or less'),
    tryLeast: named('{entry}{aim}: roll {number}, {needs} or less for ${dollars}, better for more'),
    tryFixed: named('{entry}{aim}: roll {number}, {needs} or less, for ${dollars} that add nothing'),
    spend: named('{entry}{aim}: spend money on this roll'),
    bid: 'Dollars of {nation}',
  },
  option: {
    counter: 'Spend against it',
    no: 'No',
    bid: ({ dollars, least }) => `$${String(dollars)}: it needs ${upToText(least)}`,
    bidOpen: ({ dollars, least, most }) => `$${String(dollars)}: it needs ${upToText(least, most)}`,
  },
  bar: {
    cap: '{nation} has ${left} left for influence this turn.',
    least: 'It asks for ${least} at least.',
    spendAlone: named('Money is spent on a roll: {entry}{aim} has to be tried.'),
  },
  told: {
    tries: named('{nation} tries to influence {entry}{aim} (roll {number}).'),
    triesPaid: named('{nation} tries to influence {entry}{aim} (roll {number}), and spends money on it.'),
    paysFixed: '{nation} pays ${dollars} to {entry}; they add nothing.',
    cannotPay: named('{nation} cannot pay {entry}{aim} with ${left} left: it does not roll.'),
    rollsUnpaid: named('{nation} has ${left} left and cannot spend on {entry}{aim}: it rolls without money.'),
    hasClosed: named('{entry}{aim} has closed to {nation}: it does not roll.'),
    counters: '{nation} spends against the roll of {by} for {entry}.',
    countersCannot: '{nation} has nothing left to spend against the roll of {by} for {entry}.',
    countersNot: '{nation} spends nothing against the roll of {by} for {entry}.',
    bid: '{nation} spends ${own} on {entry}.',
    bidCannot: '{nation} spends ${own} on {entry}; {counter} has nothing left against it.',
    bids: '{nation} spends ${own} on {entry}, {counter} ${against} against it.',
    influenceWorks: fallen('it works'),
    influenceFails: fallen('it fails'),
    anew: named('{entry}{aim}: {nation} begins anew with its first roll.'),
    income: '{nation}: neutrals pay it ${income}; it owes ${owes} for influence.',
    debt: '{nation} pays ${owes} for influence, from any of its money.',
  },
  nothing: {
    attempts: 'no influence for {nation}',
  },
  sheet: {
    influence: named('{nation} influences {entry}{aim}'),
  },
  line: {
    base: 'the number of this roll',
    adds: 'by its entry, always',
    bonus: named('{rule}'),
    own: 'dollars of {nation}',
    against: 'dollars against it',
  },
  facts: {
    attempts: 'Influence',
    won: 'Influence',
    opened: 'Influence',
    spent: 'Influence',
    'land-value': 'What land is worth',
  },
  fact: {
    attempts: named('How often has {nation} rolled for {entry}{aim}?'),
    won: named('Did the last roll of {nation} for {entry}{aim} work?'),
    bonus: named('Does this apply: {rule}?'),
    influenceDie: named('The d12 of {nation} for {entry}{aim}?'),
    landValue: 'What is the land of {nation} worth?',
    money: {
      influence: named('What does {nation} spend on {entry}{aim}?'),
      counter: named('What is spent against {nation} in {entry}{aim}?'),
    },
    spent: 'What has {nation} spent on influence this turn?',
    opened: 'Has the payment that opens {entry} been made?',
  },
  name: {
    '1': '1',
    '2': '2',
    '3': '3',
    attempts: 'attempts',
    try: 'try',
    spend: 'spend on',
    counter: 'counter',
    no: 'no',
    influence: 'influence',
  },
});
