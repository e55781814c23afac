import { expect, it } from 'vitest';
import { render } from '../../../kernel/kit/front.test-helper.ts';
import type { Words } from '../../../kernel/index.ts';
import { theWarGame } from '../index.ts';
import type { Condition } from './rule.ts';
import { boundTo, conditionWords, thenWords } from './rule-words.ts';
import { become, isSworn } from './say.ts';
import { ENTRIES } from '../rules/e-territories.ts';

const say = (text: Words): string => render(theWarGame.words, text);

/** A key without a text, an argument that nobody gave, an id of a ruling or of a place. */
const LEFT_OVER =
  /[{}]|\b(?:if|then|class|war|who|where|why|told|name)\.[a-z]|undefined|\b[a-z]+-[a-z]+-?[a-z]*:|(^|\s)-(\s|$)/;

it('every condition of every story reads as a sentence, both ways', () => {
  const conditions = ENTRIES.flatMap(({ rules }) =>
    rules.flatMap((rule): Condition[] => (rule.when ? [rule.when] : [])),
  );
  const said = conditions.flatMap((each) => [say(conditionWords(each)), say(conditionWords(each, false))]);
  expect(said.length).toBeGreaterThan(150);
  expect(said.filter((text) => LEFT_OVER.test(text))).toEqual([]);
});

it('every effect of every story reads as a sentence', () => {
  const said = ENTRIES.flatMap(({ id, rules }) =>
    rules.flatMap((rule) => ('then' in rule ? thenWords(id, rule.then).map(say) : [])),
  );
  expect(said.length).toBeGreaterThan(90);
  expect(said.filter((text) => LEFT_OVER.test(text))).toEqual([]);
});

it('a ruling is said by its choice', () => {
  const isSo = { is: 'ruling', id: 'iraq-swap', choice: 'first' } as const;
  expect(say(conditionWords(isSo))).toBe('it is ruled “At once, before the attack”');
});

it('what a rule does for each of several is said of one of them', () => {
  const effects = [isSworn('it'), isSworn('uk'), become('x')];
  expect(boundTo(effects, 'japan')).toEqual([isSworn('japan'), isSworn('uk'), become('x')]);
  expect(boundTo(effects, undefined)).toEqual(effects);
});
