import type { Glossary } from '../../kernel/rulebook.ts';

/** Abbreviations, short and with a capital that no sentence begins with. */
const SHORT = /[A-Z].*[A-Z]|\.$|\d/;

const escaped = (word: string): string => word.replaceAll('.', '\\.');

/** The words of a glossary that a text has: abbreviations as they are written, one or several, others too where they are long. */
export function wordsIn(text: string, glossary: Glossary): readonly string[] {
  return Object.keys(glossary).filter((word) => {
    const end = word.endsWith('.') ? '' : 's?(?![\\w])';
    const flags = SHORT.test(word) ? '' : 'i';
    return new RegExp(`(?<![\\w.])${escaped(word)}${end}`, flags).test(text);
  });
}
