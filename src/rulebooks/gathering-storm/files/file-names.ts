import type { NamedValue } from '../../../kernel/forms/file-form.ts';
import { titledValue } from '../../../kernel/forms/file-read.ts';
import { reading } from '../../../kernel/texts/texts.ts';
import { MADE_NAMES, stormNameTexts } from '../names.words.ts';

const nameOf = reading([stormNameTexts], MADE_NAMES);

/** What a form of a players' file calls an id. */
export function namedTarget(id: string): NamedValue {
  return titledValue(id, nameOf(id));
}
