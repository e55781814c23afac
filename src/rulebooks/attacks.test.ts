import { expect, it } from 'vitest';
import {
  attacksOn,
  bindTable,
  byWhom,
  firstState,
  ifSo,
  isRefusal,
  viewOf,
} from '../kernel/kit/front.test-helper.ts';
import type { frame } from '../kernel/index.ts';
import { aWorldAtWar } from './a-world-at-war/index.ts';
import { levelOfCooperation } from './level-of-cooperation/index.ts';

// What of the events of a table are attacks, and what they would bring (kernel/game/card.ts).

it.each([
  [levelOfCooperation, 'short-1942', 'germany', ['germany']],
  [aWorldAtWar, 'european-1940', 'western-allies', ['britain', 'france', 'us']],
] as const)('are tried as they are told, those of a seat first: %o', (rulebook, scenario, seat, own) => {
  const table = bindTable(rulebook as frame.Rulebook, { scenario, rulings: {}, data: null });
  if (isRefusal(table)) throw new Error(table.refused.key);
  const view = viewOf(firstState(table).position, seat);
  const attacks = attacksOn(table, view, 'turkey');
  const { mine, theirs } = byWhom(table, seat, attacks);
  expect(mine.map(({ by }) => by)).toEqual(own);
  expect(theirs.length).toBeGreaterThan(0);
  for (const each of attacks) expect(isRefusal(ifSo(table, each.view, each.move))).toBe(false);
  expect(attacksOn(table, view, 'nowhere')).toEqual([]);
});
