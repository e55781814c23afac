import { expect, it } from 'vitest';
import { bookOf, render } from '../../../kernel/kit/front.test-helper.ts';
import { worldNameTexts } from '../names.words.ts';
import { forcesWords, freeForces, vichyForces } from './6-forces.ts';
import { franceForceTexts } from './6-forces.words.ts';
import { LEVELS } from './6-table.ts';
import { FRANCE } from './index.ts';

const BOOK = bookOf(worldNameTexts, franceForceTexts);

it('says of the forces of a level what there is, and nothing of what there is not', () => {
  const said = LEVELS.map((id) => render(BOOK, forcesWords(freeForces(Number(id), true))));
  expect(said).toEqual([
    'nothing',
    '1 factor of infantry',
    '2 factors of infantry',
    '3 factors of infantry',
    '6 factors of infantry, 1 cruiser, 1 factor of destroyers',
    '6 factors of infantry, 1 factor of army air, 1 named ship of its choice, 1 cruiser, 1 factor of destroyers',
    '6 factors of infantry, 2 factors of army air, 1 named ship of its choice, 2 cruisers, 2 factors of destroyers',
  ]);
  expect(render(BOOK, forcesWords(vichyForces(3)))).toBe(
    '12 factors of infantry, 1 3-5 armor unit, 3 factors of army air, 2 named ships of its choice, 3 cruisers, 6 factors of destroyers',
  );
});

it('gives the Free French no more beside Vichy France than without it, at any level', () => {
  for (const id of LEVELS) {
    const [beside, alone] = [freeForces(Number(id), true), freeForces(Number(id), false)];
    for (const kind of ['infantry', 'armor', 'aaf', 'named', 'cruisers', 'destroyers'] as const)
      expect(alone[kind]).toBeGreaterThanOrEqual(beside[kind]);
  }
});

it('says the numbers that the clauses print, and no others', () => {
  // where an answer is found and what is usual is no clause's
  const texts = FRANCE.flatMap(({ words = {} }) => Object.entries(words)).filter(
    ([key]) => !key.startsWith('found.'),
  );
  const numbers = texts.flatMap(([key, text]) => {
    const found = (typeof text === 'string' ? text : text({}, {})).match(/\d+(-\d+)?/g);
    return found === null ? [] : [[key, found]];
  });
  expect(Object.fromEntries(numbers)).toEqual({
    'fact.frenchFleet.half': ['2'],
    'fact.frenchCooperation': ['7'],
    'fact.left.french.named': ['2'],
    'french.forces': ['3-5'],
    'told.frenchForces': ['3-5'],
    'told.freePlaced': ['2'],
    'told.vichyPlaced': ['2-3'],
    'told.damagedShips': ['2'],
    'told.damagedShipsBoth': ['2'],
    'inForce.vichyPlaced': ['2-3', '5-6', '7', '8'],
  });
});

it('puts the numbers of the clauses into the questions of its rulings', () => {
  const rulings = FRANCE.flatMap((each) => each.rulings ?? []);
  const said = (of: string): string => {
    const { question = '', choices = [] } = rulings.find(({ id }) => id === of) ?? {};
    return [question, ...choices.map(({ text }) => text)].join(' ');
  };
  expect(said('vichy-brps')).toContain('Are the 20 BRPs of Vichy France');
  expect(said('french-damaged-ships')).toContain('Those in row 2 and Launch');
  expect(said('french-covert')).toContain('(47.21C is not in the text)');
});
