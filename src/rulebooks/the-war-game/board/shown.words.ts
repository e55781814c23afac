import { type Json, type WordBook, renderValue, texts } from '../../../kernel/index.ts';
import { upper } from '../names.words.ts';

/** Some parts in a line, with a sign between them. */
function joined(book: WordBook, parts: Json | undefined, by: string): string {
  return (Array.isArray(parts) ? parts : []).map((part) => renderValue(book, part)).join(by);
}

/** The texts of shown.ts. */
export const shownTexts = texts({
  board: {
    named: ({ name = '' }, book) => upper(renderValue(book, name)),
    list: '{parts}',
    then: ({ parts }, book) => joined(book, parts, '; '),
    notTold: 'nobody has said',
    units: '{count} {kind}',
    army: 'its army: {units} (strength {strength})',
    force: {
      none: '{nation}: {units} (strength {strength})',
      superior: '{nation}: {units} (strength {strength}, stronger than its army)',
      inferior: '{nation}: {units} (strength {strength}, weaker than its army)',
      equal: '{nation}: {units} (strength {strength}, as strong as its army)',
    },
  },
});
