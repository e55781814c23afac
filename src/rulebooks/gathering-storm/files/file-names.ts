import { files, frame } from '../../../kernel/index.ts';
import { MADE_NAMES, stormNameTexts } from '../names.words.ts';

const nameOf = frame.reading([stormNameTexts], MADE_NAMES);

/** What a form of a players' file calls an id. */
export function namedTarget(id: string): files.NamedValue {
  return files.titledValue(id, nameOf(id));
}
