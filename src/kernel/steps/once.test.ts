import { describe, expect, it } from 'vitest';
import { once } from './once.ts';

describe('what is made once', () => {
  it('is the same for the same name, and another for another', () => {
    const of = once((name: string) => ({ name }));
    expect(of('spain')).toBe(of('spain'));
    expect(of('turkey')).toEqual({ name: 'turkey' });
  });

  it('tells pairs apart by both names', () => {
    const of = once((first: string, second: string) => `${first}.${second}`);
    expect([of('a', 'b'), of('b', 'a'), of('a', 'b')]).toEqual(['a.b', 'b.a', 'a.b']);
  });

  it('is not kept for names without end', () => {
    let made = 0;
    const of = once((name: number) => [name, ++made]);
    for (let name = 0; name <= 10_000; name++) of(name);
    of(0);
    expect(made).toBe(10_002);
    const ofPair = once((name: string, other: string) => [name, other, ++made]);
    for (let name = 0; name <= 10_000; name++) ofPair('spain', String(name));
    ofPair('spain', '0');
    expect(made).toBe(20_004);
  });

  it('is kept for an object alone, and for no object beside a name', () => {
    const of = once((book: { readonly id: string }) => [book.id]);
    const [one, other] = [{ id: 'a' }, { id: 'a' }];
    expect(of(one)).toBe(of(one));
    expect(of(one)).not.toBe(of(other));
    const ofPair = once((book: { readonly id: string }, name: string) => book.id + name);
    expect(() => ofPair(one, 'spain')).toThrow(/two names/);
  });
});
