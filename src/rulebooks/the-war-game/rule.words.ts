import { type Json } from '../../kernel/json.ts';
import { renderValue, type WordBook } from '../../kernel/words.ts';
import { named, ruleName } from './rule-names.ts';

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

/** The conditions, both ways. */
const CONDITIONS: WordBook = {
  'if.all': joinedBy(', and '),
  'if.any': joinedBy(', or '),
  'if.brackets': '({of})',
  'if.occupied.yes': '{who} occupies {where}',
  'if.occupied.no': '{who} does not occupy {where}',
  'if.arrived.yes': '{who} has brought forces into {where}',
  'if.arrived.no': '{who} has brought no forces into {where}',
  'if.superior.yes': '{who} occupies {where} with a force stronger than its army',
  'if.superior.no': '{who} does not occupy {where} with a force stronger than its army',
  'if.inferior.yes': '{who} occupies {where} with a force weaker than its army',
  'if.inferior.no': '{who} does not occupy {where} with a force weaker than its army',
  'if.not-superior.yes': '{who} occupies {where} with a force no stronger than its army',
  'if.not-superior.no': '{who} does not occupy {where} with a force no stronger than its army',
  'if.holds.yes': (args, book) => holdsText(args, book, 'is'),
  'if.holds.no': (args, book) => holdsText(args, book, 'is not'),
  'if.controls.yes': '{who} has Total Control of {where}',
  'if.controls.no': '{who} does not have Total Control of {where}',
  'if.state.yes': ({ states }, book) => `in power: ${listed(book, states, ' or ')}`,
  'if.state.no': ({ states }, book) => `not in power: ${listed(book, states, ' or ')}`,
  'if.turn.yes': 'it is turn {from} or later',
  'if.turn.no': 'it is before turn {from}',
  'if.war.yes': '{a} has at least {least} with {b}',
  'if.war.no': '{a} does not have {least} with {b}',
  'if.each-at-war.yes': '{a} each have at least {least} with {b}',
  'if.each-at-war.no': '{a} do not each have {least} with {b}',
  'if.kept.yes': 'who has won it over is there still',
  'if.kept.no': 'nobody who has won it over is there',
  'if.had-war.yes': '{nation} has been at war',
  'if.had-war.no': '{nation} has never been at war',
  'if.phony-war.yes': 'the Phony War has started',
  'if.phony-war.no': 'the Phony War has not started',
  'if.attacked.yes': '{who} attacks {where}',
  'if.attacked.no': '{who} does not attack {where} now',
  'if.conquered.yes': '{who} conquers {where}',
  'if.conquered.no': '{who} does not conquer {where} now',
  'if.liberated.yes': '{who} liberates {where}',
  'if.liberated.no': '{who} does not liberate {where} now',
  'if.struck.british-land.yes': '{who} has attacked original British land',
  'if.struck.british-land.no': '{who} has not attacked original British land',
  'if.struck.british-isles.yes': '{who} has attacked Great Britain or Northern Ireland by land',
  'if.struck.british-isles.no': '{who} has not attacked Great Britain or Northern Ireland by land',
  'if.struck.soviet-land.yes': '{who} has attacked Soviet land',
  'if.struck.soviet-land.no': '{who} has not attacked Soviet land',
  'if.struck.abroad.yes': '{who} has attacked or entered land that is not its own',
  'if.struck.abroad.no': '{who} has not attacked or entered land that is not its own',
  'if.began.yes': 'it was so when the turn began',
  'if.began.no': 'it was not so when the turn began',
  'if.since.yes': named('{rule} was rolled for {turns} turns ago or longer'),
  'if.since.no': named('{rule} was not rolled for {turns} turns ago or longer'),
  'if.threat.yes': 'a force stronger than its army could attack it',
  'if.threat.no': 'no force stronger than its army could attack it',
  'if.ruling.yes': 'it is ruled “{choice}”',
  'if.ruling.no': 'it is not ruled “{choice}”',
  'who.several': joinedBy(' or '),
  'who.axis': 'an Axis nation',
  'who.allies': 'an Allied nation',
  'who.western': 'the U.K., France or the U.S.A.',
  'who.anyone': 'a nation',
  'who.it': 'the nation',
  'who.natives': 'a neutral army',
  'where.home': 'it',
  'where.group': 'it or a colony of it',
  'where.colonies': 'a colony of it',
  'where.adjacent': 'a territory that touches it',
  'where.south-america': 'land in South America',
  'where.axis-europe': 'the land of Germany and Italy in Europe',
  'where.the-americas': 'other land in North or South America',
};

function holdsText(args: Readonly<Record<string, Json>>, book: WordBook, is: string): string {
  const where = renderValue(book, args['where']);
  const { rules } = args;
  const by = (Array.isArray(rules) ? rules : [])
    .map((each) => renderValue(book, ruleName(each)))
    .join(' or ');
  const through = by === '' ? '' : ` through ${by}`;
  return `${where} ${is} ${listed(book, args['classes'], ' or ')} to ${renderValue(book, args['who'])}${through}`;
}

/** The effects. */
const EFFECTS: WordBook = {
  'then.nothing': 'nothing changes',
  'then.mark': '{entry}: {class} of {nation}',
  'then.neutral': '{entry}: Neutral',
  'then.neutralTo': '{entry}: Neutral to {nation}',
  'then.strongest': '{entry}: {class} of whoever has the strongest force',
  'then.shift': '{from} to {nation} becomes {to}',
  'then.become': 'then in power: {state}',
  'then.add': '{count} {kind} more',
  'then.now': ({ rule, needs }) => `${ruleName(rule)} is rolled for at once (${String(needs)} or less)`,
  'then.follows': named('{rule} follows at once'),
  'then.battle': 'the army of {army} attacks in {place}',
  'then.end': 'its unrest and influence end for good',
  'then.leave': '{who} must leave or attack',
  'then.strait': 'the strait is open this turn',
  'then.swap': '{count} {kind} becomes a unit of {to}',
  'then.lend': '{count} {kind} appears and fights for {to}',
  'then.if': ({ when, then, otherwise }, book) => {
    const other = listed(book, otherwise, '; ');
    const rest =
      other === '' || other === renderValue(book, { key: 'then.nothing' }) ? '' : `; else ${other}`;
    return `if ${renderValue(book, when)}: ${listed(book, then, '; ')}${rest}`;
  },
};

/** Classes, wars, outcomes. */
export const WORDS: WordBook = {
  ...CONDITIONS,
  ...EFFECTS,
  'class.neutral': 'Neutral',
  'class.friendly': 'Friendly ally',
  'class.economic': 'Economic ally',
  'class.sworn': 'Sworn ally',
  'class.total': 'Total Control',
  'war.peace': 'peace',
  'war.phony': 'phony war',
  'war.war': 'war',
  'war.full': 'full war',
  'outcome.works': ({ then }, book) => `it works: ${listed(book, then, '; ')}`,
  'outcome.fails': ({ then }, book) => `it fails: ${listed(book, then, '; ')}`,
  'outcome.unit': '{kind} appears',
  'sheet.roll': named('{entry}: {rule}'),
  'line.die': 'd12',
  'line.vichy': 'the number of the Vichy roll',
  'line.beside': '{place} under Axis control',
};
