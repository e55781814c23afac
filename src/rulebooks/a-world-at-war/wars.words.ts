import type { WordBook } from '../../kernel/words.ts';

/** The texts of wars.ts. */
export const WORDS = {
  'facts.war-since': 'Wars',
  'facts.war-declared': 'Wars',
  'fact.warBetween': 'Are {a} and {b} at war?',
  'fact.warSince': 'In which turn did the war between {a} and {b} begin?',
  'fact.warDeclared': 'Who declared the war between {a} and {b}?',
} satisfies WordBook;
