import { expect, it } from 'vitest';
import { at, json, run, typeLines } from '../run.test-helper.ts';

const SETUP = ['--rulebook', 'the-war-game', '--scenario', 'world-1939', '--seed', '01'] as const;

it('says who may enter Norway: by its name, its beginning, or at any prompt', async () => {
  const file = at('card.jsonl');
  await run('new', ...SETUP, '--out', file);
  const { out } = await run('card', file, 'norw', '--seat', 'uk-france');
  expect(out).toContain('Who may enter, attack or influence Norway, and why not');
  expect(out.replaceAll(/\s+/g, ' ')).toContain(
    'U.K.: may enter: no; collects: no; may attack: no; may influence: try 1; why not: no entry while Neutral (G.A2, G.A4); no attack: not Sworn to the Axis nor under its Total Control (G.B6) France',
  );
  expect(out).toContain('attacked by the Axis: Sworn to U.K. (NOR.AX)');
  expect(await json('card', file, 'norway')).toMatchObject({ place: 'norway', answers: [], story: [] });
  const printed = await typeLines(file, ['', 'card norway', 'leave']);
  expect(printed).toContain('What an attack on Norway does');
});

it('says which places there are where it finds none, or several', async () => {
  const file = at('places.jsonl');
  await run('new', ...SETUP, '--out', file);
  expect((await run('card', file, 'atlantis')).err).toContain('no place "atlantis"');
  expect((await run('card', file, 'poland')).err).toMatch(/Several places.*Poland/);
  expect((await run('card', file, 'norway', '--seat', 'mars')).code).toBe(2);
});
