import { expect, it } from 'vitest';
import { firstState } from '../../../kernel/kit/front.test-helper.ts';
import { axisValues, unknownRolls, valueOf } from './g2-docket.ts';
import { OUR_MAP } from '../files/map.ts';
import { setMark } from './a-classes.ts';
import type { Nation } from '../nations.ts';
import type { Books, Open } from '../state.ts';
import { openOf, tableOf, type World } from '../steered.test-helper.ts';
import { dueIn } from './g-unrest.ts';

const books = { map: OUR_MAP } as Books;
const openAt = (facts: NonNullable<World['facts']> = {}): Open =>
  openOf(firstState(tableOf({ turn: 2, facts, rulings: { threats: 'told' } })));
const conquer = (open: Open, place: string, nation: Nation): void =>
  setMark(open, place, nation, { class: 'total', by: 'conquest' });

it('adds up what the Axis controls beside Turkey, and nothing that others do (TUR.S2)', () => {
  const open = openAt({ 'value.syria': 2 });
  expect(axisValues(books, open)).toBe(0);
  conquer(open, 'bulgaria', 'ussr');
  expect(axisValues(books, open)).toBe(0);
  conquer(open, 'greece', 'italy');
  expect(axisValues(books, open)).toBe(6);
  open.holders['syria'] = 'uk';
  expect(axisValues(books, open)).toBe(6);
  open.holders['syria'] = 'germany';
  expect(axisValues(books, open)).toBe(8);
});

it('goes by what the rulings say that a place pays (brazil-values, southwest-africa)', () => {
  const open = openAt();
  expect(valueOf(books, open, 'southwest-africa')).toBe(0);
  expect(valueOf(books, open, 'brazil-northern')).toBe(4);
  open.rulings['brazil-values'] = 'north-7';
  expect(valueOf(books, open, 'brazil-northern')).toBe(7);
});

it('does not know the sum where nobody has said who holds land, or what it is worth (TUR.S2)', () => {
  const unsaid = openAt();
  unsaid.holders['syria'] = null;
  expect(axisValues(books, unsaid)).toBeNull();
  expect(unknownRolls(books, unsaid)).toEqual(['holder.syria']);
  const unvalued = openAt({ 'holder.syria': 'germany' });
  expect(axisValues(books, unvalued)).toBeNull();
  expect(unknownRolls(books, unvalued)).toEqual(['value.syria']);
  const known = openAt({ 'holder.syria': 'germany', 'value.syria': 2 });
  expect(unknownRolls(books, known)).toEqual([]);
  // a story that has ended asks nothing
  unsaid.ended = ['TUR'];
  expect(unknownRolls(books, unsaid)).toEqual([]);
  expect(unknownRolls(books, openAt())).toEqual([]);
});

it('gives a nation what is due in this wave, and nothing of another (G.F2)', () => {
  const open = openAt();
  const due = (rule: string, wave: number, rolls: Nation = 'usa') =>
    ({ rule, wave, rolls, is: 'due' }) as const;
  open.docket = [
    due('BOL.U1', 0),
    due('BOL.U2', 1),
    due('AFG.U1', 1, 'uk'),
    { ...due('PAN.U1', 1), is: 'rolled' },
  ];
  expect(dueIn(open, 'usa', 1).map(({ rule }) => rule)).toEqual(['BOL.U2']);
});
