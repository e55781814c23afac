import { type WordBook, renderValue, texts } from '../../../kernel/index.ts';
import { upper } from '../names.words.ts';

/** Sentences one after the other. */
const sentences = (all: Parameters<WordBook[string] & object>[0][string], book: WordBook): string =>
  Array.isArray(all) ? all.map((each) => ` ${renderValue(book, each)}`).join('') : '';

/** The texts of one-form.ts. */
export const oneFormTexts = texts({
  'one-form': {
    ask: {
      seal: ({ without = [] }, book) =>
        `What do you use this turn? Whoever has nothing seals nothing, and nobody learns it.${sentences(without, book)}`,
      operations: 'Strengths are open. Do you keep your operations?',
      noOperations: 'Strengths are open. You have no operations: nobody learns it.',
    },
    none: {
      events: 'No events held.',
      covert: 'No covert operations: {powers}.',
      subversion: 'No subversion.',
    },
    nothing: 'nothing',
    head: {
      of: ({ power = '' }, book) => upper(renderValue(book, power)),
      threat: 'communist threat',
      covert: 'covert operations',
      subversion: 'subversion',
    },
    row: {
      threat: 'Communist threat: {power} in {target}',
      covert: 'Covert operations of {power} in {target}',
      subversion: 'Subversion in {target}',
      level: 'Level of subversion that you have reached',
    },
  },
});
