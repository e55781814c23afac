import { describe, expect, it } from 'vitest';
import { type board, frame, renderValue } from '../../../kernel/index.ts';
import { viewOf } from '../../../kernel/kit/front.test-helper.ts';
import { aWorldAtWar } from '../index.ts';
import { FACTIONS, type Faction } from '../powers.ts';
import { SCENARIOS } from '../starts/scenarios.ts';
import { startOf } from '../start.test-helper.ts';
import type { Open, WorldPosition } from '../state.ts';

const DPS: Readonly<Record<Faction, Readonly<Record<string, number>>>> = {
  'european-axis': { 'germany/norway': 2, 'germany/spain': 1 },
  'western-allies': { 'britain/norway': 1 },
  russia: { 'russia/turkey': 1 },
};

/** Fall 1940, in the phase of the Axis: Turkey was named; nothing is opened. */
function positionOf(more: Partial<Open> = {}, dps = DPS): WorldPosition {
  const open: Open = {
    ...startOf('european-1940'),
    allotment: { germany: 4, italy: 3, britain: 3, france: 0, us: 2, russia: 3 },
    agenda: [{ step: 'naming' }],
    turn: 'fall',
    named: [{ target: 'turkey', by: 'european-axis', atWar: false }],
    ...more,
  };
  const sealed = FACTIONS.map((faction) => [faction, { ...frame.sealedCommon(), dps: dps[faction] }]);
  return { open, sealed: Object.fromEntries(sealed) };
}

const rules = aWorldAtWar.bind({
  scenario: SCENARIOS.find((each) => each.id === 'european-1940') as frame.Scenario,
  rulings: startOf('european-1940').rulings,
  data: null,
});

const said = (cell: board.Cell | null): string =>
  cell === null ? '?' : renderValue(aWorldAtWar.words, cell);

/** The tables of a card by their keys, as a seat reads them. */
function card(place: string, seat: string | null, position = positionOf()) {
  const panels = rules.card?.(viewOf(position, seat), place) ?? [];
  return Object.fromEntries(
    panels.flatMap((panel) =>
      panel.kind === 'table'
        ? [[panel.title.key.slice('card.'.length), panel.rows.map((row) => row.map(said))] as const]
        : [],
    ),
  );
}

const of = (rows: readonly string[][] | undefined, name: string): readonly string[] =>
  rows?.find(([first]) => first === name) ?? [];

describe('the card of a target', () => {
  it('says who may name it and why not: no target twice in a year (49.431), none without DPs (49.423)', () => {
    const norway = card('norway', 'european-axis').may;
    expect(of(norway, 'European Axis').slice(0, 4)).toEqual(['European Axis', '2', 'yes', 'yes']);
    const turkey = card('turkey', 'european-axis').may;
    expect(of(turkey, 'European Axis')[3]).toBe('no');
    expect(of(turkey, 'European Axis').at(-1)).toContain('49.431');
    const sweden = card('sweden', 'european-axis').may;
    expect(of(sweden, 'European Axis').at(-1)).toContain('49.423');
    // of the five the Axis names any, with DPs or without (49.411A)
    expect(of(card('hungary', 'european-axis').may, 'European Axis')[3]).toBe('yes');
  });

  it('keeps Russia from Norway (49.32), and reactions to those that 49.62 lists', () => {
    const norway = card('norway', 'russia').may;
    expect(of(norway, 'Russia').slice(2, 4)).toEqual(['no', 'no']);
    expect(of(norway, 'Russia').at(-1)).toContain('49.32');
    expect(of(norway, 'Western Allies')[4]).toBe('no');
    expect(of(card('spain', 'russia').may, 'Western Allies')[4]).toBe('');
    const reacts = positionOf({ reactions: [{ faction: 'western-allies', target: 'norway' }] });
    expect(of(card('norway', null, reacts).may, 'Western Allies')[4]).toBe('yes');
  });

  it('shows DPs as its reader may know them: a third of the pool at most (49.31)', () => {
    expect(of(card('norway', 'western-allies').may, 'Western Allies')[1]).toBe('1');
    expect(of(card('norway', 'western-allies').may, 'European Axis')[1]).toBe('0 to 3');
    expect(of(card('norway', null).may, 'European Axis')[1]).toBe('0 to 3');
  });

  it('is the same for all that others can have placed', () => {
    const other = { ...DPS, 'european-axis': { 'germany/sweden': 1 } };
    for (const place of ['norway', 'sweden', 'turkey', 'france'])
      expect(card(place, 'western-allies', positionOf({}, other))).toEqual(card(place, 'western-allies'));
  });

  it('has the table with for whom each row would be, and the sum as it stands', () => {
    const { results, sum } = card('norway', 'western-allies');
    expect(results?.map(([result, to]) => [result, to])).toContainEqual([
      '9: associated with the Axis',
      'Germany',
    ]);
    // one of the West less, 0 to 3 of the Axis more (49.4261)
    expect(sum?.find((row) => row.includes('49.4261A'))?.at(-1)).toBe('0 to 3');
    expect(sum?.find((row) => row.includes('49.4261B'))?.at(-1)).toBe('-1');
  });

  it('knows places without a roll, and says nothing of what is none', () => {
    expect(Object.keys(card('france', 'russia'))).toEqual(['may']);
    expect(card('atlantis', null)).toEqual({});
  });
});
