import { describe, expect, it } from 'vitest';
import type { Group } from '../../kernel/forms/file-form.ts';
import { begun, edited, inWay, moved, valueAt, wayOf, withValue } from './draft.ts';

describe('a document that is being written', () => {
  const document = { lines: [{ id: 'a' }, { id: 'b' }] };

  it('takes a value at any place, and leaves the rest', () => {
    expect(withValue(document, ['lines', 1, 'value'], 2)).toEqual({
      lines: [{ id: 'a' }, { id: 'b', value: 2 }],
    });
    expect(withValue(document, ['lines', 0], undefined)).toEqual({ lines: [{ id: 'b' }] });
    expect(withValue(document, ['lines', 1, 'id'], undefined)).toEqual({ lines: [{ id: 'a' }, {}] });
    expect(withValue({ lines: 'none' }, ['lines', 0], { id: 'a' })).toEqual({ lines: [{ id: 'a' }] });
    expect(withValue({}, ['toString'], 'x')).toEqual({ toString: 'x' });
    expect(document).toEqual({ lines: [{ id: 'a' }, { id: 'b' }] });
  });

  it('remembers what it was, and each place that was edited once', () => {
    const once = edited(begun(document, false), ['lines', 1, 'id'], 'c');
    const twice = edited(once, ['lines', 1, 'id'], 'd');
    expect(twice).toEqual({
      document: { lines: [{ id: 'a' }, { id: 'd' }] },
      kept: document,
      touched: [['lines', 1, 'id']],
      all: false,
    });
    expect(edited(twice, ['lines', 1], undefined).touched).toEqual([
      ['lines', 1, 'id'],
      ['lines', 1],
    ]);
  });

  it('gives what stands at a place, and nothing where nothing stands', () => {
    expect(valueAt(document, ['lines', 1, 'id'])).toBe('b');
    expect(valueAt(document, ['lines', 'length'])).toBeUndefined();
    expect(valueAt(document, ['toString'])).toBeUndefined();
  });

  it('moves an item of a list', () => {
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  });
});

describe('an object that takes one of several shapes', () => {
  const field = (key: string) => ({ key, title: key, part: { kind: 'text' } as const });
  const ways: NonNullable<Group['ways']> = [
    { title: 'yes or no', fields: [field('lasts')], begin: {} },
    { title: 'how many', fields: [field('most'), field('lasts')], begin: { most: 3 } },
    { title: 'on facts', fields: [field('when'), field('each')], begin: { when: '' } },
  ];

  it('is known by a field that only this shape has', () => {
    expect(wayOf(ways, { lasts: 'ever' })).toBe(0);
    expect(wayOf(ways, { lasts: 'ever', most: 2 })).toBe(1);
    expect(wayOf(ways, { most: null }), 'its number is being typed anew').toBe(1);
    expect(wayOf(ways, { each: 'x' })).toBe(2);
  });

  it('keeps what both shapes have, and drops the rest', () => {
    expect(inWay(ways, 1, { id: 'a', lasts: 'ever' })).toEqual({ id: 'a', lasts: 'ever', most: 3 });
    expect(inWay(ways, 2, { id: 'a', lasts: 'ever', most: 2 })).toEqual({ id: 'a', when: '' });
  });
});
