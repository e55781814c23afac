import { type Json, type WordBook, renderValue, texts } from '../../../kernel/index.ts';
import { upper } from '../names.words.ts';

/** Sentences one after the other. */
const sentences = (all: Json, book: WordBook): string =>
  Array.isArray(all) ? all.map((each) => ` ${renderValue(book, each)}`).join('') : '';

const inOrder = (rows: Json): string =>
  (Array.isArray(rows) ? rows : [])
    .map((row) => JSON.stringify(row))
    .toSorted()
    .join();

/** What is used, by its rows: events, the threat and subversion by their targets, operations by their number in each. */
function used(given: Json, names: Json, book: WordBook): string {
  const called = (names ?? {}) as Readonly<Record<string, string>>;
  const all = (Array.isArray(given) ? given : []) as readonly (readonly [string, number])[];
  const said = all.flatMap(([row, count]) => {
    const [column = '', id = ''] = row.split('/');
    const target = upper(called[id] ?? renderValue(book, id));
    if (column === 'subversion-level') return [];
    if (column.startsWith('covert-')) return [`${target} ${count}`];
    if (column.startsWith('threat-')) return [`threat in ${target}`];
    return [`${column === 'subversion' ? 'subversion' : 'event'} in ${target}`];
  });
  return said.join(', ');
}

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
    does: {
      seal: ({ given = [], names = {} }, book) => `Seal: ${used(given, names, book)}`,
      operations: ({ given = [], planned = [], names = {} }, book) =>
        `${inOrder(given) === inOrder(planned) ? 'Keep' : 'Seal'}: ${used(given, names, book)}`,
    },
    head: {
      of: ({ power = '' }, book) => upper(renderValue(book, power)),
      threat: 'communist threat',
      covert: 'covert operations',
      subversion: 'subversion',
    },
    part: {
      event: '{title}, step 6: in one of',
      threat: 'Communist threat of {power}, step 7',
      covert: 'Covert operations of {power}, step 9',
      subversion: 'Subversion, step 10',
    },
    row: {
      threat: 'Communist threat: {power} in {target}',
      covert: 'Covert operations of {power} in {target}',
      subversion: 'Subversion in {target}',
      level: 'Level of subversion that you have reached',
    },
  },
});
