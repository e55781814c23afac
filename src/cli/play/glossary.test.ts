import { expect, it } from 'vitest';
import { at, NEW, run, typeLines } from '../run.test-helper.ts';

it('says at any prompt what words stand for, all or those that have some', async () => {
  const file = at('glossary.jsonl');
  await run(...NEW, '--out', file);
  const printed = await typeLines(file, ['glossary hit number', 'glossary atlantis', 'leave']);
  expect(printed).toMatch(/^ +hit number +What a die must show/m);
  expect(printed).toMatch(/^ +hit +A die that the hit number/m);
  expect(printed).not.toMatch(/^ +sphere of influence/m);
  expect(printed).toContain('No word here has "atlantis"');
});
