import { describe, expect, it } from 'vitest';
import type { Door } from '../../../kernel/index.ts';
import { firstState } from '../../../kernel/kit/front.test-helper.ts';
import type { Go, WarGamePosition } from '../state.ts';
import { tableOf, type World } from '../steered.test-helper.ts';
import { BID } from './j7-bids.ts';

const CHANNEL = 'POL.I1/uk';
const BIDDING: Go = { step: 'bid', channel: CHANNEL };

/** The U.K. has bid two dollars on Poland, and Germany three against it; nothing has been shown. */
function bidden(world: World = {}): WarGamePosition {
  const position = firstState(tableOf(world)).position as WarGamePosition;
  const { open, sealed } = position;
  open.agenda = [BIDDING];
  open.tries = [{ channel: CHANNEL, nation: 'uk', spends: true, is: 'declared', counter: 'germany' }];
  for (const [seat, bid] of [
    ['uk', 2],
    ['uk-france', 2],
    ['germany', 3],
    ['germany-italy', 3],
  ] as const) {
    const mine = sealed[seat];
    if (mine) mine.bid = bid;
  }
  return position;
}

const OWN: Door = {
  to: 'all',
  from: 'uk-france',
  key: `bid/${CHANNEL}/influence`,
  value: 2,
  clauses: ['G.J7'],
};
const AGAINST: Door = { ...OWN, from: 'germany-italy', key: `bid/${CHANNEL}/counter`, value: 3 };
const may = (door: Door, change: (position: WarGamePosition) => void = () => undefined): boolean => {
  const position = bidden();
  change(position);
  return BID.may(position, door, {});
};

describe('the door of bids (G.J7)', () => {
  it('shows to all what each side has bid', () => {
    expect([may(OWN), may(AGAINST)]).toEqual([true, true]);
    const nations = bidden({ scenario: 'world-1939-nations' });
    expect(BID.may(nations, { ...OWN, from: 'uk' }, {})).toBe(true);
    expect(BID.may(nations, { ...AGAINST, from: 'germany' }, {})).toBe(true);
  });

  it.each<readonly [string, Door]>([
    ['to one seat alone', { ...OWN, to: ['ussr'] }],
    ['for the other side', { ...OWN, from: 'germany-italy', value: 3 }],
    ['for the side that rolls', { ...AGAINST, from: 'uk-france', value: 2 }],
    ['from a seat that bids nothing', { ...OWN, from: 'ussr', value: 0 }],
    ['on another channel', { ...OWN, key: 'bid/GRE.I1/uk/influence' }],
    ['of no side', { ...OWN, key: `bid/${CHANNEL}/both` }],
    ['of other dollars', { ...OWN, value: 3 }],
  ])('does not open %s', (_, door) => {
    expect(may(door)).toBe(false);
  });

  it('does not open where nobody bids, or has not bid, or all is shown', () => {
    expect(may(OWN, ({ open }) => (open.agenda = [{ step: 'turn' }]))).toBe(false);
    expect(may(OWN, ({ open }) => (open.agenda = []))).toBe(false);
    expect(may(OWN, ({ open }) => (open.tries = []))).toBe(false);
    expect(may(OWN, ({ open }) => open.tries.forEach((each) => delete each.counter))).toBe(false);
    expect(may(OWN, ({ open }) => open.tries.forEach((each) => (each.own = 2)))).toBe(false);
    const none = bidden();
    for (const seat of Object.values(none.sealed)) seat.bid = 0;
    expect(BID.may(none, { ...OWN, value: 0 }, {})).toBe(false);
  });
});

it('opens on bids alone (G.J7)', () => {
  expect(BID.on).toEqual(['bid']);
});
