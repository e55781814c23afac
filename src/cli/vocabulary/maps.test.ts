import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isRecord } from '../../kernel/json.ts';
import { render } from '../../kernel/texts/words.ts';
import { theWarGame } from '../../rulebooks/the-war-game/index.ts';
import { checkData, type DataFile, readDataText } from '../../store/data-text.ts';
import { packageRoot } from '../root.ts';

const page = readFileSync(join(packageRoot(), 'docs/maps.md'), 'utf8');
const files = [...page.matchAll(/```yaml\n# (\S+)\n([^]*?)```/g)].map(
  ([, name = '', text = '']) => readDataText(name, text) as DataFile,
);

it('the map and the start of docs/maps.md are read, and said in words', () => {
  const read = checkData(theWarGame, files);
  expect(read).not.toHaveProperty('faults');
  const said = 'data' in read ? theWarGame.supplied?.(read.data) : [];
  expect(said?.map((each) => render(theWarGame.words, each))).toEqual([
    'a map of your own, with 15 lands of players',
    'a start of your own in turn 3',
  ]);
});

it('they show every field', () => {
  const forms = theWarGame.fileForms?.(null) ?? [];
  const shown = files.map(({ value }) => Object.keys(isRecord(value) ? value : {}).sort());
  expect(shown).toEqual(
    forms.map(({ body }) => ['format', 'kind', ...body.fields.map(({ key }) => key)].sort()),
  );
});
