import { describe, expect, it } from 'vitest';
import { Trial } from './trial.test-helper.ts';

describe('forces that must leave or attack', () => {
  const eire = { 'class.eire.uk': 'neutral', 'units.uk.eire.infantry': 2, 'units.uk.eire.armor': 1 };

  it('the British in a neutral Eire, in their own turn (EIR.U1b)', () => {
    const game = new Trial({ player: 'uk-france', facts: eire });
    expect(game.clausesOf('told.mustLeave')).toEqual(['EIR.U1b']);
    expect(game.answers('table', {})).toEqual(['EIR.U1b']);
    expect(game.answers('table', { 'uk-out-infantry/eire': 2 })).toEqual(['EIR.U1b']);
    expect(game.answers('table', { 'uk-out-infantry/eire': 2, 'uk-out-armor/eire': 1 })).toBeNull();
    expect(game.fact('units.uk.eire.infantry')).toBe(0);
  });

  it('or they attack', () => {
    const game = new Trial({ player: 'uk-france', facts: eire });
    expect(game.answers('table', { 'uk-attacks/eire': 1 })).toBeNull();
    expect(game.asked()?.id).toBe(`${game.open.turn}/uk-france/eire/battle`);
    expect(game.rows().find(({ id }) => id === 'uk/infantry')?.max).toBe(2);
  });

  it('by one rule for all that are there (EIR.U1b)', () => {
    const game = new Trial({ player: 'uk-france', facts: { ...eire, 'units.uk.eire.infantry': 0 } });
    const form = game.asked()?.form;
    expect(form?.kind === 'allocate' && form.limits).toMatchObject([
      { rows: ['uk-out-armor/eire', 'uk-attacks/eire'], weights: [1, 1], min: 1 },
    ]);
  });

  it('not where they are welcome, nor others, nor in the turn of another', () => {
    const friend = { ...eire, 'class.eire.uk': 'friendly' };
    expect(new Trial({ player: 'uk-france', facts: friend }).answers('table', {})).toBeNull();
    const french = { 'class.eire.uk': 'neutral', 'units.france.eire.infantry': 1 };
    expect(new Trial({ player: 'uk-france', facts: french }).answers('table', {})).toBeNull();
    expect(new Trial({ player: 'germany-italy', facts: eire }).answers('table', {})).toBeNull();
  });

  const spain = Object.fromEntries(
    ['spain', 'balearic-islands', 'canary-islands', 'cape-verde', 'rio-de-oro', 'southwest-africa'].flatMap(
      (place) => [
        [`class.${place}.uk`, 'sworn'],
        [`through.${place}.uk`, 'SPA.I2'],
      ],
    ),
  );

  it('the Germans in all of a Spain that has sworn to Britain (SPA.I2)', () => {
    const facts = { ...spain, 'units.germany.spain.infantry': 1, 'units.germany.rio-de-oro.infantry': 1 };
    const game = new Trial({ facts });
    expect(game.answers('table', { 'germany-out-infantry/spain': 1 })).toEqual(['SPA.I2']);
    const both = { 'germany-out-infantry/spain': 1, 'germany-out-infantry/rio-de-oro': 1 };
    expect(game.answers('table', both)).toBeNull();
  });

  it('not the Germans in a Spain that Britain has not won (SPA.I2)', () => {
    expect(new Trial({ facts: { 'units.germany.spain.infantry': 1 } }).answers('table', {})).toBeNull();
  });

  it('the Italians as a ruling says (spain-leave)', () => {
    const facts = { ...spain, 'units.italy.spain.infantry': 1 };
    const told = (choice: string) =>
      new Trial({ facts, rulings: { 'spain-leave': choice } }).clausesOf('told.mustLeave');
    expect(told('both')).toEqual(['SPA.I2']);
    expect(told('germany')).toBeUndefined();
  });
});
