import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { aWorldAtWar } from '../rulebooks/a-world-at-war/index.ts';
import { checkData, type DataFile, readDataText } from '../store/data-text.ts';

const docs = readFileSync(new URL('../../docs/tables.md', import.meta.url), 'utf8');
const examples = [...docs.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = ''], i) =>
  readDataText(`example-${i}.yaml`, text),
);

it('the example files of docs/tables.md are accepted', () => {
  expect(examples.length).toBeGreaterThan(2);
  expect(checkData(aWorldAtWar, examples as DataFile[])).toHaveProperty('data');
});

it('a fault is named with file, line and field', () => {
  const file = readDataText('mine.yaml', 'format: 1\nkind: country-table\ntarget: atlantis\nsource: us\n');
  expect(checkData(aWorldAtWar, [file as DataFile])).toEqual({
    faults: [expect.stringMatching(/^mine\.yaml:3: target must be one of/)],
  });
});
