import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isRecord } from '../../kernel/json.ts';
import { render } from '../../kernel/texts/words.ts';
import { gatheringStorm } from '../../rulebooks/gathering-storm/index.ts';
import { checkData, type DataFile, readDataText } from '../../store/data-text.ts';
import { packageRoot } from '../root.ts';

const page = readFileSync(join(packageRoot(), 'docs/packs.md'), 'utf8');
const files = [...page.matchAll(/```yaml\n# (\S+)\n([^]*?)```/g)].map(
  ([, name = '', text = '']) => readDataText(name, text) as DataFile,
);

it('the pack and the start of docs/packs.md are read, and said in words', () => {
  const read = checkData(gatheringStorm, files);
  expect(read).not.toHaveProperty('faults');
  const said = 'data' in read ? gatheringStorm.supplied?.(read.data) : [];
  expect(said?.map((each) => render(gatheringStorm.words, each))).toEqual([
    'pack “Our copy of the game”',
    'a mid-game start (Fall 1936)',
  ]);
});

it('they show every field', () => {
  const forms = gatheringStorm.fileForms?.(null) ?? [];
  const shown = files.map(({ value }) => Object.keys(isRecord(value) ? value : {}).sort());
  expect(shown).toEqual(
    forms.map(({ body }) => ['format', 'kind', ...body.fields.map(({ key }) => key)].sort()),
  );
});
