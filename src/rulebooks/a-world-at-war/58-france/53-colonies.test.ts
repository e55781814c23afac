import { expect, it } from 'vitest';
import { bookOf, render } from '../../../kernel/kit/front.test-helper.ts';
import { worldNameTexts } from '../names.words.ts';
import { colonySheets } from './53-colonies.ts';
import { colonyTexts } from './53-colonies.words.ts';

const BOOK = bookOf(worldNameTexts, colonyTexts);

/** The title of each roll, and what its totals bring, as players read it. */
const said = Object.values(colonySheets()).map(({ title, outcomes = [] }) => [
  render(BOOK, title),
  ...outcomes.map(({ label }) => render(BOOK, label)),
]);

it('says of each total of a roll which colonies become Free French on it (58.53)', () => {
  const syria = ['Free French: Lebanon-Syria', 'nothing of Lebanon-Syria becomes Free French'];
  const africa = [
    'Free French: Morocco, Algeria, Tunisia',
    'Free French: Morocco, Algeria',
    'Free French: Morocco',
    'nothing of French North Africa becomes Free French',
  ];
  expect(said).toEqual([
    ['French colonies: Lebanon-Syria', ...syria],
    ['French colonies, with Vichy France: Lebanon-Syria', ...syria],
    ['French colonies, without Vichy France: Lebanon-Syria', ...syria],
    ['French colonies: French North Africa', ...africa],
    ['French colonies, with Vichy France: French North Africa', ...africa],
    ['French colonies, without Vichy France: French North Africa', ...africa],
  ]);
});
