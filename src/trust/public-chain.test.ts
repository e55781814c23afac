import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Entry } from '../kernel/game/entry.ts';
import type { Game } from '../kernel/game/game.ts';
import { publicChain } from '../kernel/game/line.ts';
import { give, sealedGame } from '../kernel/kit/duel.test-helper.ts';

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

const entriesOf = ({ moments }: Game): Entry[] => moments.map(({ entry }) => entry);

it('the public chain is made of each line in a few lines of any language', () => {
  const closed = give(sealedGame(), 'ann', '1/target', 'east', { by: 'Ann' });
  const game = give(closed, 'dice', '1/roll', [5]);
  const { format, id, kernel, rulebook, rulesVersion, scenario, rulings, data, dice } = game.header;
  expect([format, id, data, dice]).toEqual([3, '', null, 'typed']);
  const ruled = Object.entries(rulings)
    .toSorted()
    .map(([key, value]) => `"${key}":"${value}"`)
    .join(',');
  let root = sha(
    `{"data":null,"dice":"typed","format":3,"id":"","rulebook":"${rulebook}","rulings":{${ruled}},"scenario":"${scenario}","under":{"kernel":"${kernel}","rules":"${rulesVersion}"}}`,
  );
  for (const { public: line } of entriesOf(game)) if (line !== undefined) root = sha(root + sha(line));
  expect(publicChain(game.header, entriesOf(game))).toEqual({ lines: 2, root });
});
