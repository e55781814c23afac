import { expect, it } from 'vitest';
import { ruleText } from './rule-words.ts';

const WORKDAYS = [1, 2, 3, 4, 5];
const EVERY = [0, 1, 2, 3, 4, 5, 6];
const TODAY = '2026-11-27';
const hours = (count: number, days: number[] = EVERY, zone = 'Europe/Vienna') =>
  ({ hours: count, days, zone, late: 'standing' }) as const;
const rule = (count: number, days?: number[], zone?: string) =>
  ({ ...hours(count, days, zone), unit: 'days' }) as const;

it.each([
  [rule(48, WORKDAYS), 'two working days, Vienna; then: standing answers'],
  [rule(24, WORKDAYS), 'one working day, Vienna; then: standing answers'],
  [rule(72), 'three days, Vienna; then: standing answers'],
  [hours(48, WORKDAYS), '48 hours on Monday to Friday, Vienna; then: standing answers'],
  [hours(36), '36 hours, Vienna; then: standing answers'],
  [hours(6, WORKDAYS), 'six hours on Monday to Friday, Vienna; then: standing answers'],
  [rule(48, [0, 6], 'America/New_York'), 'two days on Sun and Sat, New York; then: standing answers'],
  [rule(720, EVERY, 'UTC'), '30 days, UTC; then: standing answers'],
  [
    { ...rule(24), late: 'hand', foes: true } as const,
    'one day, Vienna; then: whoever stands in takes over, even of another side',
  ],
])('says a rule in words', (each, said) => expect(ruleText(each, {}, TODAY)).toBe(said));

it('says who is away, and nothing of days that are past', () => {
  const absent = {
    Ben: [
      { from: '2026-11-01', until: '2026-11-20' },
      { from: '2026-12-24', until: '2027-01-02' },
    ],
    Cleo: [{ from: '2026-11-20', until: '2026-11-26' }],
    Anna: [{ from: '2028-05-01', until: '2028-05-01' }],
  };
  expect(ruleText(rule(48, WORKDAYS), absent, TODAY)).toBe(
    'two working days, Vienna; away: Ben 24 Dec to 2 Jan, Anna 1 May 2028; then: standing answers',
  );
  expect(ruleText(null, absent, TODAY)).toBe('no deadlines');
});
