import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '../root.ts';
import { json, run } from '../run.test-helper.ts';

const CAMPAIGN = join(packageRoot(), 'examples', 'europe-1939.jsonl');

it('tells how often each face fell, and of few dice that they are few', async () => {
  const { dice } = (await json('luck', CAMPAIGN)) as { dice: { dice: number; counts: number[] } };
  expect(dice).toEqual({ sides: 6, dice: 45, counts: [9, 5, 10, 8, 8, 5] });
  const { out } = await run('luck', CAMPAIGN, '--seat', 'russia');
  expect(out).toContain('  face  1  2  3   4  5  6\n  fell  9  5  10  8  8  5\n45 dice have fallen: too few');
});
