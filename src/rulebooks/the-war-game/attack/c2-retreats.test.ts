import { describe, expect, it } from 'vitest';
import { Trial } from './trial.test-helper.ts';

/** Germany has taken Spain, and some of its army is left (G.K5). */
function lostSpain(left: Record<string, number>): Trial {
  const game = new Trial();
  game.answers('table', { 'germany-attacks/spain': 1, 'germany-infantry/spain': 9 });
  expect(game.answers('table', { 'won/germany': 1, 'germany/infantry': 3, ...left })).toBeNull();
  return game;
}

describe('the army of a lost territory whose box says Total Control (G.C2)', () => {
  it('goes where its nation says: home, or where it is in control, Friendly or Sworn', () => {
    const game = lostSpain({ 'natives/fighter': 1, 'natives/infantry': 2 });
    expect(game.awaiting).toEqual(['uk-france']);
    expect(game.asked('uk-france')?.id).toBe(`${game.open.turn}/germany-italy/spain/retreat`);
    const bars = { 'fighter/own': null, 'infantry/portugal': null, 'fighter/balearic-islands': null };
    for (const [row, bar] of Object.entries(bars)) expect(game.barOf(row, 'uk-france')).toBe(bar);
    expect(game.barOf('fighter/spain', 'uk-france')).toBeUndefined();
    expect(game.barOf('infantry/turkey', 'uk-france')).toEqual(['G.C2']);
    expect(game.barOf('infantry/bulgaria', 'uk-france')).toEqual(['G.C2']);
  });

  it('says of its own land that it goes home', () => {
    const rows = lostSpain({ 'natives/fighter': 1 }).rows('uk-france');
    const args = { kind: 'fighter', nation: 'uk' };
    expect(rows.slice(0, 5)).toMatchObject([
      { id: 'fighter/own', max: 1, label: { key: 'row.retreatHome', args } },
      { id: 'fighter/france-land', max: 1, label: { key: 'row.retreat', args: { place: 'france-land' } } },
      { id: 'fighter/usa-land' },
      { id: 'fighter/china-land' },
      {
        id: 'fighter/afghanistan',
        max: 1,
        label: { key: 'row.retreat', args: { ...args, place: 'afghanistan' } },
      },
    ]);
    expect(rows.filter(({ id }) => !id.startsWith('fighter/'))).toEqual([]);
  });

  it('no unit goes twice, and they stay the nation’s (G.C5)', () => {
    const game = lostSpain({ 'natives/fighter': 1, 'natives/infantry': 2 });
    expect(game.answers('uk-france', { 'infantry/own': 2, 'infantry/portugal': 1 })).toEqual(['G.C2']);
    expect(game.answers('uk-france', { 'fighter/own': 1, 'infantry/portugal': 2 })).toBeNull();
    expect(game.facts('units.uk.portugal.infantry', 'units.uk.spain.infantry')).toEqual({
      'units.uk.portugal.infantry': 2,
      'units.uk.spain.infantry': 0,
    });
    const retreats = game.told.filter(({ data }) => data.key === 'told.retreated');
    expect(retreats.map(({ clauses, data }) => [data.args?.['to'], clauses])).toEqual([
      ['own', ['G.C2', 'G.C5']],
      ['portugal', ['G.C2', 'G.C5']],
    ]);
  });

  it('is lost where it goes nowhere', () => {
    const game = lostSpain({ 'natives/fighter': 1 });
    expect(game.answers('uk-france', {})).toBeNull();
    expect(game.clausesOf('told.noRetreat')).toEqual(['G.C2']);
  });

  it('asks nothing where nobody is left, or the attack was repelled', () => {
    expect(lostSpain({}).awaiting).toEqual([]);
    const game = new Trial();
    game.answers('table', { 'germany-attacks/spain': 1 });
    game.answers('table', { 'natives/fighter': 1, 'natives/infantry': 1 });
    expect(game.awaiting).toEqual([]);
    expect(game.facts('units.uk.spain.infantry', 'units.uk.spain.artillery')).toEqual({
      'units.uk.spain.infantry': 1,
      'units.uk.spain.artillery': 0,
    });
  });

  it('is asked of the nation’s own seat', () => {
    const game = new Trial({ scenario: 'world-1939-nations' });
    game.answers('table', { 'germany-attacks/spain': 1 });
    game.answers('table', { 'won/germany': 1, 'germany/infantry': 1, 'natives/infantry': 1 });
    expect(game.awaiting).toEqual(['uk']);
  });
});
