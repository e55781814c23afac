import { expect, it } from 'vitest';
import type { FactValue } from '../../../kernel/facts.ts';
import { PLANS } from '../scenarios.ts';
import { startOf } from '../start.test-helper.ts';
import type { Books } from '../state.ts';
import { inForce } from './in-force.ts';

const BOOKS = { plan: PLANS['campaign-1939'] } as Books;

const FALLEN = {
  'surrendered.france': true,
  'control.paris': 'axis',
  'base.france': 60,
  'france.fell-in': '1939/summer',
};

/** What is listed after the fall, in Fall 1939, by its clauses. */
function listed(facts: Readonly<Record<string, FactValue>>, rulings = {}): string[] {
  return inForce(BOOKS, startOf('campaign-1939', facts, rulings)).map(({ clauses }) => clauses.join());
}

it('lists nothing while France stands, nor where its fall is reported', () => {
  expect(listed({})).toEqual([]);
  expect(listed({ ...FALLEN, 'france.vichy': 'open' })).toEqual([]);
  expect(listed({ ...FALLEN, 'france.vichy': 'established' }, { 'late-war': 'reported' })).toEqual([]);
});

it('lists what stands of Vichy France until it takes a side', () => {
  const vichy = { ...FALLEN, 'france.vichy': 'established', 'colony.lebanon-syria': 'free' };
  expect(listed(vichy)).toEqual([
    '58.42',
    '58.531C',
    '58.632',
    '58.633',
    '58.642',
    '58.624',
    '58.71',
    '58.72,58.73',
  ]);
  expect(listed({ ...vichy, 'standing.vichy-france': 'germany/8' })).toContain('58.632');
  expect(listed({ ...vichy, 'standing.vichy-france': 'germany/9' })).not.toContain('58.632');
  expect(listed({ ...vichy, 'standing.vichy-france': 'britain/-2' })).not.toContain('58.633');
});

it('lists independent colonies, and those of the Axis', () => {
  const none = {
    ...FALLEN,
    'france.vichy': 'none',
    'colony.tunisia': 'axis',
    'colony.algeria': 'independent',
  };
  expect(listed(none)).toEqual(['58.532C', '58.532A', '58.533', '58.624', '58.71', '58.72,58.73']);
});

it('drops what is over after the next player turns, and the conquest where Paris is not Axis', () => {
  const later = {
    ...FALLEN,
    'france.vichy': 'established',
    'colony.lebanon-syria': 'free',
    'france.fell-in': '1939/spring',
    'control.paris': 'western',
  };
  expect(listed(later)).toEqual(['58.632', '58.633', '58.642', '58.624', '58.71']);
});
