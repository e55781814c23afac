// Where a sentence ends: the stop of an abbreviation is none.

const ABBREVIATED = /(?:\b[A-Z]\.)+$/;

/** A sentence without its stop, as a line of its own. */
export function withoutStop(text: string): string {
  return text.endsWith('.') && !text.endsWith('..') && !ABBREVIATED.test(text) ? text.slice(0, -1) : text;
}

/** A sentence with its stop. */
export function asSentence(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`;
}

/** The sentences of a text: the first, and what follows. */
export function firstSentence(text: string): readonly [first: string, more: string] {
  const found = /(?<=[\p{Ll}\d)\u2019\u201d])\. (?=[\p{Lu}\u201c])/u.exec(text);
  return found ? [text.slice(0, found.index + 1), text.slice(found.index + 2)] : [text, ''];
}

/** A sentence's first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Names in a row: 'Japan, Italy and Germany'. */
export function inARow(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
