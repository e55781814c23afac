import { describe, expect, it } from 'vitest';
import { renderValue } from '../../../kernel/index.ts';
import { charts } from './chart-tables.ts';
import { chartOf, counterTo } from './charts.ts';
import { theWarGame } from '../index.ts';
import { NATIONS, type Nation } from '../nations.ts';
import { ENTRIES } from '../rules/e-territories.ts';

const countered = (nation: Nation): string[] =>
  chartOf(nation).counters.map(({ channel }) => channel.rule.id);

describe('the charts of the nations', () => {
  it('give each roll to the nation that its entry names, and to no other', () => {
    const rolls = NATIONS.flatMap((nation) => chartOf(nation).rolls.map(({ rule }) => rule.id));
    const all = ENTRIES.flatMap(({ rules }) =>
      rules.filter(({ kind }) => kind === 'roll' || kind === 'table').map(({ id }) => id),
    );
    expect(rolls.toSorted()).toEqual(all.toSorted());
    expect(chartOf('germany').rolls.map(({ rule }) => rule.id)).toContain('TUR.S2');
    expect(chartOf('france').rolls.map(({ rule }) => rule.id)).toEqual(['THA.U1']);
    expect(chartOf('japan').decides.map(({ rule }) => rule.id)).toEqual(['THA.U1']);
    expect(chartOf('germany').decides.map(({ rule }) => rule.id)).toEqual(['ARG.U2', 'BUL.U1']);
  });

  it('say where each may counter: where a box names it against its enemy (G.J6)', () => {
    expect(countered('germany')).toEqual([
      'ARG.I1',
      'CHI.I1',
      'EST.I1',
      'IRN.I1',
      'NOR.I1',
      'POR.I2',
      'SAU.I1',
      'SPA.I2',
    ]);
    expect(countered('ussr')).toEqual(['BUL.I1', 'FIN.I1', 'HUN.I1', 'MON.I1', 'ROM.I1']);
    expect(countered('uk')).toEqual(['POR.I1', 'SPA.I1', 'THA.I1']);
    expect(countered('japan')).toEqual(['MON.I1']);
    expect(countered('usa')).toEqual(['ARG.I1']);
    for (const nation of ['italy', 'france', 'china'] as const) expect(countered(nation)).toEqual([]);
  });

  it('never let two counter one channel (G.J5)', () => {
    for (const nation of NATIONS)
      for (const channel of chartOf(nation).influences)
        expect(counterTo(channel, nation).length, channel.rule.id).toBeLessThan(2);
  });

  it('say what may come to pay, with the rules through which it can', () => {
    const paid = (nation: Nation, id: string) => chartOf(nation).paid.find(({ entry }) => entry.id === id);
    expect(paid('france', 'BEH')).toMatchObject({ value: 23, through: ['BEH.I1', 'BEH.E2', 'BEH.AX'] });
    expect(paid('usa', 'DEN')?.places.map(({ id }) => id)).toEqual(['greenland']);
    expect(paid('uk', 'DEN')?.value).toBe(6);
    expect(paid('germany', 'SPA')?.value).toBe(13);
    expect(paid('germany', 'FIN')?.through[0]).toBe('start-1939');
    expect(paid('germany', 'SWE')).toBeUndefined();
  });

  it('are a page for each nation, all in words', () => {
    const pages = charts();
    expect(pages.map(({ title }) => renderValue(theWarGame.words, title))).toEqual([
      'Germany',
      'Italy',
      'U.S.S.R.',
      'U.K.',
      'France',
      'Japan',
      'U.S.A.',
      'China',
    ]);
    for (const { rows, columns } of pages.flatMap(({ tables }) => tables))
      for (const row of rows) expect(row).toHaveLength(columns.length);
  });
});
