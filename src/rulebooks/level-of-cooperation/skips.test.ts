import { expect, it } from 'vitest';
import { type Start, tableOf } from './start.test-helper.ts';
import type { Open } from './state.ts';

/** From whom each skip takes a turn. */
function seatsIn(start: Start, change: Partial<Open> = {}): Record<string, unknown> {
  const { rules } = tableOf(start);
  const open = { ...(rules.setup().open as Open), ...change };
  return Object.fromEntries((rules.skips?.(open) ?? []).map(({ value, seats }) => [value, seats]));
}

it('a skipped turn is the nation\u2019s, a skipped round that of all whose turns go', () => {
  const order = ['germany', 'japan', 'italy', 'ussr', 'uk', 'usa'];
  expect(seatsIn({})).toEqual({ turn: ['germany'], round: order });
  expect(seatsIn({ nation: 'uk' }, { step: 'roll', target: 'turkey' })).toEqual({
    turn: ['uk'],
    round: ['uk', 'usa'],
  });
});

it('a nation whose capital is in enemy hands has no turn to lose', () => {
  expect(seatsIn({ control: { italy: 'uk' } })).toMatchObject({
    round: ['germany', 'japan', 'ussr', 'uk', 'usa'],
  });
});
