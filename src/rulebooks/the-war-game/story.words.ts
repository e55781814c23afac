import { renderValue, type WordBook } from '../../kernel/words.ts';

/** The texts of the stories as charts and boards tell them. */
export const WORDS = {
  'story.or': ({ parts = [] }, book) => joined(book, parts, 'or'),
  'story.and': ({ parts = [] }, book) => joined(book, parts, 'and'),
  'story.list': ({ parts = [] }, book) => each(book, parts).join('; '),
  'story.brackets': '({of})',
  'story.not': 'not: {of}',
  'story.nothing': 'nothing changes',
  ...Object.fromEntries(
    ['germany', 'italy', 'ussr', 'uk', 'france', 'japan', 'usa', 'china', 'axis', 'allies', 'western'].map(
      (who) => [`story.who.${who}`, (_: unknown, book: WordBook) => renderValue(book, who)],
    ),
  ),
  'story.who.anyone': 'anybody',
  'story.who.natives': 'its army',
  'story.who.it': 'that nation',
  'story.where.home': 'it',
  'story.where.group': 'it or a colony of it',
  'story.where.colonies': 'one of its colonies',
  'story.where.adjacent': 'an adjacent territory',
  'story.where.south-america': 'land in South America',
  'story.where.the-americas': 'other land in North or South America',
  'story.occupied': '{who} occupies {where}',
  'story.occupied.superior': '{who} occupies {where} with a force stronger than its army',
  'story.occupied.inferior': '{who} occupies {where} with a force weaker than its army',
  'story.occupied.not-superior': '{who} occupies {where} with a force no stronger than its army',
  'story.together': 'forces of {who} in {where} are together {force}',
  'story.force.superior': 'stronger than its army',
  'story.force.inferior': 'weaker than its army',
  'story.force.not-superior': 'no stronger than its army',
  'story.force.any': 'there',
  'story.holds': '{where} is {is} toward {who}',
  'story.holds.by': '{where} is {is} toward {who} through {by}',
  'story.controls': '{who} controls {where}',
  'story.controls.some': '{who} controls {where}',
  'story.state': '{of} governs',
  'story.turn': 'turn {from} or later',
  'story.war.phony': '{a} is in a phony war with {b}, or more',
  'story.war.war': '{a} is at war with {b}',
  'story.war.full': '{a} is at full war with {b}',
  'story.eachAtWar.phony': '{a} are each in a phony war with {b}, or more',
  'story.eachAtWar.war': '{a} are each at war with {b}',
  'story.eachAtWar.full': '{a} are each at full war with {b}',
  'story.phonyWar': 'the Phony War has started',
  'story.news.attacked': '{who} attacks {where}',
  'story.news.conquered': '{who} conquers {where}',
  'story.news.liberated': '{who} liberates {where}',
  'story.strikes': '{who} attacks or enters {what}',
  'story.struck': '{who} has attacked or entered {what}',
  'story.began': '{rule} was fulfilled when the turn began',
  'story.since': '{turns} turns have passed since {rule}',
  'story.threat': 'a force stronger than its army could attack it',
  'story.ruling': 'ruling {ruling} is {choice}',
  'story.mark': '{class} to {nation}',
  'story.mark.all': '{class} to all',
  'story.mark.more': '{mark} ({more})',
  'story.on': 'in {places}',
  'story.beside': 'beside others',
  'story.thisTurn': 'for this turn',
  'story.forGood': 'for good',
  'story.original': 'as original land',
  'story.strongest': '{class} to {among}, whoever has the strongest force on {where}',
  'story.shift': 'to {nation}: {steps}',
  'story.step': '{from} becomes {to}',
  'story.become': '{state} governs',
  'story.add': '{count} more {kind}',
  'story.now': '{rule} is rolled at once',
  'story.battle': 'the army of {army} attacks {whom} in {place}, in the turn of {turnOf}',
  'story.opponent': 'the opponent',
  'story.end': 'unrest and influence end',
  'story.leave': '{who} must leave or attack in the turn of {turnOf}',
  'story.strait': 'the strait is open this turn',
  'story.swap': '{count} {kind} becomes a unit of {to}',
  'story.lend': '{count} {kind} appears and fights for {to}',
  'story.if': 'if {when}: {then}',
  'story.ifElse': 'if {when}: {then}; else: {otherwise}',
} satisfies WordBook;

function each(book: WordBook, parts: unknown): string[] {
  return Array.isArray(parts) ? parts.map((part) => renderValue(book, part)) : [];
}

/** Several in a row, the last with "or" or "and". */
function joined(book: WordBook, parts: unknown, word: 'and' | 'or'): string {
  const list = each(book, parts);
  const last = list.at(-1) ?? '';
  return list.length < 2 ? last : `${list.slice(0, -1).join(', ')} ${word} ${last}`;
}
