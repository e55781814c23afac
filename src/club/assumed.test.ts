import { expect, it } from 'vitest';
import { isRefusal } from '../kernel/clause.ts';
import { bindTable } from '../kernel/game/table.ts';
import { firstState } from '../kernel/game/play.ts';
import { viewOf } from '../kernel/game/position.ts';
import type { Json } from '../kernel/json.ts';
import { suppose } from '../kernel/sums/assume.ts';
import { aWorldAtWar } from '../rulebooks/a-world-at-war/index.ts';
import { assumedBy } from './assumed.ts';
import { NO_SECTION, type Section } from './club.ts';

const table = bindTable(aWorldAtWar, { scenario: 'european-1940', rulings: {}, data: null });
if (isRefusal(table)) throw new Error('no table');
const view = viewOf(firstState(table).position, 'russia');

const straits = { id: 'straits', label: 'the straits are closed', value: -2 };
const always = { id: 'always', label: 'far away', value: 3, when: { fact: 'war.germany-russia', is: false } };

function club(complete: boolean, ...modifiers: Json[]): Section {
  const results = [
    { result: '-1', to: 0 },
    { result: '3-4', from: 1, to: 4 },
    { result: '5-6', from: 5 },
  ];
  const file = {
    format: 1,
    kind: 'country-table',
    target: 'turkey',
    source: 'ours',
    complete,
    modifiers,
    results,
  };
  return { ...NO_SECTION, files: [file] };
}

it('has for the lines that a game has no table for what the table of the club comes to', () => {
  expect(assumedBy(club(true, straits), table, view)['table.other.turkey']).toEqual({ min: -2, max: 0 });
  expect(assumedBy(club(true, straits, always), table, view)['table.other.turkey']).toEqual({
    min: 1,
    max: 3,
  });
  expect(assumedBy(club(true, always), table, view)['table.other.turkey']).toBe(3);
});

it('has nothing for the lines that its table leaves out, too', () => {
  expect(assumedBy(club(false, straits), table, view)).toEqual({});
  expect(assumedBy(NO_SECTION, table, view)).toEqual({});
});

it('is assumed before anything possible, and after what is told', () => {
  const of = (key: string) =>
    suppose(table.rules, view, {}, new Set(), assumedBy(club(true, straits), table, view)).of(key);
  expect(of('table.other.turkey')).toMatchObject({
    by: 'club',
    weights: null,
    possible: { min: -2, max: 0 },
  });
  expect(of('table.other.spain')).toMatchObject({ by: 'full' });
});
