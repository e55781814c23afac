import type { Named } from '../../kernel/forms/file-form.ts';
import { titled } from '../../kernel/forms/file-read.ts';
import { reading } from '../../kernel/texts/texts.ts';
import { MADE_NAMES, stormNameTexts } from './names.words.ts';

const nameOf = reading([stormNameTexts], MADE_NAMES);

/** What a form of a players' file calls an id. */
export function named(id: string): Named {
  return titled(id, nameOf(id));
}
