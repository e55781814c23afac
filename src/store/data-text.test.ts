import { expect, it } from 'vitest';
import type { Rulebook } from '../kernel/rulebook.ts';
import { checkData, type DataFile, readDataText, writeDataText } from './data-text.ts';

/** Takes files without a level for Turkey. */
const careful: Pick<Rulebook, 'data'> = {
  data(files) {
    const file = files.findIndex((each) => JSON.stringify(each).includes('turkey'));
    return file < 0 ? { data: null } : { faults: [{ path: ['levels', 'turkey'], fault: 'must go' }], file };
  },
};

function read(name: string, text: string): DataFile {
  const file = readDataText(name, text);
  if ('faults' in file) throw new Error(file.faults.join());
  return file;
}

it('reads JSON and YAML, and knows the line of every part', () => {
  const file = read('start.yaml', 'format: 1\nkind: start\nlevels:\n  turkey: -2\n');
  expect(file.value).toEqual({ format: 1, kind: 'start', levels: { turkey: -2 } });
  expect(file.lineOf(['levels', 'turkey'])).toBe(4);
  expect(file.lineOf(['levels', 'spain'])).toBe(4);
  expect(read('a.json', '{"a": [1,\n 2]}').lineOf(['a', 1])).toBe(2);
});

it('writes what it reads', () => {
  const document = { format: 1, status: { '8': 1 }, when: ['yes', true, -3, '1-2', 'a: b'] };
  expect(read('a.yaml', writeDataText(document)).value).toEqual(document);
});

it.each(['\uFEFF', ''])('names UTF-16 as such, and reads what came through an editor', (mark) => {
  const text = 'format: 1\r\nkind: start\r\n\r\n';
  expect(read('a.yaml', mark + text).value).toEqual({ format: 1, kind: 'start' });
  for (const bytes of [Buffer.from(mark + text, 'utf16le'), Buffer.from(mark + text, 'utf16le').swap16()])
    expect(readDataText('a.yaml', bytes.toString('utf8'))).toEqual({
      faults: [expect.stringMatching(/^a\.yaml is text in UTF-16/)],
    });
});

it('names file and line of what cannot be read', () => {
  expect(readDataText('bad.yaml', 'a: 1\nb: [1,')).toEqual({
    faults: [expect.stringMatching(/^bad\.yaml:2: ./)],
  });
  expect(readDataText('odd.yaml', 'a: .nan')).toEqual({
    faults: [expect.stringMatching(/^odd\.yaml holds/)],
  });
});

it('names file, line and field of what a rulebook does not take', () => {
  const files = [
    read('good.yaml', 'format: 1\nkind: start\nlevels: {}\n'),
    read('bad.yaml', 'format: 1\nkind: start\nlevels:\n  turkey: 9\n'),
  ];
  expect(checkData(careful, files)).toEqual({
    file: 1,
    faults: [expect.stringMatching(/^bad\.yaml:4: levels\.turkey must go$/)],
  });
  expect(checkData(careful, files.slice(0, 1))).toHaveProperty('data');
});

it.each([
  ['a: 1\nb: 2\na: 3\n', /:3: .*"a" is there twice$/],
  ['{"a": 1,\n "a": 3}', /:2: .*"a" is there twice$/],
  [`a: &a 1\nb:\n${'  - *a\n'.repeat(5_001)}`, /:5003: .*there are more than 5000 aliases$/],
  [
    `a0: &a0 [1]\n${Array.from({ length: 20 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}, *a${i}]`).join('\n')}`,
    /holds more than 100000 values, once what its aliases stand for is written out\.$/,
  ],
  [
    `a: &a ${'x'.repeat(1_000)}\nb: [${'*a,'.repeat(501)}]`,
    /holds more than 500000 letters, once what its aliases stand for is written out\.$/,
  ],
  ['a: *b\n', /Unresolved alias.*: b\.$/],
  ['a: &a\n  b: *a\n', /nested deeper than 60 levels, once/],
  [`${'['.repeat(100)}${']'.repeat(100)}`, /nested deeper than 60 levels\.$/],
  [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, /too many levels$/],
  [`[${'1,'.repeat(100_001)}]`, /holds more than 100000 values\.$/],
  ['x'.repeat(500_001), /more than 500000 letters/],
])('refuses a file that is too much to read: %#', (text, why) => {
  expect(readDataText('much.yaml', text)).toEqual({ faults: [expect.stringMatching(why)] });
});

it('takes a part that stands for another a few times', () => {
  expect(read('a.yaml', 'a: &a { x: 1 }\nb: *a\n').value).toEqual({ a: { x: 1 }, b: { x: 1 } });
});

it('takes as many as a long file of cases needs, however long the text is', () => {
  const many = read('a.yaml', `${'# long\n'.repeat(50_000)}a: &a { x: 1 }\nb: [${'*a,'.repeat(4_000)}]`);
  const { b } = many.value as { b: unknown[] };
  expect([b.length, b.at(-1)]).toEqual([4_000, { x: 1 }]);
});
