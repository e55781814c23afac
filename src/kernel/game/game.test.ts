import { describe, expect, it } from 'vitest';
import { withHash } from './enter.ts';
import {
  accepted,
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
import { hashOf } from './hash.ts';
import { undo } from './undo.ts';

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
  const back = accepted(undo(weather(held, 3), { seat: 'ann', consent: ['ben'], to: 0 }));
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
  const part = accepted(undo(weather(held, 3), { seat: 'ann', consent: ['ben'], to: 1 }));
  const told = { weather: { value: 4, as: 'change' } };
  const right = accepted(mend(part, { seat: 'ann', mend: [{ at: 1, answer: told }], reason: '' }));
  expect(right.moments[1]).toMatchObject({ draft: 4, gone: 5 });
  expect(gameAt(right, 4).moments).toEqual(part.moments);
  expect(gameAt(weather(back, 5), 4).moments).toEqual(gameAt(back, 4).moments);
  expect(gameAt(back, 4)).toBe(back);
  const many = Array.from({ length: 130 }).reduce((game: Game, _, i) => weather(game, i % 5), begin());
  expect([127, 128, 129].map((n) => gameAt(many, n).checkpoints.length)).toEqual([0, 1, 1]);
});

it('needs the agreement of those from whom an answer takes something, and names it', () => {
  const move = { seat: 'table', decision: 'standing-0/ruling', answer: 'R=b' };
  expect(refusalKey(answer(begin(), move, { agreed: ['ann'] }))).toBe('play.consent');
  const agreed = accepted(answer(begin(), move, { agreed: ['ben', 'ann'] }));
  expect(agreed.moments[0]?.entry).toMatchObject({ agreed: ['ann', 'ben'] });
});

it('takes a die that fell for a request once, whatever faces are said again', () => {
  const sealed = give(sealedGame(), 'ann', '1/target', 'east');
  const roll = (game: Game, face: number) =>
    answer(game, { seat: 'dice', decision: '1/roll', answer: [face] }, { request: 'r' });
  const rolled = accepted(roll(sealed, 4));
  expect(accepted(roll(rolled, 5))).toBe(rolled);
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
