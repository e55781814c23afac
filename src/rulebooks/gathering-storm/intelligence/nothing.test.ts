import { expect, it } from 'vitest';
import { asksOf, bindTable, isRefusal, isShutOnNothing } from '../../../kernel/kit/front.test-helper.ts';
import type { frame } from '../../../kernel/index.ts';
import { checkOpenings } from '../../../kernel/kit/door.ts';
import { Findings } from '../../../kernel/kit/report.ts';
import { gatheringStorm } from '../index.ts';
import { fixedEvent, Trial } from './game.test-helper.ts';
import { EVENT } from './held.ts';

/** The faults that the kit finds as the Axis places nothing in step 4, and cards are turned up, with this door of events. */
function faults(event: frame.DoorKind): string[] {
  const trial = new Trial({
    agenda: [
      { step: 'place', n: 4, seat: 'axis' },
      { step: 'target-events', n: 5 },
      { step: 'subversion', n: 10 },
    ],
    pack: { events: [fixedEvent('danube', 'britain', 'hungary')] },
    own: { allies: { 'held.danube': true } },
  });
  const book = gatheringStorm as unknown as frame.Rulebook;
  const doors = book.doors.map((each) => (each.name === event.name ? event : each));
  const table = bindTable({ ...book, doors }, { scenario: 'campaign-sides', rulings: {}, data: null });
  if (isRefusal(table)) throw new Error(table.refused.key);
  const decision = asksOf(trial.table, trial.state, 'axis').find(({ id }) => id.endsWith('/place'));
  if (!decision) throw new Error('the Axis is not asked');
  const found = new Findings();
  const move = { seat: 'axis', decision: decision.id, answer: {} };
  checkOpenings({ ...trial.table, rulebook: table.rulebook }, trial.state, decision, move, found);
  return found.report.faults.map(({ check }) => check);
}

it('finds a door that opens as nothing is given where it says that it stays shut', () => {
  expect(faults(EVENT)).toEqual([]);
  expect(faults({ ...EVENT, notOnNothing: { place: () => true } })).toEqual(['door that opens on nothing']);
  const [first, last] = ['1935/spring/1/axis/place', '1935/spring/4/axis/place'];
  expect([first, last].map((id) => isShutOnNothing(EVENT, id))).toEqual([true, false]);
});
