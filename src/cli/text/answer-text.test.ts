import { expect, it } from 'vitest';
import { answerText } from './answer-text.ts';

it('reads every kind of answer as a person would type it', () => {
  expect(answerText('turkey')).toBe('turkey');
  expect(answerText([5, 1])).toBe('5 1');
  expect(answerText({ a: 2, b: 1 })).toBe('a=2 b=1');
  expect(answerText({})).toBe('nothing');
  expect(answerText(undefined)).toBe('null');
});

it('reads a report as its facts, saying what is no plain change', () => {
  expect(
    answerText({
      iraq: { value: 'uk', as: 'change' },
      aden: { as: 'unknown' },
      brp: { value: 120, as: 'correction' },
      hits: { value: true, as: 'override', reason: 'agreed' },
    }),
  ).toBe('iraq=uk, aden=unknown, brp=120 (correction), hits=true (override: agreed)');
});
