import type { Named } from '../../kernel/file-form.ts';
import { titled } from '../../kernel/file-read.ts';
import { bookOf } from '../../kernel/texts.ts';
import { renderValue, wordBook } from '../../kernel/words.ts';
import { MADE_NAMES, say } from './names.words.ts';

const NAMES = wordBook(bookOf(say), MADE_NAMES);

/** What a form of a players' file calls an id. */
export function named(id: string): Named {
  return titled(id, renderValue(NAMES, id));
}
