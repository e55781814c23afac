import { describe, expect, it } from 'vitest';
import { fixedEvent, Trial } from './game.test-helper.ts';

const agenda = [
  { step: 'target-events', n: 5 },
  { step: 'subversion', n: 10 },
] as const;
const DANUBE = { 'held.danube-free-trade-zone': true };
const MODIFIER = 'modifier.event-danube-free-trade-zone.hungary';

describe('target events (step.5)', () => {
  it('turns up the Danube event: +1 in Hungary, for Britain', () => {
    const trial = new Trial({ agenda, own: { allies: DANUBE } }).begin();
    expect(trial.open.modifiers).toEqual([
      { source: 'event/danube-free-trade-zone', power: 'britain', target: 'hungary', amount: 1 },
    ]);
    expect(trial.open.shown).toEqual(['danube-free-trade-zone']);
    expect(trial.doors.map(({ key, from, to }) => [key, from, to])).toEqual([
      ['event/danube-free-trade-zone', 'allies', 'all'],
    ]);
    expect(trial.told.map(({ to, data }) => [to, data.key, data.args])).toEqual([
      [
        'all',
        'told.targetEvent',
        {
          event: 'Britain supports Danube free trade zone',
          power: 'britain',
          amount: '+1',
          targets: ['hungary'],
        },
      ],
    ]);
    // nobody is asked
    expect(trial.awaiting).toEqual(['russia']);
  });

  it('counts for the power that benefits, where that is not the holder', () => {
    const event = { ...fixedEvent('loan', 'britain', 'greece', 2), benefits: 'france' as const };
    const trial = new Trial({ agenda, pack: { events: [event] }, own: { allies: { 'held.loan': true } } });
    expect(trial.begin().open.modifiers).toEqual([
      { source: 'event/loan', power: 'france', target: 'greece', amount: 2 },
    ]);
  });

  it('counts a general event, with no door: all saw it', () => {
    const trial = new Trial({ agenda, facts: { 'general.danube-free-trade-zone': true } }).begin();
    expect(trial.open.modifiers).toHaveLength(1);
    expect(trial.doors).toEqual([]);
  });

  it.each([
    ['nobody holds', {}],
    ['its seat does not hold', { allies: { 'held.danube-free-trade-zone': false } }],
  ])('leaves alone what %s', (_, own) => {
    const trial = new Trial({ agenda, own }).begin();
    expect([trial.open.modifiers, trial.open.shown, trial.told, trial.doors]).toEqual([[], [], [], []]);
  });

  it('leaves events of a region, extras and permits face down', () => {
    const own = {
      axis: { 'held.italian-influence-in-the-balkans': true, 'held.diplomatic-initiative': true },
      russia: { 'held.hapsburg-bureau': true },
    };
    expect(new Trial({ agenda, own }).begin().open.shown).toEqual([]);
  });

  it('says so where the target is none of this game', () => {
    const events = [fixedEvent('far', 'france', 'peru')];
    const trial = new Trial({ agenda, pack: { events }, own: { allies: { 'held.far': true } } }).begin();
    expect(trial.keys).toEqual(['told.noTarget']);
    expect(trial.open.modifiers).toEqual([]);
  });
});

describe('what is known of them', () => {
  it('is a range for others before step 5, and the holder knows its own', () => {
    const trial = new Trial({ agenda, own: { allies: DANUBE } });
    expect(trial.known('axis', MODIFIER)).toEqual({ min: 0, max: 1 });
    expect(trial.known(null, MODIFIER)).toEqual({ min: 0, max: 1 });
    expect(trial.known('allies', MODIFIER)).toBe(1);
    trial.begin();
    for (const seat of ['axis', 'allies', null]) expect(trial.known(seat, MODIFIER)).toBe(1);
  });

  it('is nothing for a holder that does not hold it, and afterwards for all', () => {
    const trial = new Trial({ agenda, own: { allies: { 'held.danube-free-trade-zone': false } } });
    expect(trial.known('allies', MODIFIER)).toBe(0);
    expect(trial.known('axis', MODIFIER)).toEqual({ min: 0, max: 1 });
    trial.begin();
    expect(trial.known('axis', MODIFIER)).toBe(0);
  });

  it('is certain for all where the event is the general one', () => {
    const trial = new Trial({ agenda, facts: { 'general.danube-free-trade-zone': true } });
    expect(trial.known('axis', MODIFIER)).toBe(1);
  });
});
