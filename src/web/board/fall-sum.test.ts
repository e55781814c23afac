import { expect, it } from 'vitest';
import type { GreatEvent } from '../../kernel/board/holding.ts';
import { fallen, own, told } from './fall-sum.test-helper.ts';
import { sumOfFall } from './fall-sum.ts';

const FALL: GreatEvent = { kind: 'fall', place: fallen('france', ['surrender-level/france']) };

it('finds the last sum of the level of a power that fell', () => {
  const lines = [told(1, 'surrender-level/france', 2), told(2, 'resistance/germany', 17)];
  expect(sumOfFall(FALL, lines)?.total.min).toBe(2);
  expect(sumOfFall(FALL, [...lines, told(3, 'surrender-level/france', 0)])?.total.min).toBe(0);
});

it('takes none that was taken back, and none where the level was never told', () => {
  const back = { ...told(1, 'surrender-level/france', 2), undone: true as const };
  expect(sumOfFall(FALL, [back])).toBeNull();
  expect(sumOfFall({ kind: 'fall', place: own('france') }, [told(1, 'resistance/france', 1)])).toBeNull();
});
