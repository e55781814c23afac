import { expect, it } from 'vitest';
import type { Json } from '../../kernel/index.ts';
import { type Games, countReached, reachFaults } from '../../kernel/kit/reach.test-helper.ts';
import { levelOfCooperation } from './index.ts';
import { UNREACHED_CLAUSES } from './unreached.test-helper.ts';

/** The other choice of every ruling that has one. */
const OTHERS = Object.fromEntries(
  levelOfCooperation.rulings.flatMap(({ id, choices, default: usual }) =>
    choices.filter((each) => each.id !== usual).map((each) => [id, each.id]),
  ),
);

/** In the middle: neutrals near both ends of the track, one taken, conquests next to others, a capital lost. */
const FAR_ON: Json = {
  format: 1,
  kind: 'start',
  round: 4,
  nation: 'germany',
  levels: { turkey: -4, spain: -2, sweden: 2, persia: 2, mexico: 4, brazil: -3, ireland: 1 },
  markers: { turkey: 'germany', mexico: 'usa', brazil: 'germany' },
  captured: { portugal: 'uk' },
  control: { gibraltar: 'germany', iraq: 'germany', transjordan: 'germany', 'great-britain': 'germany' },
};

function read(file: Json): Json {
  const found = levelOfCooperation.data([file]);
  if (!('data' in found)) throw new Error(`the file is good: ${JSON.stringify(found.faults)}`);
  return found.data;
}

const farOn = { scenario: 'world-1942', data: read(FAR_ON) };

const GAMES: readonly Games[] = [
  { setup: { scenario: 'world-1942', rulings: {}, data: null }, seeds: 20, asides: 5 },
  { setup: { scenario: 'short-1942', rulings: OTHERS, data: null }, seeds: 20, asides: 5 },
  { setup: { ...farOn, rulings: {} }, seeds: 20, asides: 20 },
  { setup: { ...farOn, rulings: OTHERS }, seeds: 20, asides: 20 },
];

it('cites every clause that acts in some random game, or says why not', () => {
  const found = countReached(levelOfCooperation, GAMES);
  expect(reachFaults(levelOfCooperation.clauses, found, UNREACHED_CLAUSES)).toEqual([]);
});

it('plays every scenario', () => {
  const played = new Set(GAMES.map(({ setup }) => setup.scenario));
  expect(levelOfCooperation.scenarios.filter(({ id }) => !played.has(id))).toEqual([]);
});
