import { type Json, type WordBook, renderValue, texts } from '../../../kernel/index.ts';
import { namingText, ruleName } from './rule-names.ts';

// What conditions, effects and what follows from a roll are called: every story is said with these.

/** Parts joined as a sentence would: 'a and b', 'a or b'. */
function joinedBy(word: string) {
  return ({ parts }: Readonly<Record<string, Json>>, book: WordBook): string =>
    (Array.isArray(parts) ? parts : []).map((part) => renderValue(book, part)).join(word);
}

/** One part after the other. */
function listed(book: WordBook, value: Json | undefined, by: string): string {
  return (Array.isArray(value) ? value : []).map((each) => renderValue(book, each)).join(by);
}

function holdsText(args: Readonly<Record<string, Json>>, book: WordBook, is: string): string {
  const where = renderValue(book, args['where']);
  const { rules } = args;
  const by = (Array.isArray(rules) ? rules : [])
    .map((each) => renderValue(book, ruleName(each)))
    .join(' or ');
  const through = by === '' ? '' : ` through ${by}`;
  return `${where} ${is} ${listed(book, args['classes'], ' or ')} to ${renderValue(book, args['who'])}${through}`;
}

/** Who and where, effects, classes, wars, outcomes. */
export const ruleTexts = texts({
  if: {
    all: joinedBy(', and '),
    any: joinedBy(', or '),
    brackets: '({of})',
    // each both ways: the entries name them
    'occupied.yes': '{who} occupies {where}',
    'occupied.no': '{who} does not occupy {where}',
    'arrived.yes': '{who} has brought forces into {where}',
    'arrived.no': '{who} has brought no forces into {where}',
    'superior.yes': '{who} occupies {where} with a force stronger than its army',
    'superior.no': '{who} does not occupy {where} with a force stronger than its army',
    'inferior.yes': '{who} occupies {where} with a force weaker than its army',
    'inferior.no': '{who} does not occupy {where} with a force weaker than its army',
    'not-superior.yes': '{who} occupies {where} with a force no stronger than its army',
    'not-superior.no': '{who} does not occupy {where} with a force no stronger than its army',
    'holds.yes': (args, book) => holdsText(args, book, 'is'),
    'holds.no': (args, book) => holdsText(args, book, 'is not'),
    'controls.yes': '{who} has Total Control of {where}',
    'controls.no': '{who} does not have Total Control of {where}',
    'state.yes': ({ states }, book) => `in power: ${listed(book, states, ' or ')}`,
    'state.no': ({ states }, book) => `not in power: ${listed(book, states, ' or ')}`,
    'turn.yes': 'it is turn {from} or later',
    'turn.no': 'it is before turn {from}',
    'war.yes': '{a} has at least {least} with {b}',
    'war.no': '{a} does not have {least} with {b}',
    'each-at-war.yes': '{a} each have at least {least} with {b}',
    'each-at-war.no': '{a} do not each have {least} with {b}',
    'kept.yes': 'who has won it over is there still',
    'kept.no': 'nobody who has won it over is there',
    'had-war.yes': '{nation} has been at war',
    'had-war.no': '{nation} has never been at war',
    'phony-war.yes': 'the Phony War has started',
    'phony-war.no': 'the Phony War has not started',
    'attacked.yes': '{who} attacks {where}',
    'attacked.no': '{who} does not attack {where} now',
    'conquered.yes': '{who} conquers {where}',
    'conquered.no': '{who} does not conquer {where} now',
    'liberated.yes': '{who} liberates {where}',
    'liberated.no': '{who} does not liberate {where} now',
    'struck.british-land.yes': '{who} has attacked original British land',
    'struck.british-land.no': '{who} has not attacked original British land',
    'struck.british-isles.yes': '{who} has attacked Great Britain or Northern Ireland by land',
    'struck.british-isles.no': '{who} has not attacked Great Britain or Northern Ireland by land',
    'struck.soviet-land.yes': '{who} has attacked Soviet land',
    'struck.soviet-land.no': '{who} has not attacked Soviet land',
    'struck.abroad.yes': '{who} has attacked or entered land that is not its own',
    'struck.abroad.no': '{who} has not attacked or entered land that is not its own',
    'began.yes': 'it was so when the turn began',
    'began.no': 'it was not so when the turn began',
    'happened.yes': namingText('{rule} has happened'),
    'happened.no': namingText('{rule} has not happened'),
    'since.yes': namingText('{rule} was rolled for {turns} turns ago or longer'),
    'since.no': namingText('{rule} was not rolled for {turns} turns ago or longer'),
    'threat.yes': 'a force stronger than its army could attack it',
    'threat.no': 'no force stronger than its army could attack it',
    'ruling.yes': 'it is ruled “{choice}”',
    'ruling.no': 'it is not ruled “{choice}”',
  },
  who: {
    several: joinedBy(' or '),
    axis: 'an Axis nation',
    allies: 'an Allied nation',
    western: 'the U.K., France or the U.S.A.',
    anyone: 'a nation',
    it: 'the nation',
    natives: 'a neutral army',
  },
  where: {
    home: 'it',
    group: 'it or a colony of it',
    colonies: 'a colony of it',
    adjacent: 'a territory that touches it',
    'south-america': 'land in South America',
    'axis-europe': 'the land of Germany and Italy in Europe',
    'the-americas': 'other land in North or South America',
  },
  then: {
    nothing: 'nothing changes',
    mark: '{entry}: {class} of {nation}',
    neutral: '{entry}: Neutral',
    neutralTo: '{entry}: Neutral to {nation}',
    strongest: '{entry}: {class} of whoever has the strongest force',
    shift: '{from} to {nation} becomes {to}',
    become: 'then in power: {state}',
    add: '{count} {kind} more',
    now: ({ rule, needs }) => `${ruleName(rule)} is rolled for at once (${String(needs)} or less)`,
    follows: namingText('{rule} follows at once'),
    battle: 'the army of {army} attacks in {place}',
    end: 'its unrest and influence end for good',
    leave: '{who} must leave or attack',
    strait: 'the strait is open this turn',
    swap: '{count} {kind} becomes a unit of {to}',
    lend: '{count} {kind} appears and fights for {to}',
    if: ({ when, then, otherwise }, book) => {
      const other = listed(book, otherwise, '; ');
      const rest =
        other === '' || other === renderValue(book, { key: 'then.nothing' }) ? '' : `; else ${other}`;
      return `if ${renderValue(book, when)}: ${listed(book, then, '; ')}${rest}`;
    },
  },
  class: {
    neutral: 'Neutral',
    friendly: 'Friendly ally',
    economic: 'Economic ally',
    sworn: 'Sworn ally',
    total: 'Total Control',
  },
  war: {
    peace: 'peace',
    phony: 'phony war',
    war: 'war',
    full: 'full war',
  },
  outcome: {
    works: ({ then }, book) => `it works: ${listed(book, then, '; ')}`,
    fails: ({ then }, book) => `it fails: ${listed(book, then, '; ')}`,
    unit: '{kind} appears',
  },
  sheet: {
    roll: namingText('{entry}: {rule}'),
  },
  line: {
    die: 'd12',
    vichy: 'the number of the Vichy roll',
    beside: '{place} under Axis control',
  },
});
