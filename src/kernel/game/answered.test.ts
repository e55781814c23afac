import { describe, expect, it } from 'vitest';
import { begin, duelTable, give, seal } from '../kit/duel.test-helper.ts';
import { isRefusal } from '../clause.ts';
import { answer, type Game, stateOf } from './game.ts';
import type { Json } from '../json.ts';
import { render } from '../texts/words.ts';
import { undo } from './undo.ts';

const said = (game: Game, seat: string, decision: string, given: Json): string => {
  const before = JSON.stringify(stateOf(game));
  const result = answer(game, { seat, decision, answer: given });
  expect(JSON.stringify(stateOf(game))).toBe(before);
  return isRefusal(result) ? render(duelTable().rulebook.words, result.refused) : '';
};
const NOT_ASKED = /^This is not asked of/;

describe('what somebody has answered already', () => {
  const weather = (value: number) => ({ weather: { value, as: 'change' } });
  const reported = give(begin(), 'table', 'standing-0/report', weather(3), { by: 'Ann' });

  it('is refused with both values to whoever answers otherwise', () => {
    expect(said(reported, 'table', 'standing-0/report', weather(4))).toMatch(
      /^Ann has answered this already: text 3\. You said: text 4\. Nothing was changed/,
    );
    const target = give(begin(), 'ann', '1/target', 'east');
    expect(said(target, 'ann', '1/target', 'west')).toMatch(
      /^ann has answered this already: east\. You said: west\./,
    );
  });

  it('is refused as such to whoever says the same', () => {
    expect(said(reported, 'table', 'standing-0/report', weather(3))).toBe(
      'Ann has answered this already, and said the same: text 3.',
    );
  });

  it('can be said in any shape, and no more of it than anybody reads', () => {
    const many = Object.fromEntries(Array.from({ length: 900 }, (_, i) => [`f${i}`, { a: 1 }]));
    for (const odd of [null, 7, [1, 2], 'x'.repeat(9000), many, { toString: 'x' }, {}]) {
      const text = said(reported, 'table', 'standing-0/report', odd);
      expect(text).toMatch(/^Ann has answered this already: text 3\. You said: /);
      expect(text.length).toBeLessThan(600);
    }
    expect(said(reported, 'table', 'standing-0/report', many)).toContain('and 895 more');
    expect(said(reported, 'table', 'standing-0/report', [1, 2])).toContain('You said: 1 2.');
  });

  it('says nothing of what was answered in secret, was taken back, or was never asked', () => {
    const sealed = seal(begin(), 'ben', 'bid', 1);
    expect(said(sealed, 'ann', '1/ben/bid', { points: 2 })).toMatch(NOT_ASKED);
    const own = give(begin(), 'ann', 'standing-ann-0/report', { spies: { value: 2, as: 'change' } });
    expect(said(own, 'ann', 'standing-ann-0/report', { spies: { value: 3, as: 'change' } })).toMatch(
      NOT_ASKED,
    );
    const back = undo(give(begin(), 'ann', '1/target', 'east'), { seat: 'ann', consent: ['ann', 'ben'] });
    if (isRefusal(back)) throw new Error(back.refused.key);
    expect(said(back, 'ann', '1/target', 'west')).toBe('');
    expect(said(begin(), 'table', 'standing-7/report', weather(1))).toMatch(NOT_ASKED);
  });
});
