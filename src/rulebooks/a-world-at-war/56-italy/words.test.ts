import { expect, it } from 'vitest';
import { bookOf, render } from '../../../kernel/kit/front.test-helper.ts';
import { worldNameTexts } from '../names.words.ts';
import { forcesAt } from './32-forces.ts';
import { italyForceTexts } from './32-forces.words.ts';
import { LEVELS } from './32-table.ts';

const SHIP = '1 named ship of its choice, also an unfinished or damaged one in row 2 or Launch';

it('says at each surrender level what each side receives, and nothing of what it does not', () => {
  const book = bookOf(worldNameTexts, italyForceTexts);
  expect(LEVELS.map((id) => render(book, forcesAt(Number(id))))).toEqual([
    `Germany: 9 factors of infantry, ${SHIP}, 2 cruisers, 2 factors of destroyers`,
    `Germany: 6 factors of infantry, ${SHIP}, 1 cruiser, 1 factor of destroyers`,
    'Germany, the U.S., each: 3 factors of infantry, 1 cruiser, 1 factor of destroyers',
    `the U.S.: 6 factors of infantry, ${SHIP}, 1 cruiser, 1 factor of destroyers`,
    `the U.S.: 9 factors of infantry, ${SHIP}, 2 cruisers, 2 factors of destroyers`,
  ]);
});
