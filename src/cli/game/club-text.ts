import { answeredOf, type CheckedQuestion, type Checklist } from '../../club/checklist.ts';
import type { Section } from '../../club/club.ts';
import type { ClubMemory } from '../../club/told.ts';
import { own } from '../../kernel/json.ts';
import type { Table } from '../../kernel/rulebook.ts';
import type { FactKey, FactSchema } from '../../kernel/sums/facts.ts';
import { renderValue, type Words } from '../../kernel/texts/words.ts';
import { bookOf, say } from '../output.ts';

/** What a game will ask, and how much of it a club file answers. */
export function checklistText({ rulebook, setup }: Table, list: Checklist): string {
  const asked = (words: Words): string => say(rulebook, words);
  const rulings = Object.entries(list.rulings).map(([id, choice]) => `${id}=${choice}`);
  return [
    `${rulebook.title}, ${setup.scenario.title}`,
    ...list.files.map(({ title, has, without }) => {
      const what = has.length > 0 ? has.join(', ') : 'none.';
      return `  ${title}: ${what}${has.length > 0 || !without ? '' : ` ${without}`}`;
    }),
    `  Rulings: ${rulings.length > 0 ? rulings.join(', ') : 'as they come.'}`,
    ...partText('Asked before anything else', list.first, asked),
    ...groupsText('The same in every game, asked or looked up while you play', list.later),
  ].join('\n');
}

/** So many missing questions are named. */
const MOST_NAMED = 12;

function partText(
  title: string,
  checks: readonly CheckedQuestion[],
  asked: (words: Words) => string,
): string[] {
  if (checks.length === 0) return [`  ${title}: nothing.`];
  const open = checks.filter(({ answered }) => !answered);
  const named = open.slice(0, MOST_NAMED).map(({ key, question }) => `    ${asked(question)} (${key})`);
  const more = open.length > named.length ? [`    ... and ${open.length - named.length} more`] : [];
  const head = `  ${title}: ${answeredOf(checks)} of ${checks.length} answered`;
  return [open.length > 0 ? `${head}; not yet:` : `${head}.`, ...named, ...more];
}

/** The questions of many kinds, by their headings. */
function groupsText(title: string, checks: readonly CheckedQuestion[]): string[] {
  if (checks.length === 0) return [`  ${title}: nothing.`];
  const groups = [...Map.groupBy(checks, ({ group }) => group)].map(
    ([group, members]) => `    ${group}: ${answeredOf(members)} of ${members.length}`,
  );
  return [`  ${title}: ${answeredOf(checks)} of ${checks.length} answered:`, ...groups];
}

/** What a club file has for a rulebook, counted. */
export function sectionText({ files, rulings, facts, starts }: Section): string {
  const size = (all: object): number => Object.keys(all).length;
  const some = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
  const begun = Object.values(starts).reduce((sum, each) => sum + size(each), 0);
  const known = [some(size(facts), 'fact'), `${some(begun, 'fact')} of starts`];
  return [some(files.length, 'file'), ...known, some(size(rulings), 'ruling')].join(', ');
}

/** What can be remembered of a game, a line each. */
export function rememberedLines({ rulebook, rules, setup }: Table, told: ClubMemory): string[] {
  const line = ([key, said]: [FactKey, ClubMemory['facts'][string]]): string => {
    const value = typeof said === 'object' ? said.value : said;
    const reason = typeof said === 'object' ? ` (${said.reason})` : '';
    return `  ${questionOf(rules.facts, key, (words) => say(rulebook, words))} ${renderValue(bookOf(rulebook), value)}${reason}`;
  };
  const start = Object.entries(told.start);
  return [
    ...Object.entries(told.facts).map(line),
    ...(start.length > 0 ? [`As ${setup.scenario.title} begins:`, ...start.map(line)] : []),
  ];
}

function questionOf(facts: FactSchema, key: FactKey, text: (words: Words) => string): string {
  const question = own(facts, key)?.question;
  return question ? text(question) : key;
}
