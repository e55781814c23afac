import { describe, expect, it } from 'vitest';
import type { Nation } from '../nations.ts';
import { isLiberation } from './c-battles.ts';
import { Trial, withMarks } from './trial.test-helper.ts';

/** A game in which the battle of an attack is to be reported. */
function battleOf(news: Record<string, number>, start: ConstructorParameters<typeof Trial>[0] = {}): Trial {
  const game = new Trial(start);
  expect(game.answers('table', news)).toBeNull();
  return game;
}

const NORWAY = { 'germany-attacks/norway': 1, 'italy-attacks/norway': 1, 'germany-infantry/norway': 4 };

describe('the battle for a neutral territory', () => {
  it('asks for who takes it, what is left of the attackers and of the natives', () => {
    const game = battleOf(NORWAY);
    expect(game.rows().map(({ id, max }) => [id, max])).toEqual([
      ['germany/infantry', 4],
      // nobody said with what Italy came
      ['italy/infantry', 40],
      ['italy/artillery', 40],
      ['italy/armor', 40],
      ['natives/infantry', 2],
      ['natives/artillery', 1],
      // told last, for who takes it has a land unit left
      ['won/germany', 1],
      ['won/italy', 1],
    ]);
    expect(game.asked()?.id).toBe(`${game.open.turn}/germany-italy/norway/battle`);
  });

  it('limits nothing where there is nothing to limit', () => {
    const form = battleOf({ 'germany-attacks/celebes': 1 }).asked()?.form;
    expect(form?.kind === 'allocate' && form.limits).toEqual([]);
  });

  it('one of several attackers takes it, who has a land unit left (G.A7)', () => {
    const game = battleOf(NORWAY);
    expect(
      game.answers('table', { 'won/germany': 1, 'won/italy': 1, 'italy/armor': 1, 'germany/infantry': 1 }),
    ).toEqual(['G.A7']);
    expect(game.answers('table', { 'won/italy': 1, 'germany/infantry': 1 })).toEqual(['G.A7']);
    expect(game.answers('table', { 'won/italy': 1, 'germany/infantry': 3, 'italy/armor': 1 })).toBeNull();
    expect(game.open.marks['norway']).toEqual({ italy: { class: 'total', by: 'conquest' } });
    expect(
      game.facts('units.germany.norway.infantry', 'units.italy.norway.armor', 'natives.norway.infantry'),
    ).toEqual({
      'units.germany.norway.infantry': 3,
      'units.italy.norway.armor': 1,
      'natives.norway.infantry': 0,
    });
    expect(game.clausesOf('told.conquered')).toEqual(['G.A7', 'G.A6', 'G.C4']);
  });

  it('natives whose box is not Total Control never retreat (G.C3, G.A8)', () => {
    const game = battleOf(NORWAY);
    expect(game.clausesOf('told.namedDecides')).toEqual(['G.C3', 'G.A8']);
    expect(
      game.answers('table', { 'won/germany': 1, 'germany/infantry': 1, 'natives/artillery': 1 }),
    ).toEqual(['G.C3']);
  });

  it('repelled, it leaves the natives that are left, and no attacker (G.C4)', () => {
    const game = battleOf(NORWAY, { facts: { 'units.germany.norway.infantry': 1 } });
    expect(game.answers('table', { 'natives/infantry': 1, 'germany/infantry': 2 })).toBeNull();
    expect(
      game.facts(
        'class.norway.uk',
        'natives.norway.infantry',
        'natives.norway.artillery',
        'units.germany.norway.infantry',
      ),
    ).toEqual({
      'class.norway.uk': 'sworn',
      'natives.norway.infantry': 1,
      'natives.norway.artillery': 0,
      'units.germany.norway.infantry': 0,
    });
    expect(game.clausesOf('told.repelled')).toEqual(['G.C4']);
  });

  it('counts what is there with what comes', () => {
    const game = battleOf(NORWAY, { facts: { 'units.germany.norway.infantry': 1 } });
    expect(game.rows().find(({ id }) => id === 'germany/infantry')?.max).toBe(5);
  });

  it('of a box with Total Control gives the units that are left to its nation (G.C1, G.C2)', () => {
    const game = battleOf(
      { 'germany-attacks/poland-western': 1 },
      { facts: { 'units.uk.poland-western.armor': 2 } },
    );
    expect(game.facts('units.uk.poland-western.infantry', 'units.uk.poland-western.armor')).toEqual({
      'units.uk.poland-western.infantry': 3,
      'units.uk.poland-western.armor': 3,
    });
    expect(game.clausesOf('told.ownDecides')).toEqual(['G.C2']);
    expect(game.rows().map(({ id, max }) => [id, max])).toEqual([
      ['germany/infantry', 40],
      ['germany/artillery', 40],
      ['germany/armor', 40],
      // of the British tanks two are no Poles
      ['uk/armor', 2],
      ['natives/infantry', 3],
      ['natives/armor', 1],
      ['natives/fighter', 1],
      ['won/germany', 1],
    ]);
    expect(game.answers('table', { 'uk/armor': 1, 'natives/infantry': 2, 'natives/armor': 1 })).toBeNull();
    expect(
      game.facts(
        'units.uk.poland-western.infantry',
        'units.uk.poland-western.armor',
        'natives.poland-western.infantry',
      ),
    ).toEqual({
      'units.uk.poland-western.infantry': 2,
      'units.uk.poland-western.armor': 2,
      'natives.poland-western.infantry': 0,
    });
  });

  it('leaves nobody else in what is taken, but friends (G.A7, G.B2)', () => {
    const facts = { 'units.uk.norway.infantry': 1, 'units.japan.norway.infantry': 1 };
    const game = battleOf(NORWAY, { facts });
    const won = { 'won/germany': 1, 'germany/infantry': 1, 'japan/infantry': 1 };
    expect(game.answers('table', { ...won, 'uk/infantry': 1 })).toEqual(['G.A7']);
    expect(game.answers('table', won)).toBeNull();
    expect(game.facts('units.uk.norway.infantry', 'units.japan.norway.infantry')).toEqual({
      'units.uk.norway.infantry': 0,
      'units.japan.norway.infantry': 1,
    });
  });

  it('is Soviet where the U.S.S.R. takes it (G.B3, G.B4), and liberates nobody', () => {
    const facts = { 'class.denmark.germany': 'total', 'through.denmark.germany': 'conquest' };
    const game = battleOf({ 'ussr-attacks/denmark': 1 }, { player: 'ussr', facts });
    expect(game.answers('table', { 'won/ussr': 1, 'ussr/infantry': 1 })).toBeNull();
    expect(game.clausesOf('told.conquered')).toEqual(['G.A7', 'G.A6', 'G.B3', 'G.B4']);
    expect(game.facts('class.denmark.ussr', 'class.denmark.uk')).toEqual({
      'class.denmark.ussr': 'total',
      'class.denmark.uk': 'neutral',
    });
  });

  it('is a liberation where another Ally takes it from the Axis (DEN.E1)', () => {
    const facts = { 'class.denmark.germany': 'total', 'through.denmark.germany': 'conquest' };
    for (const [player, nation] of [
      ['uk-france', 'france'],
      ['usa-china', 'usa'],
    ] as const) {
      const game = battleOf({ [`${nation}-attacks/denmark`]: 1 }, { player, facts });
      game.answers('table', { [`won/${nation}`]: 1, [`${nation}/infantry`]: 1 });
      expect(game.facts('class.denmark.uk', `class.denmark.${nation}`)).toEqual({
        'class.denmark.uk': 'sworn',
        [`class.denmark.${nation}`]: 'neutral',
      });
    }
    // from nobody it is none
    const sworn = { 'class.denmark.germany': 'sworn', 'through.denmark.germany': 'table' };
    const game = battleOf({ 'uk-attacks/denmark': 1 }, { player: 'uk-france', facts: sworn });
    game.answers('table', { 'won/uk': 1, 'uk/infantry': 1 });
    expect(game.fact('class.denmark.uk')).toBe('total');
  });

  it('is a liberation from an enemy, by an Ally', () => {
    const from = (total: Nation | null, winner: Nation): boolean =>
      isLiberation(withMarks('denmark', total ? { [total]: 'total' } : {}).open, winner, 'denmark');
    for (const axis of ['germany', 'italy', 'japan'] as const) {
      for (const ally of ['uk', 'france', 'ussr', 'usa', 'china'] as const)
        expect(from(axis, ally)).toBe(true);
    }
    expect(from('uk', 'germany')).toBe(false);
    expect(from('italy', 'germany')).toBe(false);
    expect(from('ussr', 'china')).toBe(false);
    expect(from(null, 'uk')).toBe(false);
  });

  it('is no battle of the next player, where it was never fought', () => {
    const left = battleOf({ 'germany-attacks/norway': 1 }).open.attacks;
    expect(left).toHaveLength(1);
    expect(new Trial({ player: 'ussr', open: { attacks: left } }).open.attacks).toEqual([]);
  });

  it('is over with the turn of its player', () => {
    const game = battleOf({ 'germany-attacks/norway': 1 });
    game.answers('table', {});
    expect(game.open.attacks).toEqual([]);
    expect(game.awaiting).toEqual([]);
  });
});

