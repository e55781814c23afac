import { expect, it } from 'vitest';
import { render } from '../../../kernel/kit/front.test-helper.ts';
import { aWorldAtWar } from '../index.ts';
import { turnSheets } from './11-cumulative.ts';
import { resistanceSheet } from './11-resistance.ts';
import { europeanTexts } from './8-european.words.ts';

const BOOK = aWorldAtWar.words;
const labels = [...(turnSheets()['cumulative/japan']?.lines ?? []), ...resistanceSheet({}).lines].map(
  (line) => render(BOOK, line.label),
);

it('names in its labels the figures by which the lines count', () => {
  expect(labels).toContain('Chinese resistance at -3 or lower');
  expect(labels).toContain('3 or more of Calcutta, Colombo, Dacca and Rangoon Japanese');
  expect(labels).toContain('3 or more of Cairns, Darwin, Port Moresby and Townsville Japanese');
  expect(labels).toContain('enemy units eliminated, one for every 25 BRPs');
  expect(labels).toContain('8 to 11 island groups of the Western Allies');
  expect(labels).toContain('12 or more island groups of the Western Allies');
  expect(labels).toContain(
    'Japanese hexes with Allied units: 3 for the first, 2 more for the second, 1 more for each further one',
  );
});

it('names atomic bombs where the date alone would not do', () => {
  const told = (bombs: number): string => render(BOOK, europeanTexts.told.japanByDate({ bombs }));
  expect(told(0)).toBe('Japan is taken to surrender now.');
  expect(told(1)).toBe('Japan is taken to surrender now: 1 or more atomic bombs were used against it.');
});
