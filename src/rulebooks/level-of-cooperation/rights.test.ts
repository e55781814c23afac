import { describe, expect, it } from 'vitest';
import { MARKER_LEVEL, type NationId, sideOf } from './nations.ts';
import { benefits, benefitsByHolder, incomes, rights } from './rights.ts';
import { startOf } from './start.test-helper.ts';

/** Spain at a level, with Germany's or the United Kingdom's marker from level 3 on. */
function spainAt(level: number, rulings: Record<string, string> = {}) {
  const marker: NationId = level > 0 ? 'uk' : 'germany';
  const marked = Math.abs(level) >= MARKER_LEVEL;
  return startOf({ rulings, levels: { spain: level }, ...(marked ? { markers: { spain: marker } } : {}) });
}

const CHART = [
  [0, [], []],
  [1, ['dock'], ['dock']],
  [2, ['dock', 'overfly'], ['dock', 'overfly']],
  [3, ['dock', 'overfly', 'income'], ['dock', 'overfly']],
  [4, ['dock', 'overfly', 'income', 'enter'], ['dock', 'overfly', 'enter']],
  [5, ['dock', 'overfly', 'income', 'enter', 'command'], ['dock', 'overfly', 'enter']],
] as const;

describe('benefits by level (T4)', () => {
  it.each(CHART)('at %i the nation of the marker has %j, its team-mates %j', (level, holder, mate) => {
    const axis = spainAt(-level).open;
    expect(benefits(axis, 'spain', 'germany')).toEqual(
      holder.filter((each) => level >= 3 || each !== 'income'),
    );
    expect(benefits(axis, 'spain', 'japan')).toEqual(mate);
    expect(benefits(axis, 'spain', 'usa')).toEqual([]);
    const allies = spainAt(level).open;
    expect(benefits(allies, 'spain', 'uk')).toEqual(holder);
    expect(benefits(allies, 'spain', 'ussr')).toEqual(mate);
    expect(benefits(allies, 'spain', 'germany')).toEqual([]);
  });

  it.each([
    [-1, ['dock']],
    [-2, ['overfly']],
    [-3, ['income']],
    [-4, ['income', 'enter']],
    [-5, ['dock', 'overfly', 'income', 'enter', 'command']],
  ] as const)('are not cumulative under ruling A4: at %i Germany has %j', (level, held) => {
    expect(benefits(spainAt(level, { A4: 'own-level' }).open, 'spain', 'germany')).toEqual(held);
  });

  it('belong to the roller alone under ruling A6', () => {
    const { open } = spainAt(-2, { A6: 'roller' });
    expect(benefits(open, 'spain', 'germany')).toEqual([]);
    const { spain } = open.neutrals;
    if (spain) spain.mover = 'germany';
    expect(benefits(open, 'spain', 'germany')).toEqual(['dock', 'overfly']);
    expect(benefits(open, 'spain', 'japan')).toEqual([]);
  });

  it('are named by who has them: the side, and one nation for income and units', () => {
    expect([...benefitsByHolder(spainAt(-5).open, 'spain')]).toEqual([
      ['axis', ['dock', 'overfly', 'enter']],
      ['germany', ['income', 'command']],
    ]);
    expect([...benefitsByHolder(spainAt(0).open, 'spain')]).toEqual([]);
  });

  it('stay with the side when an enemy has pulled the level back', () => {
    const { open } = spainAt(1);
    const { spain } = open.neutrals;
    if (spain) spain.mover = 'germany';
    expect([...benefitsByHolder(open, 'spain')]).toEqual([['allies', ['dock']]]);
  });

  it('end when the neutral is captured (R9, R10)', () => {
    const { board, open } = spainAt(-5);
    const { spain } = open.neutrals;
    if (spain) spain.captured = 'uk';
    expect(benefits(open, 'spain', 'germany')).toEqual([]);
    expect(incomes(board, open)).toMatchObject([{ nation: 'uk', income: 2, neutrals: ['Spain'] }]);
    open.rulings['income-captured'] = 'left-out';
    expect(incomes(board, open)).toEqual([]);
  });
});

describe('attacks and further rolls (S8, S9)', () => {
  it.each(['usa', 'germany'] as const)(
    'below level 3: %s may roll, and attack if that is allowed',
    (nation) => {
      for (const level of [-2, -1, 0, 1, 2])
        expect(rights(spainAt(level).open, 'spain', nation)).toMatchObject({
          attack: 'if allowed',
          roll: true,
        });
    },
  );

  it('from level 3 on enemies may attack and no longer roll, friends the other way round', () => {
    for (const level of [-3, -4, -5, 3, 4, 5])
      for (const nation of ['uk', 'germany'] as const) {
        const isEnemy = level > 0 !== (sideOf(nation) === 'allies');
        const expected = isEnemy ? { attack: 'yes', roll: false } : { attack: 'no', roll: true };
        expect(rights(spainAt(level).open, 'spain', nation)).toMatchObject(expected);
      }
  });
});

describe('income (R9)', () => {
  it('is the value of each neutral from level 3 on, for the nation of the marker', () => {
    const { board, open } = startOf({
      levels: { turkey: -3, spain: -5, brazil: 4, sweden: 2 },
      markers: { turkey: 'germany', spain: 'germany', brazil: 'uk' },
    });
    expect(incomes(board, open)).toMatchObject([
      { nation: 'uk', income: 3, neutrals: ['Brazil'] },
      { nation: 'germany', income: 5, neutrals: ['Turkey', 'Spain'] },
    ]);
  });
});
