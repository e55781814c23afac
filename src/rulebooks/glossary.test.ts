import { describe, expect, it } from 'vitest';
import { render } from '../kernel/kit/front.test-helper.ts';
import type { WordBook } from '../kernel/index.ts';
import { RULEBOOKS } from './index.ts';
import { isOurs } from './ours.test-helper.ts';

/** Two capitals or more in a row, or letters with stops between: what nobody knows who has not read the rules. */
const ABBREVIATION = /(?<![\w.])(?:[A-Z][A-Z\d]*[A-Z]s?(?![\w])|(?:[A-Z]\.){2,})/g;
/** Roman numbers, what a table calls an empty side, and the names of files. */
const KNOWN = /^(I{1,3}|IV|VI{0,3}|IX|XI{0,2}|YAML|JSON|CSV)$/;

/** Every text of a rulebook, its arguments left in braces. */
function textsOf({ words, rulings, clauses, scenarios, decisions }: (typeof RULEBOOKS)[number]): string[] {
  const said = Object.entries(words as WordBook).flatMap(([key, text]) =>
    typeof text === 'string' ? [render({ [key]: text }, { key })] : [],
  );
  return [
    ...said,
    ...rulings.flatMap(({ question, choices }) => [question, ...choices.map(({ text }) => text)]),
    ...clauses.map(({ title }) => title),
    ...scenarios.flatMap(({ title, about }) => [title, about]),
    ...decisions.map(({ about }) => about),
  ];
}

describe.each(RULEBOOKS)('the glossary of $id', (rulebook) => {
  const { glossary = {}, clauses } = rulebook;

  it('has every abbreviation of its texts', () => {
    const ids = new Set(clauses.flatMap(({ clause }) => clause.split(/[./]/)));
    const words = new Set(textsOf(rulebook).flatMap((text) => text.match(ABBREVIATION) ?? []));
    const unexplained = [...words].filter((word) => {
      const one = word.replace(/s$/, '');
      return !(word in glossary || one in glossary || ids.has(one) || KNOWN.test(word));
    });
    expect(unexplained).toEqual([]);
  });

  it('says each in a sentence, and in the order of the letters', () => {
    const words = Object.keys(glossary);
    if (isOurs(rulebook)) expect(words.length).toBeGreaterThan(8);
    expect(words).toEqual(words.toSorted((one, other) => one.localeCompare(other, 'en')));
    for (const means of Object.values(glossary)) expect(means).toMatch(/^[A-Z].{8,110}\.$/);
  });
});
