import { expect, it } from 'vitest';
import { lostBetween, type Told, treeOf, watchTree } from './cost.ts';

/** Processes by their numbers: parent, own seconds, seconds of children that have ended. */
const processes = (...all: [pid: number, parent: number, own: number, ended: number][]): Map<number, Told> =>
  new Map(all.map(([pid, parent, own, ended]) => [pid, { parent, own, ended }]));

it('takes of all processes one with those below it', () => {
  const all = processes([1, 0, 9, 9], [5, 1, 1, 0], [6, 5, 2, 0], [7, 6, 3, 0], [8, 1, 4, 0]);
  expect([...treeOf(all, 5).keys()]).toEqual([5, 6, 7]);
  expect([...treeOf(all, 2).keys()]).toEqual([]);
});

it('loses nothing of a process that its parent waited for', () => {
  const before = processes([5, 1, 1, 0], [6, 5, 2, 0], [7, 6, 3, 1]);
  expect(lostBetween(before, processes([5, 1, 1, 6.5]))).toBe(0);
  expect(lostBetween(before, before)).toBe(0);
});

it('keeps the seconds of a browser whose parts are ended with it', () => {
  const before = processes([5, 1, 1, 0], [6, 5, 2, 0], [7, 6, 3, 0], [8, 7, 20, 0]);
  // the browser is waited for; what it has started goes to the first of all processes
  expect(lostBetween(before, processes([5, 1, 1, 2]))).toBe(23);
});

it('counts at least itself', () => {
  const { seconds, stop } = watchTree();
  expect(seconds()).toBeGreaterThan(0);
  stop();
});
