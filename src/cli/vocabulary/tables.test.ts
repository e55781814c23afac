import { expect, it } from 'vitest';
import { aWorldAtWar } from '../../rulebooks/a-world-at-war/index.ts';
import { checkData, type DataFile, readDataText } from '../../store/data-text.ts';

it('a fault of a table is named with file, line and field', () => {
  const text =
    'format: 1\nkind: country-table\ntarget: turkey\nsource: us\nmodifiers:\n  - id: a\n    label: b\n';
  const file = readDataText('mine.yaml', text);
  expect(checkData(aWorldAtWar, [file as DataFile])).toEqual({
    file: 0,
    faults: [expect.stringMatching(/^mine\.yaml:6: modifiers\.0\.value must be a whole number/)],
  });
});
