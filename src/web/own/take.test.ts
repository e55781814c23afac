import { describe, expect, it } from 'vitest';
import { storage as stored } from '../storage.test-helper.ts';
import { newOwnKey } from '../kept/own-key.ts';
import { ownKeyFor } from './take.ts';

describe('a key of this device', () => {
  it('has the letters that the server asks for, and is another each time', () => {
    const keys = Array.from({ length: 50 }, newOwnKey);
    for (const key of keys) expect(key).toMatch(/^[\w-]{32}$/);
    expect(new Set(keys).size).toBe(50);
  });

  it('is kept before it is sent, for each invitation, so that a seat is asked for again with the same', () => {
    const storage = stored();
    const [one, other] = [
      { game: 'g', key: 'one' },
      { game: 'g', key: 'other' },
    ];
    const key = ownKeyFor(one, storage);
    expect(ownKeyFor(one, storage)).toBe(key);
    expect(ownKeyFor(other, storage)).not.toBe(key);
  });

  it('is kept as long as the page is open where the browser stores nothing', () => {
    const storage = stored(true);
    const key = ownKeyFor({ game: 'h', key: 'one' }, storage);
    expect(ownKeyFor({ game: 'h', key: 'one' }, storage)).toBe(key);
  });
});
