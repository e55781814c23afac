import { beforeEach, expect, it, vi } from 'vitest';
import { storage } from '../storage.test-helper.ts';
import { type KeptPast, keepPast, keptPast } from './kept.ts';

const past: KeptPast = { lines: 2, root: 'r', since: 1, begins: 'b', earlier: 0, version: '4/4', torn: [] };

beforeEach(() => void vi.stubGlobal('localStorage', storage()));

it('keeps what another page of the browser has found meanwhile', () => {
  const torn = { lines: 2, root: 'r', since: 1, rift: { what: 'other', root: 'x' } } as const;
  keepPast('game', { ...past, torn: [torn] });
  // a page that had read it before goes on
  keepPast('game', { ...past, lines: 3, root: 's' });
  keepPast('game', { ...past, lines: 3, root: 's', torn: [torn] });
  expect(keptPast('game')).toEqual({ ...past, lines: 3, root: 's', torn: [torn] });
  expect(keptPast('other')).toBeNull();
});

it('takes nothing for a memory that is none', () => {
  for (const text of ['', '{}', '[]', 'null', JSON.stringify({ ...past, torn: 1 })]) {
    localStorage.setItem('demarche-past/game', text);
    expect(keptPast('game')).toBeNull();
  }
});
