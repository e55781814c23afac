import { expect, it } from 'vitest';
import { type FactValue, type board, renderValue } from '../../../kernel/index.ts';
import { plain, render, viewOf } from '../../../kernel/kit/front.test-helper.ts';
import { boundTo } from '../books.test-helper.ts';
import { aWorldAtWar } from '../index.ts';
import { surrenderWatch } from '../54-surrender/watch.ts';

const CAMPAIGN = boundTo('campaign-1939');

function watchOf(facts: Readonly<Record<string, FactValue>>, { books, start } = CAMPAIGN) {
  const panels = surrenderWatch(books, viewOf(start(facts), null)).flatMap(plain);
  const scale = panels.find(({ kind }) => kind === 'scale') as board.ScalePanel;
  const table = panels.find(({ kind }) => kind === 'table') as board.TablePanel;
  const said = table.rows.map((row) =>
    row.map((cell) =>
      cell !== null && typeof cell === 'object'
        ? render(aWorldAtWar.words, cell)
        : renderValue(aWorldAtWar.words, cell),
    ),
  );
  return {
    line: scale.lines.find(({ id }) => id === 'france'),
    row: said.find(([first]) => first === 'France, if it fell now'),
  };
}

const isWatched = (facts: Readonly<Record<string, FactValue>>, bound = CAMPAIGN): boolean =>
  watchOf(facts, bound).line !== undefined;

it('watches France while it stands and is at war with the Axis', () => {
  expect(isWatched({})).toBe(true);
  expect(isWatched({ 'surrendered.france': true })).toBe(false);
  expect(isWatched({ 'war.germany-france': false })).toBe(false);
  expect(isWatched({ 'war.germany-france': false, 'war.italy-france': true })).toBe(true);
});

it('does not where its fall is reported', () => {
  expect(isWatched({}, boundTo('campaign-1939', { 'late-war': 'reported' }))).toBe(false);
});

it('has the level of a fall now, from -3 to 3, which brings nothing by itself', () => {
  const { line, row } = watchOf({});
  expect(line).toMatchObject({ value: { min: -3, max: 3 } });
  expect(line).not.toHaveProperty('mark');
  expect(row?.[1]).toContain('plus favours the Axis');
  expect(row?.[2]).toMatch(/^Axis control of Paris; /);
  expect(row?.slice(3)).toEqual([
    'Paris falls to the Axis; from Fall 1940 its own will',
    'end of the Allied combat phase',
  ]);
});
