import { expect, it } from 'vitest';
import { MODELS } from './models.ts';

const MINUTE = 60_000;

it.each(Object.entries(MODELS))('a minute of %s beside the program', (_, model) => {
  const until = Date.now() + MINUTE;
  for (let seed = 1; Date.now() < until; seed++)
    expect(model.search(seed).difference, `seed ${seed}`).toBeNull();
});
