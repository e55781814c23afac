import { expect, it } from 'vitest';
import type { WatchRow } from '../../kernel/board/panel.ts';
import { WATCH_TEXTS } from './watch-texts.ts';

const row = (min: number, max: number): WatchRow =>
  ({ level: { total: { min, max } }, near: min <= 0, marks: [{ at: 0 }] }) as unknown as WatchRow;

it('says in a sentence whether one can fall', () => {
  const said = (each: WatchRow): string => WATCH_TEXTS.sentence('Britain', each);
  expect(said(row(3, 7))).toBe('Britain cannot fall now');
  expect(said(row(-1, 4))).toBe('Britain may be at 0 or less');
  expect(said(row(-4, -2))).toBe('Britain is at 0 or less');
  expect(said({ ...row(0, 0), level: null })).toBe('Britain');
});
