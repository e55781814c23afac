import { describe, expect, it } from 'vitest';
import { boxFor } from './c-boxes.ts';
import { entryOf } from '../rules/e-territories.ts';
import { Trial } from './trial.test-helper.ts';

/** A game after the news of a player’s turn. */
function after(player: 'germany-italy' | 'ussr' | 'japan', news: Record<string, number>, start = {}): Trial {
  const game = new Trial({ player, ...start });
  expect(game.answers('table', news)).toBeNull();
  return game;
}

describe('a neutral that is attacked takes sides', () => {
  it('by the box of the side that attacks (G.C1)', () => {
    const poland = entryOf('POL');
    for (const nation of ['germany', 'italy', 'japan'] as const)
      expect(boxFor(poland, nation)).toEqual({ id: 'POL.AX', box: poland.axis });
    for (const nation of ['ussr', 'china', 'uk', 'france', 'usa'] as const)
      expect(boxFor(poland, nation)).toEqual({ id: 'POL.AL', box: poland.allied });
  });

  it('the whole group at once, before the battle (G.C1, G.E1, G.K4)', () => {
    const game = after('germany-italy', { 'germany-attacks/azores': 1 });
    for (const place of ['portugal', 'angola', 'azores', 'mozambique'])
      expect(game.fact(`class.${place}.uk`)).toBe('sworn');
    expect(game.awaiting).toEqual(['table']);
    expect(game.asked()?.id).toBe(`${game.open.turn}/germany-italy/azores/battle`);
    // a failed attack changes nothing of it
    game.answers('table', {});
    expect(game.facts('class.portugal.uk', 'class.azores.uk', 'class.azores.germany')).toEqual({
      'class.portugal.uk': 'sworn',
      'class.azores.uk': 'sworn',
      'class.azores.germany': 'neutral',
    });
    expect(game.clausesOf('told.box')).toEqual(['POR.AX', 'G.C1', 'G.E1', 'G.E2']);
  });

  it('Greenland toward America, and by boxes that its colonies print (G.E3)', () => {
    const game = after('germany-italy', { 'italy-attacks/iceland': 1 });
    expect(game.facts('class.denmark.uk', 'class.greenland.usa', 'class.greenland.uk')).toEqual({
      'class.denmark.uk': 'sworn',
      'class.greenland.usa': 'sworn',
      'class.greenland.uk': 'neutral',
    });
    expect(game.clausesOf('told.box')).toEqual([
      'DEN.AX',
      'FAE.AX',
      'GRL.AX',
      'ICE.AX',
      'G.C1',
      'G.E1',
      'G.E2',
      'G.E3',
    ]);
    const allied = after('ussr', { 'ussr-attacks/denmark': 1 });
    expect(allied.clausesOf('told.box')).toEqual([
      'DEN.AL',
      'FAE.AL',
      'GRL.AL',
      'ICE.AL',
      'G.C1',
      'G.E1',
      'G.E2',
      'G.E3',
    ]);
    expect(after('ussr', { 'ussr-attacks/crete': 1 }).clausesOf('told.box')).toEqual([
      'GRE.AL',
      'G.C1',
      'G.E1',
      'G.E2',
    ]);
  });

  it('toward several nations where the box says so, and as original land (BEH.AX, BEH.AL)', () => {
    const allied = after('ussr', { 'ussr-attacks/java': 1 });
    expect(allied.facts('class.timor.uk', 'class.timor.france')).toEqual({
      'class.timor.uk': 'friendly',
      'class.timor.france': 'friendly',
    });
    const axis = after('japan', { 'japan-attacks/java': 1 });
    expect(axis.open.marks['belgium-holland']).toEqual({
      france: { class: 'total', by: 'BEH.AX', original: true, natives: { infantry: 3, artillery: 1 } },
    });
    expect(axis.open.marks['java']).toEqual({
      france: { class: 'total', by: 'BEH.AX', original: true, natives: {} },
    });
  });

  it('once, where two places of a group are attacked', () => {
    const game = after('germany-italy', { 'germany-attacks/greece': 1, 'italy-attacks/crete': 1 });
    expect(game.told.filter(({ data }) => data.key === 'told.box')).toHaveLength(1);
    expect(game.fact('units.uk.crete.infantry')).toBe(1);
    // both are fought with the army that was there
    expect(game.open.attacks.map(({ place, natives }) => [place, natives.infantry])).toEqual([
      ['greece', 4],
      ['crete', 1],
    ]);
  });

  it('for good where the box says so (AFG.AL), and nobody’s where both say Neutral (G.A9)', () => {
    const game = after('ussr', { 'ussr-attacks/afghanistan': 1 });
    expect(game.fact('ended.AFG')).toBe(true);
    expect(game.clausesOf('told.box')).toEqual(['AFG.AL', 'G.C1']);
    for (const place of ['sweden', 'switzerland', 'turkey']) {
      const fixed = after('germany-italy', { [`germany-attacks/${place}`]: 1 });
      expect(fixed.clausesOf('told.alwaysNeutral')?.slice(1)).toEqual(['G.C1', 'G.A9']);
      expect(fixed.wasTold('told.nobodyDecides')).toBe(true);
      expect(fixed.open.marks[place]).toBeUndefined();
    }
    // Peru is neutral to Allies alone
    expect(after('ussr', { 'ussr-attacks/peru': 1 }).wasTold('told.box')).toBe(true);
  });

  it('a box that says Neutral takes all flags off (EIR.AL)', () => {
    const game = after('ussr', { 'ussr-attacks/eire': 1 });
    expect(game.open.marks['eire']).toBeUndefined();
  });

  it('but not what was conquered, or is a nation’s by its story', () => {
    const facts = {
      'class.crete.uk': 'neutral',
      'class.crete.italy': 'total',
      'through.crete.italy': 'conquest',
      'class.cuba.usa': 'total',
      'through.cuba.usa': 'CUB.O1',
    };
    const game = after('germany-italy', { 'germany-attacks/greece': 1 }, { facts });
    expect(game.facts('class.greece.uk', 'class.crete.uk', 'class.crete.italy')).toEqual({
      'class.greece.uk': 'total',
      'class.crete.uk': 'neutral',
      'class.crete.italy': 'total',
    });
    // an attack on it is none on the group
    const back = after('ussr', { 'ussr-attacks/crete': 1 }, { facts });
    expect(back.wasTold('told.box')).toBe(false);
    expect(back.fact('class.greece.uk')).toBe('friendly');
    const cuba = after('ussr', { 'ussr-attacks/cuba': 1 }, { facts });
    expect(cuba.wasTold('told.box')).toBe(false);
    expect(cuba.fact('class.cuba.usa')).toBe('total');
  });
});

