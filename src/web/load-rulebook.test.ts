import { expect, it } from 'vitest';
import { RULEBOOKS } from '../rulebooks/index.ts';
import { loadForReading, loadRulebook } from './load-rulebook.ts';

it('finds every rulebook in the folder of its id, and none of another name', async () => {
  for (const rulebook of RULEBOOKS) expect(await loadRulebook(rulebook.id)).toBe(rulebook);
  for (const { id } of RULEBOOKS) expect((await loadForReading(id))?.id).toBe(id);
  expect(await loadRulebook('toString')).toBeUndefined();
  expect(await loadForReading('toString')).toBeUndefined();
  expect(await loadRulebook('../index')).toBeUndefined();
});
