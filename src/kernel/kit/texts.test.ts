import { describe, expect, it } from 'vitest';
import type { Rulebook } from '../rulebook.ts';
import { type Words, words } from '../texts/words.ts';
import type { Games } from './reach.test-helper.ts';
import { textFaults } from './texts.test-helper.ts';
import { toy } from './toy.test-helper.ts';

const GAMES: readonly Games[] = [{ setup: { scenario: 'only', rulings: {}, data: null }, seeds: 1, most: 5 }];

/** The toy, whose prompts all say one thing; what facts stand under has a text. */
function saying(prompt: Words, texts: Rulebook['words']): Rulebook {
  const book: Rulebook = toy();
  return {
    ...book,
    words: { ...book.words, 'facts.weather': 'Weather', 'facts.spies': 'Spies', ...texts },
    bind(setup) {
      const rules = book.bind(setup);
      return { ...rules, asks: (view) => rules.asks(view).map((each) => ({ ...each, prompt })) };
    },
  };
}

const faults = (text: string, args: Words['args'] = {}, more: Rulebook['words'] = {}): readonly string[] =>
  textFaults(saying(words('t.prompt', args), { 't.prompt': text, ...more }), GAMES);

describe('a text is at fault', () => {
  it.each([
    ['a doubled stop', 'It is {who}s. Of {who}..', { who: 'U.K' }],
    ['a doubled stop', 'Natives, : none', {}],
    ['something missing', 'It is {who} that rolls ({who}).', {}],
    ['one of several', '1 infantry are lost.', {}],
    ['one of several', 'It takes {n} turns.', { n: 1 }],
    ['a roll that needs nothing', 'it needs {n} to 1 or less', { n: -1 }],
    ['two spaces', 'a  b', {}],
    ['the id points.ann', 'What of {fact}?', { fact: 'points.ann' }],
  ])('with %s: %s', (what, text, args) => {
    expect(faults(text, args).map((each) => each.split(':')[0])).toEqual([what]);
  });

  it('where there is none', () => {
    expect(textFaults(saying(words('t.nothing'), {}), GAMES)).toEqual(['no text: t.nothing']);
  });

  it('where facts stand under the first part of their key', () => {
    const book = saying(words('t'), { t: 'Well.' });
    const { 'facts.weather': _, ...texts } = book.words;
    expect(textFaults({ ...book, words: texts }, GAMES)).toEqual(['no heading for the facts: weather']);
  });
});

describe('a text is right', () => {
  it.each([
    ['Wait ... for it.', {}],
    ['10 dice, 1.5 turns, line 1 is there.', {}],
    ['{nation}: the U.S.S.R. rolls.', { nation: 'x' }],
    ['A result of {n} or less', { n: -3 }],
  ])('%s', (text, args) => {
    expect(faults(text, args)).toEqual([]);
  });

  it('where its own sentences say what is an id elsewhere', () => {
    expect(faults('A points.ann of its own')).toEqual([]);
  });
});
