import { describe, expect, it } from 'vitest';
import type { Group } from '../../kernel/forms/file-form.ts';
import { isStray, titlesAt } from './titles.ts';

const body: Group = {
  kind: 'group',
  fields: [
    { key: 'target', title: 'Country', part: { kind: 'text' } },
    {
      key: 'lines',
      title: 'Lines',
      part: {
        kind: 'list',
        one: 'Line',
        begin: {},
        item: {
          kind: 'group',
          fields: [{ key: 'value', title: 'Counts', part: { kind: 'whole', min: 0, max: 9 } }],
          ways: [
            {
              title: 'on facts',
              begin: {},
              fields: [{ key: 'when', title: 'It counts while', part: { kind: 'condition' } }],
            },
            {
              title: 'for each',
              begin: { each: '' },
              fields: [
                { key: 'each', title: 'For each of', part: { kind: 'number-fact' } },
                { key: 'when', title: 'but only while', part: { kind: 'condition' } },
              ],
            },
          ],
        },
      },
    },
    {
      key: 'status',
      title: 'Status',
      part: { kind: 'map', of: [{ value: '9', title: 'Associate' }], each: { kind: 'text' } },
    },
  ],
};

describe('what a form calls a place of a file', () => {
  it.each([
    [['target'], 'Country'],
    [['lines', 1, 'value'], 'Lines, Line 2, Counts'],
    [['lines', 0, 'when', 'all', 1, 'fact'], 'Lines, Line 1, It counts while, Condition 2, Fact'],
    [['status', '9'], 'Status, Associate'],
  ] as const)('%j: %s', (path, title) => {
    expect(titlesAt(body, path, {})?.join(', ')).toBe(title);
  });

  it('is of the shape that the object has', () => {
    const document = { lines: [{ when: {} }, { each: '', when: {} }] };
    expect(titlesAt(body, ['lines', 0, 'when'], document)?.at(-1)).toBe('It counts while');
    expect(titlesAt(body, ['lines', 1, 'when'], document)?.at(-1)).toBe('but only while');
  });

  it('has no name for what the form does not ask', () => {
    expect(titlesAt(body, ['colour'], {})).toBeNull();
    expect(titlesAt(body, ['lines', 0, 'colour'], {})).toBeNull();
    expect(titlesAt(body, ['status', '12'], {})).toBeNull();
  });
});

it('finds what stands in a file without a control for it', () => {
  const document = { target: 'turkey', colour: 'red', lines: [{ shade: 1 }] };
  expect(isStray(body, ['colour'], document)).toBe(true);
  expect(isStray(body, ['lines', 0, 'shade'], document)).toBe(true);
  expect(isStray(body, ['target'], document)).toBe(false);
  expect(isStray(body, ['missing'], document)).toBe(false);
});
