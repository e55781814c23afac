import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchHouse } from './watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched(isSeen = () => true) {
  const told: boolean[] = [];
  const who = vi.fn<() => void>();
  const heard = watchHouse({ who, isSeen, told: (isSilent) => void told.push(isSilent) });
  return { told, who, heard };
}

it('names a house that has not answered for ten seconds, until it does', () => {
  const { told, who, heard } = watched();
  vi.advanceTimersByTime(9999);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([true]);
  vi.advanceTimersByTime(10_000);
  expect([told, who.mock.calls.length]).toEqual([[true], 2]);
  heard();
  expect(told).toEqual([true, false]);
});

it('asks again and again while it answers', () => {
  const { told, who, heard } = watched();
  who.mockImplementation(heard);
  heard();
  vi.advanceTimersByTime(60_000);
  expect([told, who.mock.calls.length]).toEqual([[], 6]);
  who.mockReset();
  vi.advanceTimersByTime(20_000);
  expect(told).toEqual([true]);
});

it('takes nobody to hang while nobody sees the tab', () => {
  let isSeen = false;
  const { told, who } = watched(() => isSeen);
  vi.advanceTimersByTime(60_000);
  expect([told, who.mock.calls.length]).toEqual([[], 0]);
  isSeen = true;
  vi.advanceTimersByTime(10_000);
  expect([told, who.mock.calls.length]).toEqual([[], 1]);
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([true]);
});
