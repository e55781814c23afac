import { texts } from '../../kernel/texts/texts.ts';

/** The texts of wars.ts. */
export const say = texts({
  facts: {
    'war-since': 'Wars',
    'war-declared': 'Wars',
  },
  fact: {
    warBetween: 'Are {a} and {b} at war?',
    warSince: 'In which turn did the war between {a} and {b} begin?',
    warDeclared: 'Who declared the war between {a} and {b}?',
  },
});
