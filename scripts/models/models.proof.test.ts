import { expect, it } from 'vitest';
import { MODELS } from './models.ts';

const MINUTE = 60_000;

/** What still differs here is not settled: `npm run models` finds it. */
const UNSETTLED = ['the-war-game'];

const SETTLED = Object.entries(MODELS).filter(([name]) => !UNSETTLED.includes(name));

it.each(SETTLED)('a minute of %s beside the program', (_, model) => {
  const until = Date.now() + MINUTE;
  for (let seed = 1; Date.now() < until; seed++)
    expect(model.search(seed).difference, `seed ${seed}`).toBeNull();
});
