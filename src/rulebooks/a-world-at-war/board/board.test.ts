import { describe, expect, it } from 'vitest';
import { type board, frame, renderValue, words } from '../../../kernel/index.ts';
import { render, viewOf } from '../../../kernel/kit/front.test-helper.ts';
import { noteCountry } from '../war/countries.ts';
import { aWorldAtWar } from '../index.ts';
import { FACTIONS, type Faction } from '../powers.ts';
import { SCENARIOS } from '../starts/scenarios.ts';
import { startOf } from '../start.test-helper.ts';
import type { WorldPosition, Open } from '../state.ts';

const DPS: Readonly<Record<Faction, Readonly<Record<string, number>>>> = {
  'european-axis': { 'germany/turkey': 2, 'italy/turkey': 1, 'germany/spain': 1, 'italy/usat': 2 },
  'western-allies': { 'britain/turkey': 1, 'us/norway': 2 },
  russia: {},
};

/** Fall 1940: Turkey was named and opened, the Axis has used one DP in USAT. */
function positionOf(facts: Parameters<typeof startOf>[1] = {}, more: Partial<Open> = {}): WorldPosition {
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
  const sealed = FACTIONS.map((faction) => [faction, { ...frame.sealedCommon(), dps: DPS[faction] }]);
  return { open, sealed: Object.fromEntries(sealed) };
}

function scenarioOf(id: string): frame.Scenario {
  return SCENARIOS.find((each) => each.id === id) as frame.Scenario;
}

const rules = aWorldAtWar.bind({
  scenario: scenarioOf('european-1940'),
  rulings: startOf('european-1940').rulings,
  data: null,
});

/** A panel of the board as a seat (null: a spectator) has it, by its title. */
function panelOf<K extends board.Panel['kind']>(
  position: WorldPosition,
  seat: string | null,
  kind: K,
  title: string,
) {
  return rules
    .board(viewOf(position, seat))
    .find(
      (each): each is Extract<board.Panel, { kind: K }> =>
        each.kind === kind && each.title.key === `board.${title}`,
    );
}

const said = (cell: board.Cell): string =>
  typeof cell === 'object' ? render(aWorldAtWar.words, cell) : renderValue(aWorldAtWar.words, cell);

/** The rows of one table of the board as they read. */
function rowsOf(position: WorldPosition, seat: string | null, title: string): string[][] {
  return (panelOf(position, seat, 'table', title)?.rows ?? []).map((row) =>
    row.map((cell) => (cell === null ? '?' : said(cell))),
  );
}

/** The places of the map by id. */
function placesOf(position: WorldPosition, seat: string | null): ReadonlyMap<string, board.MapPlace> {
  const places = panelOf(position, seat, 'map', 'targets')?.places ?? [];
  return new Map(places.map((place) => [place.id, place]));
}

describe('the DPs that are left', () => {
  it('are the places of its own for a seat, and no more than a bound for everybody else', () => {
    const axis = ['European Axis', '7 (Germany 4, Italy 3)', '3', '1'];
    expect(rowsOf(positionOf(), 'european-axis', 'factions')[0]).toEqual([...axis, 'yours: Spain 1, USAT 1']);
    expect(rowsOf(positionOf(), 'russia', 'factions')[0]).toEqual([...axis, 'at most 3']);
    expect(rowsOf(positionOf(), null, 'factions')[0]).toEqual([...axis, 'at most 3']);
  });

  it('tell a spectator nothing that depends on what is hidden', () => {
    const position = positionOf();
    const other = {
      ...position,
      sealed: { ...position.sealed, 'european-axis': { ...frame.sealedCommon(), dps: {} } },
    };
    expect(rules.board(viewOf(other, null))).toEqual(rules.board(viewOf(position, null)));
  });

  it('are not shown before they are allotted, and blank until they are placed', () => {
    expect(rowsOf(positionOf({}, { agenda: [{ step: 'allotment' }] }), null, 'factions')).toEqual([]);
    expect(rowsOf(positionOf({}, { agenda: [{ step: 'allocation' }] }), null, 'factions')[0]?.at(-1)).toBe(
      '',
    );
    expect(rowsOf(positionOf({}, { agenda: [{ step: 'allocation' }] }), null, 'placed')).toEqual([]);
  });
});

describe('the DPs in the targets', () => {
  it('are those that were opened, and all of its own for a seat', () => {
    const rowOf = (seat: string | null, name: string): string[] | undefined =>
      rowsOf(positionOf(), seat, 'placed').find(([first]) => first === name);
    expect(rowOf(null, 'Turkey')).toEqual(['Turkey', '3', '1', '0']);
    expect(rowOf(null, 'Spain')).toEqual(['Spain', '?', '?', '0']);
    expect(rowOf('european-axis', 'Spain')).toEqual(['Spain', '1', '?', '0']);
  });
});

