import { describe, expect, it } from 'vitest';
import { PLAYERS } from '../nations.ts';
import { PLACES } from '../rules/e-territories.ts';
import { newsForm, says } from './news-form.ts';
import { isNext } from './quiet-turns.ts';
import { strikesOf, struckBy } from './strikes.ts';
import { Trial } from './trial.test-helper.ts';

describe('the news of a player’s turn', () => {
  it('is one question with rows for each of the player’s nations', () => {
    for (const { id, nations } of PLAYERS) {
      const game = new Trial({ player: id });
      expect(game.asked()?.id).toBe(`${game.open.turn}/${id}/news`);
      const own = game.rows().filter((row) => !isNext(row.id));
      const heads = new Set(own.map((row) => says(row.id).nation));
      expect([...heads]).toEqual(nations);
      for (const nation of nations)
        expect(game.rows().filter((row) => row.id.startsWith(`${nation}-attacks/`))).toHaveLength(
          PLACES.length,
        );
      // nothing at all is an answer
      expect(game.answers('table', {})).toBeNull();
      expect(game.awaiting).toEqual([]);
    }
  });

  it('reads its rows back', () => {
    const of = 'x';
    expect(says('uk-attacks/x')).toMatchObject({ nation: 'uk', does: 'attacks', of });
    expect(says('uk-armor/x')).toEqual({ nation: 'uk', does: 'in', kind: 'armor', of });
    expect(says('uk-out-armor/x')).toEqual({ nation: 'uk', does: 'out', kind: 'armor', of });
    expect(says('usa-takes/x')).toMatchObject({ nation: 'usa', does: 'takes', of });
    expect(says('usa-strikes/x')).toMatchObject({ nation: 'usa', does: 'strikes', of });
  });

  it('lets units in where they have a right, and else only to attack (G.A4)', () => {
    const game = new Trial();
    expect(game.barOf('germany-infantry/romania')).toBeNull();
    expect(game.answers('table', { 'germany-infantry/norway': 1 })).toEqual(['G.A2', 'G.A4']);
    expect(game.answers('table', { 'germany-infantry/finland': 1 })).toEqual(['G.A4', 'G.A5']);
    const britain = new Trial({ player: 'uk-france' });
    expect(britain.barOf('uk-infantry/norway')).toEqual(['G.A2', 'G.A4']);
    expect(britain.barOf('uk-attacks/norway')).toEqual(['G.B6']);
    expect(game.answers('table', { 'germany-infantry/norway': 1, 'germany-attacks/norway': 1 })).toBeNull();
    // those who attack occupy nothing yet
    expect(game.fact('units.germany.norway.infantry')).toBe(0);
  });

  it('asks yes or no of deeds, and for up to forty units of a kind', () => {
    const own = new Trial().rows().filter((row) => !isNext(row.id));
    const most = new Set(own.map(({ id, max }) => `${says(id).does} ${max}`));
    expect([...most].toSorted()).toEqual(['attacks 1', 'in 40', 'strikes 1', 'takes 1']);
  });

  it('lets units that have no right of entry wait for the attack, and those that can do neither for nothing (G.A4)', () => {
    const game = new Trial({ player: 'usa-china' });
    const { after = [] } = newsForm(game.books, game.open, 'usa-china');
    const waits = after.map(({ row, until }) => [row, until]);
    expect(waits).toContainEqual(['china-infantry/tibet', [{ rows: ['china-attacks/tibet'], min: 1 }]]);
    expect(waits.filter(([row]) => String(row).startsWith('usa-'))).toEqual([]);
  });

  it('keeps nothing of what a flag has barred for a game without it', () => {
    const flagged = new Trial({ player: 'japan', facts: { 'class.tibet.italy': 'sworn' } });
    expect(flagged.barOf('japan-attacks/tibet')).toEqual(['G.B2']);
    expect(new Trial({ player: 'japan' }).barOf('japan-attacks/tibet')).toBeNull();
    expect(new Trial({ player: 'japan' }).barOf('japan-attacks/tibet')).toBeNull();
  });

  it('counts units that come and go', () => {
    const facts = { 'units.germany.bulgaria.infantry': 2 };
    const game = new Trial({ facts });
    expect(game.rows().find(({ id }) => id === 'germany-out-infantry/bulgaria')?.max).toBe(2);
    expect(game.barOf('germany-out-infantry/romania')).toBeUndefined();
    expect(game.barOf('germany-out-armor/bulgaria')).toBeUndefined();
    const answer = { 'germany-out-infantry/bulgaria': 1, 'germany-armor/bulgaria': 3 };
    expect(game.answers('table', answer)).toBeNull();
    expect(game.facts('units.germany.bulgaria.infantry', 'units.germany.bulgaria.armor')).toEqual({
      'units.germany.bulgaria.infantry': 1,
      'units.germany.bulgaria.armor': 3,
    });
  });

  it('counts what the U.S.S.R. stages in Kola and Karelia (FIN.E2), and who holds them', () => {
    const game = new Trial({ player: 'ussr' });
    expect(game.barOf('ussr-infantry/kola')).toBeNull();
    expect(game.barOf('ussr-infantry/karelia')).toBeNull();
    expect(game.barOf('ussr-infantry/ukraine')).toBeUndefined();
    expect(game.answers('table', { 'ussr-infantry/kola': 2, 'ussr-infantry/karelia': 2 })).toBeNull();
    expect(game.fact('units.ussr.kola.infantry')).toBe(2);
    expect(game.fact('class.finland.germany')).toBe('sworn');
    expect(new Trial().barOf('germany-infantry/kola')).toBeUndefined();
    expect(new Trial({ facts: { 'holder.kola': 'germany' } }).barOf('germany-infantry/kola')).toBeNull();
  });
});