describe('G.C5: the last attack counts', () => {
  const spain = {
    ...Object.fromEntries(
      ['spain', 'balearic-islands', 'canary-islands', 'cape-verde', 'rio-de-oro', 'southwest-africa'].flatMap(
        (place) => [
          [`class.${place}.uk`, 'total'],
          [`through.${place}.uk`, 'SPA.AX'],
        ],
      ),
    ),
    'natives.spain.infantry': 0,
    'natives.spain.artillery': 0,
    'natives.spain.fighter': 0,
    'units.uk.spain.infantry': 6,
  };

  it('what a box gave a nation turns again, with as many units as can have been native', () => {
    const game = after('ussr', { 'ussr-attacks/rio-de-oro': 1 }, { facts: spain });
    expect(game.facts('class.spain.germany', 'class.spain.uk', 'class.cape-verde.germany')).toEqual({
      'class.spain.germany': 'total',
      'class.spain.uk': 'neutral',
      'class.cape-verde.germany': 'total',
    });
    expect(game.facts('units.uk.spain.infantry', 'units.germany.spain.infantry')).toEqual({
      'units.uk.spain.infantry': 1,
      'units.germany.spain.infantry': 5,
    });
    expect(game.clausesOf('told.givenBack')).toEqual(['G.C5']);
  });

  it('the same box changes nothing', () => {
    const game = after('germany-italy', { 'italy-attacks/spain': 1 }, { facts: spain });
    expect(game.wasTold('told.givenBack')).toBe(false);
    expect(game.facts('class.spain.uk', 'units.uk.spain.infantry')).toEqual({
      'class.spain.uk': 'total',
      'units.uk.spain.infantry': 6,
    });
  });

  it('by the ruling last-attack it stays the nation’s', () => {
    const rulings = { 'last-attack': 'stays' };
    const game = after('ussr', { 'ussr-attacks/spain': 1 }, { facts: spain, rulings });
    expect(game.facts('class.spain.uk', 'units.uk.spain.infantry')).toEqual({
      'class.spain.uk': 'total',
      'units.uk.spain.infantry': 6,
    });
    expect(game.wasTold('told.box')).toBe(false);
  });

  it('a class that is not Total Control turns under either ruling', () => {
    const facts = { 'class.norway.uk': 'sworn', 'through.norway.uk': 'NOR.AX' };
    const game = after('ussr', { 'ussr-attacks/norway': 1 }, { facts, rulings: { 'last-attack': 'stays' } });
    expect(game.facts('class.norway.uk', 'class.norway.germany')).toEqual({
      'class.norway.uk': 'neutral',
      'class.norway.germany': 'sworn',
    });
  });
});
