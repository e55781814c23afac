import { expect, it } from 'vitest';
import type { Desk } from '../api.ts';
import { isOthersRoll, rollerOf, whoseRoll } from './whose.ts';

const desk = (seats: readonly string[], owner?: string): Desk =>
  ({
    seats,
    awaiting: ['dice'],
    diceAsks: [{ id: 'roll', seat: 'dice', form: { kind: 'roll', dice: [6] }, ...(owner && { owner }) }],
  }) as unknown as Desk;

it('is the roll of whoever holds its seat, and anybody\u2019s where no rule says whose', () => {
  expect(whoseRoll({ seat: 'dice', owner: 'uk' }, ['italy', 'uk'])).toBe('mine');
  expect(whoseRoll({ seat: 'dice', owner: 'uk' }, ['italy'])).toBe('theirs');
  expect(whoseRoll({ seat: 'dice' }, ['italy'])).toBe('anyones');
  expect(isOthersRoll(desk(['uk'], 'uk'))).toBe(false);
  expect(isOthersRoll(desk(['italy'], 'uk'))).toBe(true);
  expect(isOthersRoll(desk(['italy']))).toBe(false);
  // nobody waits for a roll that is not due
  expect(rollerOf({ ...desk(['italy'], 'uk'), awaiting: ['italy'] })).toBeUndefined();
});
