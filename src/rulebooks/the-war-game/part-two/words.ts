import { fill, renderValue, type WordBook } from '../../../kernel/words.ts';
import { named, upToText } from '../rule-names.ts';

/** A roll and what came of it. */
function fallen(what: string): WordBook[string] {
  return (args, book) => {
    const { needs } = args;
    const said = typeof needs === 'number' ? upToText(needs) : '{needs} or less';
    const text = named(`{nation}, {entry}{aim}, roll {number}: {face}, needs ${said}: ${what}.`);
    return typeof text === 'string' ? text : text(args, book);
  };
}

/** What is asked and told in part II, where the program plays it. */
export const WORDS: WordBook = {
  'ask.attempts':
    'Turn {turn}, part II: whom does {nation} try to influence, and on which rolls does it spend money?',
  'ask.landValue':
    'Turn {turn}: what is the land worth? A tenth of it, rounded up, is the most for influence.',
  'ask.influenceRoll': ({ nation, count }, book) =>
    `${renderValue(book, nation)} rolls for influence: ${count === 1 ? 'one die' : `${String(count)} dice`}.`,
  'ask.counter': (args, book) =>
    fill(
      book,
      `{by} spends money on {entry} (roll {number}; it needs ${upToText(args['least'], args['most'])}): does {nation} spend against it?`,
      args,
    ),
  'ask.bid': named('{nation}: how much is spent on {entry}{aim}?'),
  'ask.bidAgainst': named('{nation}: how much is spent against the roll for {entry}{aim}?'),
  'ask.bids': named('What has been shown for {entry}{aim}?'),
  'row.try': named('{entry}{aim}: roll {number}, {needs} or less'),
  'row.tryLeast': named('{entry}{aim}: roll {number}, {needs} or less for ${dollars}, better for more'),
  'row.tryFixed': named('{entry}{aim}: roll {number}, {needs} or less, for ${dollars} that add nothing'),
  'row.spend': named('{entry}{aim}: spend money on this roll'),
  'row.bid': 'Dollars of {nation}',
  'option.counter': 'Spend against it',
  'option.no': 'No',
  'option.bid': ({ dollars, least }) => `$${String(dollars)}: it needs ${upToText(least)}`,
  'option.bidOpen': ({ dollars, least, most }) => `$${String(dollars)}: it needs ${upToText(least, most)}`,
  'bar.cap': '{nation} has ${left} left for influence this turn.',
  'bar.least': 'It asks for ${least} at least.',
  'bar.spendAlone': named('Money is spent on a roll: {entry}{aim} has to be tried.'),
  'told.tries': named('{nation} tries to influence {entry}{aim} (roll {number}).'),
  'told.triesPaid': named(
    '{nation} tries to influence {entry}{aim} (roll {number}), and spends money on it.',
  ),
  'told.paysFixed': '{nation} pays ${dollars} to {entry}; they add nothing.',
  'told.cannotPay': named('{nation} cannot pay {entry}{aim} with ${left} left: it does not roll.'),
  'told.rollsUnpaid': named(
    '{nation} has ${left} left and cannot spend on {entry}{aim}: it rolls without money.',
  ),
  'told.hasClosed': named('{entry}{aim} has closed to {nation}: it does not roll.'),
  'told.counters': '{nation} spends against the roll of {by} for {entry}.',
  'told.countersCannot': '{nation} has nothing left to spend against the roll of {by} for {entry}.',
  'told.countersNot': '{nation} spends nothing against the roll of {by} for {entry}.',
  'told.bid': '{nation} spends ${own} on {entry}.',
  'told.bidCannot': '{nation} spends ${own} on {entry}; {counter} has nothing left against it.',
  'told.bids': '{nation} spends ${own} on {entry}, {counter} ${against} against it.',
  'told.influenceWorks': fallen('it works'),
  'told.influenceFails': fallen('it fails'),
  'told.anew': named('{entry}{aim}: {nation} begins anew with its first roll.'),
  'told.income': '{nation}: neutrals pay it ${income}; it owes ${owes} for influence.',
  'told.debt': '{nation} pays ${owes} for influence, from any of its money.',
  'sheet.influence': named('{nation} influences {entry}{aim}'),
  'line.base': 'the number of this roll',
  'line.adds': 'by its entry, always',
  'line.bonus': named('{rule}'),
  'line.own': 'dollars of {nation}',
  'line.against': 'dollars against it',
  'facts.attempts': 'Influence',
  'facts.won': 'Influence',
  'facts.opened': 'Influence',
  'facts.spent': 'Influence',
  'facts.land-value': 'What land is worth',
  'fact.attempts': named('How often has {nation} rolled for {entry}{aim}?'),
  'fact.won': named('Did the last roll of {nation} for {entry}{aim} work?'),
  'fact.bonus': named('Does this apply: {rule}?'),
  'fact.influenceDie': named('The d12 of {nation} for {entry}{aim}?'),
  'fact.landValue': 'What is the land of {nation} worth?',
  'fact.money.influence': named('What does {nation} spend on {entry}{aim}?'),
  'fact.money.counter': named('What is spent against {nation} in {entry}{aim}?'),
  'fact.spent': 'What has {nation} spent on influence this turn?',
  'fact.opened': 'Has the payment that opens {entry} been made?',
  'name.attempts': 'attempts',
  'name.try': 'try',
  'name.spend': 'spend on',
  'name.1': '1',
  'name.2': '2',
  'name.3': '3',
  'name.counter': 'counter',
  'name.no': 'no',
  'name.influence': 'influence',
};
