import { expect, it } from 'vitest';
import { TARGETS } from '../tables/targets.ts';
import { boundTo } from '../books.test-helper.ts';
import type { Faction } from '../powers.ts';
import type { WorldPosition, SealedPart } from '../state.ts';
import { dpsBelieved } from './31-believed.ts';
import { allocationBar } from './3-restrictions.ts';

const { start } = boundTo('european-1942');

function held(position: WorldPosition, seat: Faction, faction: Faction, target: string) {
  const sealed = position.sealed[seat] as SealedPart;
  return dpsBelieved({ seat, open: position.open, sealed }, faction, target)?.weights;
}

/** All ways to put so many DPs in these places, at most so many in each, listed one by one: those in the first. */
function byForce(left: number, places: number, most: number): bigint[] {
  const found: bigint[] = [];
  const put = (place: number, rest: number, first: number): void => {
    if (place === places) {
      if (rest === 0) found[first] = (found[first] ?? 0n) + 1n;
      return;
    }
    for (let dps = 0; dps <= Math.min(most, rest); dps++)
      put(place + 1, rest - dps, place === 0 ? dps : first);
  };
  put(0, left, 0);
  return found;
}

it('weighs the DPs of an enemy by every lawful way to place them (49.31, 49.32)', () => {
  const position = start();
  position.open.allotment = { germany: 3, italy: 0, britain: 2, france: 0, us: 0, russia: 5 };
  const places = TARGETS.filter((each) => allocationBar(position.open, 'russia', each) === null);
  const [target = ''] = places;
  expect(held(position, 'european-axis', 'russia', target)).toEqual(
    byForce(5, places.length, 2).map((weight, dps) => [dps, weight]),
  );
});

it('counts what was shown no more, and says nothing of what is known (49.425)', () => {
  const position = start();
  position.open.allotment = { germany: 3, italy: 0, britain: 2, france: 0, us: 0, russia: 5 };
  const places = TARGETS.filter((each) => allocationBar(position.open, 'russia', each) === null);
  const [target = '', shown = ''] = places;
  position.open.revealed['russia'] = { [`dp/${shown}`]: 2 };
  expect(held(position, 'european-axis', 'russia', target)).toEqual(
    byForce(3, places.length - 1, 2).map((weight, dps) => [dps, weight]),
  );
  expect(held(position, 'european-axis', 'russia', shown)).toBeUndefined();
  expect(held(position, 'russia', 'russia', target)).toBeUndefined();
});

it('counts what its own spy ring sees no more (49.21)', () => {
  const position = start();
  position.open.allotment = { germany: 3, italy: 0, britain: 2, france: 0, us: 0, russia: 5 };
  const places = TARGETS.filter((each) => allocationBar(position.open, 'russia', each) === null);
  const [target = '', seen = ''] = places;
  const sealed = position.sealed['european-axis'] as SealedPart;
  sealed.revealed['russia'] = { [`dp/${seen}`]: 1 };
  expect(held(position, 'european-axis', 'russia', target)).toEqual(
    byForce(4, places.length - 1, 2).map((weight, dps) => [dps, weight]),
  );
  expect(held(position, 'western-allies', 'russia', target)).toEqual(
    byForce(5, places.length, 2).map((weight, dps) => [dps, weight]),
  );
});
