import { describe, expect, it } from 'vitest';
import { forget } from '../../kernel/facts.ts';
import { sealedCommon, viewOf } from '../../kernel/position.ts';
import { render, renderValue, words } from '../../kernel/words.ts';
import { aWorldAtWar } from './index.ts';
import { FACTIONS, type Faction } from './powers.ts';
import { SCENARIOS } from './scenarios.ts';
import { startOf } from './start.test-helper.ts';
import type { Game, Open } from './state.ts';

const DPS: Readonly<Record<Faction, Readonly<Record<string, number>>>> = {
  'european-axis': { 'germany/turkey': 2, 'italy/turkey': 1, 'germany/spain': 1, 'italy/usat': 2 },
  'western-allies': { 'britain/turkey': 1, 'us/norway': 2 },
  russia: {},
};

/** Fall 1940: Turkey was named and opened, the Axis has used one DP in USAT. */
function gameOf(facts: Parameters<typeof startOf>[1] = {}, more: Partial<Open> = {}): Game {
  const open: Open = {
    ...startOf('european-1940', facts),
    allotment: { germany: 4, italy: 3, britain: 3, france: 0, us: 2, russia: 3 },
    agenda: [{ step: 'naming' }],
    turn: 'fall',
    named: [{ target: 'turkey', by: 'european-axis', atWar: false }],
    spent: { 'european-axis': 1 },
    revealed: {
      'european-axis': { 'dp/turkey': 3 },
      'western-allies': { 'dp/turkey': 1 },
      russia: { 'dp/turkey': 0 },
    },
    ...more,
  };
  const sealed = FACTIONS.map((faction) => [faction, { ...sealedCommon(), dps: DPS[faction] }]);
  return { open, sealed: Object.fromEntries(sealed) };
}

const rules = aWorldAtWar.bind({
  scenario: SCENARIOS.find(({ id }) => id === 'european-1940') as (typeof SCENARIOS)[number],
  rulings: startOf('european-1940').rulings,
  data: null,
});

/** The rows of one table of the board as a seat reads them (null: a spectator). */
function rowsOf(game: Game, seat: string | null, title: string): string[][] {
  const table = rules.board(viewOf(game, seat)).find((each) => each.title.key === `board.${title}`);
  return (table?.rows ?? []).map((row) =>
    row.map((cell) =>
      typeof cell === 'object' ? render(aWorldAtWar.words, cell) : renderValue(aWorldAtWar.words, cell),
    ),
  );
}

describe('the DPs that are left', () => {
  it('are the places of its own for a seat, and no more than a bound for everybody else', () => {
    const axis = ['European Axis', '7 (Germany 4, Italy 3)', '3', '1'];
    expect(rowsOf(gameOf(), 'european-axis', 'factions')[0]).toEqual([...axis, 'yours: Spain 1, USAT 1']);
    expect(rowsOf(gameOf(), 'russia', 'factions')[0]).toEqual([...axis, 'at most 3']);
    expect(rowsOf(gameOf(), null, 'factions')[0]).toEqual([...axis, 'at most 3']);
  });

  it('tell a spectator nothing that depends on what is hidden', () => {
    const game = gameOf();
    const other = { ...game, sealed: { ...game.sealed, 'european-axis': { ...sealedCommon(), dps: {} } } };
    for (const title of ['factions', 'targets'])
      expect(rowsOf(other, null, title)).toEqual(rowsOf(game, null, title));
  });

  it('are not shown before they are allotted, and blank until they are placed', () => {
    expect(rowsOf(gameOf({}, { agenda: [{ step: 'allotment' }] }), null, 'factions')).toEqual([]);
    expect(rowsOf(gameOf({}, { agenda: [{ step: 'allocation' }] }), null, 'factions')[0]?.at(-1)).toBe('');
  });
});

describe('the marks of a target', () => {
  it('say who named it, whether it is permanent or conquered, and whose attack drove it away', () => {
    const game = gameOf({
      'permanent.turkey': true,
      'conquered.norway': true,
      'aggressor.greece': 'italy',
      'standing.turkey': 'germany/9',
    });
    const rows = new Map(rowsOf(game, null, 'targets').map(([name = '', ...cells]) => [name, cells]));
    expect(rows.get('Turkey')).toEqual([
      '3',
      '1',
      '0',
      '9: associated with the Axis (Germany)',
      'Named by European Axis, permanent',
    ]);
    expect(rows.get('Norway')?.at(-1)).toBe('Conquered');
    expect(rows.get('Greece')?.at(-1)).toBe('Attacked by Italy');
  });

  it('do not take a result that nobody has told for none', () => {
    const game = gameOf();
    forget(game.open.facts, 'standing.sweden');
    expect(rowsOf(game, null, 'targets').find(([name]) => name === 'Sweden')?.[4]).toBe('?');
  });
});

describe('counts and names in sentences', () => {
  it.each([
    ['told.allotted', { power: 'us', dps: 1, year: 1940 }, 'The U.S. has 1 DP for 1940.'],
    ['told.allotted', { power: 'italy', dps: 11, year: 1940 }, 'Italy has 11 DPs for 1940.'],
    ['told.revealed', { faction: 'russia', target: 'ukraine', dps: 1 }, 'Russia: 1 DP in the Ukraine.'],
    [
      'board.due',
      { power: 'us', target: 'spain', brps: 1 },
      'The U.S.: 1 BRP from Spain at the start of its next player turn',
    ],
    ['row.target', { target: 'ukraine' }, 'The Ukraine'],
    ['option.faction', { faction: 'britain/-2' }, 'Britain/-2: associated with an Allied power'],
  ])('%s of %o', (key, args, text) => {
    expect(render(aWorldAtWar.words, words(key, args))).toBe(text);
  });
});
