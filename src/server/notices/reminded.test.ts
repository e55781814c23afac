import { expect, it } from 'vitest';
import { BURST, isSoon, remindedNow, toRemind } from './reminded.ts';

const NOW = 1_000_000_000;

/** Something of which one is reminded after so many milliseconds, a day before it is over. */
const wait = (id: string, after: number) => {
  const remind = NOW + after;
  return { id, says: id, due: { at: remind + 86_400_000, remind, says: '' } };
};

it('is one for what is soon over at about the same time, and another for what is later', () => {
  const [one, two, three] = [wait('one', 0), wait('two', BURST), wait('three', BURST + 1)];
  const waits = [one, two, three, { id: 'dice', says: 'dice' }];
  expect(toRemind(waits, null, NOW)).toEqual([one, two, three]);
  expect([one, two, three].map((each) => isSoon(each, NOW))).toEqual([true, true, false]);
  const told = { lines: 0, told: [], waiting: [], reminded: remindedNow(waits, null, NOW) };
  expect(toRemind(waits, told, NOW)).toEqual([three]);
  // the same thing with other time is to be said again
  expect(toRemind([wait('one', 5)], told, NOW)).toHaveLength(1);
});

it('is forgotten once it is over', () => {
  const one = wait('one', 0);
  const told = { lines: 0, told: [], waiting: [], reminded: remindedNow([one], null, NOW) };
  expect(remindedNow([], told, one.due.at - 1)).toEqual(told.reminded);
  expect(remindedNow([], told, one.due.at)).toEqual([]);
  expect(toRemind([one], null, one.due.at)).toEqual([]);
});
