import { expect, it } from 'vitest';
import { inFull, inWords } from './words.ts';

const at = (day: number, hour = 14, month = 10, year = 2026): number =>
  new Date(year, month, day, hour, 10).getTime();
const NOW = at(27, 9);

it.each([
  [at(27, 8), 'today 08:10'],
  [at(27, 23), 'today 23:10'],
  [at(26, 23), 'yesterday 23:10'],
  [at(28, 0), 'tomorrow 00:10'],
  [at(24), 'Tuesday 14:10'],
  [at(21), 'Saturday 14:10'],
  [at(20), 'Fri 20 Nov'],
  [at(24, 14, 10, 2025), '24 Nov 2025'],
])('says a moment in few words: %s', (moment, said) => expect(inWords(moment, NOW)).toBe(said));

it('says it in full for paper', () => expect(inFull(at(24))).toBe('24 Nov 2026, 14:10'));
