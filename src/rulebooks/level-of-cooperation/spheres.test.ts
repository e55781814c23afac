import { describe, expect, it } from 'vitest';
import { EXAMPLE_CARD } from './files/card.example.ts';
import { NATION_IDS, type NationId, type NationRegion, sideOf } from './nations.ts';
import { choiceBar, hasChoice, inSphere, withinLimit } from './spheres.ts';
import { type CooperationStart, startOf } from './start.test-helper.ts';
import { neutralOf } from './state.ts';

/** The neutrals in a nation's sphere. */
function sphere(nation: NationId, start: CooperationStart = {}): string[] {
  const { board, open } = startOf(start);
  return board.card.neutrals.filter((each) => inSphere(board, open, nation, each)).map(({ id }) => id);
}

function inRegions(...regions: NationRegion[]): string[] {
  return EXAMPLE_CARD.neutrals
    .filter((each) => each.regions.some((region) => regions.includes(region)))
    .map(({ id }) => id);
}

describe('spheres of influence (T2)', () => {
  it('gives each nation the regions of the chart', () => {
    expect(sphere('germany')).toEqual(expect.arrayContaining(inRegions('europe', 'africa')));
    expect(sphere('italy')).toEqual(expect.arrayContaining(inRegions('europe', 'africa')));
    expect(sphere('japan')).toEqual(expect.arrayContaining(inRegions('asia')));
    expect(sphere('usa')).toEqual(expect.arrayContaining(inRegions('north-america', 'south-america')));
  });

  it('gives the Soviet Union only what it borders on', () => {
    expect(sphere('ussr')).toEqual(['turkey', 'persia', 'afghanistan', 'mongolia']);
  });

  it('lets every nation reach what is next to a country it controls', () => {
    expect(sphere('usa')).toEqual(expect.arrayContaining(['tibet', 'mongolia']));
    expect(sphere('germany')).not.toContain('persia');
    expect(sphere('germany', { control: { caucasus: 'germany' } })).toContain('persia');
  });

  it('loses what it no longer borders on', () => {
    expect(sphere('ussr', { control: { caucasus: 'germany' } })).not.toContain('turkey');
    expect(sphere('ussr', { control: { siberia: 'nobody' } })).not.toContain('mongolia');
  });

  it('counts a former neutral as a controlled country', () => {
    expect(sphere('germany', { levels: { turkey: -3 }, markers: { turkey: 'germany' } })).toContain('persia');
    expect(sphere('germany', { levels: { turkey: -3 }, markers: { turkey: 'japan' } })).not.toContain(
      'persia',
    );
  });

  it('can be kept to the chart: only Soviet borders and British colonies count (A8)', () => {
    const rulings = { A8: 'chart-only' };
    expect(sphere('uk', { rulings })).toContain('spain');
    expect(sphere('uk', { rulings })).not.toContain('ireland');
    expect(sphere('usa', { rulings })).toEqual(inRegions('north-america', 'south-america'));
    expect(sphere('ussr', { rulings })).toContain('turkey');
  });
});

describe('the limit of choice (T3, R8)', () => {
  it.each(NATION_IDS)('lets %s choose what leans at most two to the other side', (nation) => {
    const levels = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5];
    const open = levels.filter((level) => withinLimit(nation, level));
    expect(open).toEqual(
      sideOf(nation) === 'allies' ? [-2, -1, 0, 1, 2, 3, 4, 5] : [-5, -4, -3, -2, -1, 0, 1, 2],
    );
  });
});

describe('why a neutral may not be chosen (R3)', () => {
  it('cites capture, limit and sphere', () => {
    const { board, open } = startOf({ levels: { spain: 3 }, markers: { spain: 'uk' } });
    const clauses = (id: string): readonly string[] | undefined =>
      choiceBar(board, open, 'germany', neutralOf(board, id))?.clauses;
    expect(clauses('turkey')).toBeUndefined();
    expect(clauses('mexico')).toContain('T2');
    expect(clauses('spain')).toEqual(expect.arrayContaining(['T3', 'R8']));
    const { turkey } = open.neutrals;
    if (turkey) turkey.captured = 'ussr';
    expect(clauses('turkey')).toEqual(['R10']);
  });

  it('leaves a nation without a choice when all is barred (A25)', () => {
    const control = Object.fromEntries(
      EXAMPLE_CARD.territories
        .filter(({ owner }) => owner === 'ussr')
        .map(({ id }) => [id, 'germany'] as const),
    );
    const { board, open } = startOf({ control });
    expect(hasChoice(board, open, 'ussr')).toBe(false);
    expect(hasChoice(board, open, 'uk')).toBe(true);
  });
});
