import type { NamedValue } from '../../../kernel/forms/file-form.ts';
import {
  flag,
  optionalField,
  id,
  long,
  neededField,
  text,
  titledValue,
} from '../../../kernel/forms/file-read.ts';
import { reading } from '../../../kernel/texts/texts.ts';
import { worldNameTexts } from '../names.words.ts';
import { resultNamed } from './results.ts';
import { resultTableTexts } from './results.words.ts';

// What several files of the players share.

const read = reading([worldNameTexts, resultTableTexts]);

export const name = (of: string): NamedValue => titledValue(of, read(of));
export const result = (of: string): NamedValue => titledValue(of, read(resultNamed(of)));

export const ID = neededField(id, 'Short name', {
  about: 'Small letters, digits and hyphens; made from the text above.',
  more: true,
});
const ABOUT_NOTE = 'Whatever else you want to say of it.';
export const NOTE = optionalField(long, 'Note', { about: ABOUT_NOTE });

/** The first fields of every table; if it does not say that nothing is left out, something may be. */
export const COMMON = {
  source: neededField(text, 'Where you have it from', { about: 'Such as: our copy of the game.' }),
  note: NOTE,
  complete: optionalField(flag, 'Nothing is left out', {
    about: 'Without this tick the game goes on asking what the missing lines add up to.',
  }),
};