describe('what was struck', () => {
  it('is asked of Germany and Italy, and of Japan for the British Isles alone', () => {
    const struck = (player: (typeof PLAYERS)[number]['id']) =>
      new Trial({ player }).rows().flatMap(({ id }) => (says(id).does === 'strikes' ? [id] : []));
    const british = ['british-land', 'british-isles'];
    expect(struck('germany-italy')).toEqual([
      ...[...british, 'soviet-land', 'abroad'].map((what) => `germany-strikes/${what}`),
      ...british.map((what) => `italy-strikes/${what}`),
    ]);
    expect(struck('japan')).toEqual(['japan-strikes/british-isles']);
    expect(struck('ussr')).toEqual([]);
  });

  it('follows from the land that was taken', () => {
    const by = (id: string, owner: 'uk' | 'ussr' | 'germany' | 'france') =>
      struckBy('germany', { id, owner });
    expect(by('egypt', 'uk')).toEqual(['abroad', 'british-land']);
    expect(by('great-britain', 'uk')).toEqual(['abroad', 'british-land', 'british-isles']);
    expect(by('northern-ireland', 'uk')).toEqual(['abroad', 'british-land', 'british-isles']);
    expect(by('kola', 'ussr')).toEqual(['abroad']);
    expect(by('france', 'france')).toEqual(['abroad']);
    expect(by('austria', 'germany')).toEqual([]);
  });

  it('the British Isles are British land, all of it is abroad, and what nobody asks is dropped', () => {
    const { open } = new Trial();
    expect(strikesOf(open, 'italy', ['british-isles'])).toEqual(['british-land', 'british-isles']);
    expect(strikesOf(open, 'germany', ['soviet-land'])).toEqual(['soviet-land', 'abroad']);
    expect(strikesOf(open, 'germany', [])).toEqual([]);
    expect(strikesOf(open, 'japan', ['british-isles', 'soviet-land'])).toEqual(['british-isles']);
    expect(strikesOf(open, 'uk', ['abroad'])).toEqual([]);
  });

  it('is told by its place before what it means for other stories', () => {
    const game = new Trial();
    game.answers('table', { 'germany-attacks/poland-western': 1, 'germany-infantry/poland-western': 3 });
    const keys = game.told.map(({ data }) => data.key);
    expect(keys.indexOf('told.attacks')).toBeLessThan(keys.indexOf('told.strikes'));
    expect(game.told.find(({ data }) => data.key === 'told.attacks')?.data.args).toEqual({
      nations: ['germany'],
      place: 'poland-western',
    });
  });

  it('is remembered, and each story cited that asks for it', () => {
    const game = new Trial();
    game.answers('table', { 'germany-takes/egypt': 1 });
    expect(game.open.struck).toEqual(['germany/abroad', 'germany/british-land']);
    const told = game.told.filter(({ data }) => data.key === 'told.strikes');
    expect(told.map(({ clauses }) => clauses)).toEqual([['EIR.E1'], ['POL.E1']]);
    // again, it is no other thing
    game.go({ step: 'player-turn', player: 'germany-italy' });
    game.answers('table', { 'germany-takes/kola': 1, 'italy-strikes/british-isles': 1 });
    expect(game.open.struck).toEqual([
      'germany/abroad',
      'germany/british-land',
      'germany/soviet-land',
      'italy/british-isles',
      'italy/british-land',
    ]);
  });

  it('any attack on a neutral or move into one is abroad (POL.E1); to leave is not', () => {
    for (const row of ['germany-attacks/norway', 'germany-infantry/romania']) {
      const game = new Trial();
      game.answers('table', { [row]: 1 });
      expect(game.open.struck).toEqual(['germany/abroad']);
      expect(game.fact('class.poland-western.uk')).toBe('sworn');
    }
    const game = new Trial({ facts: { 'units.germany.romania.infantry': 1 } });
    game.answers('table', { 'germany-out-infantry/romania': 1 });
    expect(game.open.struck).toEqual([]);
  });
});
