import { describe, expect, it } from 'vitest';
import { MODELS } from './models.ts';

const MINUTE = 60_000;

describe('a minute of each model beside the program', () => {
  for (const [name, model] of Object.entries(MODELS))
    it(name, () => {
      const until = Date.now() + MINUTE;
      for (let seed = 1; Date.now() < until; seed++)
        expect(model.search(seed).difference, `seed ${seed}`).toBeNull();
    });
});
