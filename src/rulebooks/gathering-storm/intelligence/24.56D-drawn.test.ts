import { describe, expect, it } from 'vitest';
import type { Placement } from '../lifetimes.ts';
import { settingOf } from '../index.ts';
import { drawnFor } from './24.56D-drawn.ts';
import { fixedEvent, regional, Trial } from './game.test-helper.ts';

const counter = (power: Placement['power'], target: string, more: Partial<Placement> = {}): Placement => ({
  kind: 'diplomatic',
  power,
  target,
  basis: 'set',
  step: 3,
  count: 1,
  ...more,
});

function drawn(trial: Trial): string[] {
  return [...drawnFor(settingOf(trial.table.setup), trial.open)].toSorted();
}

describe('for which targets a Russian event is drawn (24.56D)', () => {
  const bureau = { 'general.hapsburg-bureau': true };

  it('is what the table says, and every target of a general event', () => {
    const facts = { ...bureau, 'general-russian.turkey': true, 'general-russian.greece': false };
    expect(drawn(new Trial({ agenda: [], facts }))).toEqual([
      'austria',
      'czechoslovakia',
      'hungary',
      'turkey',
    ]);
    expect(drawn(new Trial({ agenda: [], facts: { 'general.danube-free-trade-zone': true } }))).toEqual([]);
  });

  it('is never what a seat holds face down, and what has been turned up is', () => {
    const own = { russia: { 'held.hapsburg-bureau': true } };
    expect(drawn(new Trial({ agenda: [], own }))).toEqual([]);
    expect(drawn(new Trial({ agenda: [], own, open: { shown: ['hapsburg-bureau'] } }))).toHaveLength(3);
  });

  it('is by ruling only where it was used, or never with several targets', () => {
    const placed = [counter('russia', 'austria', { basis: { event: 'hapsburg-bureau' }, step: 2 })];
    const trial = (choice: string, open = {}) =>
      new Trial({ agenda: [], facts: bureau, rulings: { 'drawn-for': choice }, open });
    expect(drawn(trial('used'))).toEqual([]);
    expect(drawn(trial('used', { placed }))).toEqual(['austria']);
    expect(drawn(trial('single-target', { placed }))).toEqual([]);
    const single = {
      facts: { 'general.treaty': true },
      pack: { events: [fixedEvent('treaty', 'russia', 'finland')] },
    };
    for (const choice of ['every-target', 'single-target', 'used'])
      expect(drawn(new Trial({ agenda: [], rulings: { 'drawn-for': choice }, ...single }))).toEqual([
        'finland',
      ]);
  });

  it('is where it was used for an event whose text nobody has supplied', () => {
    const placed = [counter('russia', 'norway', { basis: { event: 'event-110' }, step: 2 })];
    expect(drawn(new Trial({ agenda: [], open: { placed, shown: ['event-110'] } }))).toEqual(['norway']);
  });
});

describe('a secret Russian event that finds Allied counters (24.56D; ruling secret-event)', () => {
  const events = [
    fixedEvent('treaty', 'russia', 'finland'),
    regional('bureau', 'russia', ['austria', 'hungary']),
  ];
  const placed = [
    counter('britain', 'finland'),
    counter('france', 'sweden'),
    counter('france', 'finland', { kind: 'military' }),
    counter('germany', 'finland'),
    counter('britain', 'austria'),
    counter('france', 'hungary'),
  ];
  const STEP_5 = [
    { step: 'target-events', n: 5 },
    { step: 'subversion', n: 10 },
  ] as const;
  const own = { russia: { 'held.treaty': true, 'held.bureau': true } };
  const gone = (trial: Trial) => trial.open.placed.filter((each) => each.void);

  it('takes back the Allied diplomatic counter there, and no other', () => {
    const trial = new Trial({ agenda: STEP_5, pack: { events }, own, open: { placed } }).begin();
    expect(gone(trial)).toEqual([{ ...counter('britain', 'finland'), void: true }]);
    expect(trial.told.filter(({ kind }) => kind === 'directive').map(({ clauses }) => clauses)).toEqual([
      ['24.56D/event'],
    ]);
  });

  it.each([
    ['by ruling', { rulings: { 'secret-event': 'keep' } }],
    ['of a general event, which everybody saw', { facts: { 'general.treaty': true } }],
    [
      'in a civil war that lifts the bar',
      {
        rulings: { 'civil-war-lifts-event-bar': 'yes' },
        facts: { 'civil-war.greece': true },
        pack: { events: [fixedEvent('treaty', 'russia', 'greece')] },
        open: { placed: [counter('britain', 'greece')] },
      },
    ],
  ])('leaves it %s', (_, more) => {
    const trial = new Trial({ agenda: STEP_5, pack: { events }, own, open: { placed }, ...more }).begin();
    expect(trial.open.shown).toContain('treaty');
    expect(gone(trial)).toEqual([]);
  });

  it('takes it back once, where two events find it', () => {
    const two = [fixedEvent('treaty', 'russia', 'finland'), fixedEvent('pact', 'russia', 'finland')];
    const both = { russia: { 'held.treaty': true, 'held.pact': true } };
    const trial = new Trial({ agenda: STEP_5, pack: { events: two }, own: both, open: { placed } }).begin();
    expect(trial.keys.filter((key) => key === 'told.void')).toHaveLength(1);
  });

  it('in a civil war takes it back all the same, unless that lifts the bar', () => {
    const trial = new Trial({
      agenda: STEP_5,
      own: { russia: { 'held.treaty': true } },
      facts: { 'civil-war.greece': true },
      pack: { events: [fixedEvent('treaty', 'russia', 'greece')] },
      open: { placed: [counter('britain', 'greece')] },
    }).begin();
    expect(gone(trial)).toHaveLength(1);
  });

  it.each([
    ['every-target', ['austria', 'hungary']],
    ['single-target', []],
    ['used', ['hungary']],
  ])('in step 6 goes by what it is drawn for: %s', (choice, targets) => {
    const trial = new Trial({
      agenda: [{ step: 'flexible-events', n: 6 }],
      rulings: { 'drawn-for': choice },
      pack: { events },
      own,
      open: { placed },
    });
    trial.answers('russia', { 'bureau/hungary': 1 });
    expect(gone(trial).map(({ target }) => target)).toEqual(targets);
  });
});
