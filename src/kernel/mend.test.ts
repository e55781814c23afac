import { describe, expect, it } from 'vitest';
import { isRefusal } from './clause.ts';
import { accepted, begin, give, refusalKey, seal, sealedGame } from './duel.test-helper.ts';
import { type Game, stateOf } from './game.ts';
import { canonical } from './json.ts';
import { mend, type MendRequest } from './mend.ts';
import { asksOf } from './play.ts';
import { record } from './record.ts';
import { replay } from './replay.ts';
import { duel } from './duel.test-helper.ts';

const bytes = (game: Game) => canonical(stateOf(game).position);
const lines = (game: Game, seat: string | null = null) => record(game, seat);
const put = (game: Game, mended: MendRequest['mend'], more: Partial<MendRequest> = {}): Game =>
  accepted(mend(game, { seat: 'ann', mend: mended, reason: 'it was wrong', ...more }));
const weather = (game: Game, value: number) =>
  give(game, 'table', `standing-${stateOf(game).position.open.reports}/report`, {
    weather: { value, as: 'change' },
  });
const played = () => give(give(weather(sealedGame(), 3), 'ann', '1/target', 'east'), 'dice', '1/roll', [4]);
const again = (game: Game) => {
  const from = seal(seal(weather(begin(), 3), 'ann', 'strength', 2), 'ann', 'bid', 1);
  return seal(seal(from, 'ben', 'strength', 3), 'ben', 'bid', 1);
};

function replayed(game: Game): string {
  const entries = game.moments.map(({ entry }) => entry);
  const result = replay(duel, game.header, entries, 'all');
  if (isRefusal(result) || result.stopped) throw new Error(JSON.stringify(result));
  return canonical(stateOf(result.game));
}

describe('putting right', () => {
  const whole = () => give(give(again(begin()), 'ann', '1/target', 'east'), 'dice', '1/roll', [4]);
  it('gives everything after a report again, dice included', () => {
    const game = whole();
    const right = put(game, [{ at: 1, answer: { weather: { value: 5, as: 'change' } } }]);
    const fresh = give(
      give(
        seal(
          seal(seal(seal(weather(begin(), 5), 'ann', 'strength', 2), 'ann', 'bid', 1), 'ben', 'strength', 3),
          'ben',
          'bid',
          1,
        ),
        'ann',
        '1/target',
        'east',
      ),
      'dice',
      '1/roll',
      [4],
    );
    expect(bytes(right)).toBe(bytes(fresh));
    expect(replayed(right)).toBe(canonical(stateOf(right)));
    expect(lines(right).map(({ kind, again: line, undone }) => [kind, line, undone])).toMatchInlineSnapshot(`
      [
        [
          "answer",
          undefined,
          true,
        ],
        [
          "step",
          undefined,
          true,
        ],
        [
          "answer",
          undefined,
          true,
        ],
        [
          "undo",
          undefined,
          undefined,
        ],
        [
          "answer",
          1,
          undefined,
        ],
        [
          "step",
          2,
          undefined,
        ],
        [
          "answer",
          3,
          undefined,
        ],
      ]
    `);
  });
});