describe('what the stories say of attacks', () => {
  it('Switzerland costs Germany and Italy two units (SWI.E1), and nobody else', () => {
    const game = battleOf({ 'germany-attacks/switzerland': 1 });
    expect(game.clausesOf('told.said.SWI.E1')).toEqual(['SWI.E1']);
    expect(game.textOf('told.said.SWI.E1')).toMatch('remove 2 of the units');
    expect(battleOf({ 'italy-attacks/switzerland': 1 }).wasTold('told.said.SWI.E1')).toBe(true);
    const japan = battleOf({ 'japan-attacks/switzerland': 1 }, { player: 'japan' });
    expect(japan.wasTold('told.said.SWI.E1')).toBe(false);
  });

  it('two friends in Mongolia lose Mongols last (MON.E1)', () => {
    const facts = {
      'class.mongolia.ussr': 'friendly',
      'class.mongolia.japan': 'friendly',
      'units.ussr.mongolia.infantry': 1,
    };
    const attack = { 'japan-attacks/mongolia': 1 };
    const game = battleOf(attack, { player: 'japan', facts });
    expect(game.clausesOf('told.said.MON.E1')).toEqual(['MON.E1']);
    expect(battleOf({ 'germany-attacks/mongolia': 1 }).wasTold('told.said.MON.E1')).toBe(false);
  });

  it('a Romanian infantry joins the Soviet attack (ROM.R2)', () => {
    const facts = { 'class.romania.germany': 'total', 'through.romania.germany': 'ROM.O1' };
    const attack = { 'ussr-attacks/romania': 1, 'ussr-infantry/romania': 3 };
    const game = battleOf(attack, { player: 'ussr', facts });
    expect(game.rows().find(({ id }) => id === 'ussr/infantry')?.max).toBe(4);
    const unsaid = battleOf({ 'ussr-attacks/romania': 1 }, { player: 'ussr', facts });
    expect(unsaid.rows().find(({ id }) => id === 'ussr/infantry')?.max).toBe(40);
  });
});
