import { describe, expect, it } from 'vitest';
import { once, onceForEach, onceForPair, rowWith } from './once.ts';

describe('what is made once', () => {
  it('is the same for the same name, and another for another', () => {
    const of = once((name: string) => ({ name }));
    expect(of('spain')).toBe(of('spain'));
    expect(of('turkey')).toEqual({ name: 'turkey' });
  });

  it('tells pairs apart by both names', () => {
    const of = onceForPair((first: string, second: string) => `${first}.${second}`);
    expect([of('a', 'b'), of('b', 'a'), of('a', 'b')]).toEqual(['a.b', 'b.a', 'a.b']);
  });

  it('belongs to one setting', () => {
    const of = onceForEach(({ targets }: { targets: readonly string[] }) => [...targets]);
    const [one, other] = [{ targets: ['spain'] }, { targets: ['spain'] }];
    expect(of(one)).toBe(of(one));
    expect(of(other)).not.toBe(of(one));
  });

  it('is not kept for names without end', () => {
    let made = 0;
    const of = once<number, number>(() => ++made);
    for (let name = 0; name <= 10_000; name++) of(name);
    of(0);
    expect(made).toBe(10_002);
  });
});

it('leaves an open row as it is, and bars a copy', () => {
  const row = { id: 'spain', label: { key: 'row' }, max: 1 };
  const barred = { clauses: ['24.5'], reason: { key: 'bar' } };
  expect(rowWith(row, null)).toBe(row);
  expect(rowWith(row, barred)).toEqual({ ...row, barred });
  expect(row).not.toHaveProperty('barred');
});
