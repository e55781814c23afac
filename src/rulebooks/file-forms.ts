import { own } from '../kernel/json.ts';
import { fileForms as aWorldAtWar } from './a-world-at-war/file-forms.ts';
import type { FileForms } from './file-form.ts';
import { fileForms as levelOfCooperation } from './level-of-cooperation/file-forms.ts';

/** The rulebooks whose players' files can be written in a form. */
const FORMS: Readonly<Record<string, FileForms>> = {
  'a-world-at-war': aWorldAtWar,
  'level-of-cooperation': levelOfCooperation,
};

/** The kinds of file of a rulebook that can be written in a form; none where it has no forms. */
export function fileFormsOf(rulebook: string): FileForms {
  return own(FORMS, rulebook) ?? ((): readonly [] => []);
}
