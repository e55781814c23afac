import { describe, expect, it } from 'vitest';
import { withHash } from './enter.ts';
import {
  mustAccept,
  begin,
  duel,
  duelTable,
  give,
  refusalKey,
  seal,
  sealedGame,
} from '../kit/duel.test-helper.ts';
import { answer, type Game, gameAt, newHeader, openGame, stateOf } from './game.ts';
import { mend } from './mend.ts';
import { hashOf } from './entry.ts';
import { undo } from './undo.ts';
import { isRefusal } from '../clause.ts';
import type { Json } from '../json.ts';
import { render } from '../texts/words.ts';

const header = newHeader(duelTable(), 'typed');
const weather = (game: Game, value: number): Game =>
  give(game, 'table', `standing-${stateOf(game).position.open.reports}/report`, {
    weather: { value, as: 'change' },
  });

it('is of its rulebook, in its version, and of one of its scenarios', () => {
  const key = (more: object) => refusalKey(openGame(duel, { ...header, ...more }));
  expect([key({}), key({ rulebook: 'chess' }), key({ rulesVersion: 99 }), key({ scenario: 'none' })]).toEqual(
    [null, 'setup.rulebook', 'setup.version', 'setup.noScenario'],
  );
});

it('as it was knows nothing of what came later: neither what was taken back nor what is prefill since', () => {
  const held = seal(weather(begin(), 2), 'ben', 'bid', 1);
  const back = mustAccept(undo(weather(held, 3), { seat: 'ann', consent: ['ben'], to: 0 }));
  const flags = (n: number) => gameAt(back, n).moments.map(({ gone, draft }) => [gone ?? 0, draft ?? 0]);
  expect(flags(3)).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
  expect(flags(4)).toEqual([
    [4, 0],
    [0, 4],
    [4, 0],
    [0, 0],
  ]);
  const part = mustAccept(undo(weather(held, 3), { seat: 'ann', consent: ['ben'], to: 1 }));
  const told = { weather: { value: 4, as: 'change' } };
  const right = mustAccept(mend(part, { seat: 'ann', mend: [{ at: 1, answer: told }], reason: '' }));
  expect(right.moments[1]).toMatchObject({ draft: 4, gone: 5 });
  expect(gameAt(right, 4).moments).toEqual(part.moments);
  expect(gameAt(weather(back, 5), 4).moments).toEqual(gameAt(back, 4).moments);
  expect(gameAt(back, 4)).toBe(back);
  const many = Array.from({ length: 34 }).reduce((game: Game, _, i) => weather(game, i % 5), begin());
  expect([31, 32, 33].map((n) => gameAt(many, n).checkpoints.length)).toEqual([0, 1, 1]);
});

it('needs the agreement of those from whom an answer takes something, and names it', () => {
  const move = { seat: 'table', decision: 'standing-0/ruling', answer: 'R=b' };
  expect(refusalKey(answer(begin(), move, { agreed: ['ann'] }))).toBe('play.consent');
  const agreed = mustAccept(answer(begin(), move, { agreed: ['ben', 'ann'] }));
  expect(agreed.moments[0]?.entry).toMatchObject({ agreed: ['ann', 'ben'] });
});

it('takes a die that fell for a request once, whatever faces are said again', () => {
  const sealed = give(sealedGame(), 'ann', '1/target', 'east');
  const roll = (game: Game, face: number) =>
    answer(game, { seat: 'dice', decision: '1/roll', answer: [face] }, { request: 'r' });
  const rolled = mustAccept(roll(sealed, 4));
  expect(mustAccept(roll(rolled, 5))).toBe(rolled);
});

describe('an entry', () => {
  it('has the hash of the position after it, but in a game that nobody keeps', () => {
    const [kept, loose] = [begin(), { ...begin(), unsigned: true } as const].map((game) => weather(game, 2));
    const entry = kept?.moments[0]?.entry;
    expect(entry?.state).toBe(kept && hashOf(stateOf(kept).position));
    expect(entry?.hash).not.toBe('');
    expect(loose?.moments[0]?.entry).toMatchObject({ hash: '' });
    expect(loose?.moments[0]?.entry).not.toHaveProperty('state');
  });

  it('is given that hash once, where it is missing', () => {
    const game = weather(begin(), 2);
    const [first] = game.moments;
    const { state, ...bare } = { ...first?.entry } as { state?: string };
    const without = { ...game, moments: [{ ...first, entry: bare }] } as unknown as Game;
    expect(withHash(without)).toEqual(game);
    for (const each of [game, begin(), { ...without, unsigned: true } as const])
      expect(withHash(each)).toBe(each);
    expect(state).toBe(hashOf(stateOf(game).position));
  });
});

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
