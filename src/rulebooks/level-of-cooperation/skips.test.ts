import { expect, it } from 'vitest';
import { firstState, isRefusal, play, viewOf } from '../../kernel/kit/front.test-helper.ts';
import { type CooperationStart, tableOf } from './start.test-helper.ts';

/** From whom each skip takes a turn. */
function seatsIn(start: CooperationStart, ...answers: string[]): Record<string, unknown> {
  const table = tableOf(start);
  let state = firstState(table);
  for (const answer of answers) {
    const [seat = ''] = table.rules.awaiting(state.position.open);
    const [decision] = table.rules.asks(viewOf(state.position, seat));
    const played = play(table, state, { seat, decision: decision?.id ?? '', answer });
    if (isRefusal(played)) throw new Error(played.refused.key);
    ({ state } = played);
  }
  const { rules } = table;
  const { open } = state.position;
  return Object.fromEntries((rules.skips?.(open) ?? []).map(({ value, seats }) => [value, seats]));
}

it('a skipped turn is the nation\u2019s, a skipped round that of all whose turns go', () => {
  const order = ['germany', 'japan', 'italy', 'ussr', 'uk', 'usa'];
  expect(seatsIn({})).toEqual({ turn: ['germany'], round: order });
  expect(seatsIn({ nation: 'uk' }, 'turkey')).toEqual({
    turn: ['uk'],
    round: ['uk', 'usa'],
  });
});

it('a nation whose capital is in enemy hands has no turn to lose', () => {
  expect(seatsIn({ control: { italy: 'uk' } })).toMatchObject({
    round: ['germany', 'japan', 'ussr', 'uk', 'usa'],
  });
});
