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
  /** Where a player finds it, and what is usual. */
  found: {
    warBetween: 'Everybody knows it: wars are declared openly.',
    warDeclared: 'Everybody saw it as the war was declared. Nobody, if it came without a declaration.',
    warSince: 'Everybody saw it as the war was declared; the log has it if it was told here.',
  },
});