describe('the map of the targets', () => {
  const position = positionOf({
    'permanent.turkey': true,
    'conquered.norway': true,
    'aggressor.greece': 'italy',
    'standing.turkey': 'germany/9',
    'standing.finland': 'russia/-1',
  });
  const places = placesOf(position, null);
  const wordsOf = (id: string): string[] | undefined => places.get(id)?.words.map(said);

  it('says who named a target, whether it is permanent or conquered, and whose attack drove it away', () => {
    const named = ['9: associated with the Axis (Germany)', 'Named by European Axis', 'permanent'];
    expect(wordsOf('turkey')?.map((each) => each.toLowerCase())).toEqual(
      named.map((each) => each.toLowerCase()),
    );
    expect(places.get('turkey')).toMatchObject({ tone: 'first', shade: 4, badge: '9\u2605', mark: 'noted' });
    expect(places.get('norway')).toMatchObject({ tone: 'off', badge: '\u2715' });
    expect(wordsOf('greece')).toContain('attacked by Italy');
    expect(places.get('finland')).toMatchObject({ tone: 'third', shade: 3, badge: '\u22121' });
  });

  it('does not take a result that nobody has told for none', () => {
    const untold = positionOf();
    noteCountry(untold.open, 'sweden', { result: undefined });
    expect(placesOf(untold, null).get('sweden')).toMatchObject({ tone: 'unknown', badge: '?' });
    expect(placesOf(untold, null).get('bulgaria')).toMatchObject({ tone: 'neutral', words: [] });
  });

  it('counts the DPs of a seat for itself alone, and has what is no country only for who may place there', () => {
    const own = placesOf(position, 'european-axis');
    expect([own.get('turkey')?.count, own.get('usat')?.count]).toEqual([3, 2]);
    expect(places.get('turkey')?.count).toBeUndefined();
    expect([places.has('usat'), places.has('france')]).toEqual([false, true]);
  });

  it('is not there where there is no diplomacy in Europe', () => {
    const setup = { rulings: startOf('pacific-1941').rulings, data: null };
    const pacific = aWorldAtWar.bind({ ...setup, scenario: scenarioOf('pacific-1941') });
    const kinds = pacific.board(viewOf(pacific.setup(), null)).map(({ kind }) => kind);
    expect(kinds).toEqual(['track', 'scale', 'watch']);
  });
});

describe('the calendar', () => {
  const linesOf = (more: Partial<Open>): string[] =>
    (panelOf(positionOf({}, more), null, 'track', 'calendar')?.lines ?? []).map(({ marks }) =>
      marks.map(({ label, is }) => (is === 'now' ? `[${said(label)}]` : said(label))).join(' '),
    );

  it('says the turn and the phase, the year start before that, and nothing is present when all is over', () => {
    expect(linesOf({})).toEqual([
      'Year start Spring Summer [Fall] Winter',
      '[Axis diplomatic phase] Allied diplomatic phase',
    ]);
    expect(linesOf({ agenda: [{ step: 'allocation' }] })).toEqual(['[Year start] Spring Summer Fall Winter']);
    expect(linesOf({ agenda: [] })).toEqual(['Year start Spring Summer Fall Winter']);
  });
});

describe('the tensions', () => {
  it('are levels where they are known, and nobody knows the others', () => {
    const position = positionOf({ 'usat.actual': 23 }, { tensionDice: { usat: 6 } });
    const lines = panelOf(position, null, 'scale', 'tensions')?.lines ?? [];
    expect(lines.map(({ id, value, also }) => [id, value?.min ?? null, also?.value])).toEqual([
      ['usat', 23, 25],
      ['rgt', null, undefined],
    ]);
  });
});

describe('the docket', () => {
  it('has the rolls of the phase and all that is due, with who, when and the clause', () => {
    const roll = { by: [], kind: 'named', rolled: null, faction: null } as const;
    const position = positionOf(
      { 'undefended.this-year': 2 },
      {
        rolls: [
          { ...roll, by: ['european-axis'], target: 'turkey', settled: '9' },
          { ...roll, by: ['european-axis'], target: 'spain', settled: null },
        ],
        reactions: [{ faction: 'western-allies', target: 'greece' }],
        due: [{ power: 'us', target: 'spain', brps: 1 }],
        obliged: [
          {
            power: 'germany',
            target: 'sweden',
            result: 'none',
            before: 'none',
            permanent: false,
            later: true,
          },
        ],
      },
    );
    const items = panelOf(position, null, 'docket', 'docket')?.items ?? [];
    expect(
      items.map(({ what, who, when, done, clauses }) =>
        [done ? 'x' : '-', said(what), who, when ? said(when) : '', clauses].join(' | '),
      ),
    ).toEqual([
      'x | Roll for Turkey | european-axis |  | 49.425',
      '- | Roll for Spain | european-axis |  | 49.425',
      '- | May roll for Greece in reaction | western-allies | in its next diplomatic phase | 49.61',
      '- | The U.S.: 1 BRP from Spain | western-allies | at the start of its next player turn | 49.59',
      '- | Germany must declare war to keep Sweden | european-axis | in its next player turn | 49.58',
      '- | Loses 2 DPs for undefended objectives and ICs | russia | next year | 49.154F',
    ]);
  });
});

describe('counts and names in sentences', () => {
  it.each([
    ['told.allotted', { power: 'us', dps: 1, year: 1940 }, 'The U.S. has 1 DP for 1940.'],
    ['told.allotted', { power: 'italy', dps: 11, year: 1940 }, 'Italy has 11 DPs for 1940.'],
    ['told.revealed', { faction: 'russia', target: 'ukraine', dps: 1 }, 'Russia: 1 DP in the Ukraine.'],
    ['board.due', { power: 'us', target: 'spain', brps: 1 }, 'The U.S.: 1 BRP from Spain'],
    ['row.target', { target: 'ukraine' }, 'The Ukraine'],
    ['option.faction', { faction: 'britain/-2' }, 'Britain/-2: associated with an Allied power'],
  ])('%s of %o', (key, args, text) => {
    expect(render(aWorldAtWar.words, words(key, args))).toBe(text);
  });
});
