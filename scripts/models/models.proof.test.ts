import { expect, it } from 'vitest';
import { PARTLY, SETTLED } from './settled.test-helper.ts';

const MINUTE = 60_000;

it.each(SETTLED)('a minute of %s beside the program', (_, model) => {
  const until = Date.now() + MINUTE;
  for (let seed = 1; Date.now() < until; seed++)
    expect(model.search(seed).difference, `seed ${seed}`).toBeNull();
});

it.each(PARTLY)('%s beside the program in the games in which they agree', (_, model, seeds) => {
  for (const seed of seeds) expect(model.search(seed).difference, `seed ${seed}`).toBeNull();
});
