import { expect, it } from 'vitest';
import { isRefusal } from '../kernel/clause.ts';
import { accepted, duel, give, seal, sealedGame } from '../kernel/duel.test-helper.ts';
import { takeBack } from '../kernel/game.ts';
import { replay } from '../kernel/replay.ts';
import { undo } from '../kernel/undo.ts';
import { entryLine, headerLine, readLines } from './line-format.ts';

/** The bytes of a game file with every kind of entry but a tick. */
function file(): Buffer {
  let game = accepted(takeBack(sealedGame(), 'ben', '1/ben/bid', { by: 'Ben' }));
  game = seal(game, 'ben', 'bid', 2);
  game = give(game, 'table', 'standing-0/report', { weather: { value: 3, as: 'change' } }, { request: 'r' });
  game = accepted(undo(game, { seat: 'ann', consent: ['ben'], reason: 'too early' }));
  for (const seat of ['ann', 'ben']) game = seal(seal(game, seat, 'strength', 2), seat, 'bid', 1);
  game = give(give(game, 'ann', '1/target', 'east'), 'dice', '1/roll', [5]);
  const lines = game.moments.map(({ entry }) => entryLine(entry));
  return Buffer.from([headerLine(game.header), ...lines].join(''));
}

/** Whether a file is verified without a word. */
function isWhole(bytes: Buffer): boolean {
  const lines = readLines('game', bytes);
  if (isRefusal(lines) || lines.torn) return false;
  const replayed = replay(duel, lines.header, lines.entries, 'all');
  return !isRefusal(replayed) && replayed.stopped === null;
}

it('verifies no game file in which one bit is another', () => {
  const bytes = file();
  expect(isWhole(bytes)).toBe(true);
  const head = bytes.indexOf('\n');
  const unseen: string[] = [];
  for (const [at, byte] of bytes.entries())
    for (let bit = 0; bit < 8; bit++) {
      // of the entries one bit of each letter is enough
      if (at > head && bit !== at % 8) continue;
      if (isWhole(Buffer.from(bytes.with(at, byte ^ (1 << bit)))))
        unseen.push(`${at}: ${bytes.toString('utf8', at - 20, at + 20)}`);
    }
  expect(unseen).toEqual([]);
});
