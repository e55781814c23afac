import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isFailed } from '../output.ts';
import { newGame } from './new.ts';

const folder = mkdtempSync(join(tmpdir(), 'demarche-template-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string): string => join(folder, name);

it('saves what was chosen, and begins another game with it', async () => {
  const chosen = { rulebook: 'gathering-storm', scenario: 'first-turn', ruling: ['pack=house'], data: [] };
  const first = await newGame(
    { ...chosen, dice: 'typed', saveTemplate: at('ours.json'), out: at('one.jsonl') },
    'demarche',
  );
  expect(isFailed(first)).toBe(false);
  expect(readFileSync(at('ours.json'), 'utf8')).not.toContain('entries');
  const next = await newGame(
    { template: at('ours.json'), ruling: [], data: [], out: at('two.jsonl') },
    'demarche',
  );
  const [one, two] = ['one.jsonl', 'two.jsonl'].map((name) => {
    const [header = ''] = readFileSync(at(name), 'utf8').split('\n');
    return JSON.parse(header) as { rulings: object };
  });
  expect(isFailed(next)).toBe(false);
  expect(next).toMatchObject({ json: { scenario: 'first-turn', dice: 'typed' } });
  expect(two?.rulings).toEqual(one?.rulings);
});

it('refuses a template of another rulebook, and writes over none', async () => {
  const wish = { ruling: [], data: [], out: at('three.jsonl') };
  const other = await newGame({ ...wish, rulebook: 'the-war-game', template: at('ours.json') }, 'demarche');
  expect(other).toMatchObject({
    failed: expect.stringContaining('is a template for gathering-storm') as string,
  });
  const again = await newGame(
    { ...wish, template: at('ours.json'), saveTemplate: at('ours.json') },
    'demarche',
  );
  expect(again).toMatchObject({ failed: expect.stringContaining('not overwritten') as string });
});
