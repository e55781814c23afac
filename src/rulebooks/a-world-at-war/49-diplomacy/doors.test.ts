import { describe, expect, it } from 'vitest';
import type { Door, frame } from '../../../kernel/index.ts';
import { boundTo } from '../books.test-helper.ts';
import type { WorldPosition } from '../state.ts';
import { RING } from './4262-spy-rings.ts';
import { NAMING_DOOR } from './41-naming.ts';

const door = (from: string, key: string, value: Door['value']): Door => ({
  to: 'all',
  from,
  key,
  value,
  clauses: ['49.422'],
});

/** A game at a step, in which somebody has answered it. */
function at(agenda: WorldPosition['open']['agenda'], rulings: Record<string, string> = {}): WorldPosition {
  const position = boundTo('european-1940', rulings).start();
  Object.assign(position.open, { agenda });
  return position;
}

describe('the door of what is named (49.422)', () => {
  const may = (
    position: WorldPosition,
    from: string,
    key = 'named/spring/axis',
    value: Door['value'] = ['turkey'],
    given: Record<string, number> = { turkey: 1, greece: 0 },
  ) =>
    NAMING_DOOR.may(position as frame.Position, door(from, key, value), {
      [`1940/spring/axis/${from}/name`]: given,
    });

  it('shows what was named, in an order that tells nothing', () => {
    const naming = at([{ step: 'naming' }]);
    const shows = (value: Door['value']) =>
      may(naming, 'european-axis', undefined, value, { turkey: 1, greece: 1, spain: 0 });
    expect(shows(['greece', 'turkey'])).toBe(true);
    for (const value of [['turkey', 'greece'], ['greece'], ['greece', 'spain', 'turkey'], [], 'greece', null])
      expect(shows(value), JSON.stringify(value)).toBe(false);
    expect(
      NAMING_DOOR.may(naming as frame.Position, door('european-axis', 'named/spring/axis', []), {}),
    ).toBe(false);
  });

  it('opens for the faction that moves, in the phase under way, once it has not answered', () => {
    const naming = at([{ step: 'naming' }]);
    expect(may(naming, 'european-axis')).toBe(true);
    expect(may(naming, 'western-allies')).toBe(false);
    expect(may(naming, 'japan')).toBe(false);
    expect(may(naming, 'european-axis', 'named/spring/allied')).toBe(false);
    expect(may(at([{ step: 'naming', kept: { answered: ['european-axis'] } }]), 'european-axis')).toBe(false);
    expect(may(at([{ step: 'ready' }]), 'european-axis')).toBe(false);
  });
});

describe('the door of a secret ring as DPs are placed (49.21)', () => {
  const may = (ring: boolean, value: boolean, dps: number): boolean => {
    const position = at([{ step: 'allocation' }], { 'spy-rings': 'secret' });
    const { european, western } = {
      european: position.sealed['european-axis'],
      western: position.sealed['western-allies'],
    };
    if (western) western.dps = { 'britain/norway': dps };
    if (european && ring)
      Object.assign(european.facts, { 'hidden-ring.european-axis.norway': { value: true, as: 'change' } });
    return RING.may(position as frame.Position, door('european-axis', 'ring/norway', value), {});
  };

  it('opens one that makes an enemy announce DPs, and never says that there is none', () => {
    expect(may(true, true, 1)).toBe(true);
    expect(may(true, true, 0)).toBe(false);
    expect(may(false, false, 1)).toBe(false);
    expect(may(false, true, 1)).toBe(false);
  });
});
