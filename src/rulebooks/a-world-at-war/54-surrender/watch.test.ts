import { describe, expect, it } from 'vitest';
import type { FactValue } from '../../../kernel/facts.ts';
import type { Panel, ScalePanel, TablePanel } from '../../../kernel/panel.ts';
import { viewOf } from '../../../kernel/position.ts';
import { render, renderValue } from '../../../kernel/words.ts';
import { boundTo } from '../books.test-helper.ts';
import { aWorldAtWar } from '../index.ts';
import type { Open } from '../state.ts';
import { surrenderWatch } from './watch.ts';
import { WORDS } from './watch.words.ts';

const CAMPAIGN = boundTo('campaign-1939');
type Told = Readonly<Record<string, FactValue>>;

function panelsOf(told: Told = {}, { books, start } = CAMPAIGN, more: Partial<Open> = {}): readonly Panel[] {
  const position = start(told);
  Object.assign(position.open, more);
  return surrenderWatch(books, viewOf(position, null));
}

const scaleIn = (panels: readonly Panel[]) => panels.find(({ kind }) => kind === 'scale') as ScalePanel;

/** The row of Germany as it reads. */
function germany(told: Told = {}, more: Partial<Open> = {}): string[] {
  const table = panelsOf(told, CAMPAIGN, more).find(({ kind }) => kind === 'table') as TablePanel;
  const row = table.rows.find(([power]) => power === 'germany') ?? [];
  return row.map((cell) =>
    cell !== null && typeof cell === 'object'
      ? render(aWorldAtWar.words, cell)
      : renderValue(aWorldAtWar.words, cell),
  );
}

describe('the levels of the surrender watch', () => {
  it('go from the least to the greatest that is possible, with a mark where something comes of it', () => {
    const { lines, marks } = scaleIn(panelsOf({ 'dp.least.germany': -3 }));
    expect(lines.find(({ id }) => id === 'germany')).toMatchObject({ value: { min: 4, max: 39 } });
    expect(marks).toContainEqual(expect.objectContaining({ at: 0, lines: ['germany'], clauses: ['55.11'] }));
  });

  it('are marked where a surrender is possible as far as is known', () => {
    const lineOf = (told: Told) => scaleIn(panelsOf(told)).lines.find(({ id }) => id === 'germany');
    expect(lineOf({})).toMatchObject({ mark: 'noted' });
    expect(lineOf({ 'dp.level.germany': -6 })).not.toHaveProperty('mark');
    expect(lineOf({ 'dp.level.germany': -7 })).toMatchObject({ mark: 'noted', value: { min: 0, max: 0 } });
    expect(lineOf({ 'surrendered.germany': true })).toBeUndefined();
  });

  it('are not there where the table says who has surrendered, nor where no rule says so', () => {
    expect(panelsOf({}, boundTo('campaign-1939', { surrenders: 'reported' }))).toEqual([]);
    expect(panelsOf({}, boundTo('european-1940'))).toEqual([]);
  });
});

describe('what is open in the surrender watch', () => {
  it('is what is not known, in the words of the sum', () => {
    expect(germany()[2]).toBe('DP level of Germany, as if a year began now');
    expect(germany({ 'dp.level.germany': 0 })[2]).toBe('nothing');
  });

  it('is each single change that brings it down for certain, at its mildest', () => {
    expect(germany()[3]).toBe('a DP level of -7 or less for Germany');
    expect(germany({ 'dp.level.germany': -5 })[3]).toBe(
      'a DP level of -7 or less for Germany; Berlin falls to the Allies; 1 or more successful atomic attacks on Germany in all; 2 or more firestormed cities in all',
    );
    expect(germany({ 'dp.level.germany': -6 })[3]).toContain(
      'one of Berlin, Breslau, Essen, Cologne, Leipzig, Berchtesgaden falls to the Allies',
    );
    expect(germany({ 'dp.least.germany': 5 })[3]).toBe('nothing');
    expect(germany({ 'dp.level.germany': -7 })[3]).toBe('nothing more: its level is low enough');
  });

  it('is whether it has surrendered, or what its level brings', () => {
    expect(germany()[1]).toBe('not settled');
    expect(germany({ 'dp.least.germany': -3 })[1]).toBe('it fights on');
    expect(germany({ 'dp.level.germany': -7 })[1]).toBe('it surrenders');
    expect(germany({ 'surrendered.germany': true }).slice(1)).toEqual(['has surrendered', '', '', '']);
  });
});

describe('when it is next checked', () => {
  const end = { step: 'moment', moment: 'player-turn-end' } as const;
  const later = { step: 'turns', season: 'winter', begun: true } as const;
  it.each([
    ['the turn that comes, before the first', {}, 'Fall 1939'],
    [
      'this turn, before the player turn',
      { agenda: [{ step: 'player-turn', phase: 'allied' }] },
      'Fall 1939',
    ],
    ['this turn, in the player turn', { phase: 'allied', agenda: [end, later] }, 'Fall 1939'],
    ['the next turn, once that is over', { phase: 'allied', agenda: [later] }, 'Winter 1939'],
    ['the next year, after the last turn', { agenda: [{ step: 'year-end' }] }, 'Spring 1940'],
  ] as const)('is %s', (_, more, turn) => {
    expect(germany({}, more as unknown as Partial<Open>)[4]).toBe(`end of the Allied player turn, ${turn}`);
  });

  it('is never at peace, nor when the game is over', () => {
    const peace = { 'war.germany-britain': false, 'war.germany-france': false };
    expect(germany(peace)[4]).toBe('only once it is at war');
    expect(germany({}, { agenda: [] })[4]).toBe('no more in this game');
  });
});

it('reads the words of a change from a fact that there is', () => {
  const changes = Object.keys(WORDS).filter((key) => key.startsWith('change.'));
  expect(changes.length).toBeGreaterThan(0);
  for (const key of changes) expect(aWorldAtWar.words).toHaveProperty([key.replace('change.', 'fact.')]);
});
