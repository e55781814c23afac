import { describe, expect, it } from 'vitest';
import { Trial } from './game.test-helper.ts';

const LAST = { step: 'subversion', n: 10 } as const;
const agenda = [
  { step: 'threat', n: 7, power: 'germany' },
  { step: 'threat', n: 7, power: 'italy' },
  LAST,
] as const;
const BALKANS = ['albania', 'bulgaria', 'greece', 'turkey', 'yugoslavia'];
const one = { 'removed.germany.bulgaria': 1 };

describe('the communist threat (24.83, step.7)', () => {
  it('is asked of nobody who eliminated no Russian flag in the turn before', () => {
    const trial = new Trial({ agenda }).begin();
    expect(trial.awaiting).toEqual(['russia']);
    expect(trial.known(null, 'removed.germany.bulgaria')).toBe(0);
  });

  it('is +1 in any target of the region, and nowhere else', () => {
    const trial = new Trial({ agenda, facts: one });
    expect(trial.asked('axis')?.id).toBe('1935/spring/7/germany/threat');
    expect(trial.offered('axis')).toEqual(BALKANS);
    expect(trial.barred('axis')['rumania']).toEqual(['24.83', '4.16B']);
    expect(trial.answers('axis', { rumania: 1 })).toEqual(['24.83', '4.16B']);
    expect(trial.answers('axis', { turkey: 1, greece: 1 })).toEqual(['24.83', '4.16E']);
    expect(trial.answers('axis', { turkey: 1 })).toBeNull();
    expect(trial.open.modifiers).toEqual([
      { source: 'threat', power: 'germany', target: 'turkey', amount: 1 },
    ]);
    expect(trial.keys).toEqual(['told.threat']);
    // Italy eliminated none
    expect(trial.awaiting).toEqual(['russia']);
  });

  it('need not be used', () => {
    const trial = new Trial({ agenda, facts: one });
    expect(trial.answers('axis', {})).toBeNull();
    expect(trial.open.modifiers).toEqual([]);
  });

  it('is as many as flags went, region by region, and for each power its own', () => {
    const facts = {
      'removed.germany.bulgaria': 1,
      'removed.germany.greece': 1,
      'removed.germany.finland': 1,
      'removed.italy.spain': 1,
    };
    const trial = new Trial({ agenda, facts });
    expect(trial.answers('axis', { turkey: 3 })).toEqual(['24.83', '4.16E']);
    expect(trial.answers('axis', { turkey: 2, norway: 1 })).toBeNull();
    expect(trial.asked('axis')?.id).toBe('1935/spring/7/italy/threat');
    expect(trial.offered('axis')).toEqual(['belgium', 'ireland', 'spain', 'rhineland']);
  });

  it('can be kept to one in a target (ruling threat-stack)', () => {
    const facts = { 'removed.germany.bulgaria': 2 };
    const trial = new Trial({ agenda, facts, rulings: { 'threat-stack': 'no' } });
    expect(trial.answers('axis', { turkey: 2 })).not.toBeNull();
    expect(trial.answers('axis', { turkey: 1, greece: 1 })).toBeNull();
  });

  it('is the seat of the power with five of them', () => {
    const trial = new Trial({ agenda, facts: { 'removed.italy.spain': 1 }, scenario: 'campaign-powers' });
    expect(trial.begin().awaiting).toEqual(['italy']);
  });

  it('leaves conquests alone, unless there is diplomacy in them', () => {
    const facts = { ...one, 'conquered.albania': 'italy' };
    expect(new Trial({ agenda, facts }).barred('axis')['albania']).toEqual(['step.6']);
    const allowed = new Trial({ agenda, facts, rulings: { conquest: 'allowed' } });
    expect(allowed.offered('axis')).toEqual(BALKANS);
  });

  it('can be used where its bar is set aside', () => {
    const trial = new Trial({ agenda, facts: one });
    trial.allow('axis', 'rumania');
    expect(trial.answers('axis', { rumania: 1 })).toBeNull();
  });

  it('stays open where a report leaves nothing to place: step 8 must not open secrets on a report', () => {
    const trial = new Trial({ agenda, facts: one });
    trial.report('table', { 'removed.germany.bulgaria': 0 });
    expect(trial.awaiting).toEqual(['axis']);
    trial.answers('axis', {});
    expect(trial.awaiting).toEqual(['russia']);
  });

  it('counts from when it is applied', () => {
    const trial = new Trial({ agenda, facts: { 'removed.germany.bulgaria': 2 } });
    expect(trial.known(null, 'modifier.threat-germany.turkey')).toBe(0);
    expect(trial.known(null, 'modifier.threat-germany.rumania')).toBe(0);
    trial.answers('axis', { turkey: 2 });
    expect(trial.known('allies', 'modifier.threat-germany.turkey')).toBe(2);
    expect(trial.known('allies', 'modifier.threat-germany.greece')).toBe(0);
    expect(trial.known('allies', 'modifier.threat-italy.turkey')).toBe(0);
  });
});
