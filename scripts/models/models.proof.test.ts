import { expect, it } from 'vitest';
import { SETTLED } from './settled.test-helper.ts';

const MINUTE = 60_000;

it.each(SETTLED)('a minute of %s beside the program', (_, model) => {
  const until = Date.now() + MINUTE;
  for (let seed = 1; Date.now() < until; seed++)
    expect(model.search(seed).difference, `seed ${seed}`).toBeNull();
});
