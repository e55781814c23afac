import { files, frame } from '../../../kernel/index.ts';
import { worldNameTexts } from '../names.words.ts';
import { resultNamed } from './results.ts';
import { resultTableTexts } from './results.words.ts';

// What several files of the players share.

const read = frame.reading([worldNameTexts, resultTableTexts]);

export const name = (of: string): files.NamedValue => files.titledValue(of, read(of));
export const result = (of: string): files.NamedValue => files.titledValue(of, read(resultNamed(of)));

export const ID = files.neededField(files.id, 'Short name', {
  about: 'Small letters, digits and hyphens; made from the text above.',
  more: true,
});
const ABOUT_NOTE = 'Whatever else you want to say of it.';
export const NOTE = files.optionalField(files.long, 'Note', { about: ABOUT_NOTE });

/** The first fields of every table; if it does not say that nothing is left out, something may be. */
export const COMMON = {
  source: files.neededField(files.text, 'Where you have it from', {
    about: 'Such as: our copy of the game.',
  }),
  note: NOTE,
  complete: files.optionalField(files.flag, 'Nothing is left out', {
    about: 'Without this tick the game goes on asking what the missing lines add up to.',
  }),
};
