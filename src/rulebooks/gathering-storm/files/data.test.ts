import { describe, expect, it } from 'vitest';
import type { Json } from '../../../kernel/index.ts';
import { render } from '../../../kernel/kit/front.test-helper.ts';
import { calledBy } from '../facts/called.ts';
import { gatheringStorm, settingOf } from '../index.ts';
import { readData } from './data.ts';
import type { GameData } from './pack.ts';
import { HOUSE } from '../packs/house.ts';
import { SHEET } from '../packs/sheet.ts';
import { SCENARIOS } from '../starts/scenarios.ts';

const faults = (...files: Json[]): string[] => {
  const read = readData(files);
  return 'data' in read ? [] : read.faults.map(({ path, fault }) => `${path.join('.')}: ${fault}`);
};

const dataOf = (...files: Json[]): GameData => {
  const read = readData(files);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read.data as unknown as GameData;
};

type Fields = Readonly<Record<string, Json>>;

const RULED = Object.fromEntries(gatheringStorm.rulings.map(({ id, default: choice }) => [id, choice]));

const pack = (more: Fields = {}): Json => ({ format: 1, kind: 'pack', title: 'ours', ...more });
const start = (more: Fields = {}): Json => ({
  format: 1,
  kind: 'start',
  year: 1936,
  season: 'fall',
  ...more,
});

const event = (more: Fields): Json =>
  pack({
    events: [{ id: 'ours', title: 'Ours', holder: 'france', kind: 'extra', ...more }],
  });
const target = (more: Fields): Json => pack({ targets: [more] });
const results = (...rows: Fields[]): Json => pack({ results: rows });

describe('a fault of a file is named with its place', () => {
  it.each([
    [null, ': must be an object'],
    [{ format: 2 }, 'format: must be 1'],
    [{ format: 1, kind: 'card' }, 'kind: must be "pack" or "start"'],
    [{ format: 1, kind: 'pack' }, 'title: must be text'],
    [pack({ colour: 'red' }), 'colour: is not a field here'],
    [pack({ note: 1 }), 'note: must be text'],
    [pack({ targets: [] }), 'targets: must name at least one target'],
    [target({ id: 'russia' }), 'targets.0.id: "russia" is a major power: 4.16B'],
    [target({ id: 'italy' }), 'targets.0.id: "italy" is a major power'],
    [target({ id: 'none' }), 'targets.0.id: "none" is what an answer says'],
    [target({ id: 'Persia' }), 'targets.0.id: must be an id'],
    [target({ id: 'persia', region: 'asia' }), 'targets.0.region: must be one of scandinavia'],
    [target({ id: 'greece', region: 'scandinavia' }), 'targets.0.region: is balkans for "greece" (4.16)'],
    [target({ id: 'greece', region: null }), 'targets.0.region: is balkans for "greece" (4.16)'],
    [target({ id: 'greece', flag: 'x' }), 'targets.0.flag: is not a field here'],
    [pack({ targets: [{ id: 'greece' }, { id: 'greece' }] }), 'targets.1: "greece" is there twice'],
    [pack({ counters: { ...HOUSE.counters, italy: 2 } }), 'counters.italy: must be a list'],
    [pack({ counters: { ...HOUSE.counters, japan: [1] } }), 'counters.japan: is not a field here'],
    [pack({ counters: { ...HOUSE.counters, italy: [10] } }), 'counters.italy.0: must be a whole number'],
    [pack({ military: 1.5 }), 'military: must be a whole number from 0 to 9'],
    [pack({ antiComintern: '2' }), 'antiComintern: must be a whole number'],
    [pack({ antiCominternTargets: ['persia'] }), 'antiCominternTargets.0: "persia" is not a target'],
    [pack({ allowed: { japan: [] } }), 'allowed.japan: is not a field here'],
    [pack({ allowed: { italy: ['greece', 'greece'] } }), 'allowed.italy.1: "greece" is there twice'],
    [pack({ costs: { tank: 1 } }), 'costs.tank: is not a field here'],
    [pack({ costs: { covert: -1 } }), 'costs.covert: must be a whole number from 0 to 99'],
    [pack({ operationsInTarget: true }), 'operationsInTarget: must be a whole number'],
    [pack({ factions: { greece: { axis: 'x', russia: 'y' } } }), 'factions.greece.allies: must be text'],
    [pack({ factions: { hungary: {} } }), 'factions.hungary: is not a field here; the fields are greece'],
    [pack({ results: [] }), 'results: must have at least one row'],
    [results({ from: 0, steps: 1 }), 'results.0.from: must be a whole number from 1 to 99'],
    [results({ from: 1, to: 3, steps: 1 }), 'results.0.to: must be left out: the last row has no end'],
    [results({ from: 1, steps: 1 }, { from: 2, steps: 1 }), 'results.0.to: is missing'],
    [results({ from: 1, to: 2, steps: 1 }, { from: 4, steps: 2 }), 'results.1.from: must be 3'],
    [results({ from: 1, to: 2, steps: 1 }, { from: 2, steps: 2 }), 'results.1.from: must be 3'],
    [results({ from: 4, to: 2, steps: 1 }, { from: 3, steps: 2 }), 'results.0.to: must be at least 4'],
  ])('%j', (file, fault) => {
    expect(faults(file as Json)).toEqual([expect.stringContaining(fault)]);
  });
});

describe('a fault of an event is named with its place', () => {
  it.each([
    [event({ colour: 'red' }), 'events.0.colour: is not a field here'],
    [event({ id: 'military' }), 'events.0.id: "military" is what a column'],
    [event({ id: 'civil-war' }), 'events.0.id: "civil-war" is what a column'],
    [event({ title: '' }), 'events.0.title: must be text'],
    [event({ number: 0 }), 'events.0.number: must be a whole number'],
    [event({ holder: 'japan' }), 'events.0.holder: must be one of germany'],
    [event({ benefits: 'axis' }), 'events.0.benefits: must be one of germany'],
    [event({ kind: 'secret' }), 'events.0.kind: must be one of extra, permit, fixed, regional'],
    [event({ value: 1 }), 'events.0.value: must be left out: extra gives no modifier'],
    [event({ overrides: ['lists'] }), 'events.0.overrides: is said of a permit alone'],
    [event({ conquests: true }), 'events.0.conquests: is said of a regional event alone'],
    [event({ kind: 'permit', overrides: ['bars'] }), 'events.0.overrides.0: must be one of lists, purge'],
    [event({ targets: ['persia'] }), 'events.0.targets.0: "persia" is not a target of this pack'],
    [event({ targets: [] }), 'events.0.targets: must name at least one target'],
    [event({ kind: 'fixed', value: 1 }), 'events.0.targets: must name the targets'],
    [event({ kind: 'fixed', targets: ['greece'] }), 'events.0.value: must be a whole number from 1 to 9'],
    [
      event({ kind: 'fixed', value: 1, targets: ['greece', 'spain'] }),
      'events.0.targets: must be one target: a fixed event names one',
    ],
    [
      event({ kind: 'regional', value: 1, targets: ['norway', 'spain'] }),
      'events.0.targets: must be targets of one region of 4.16',
    ],
    [
      pack({
        events: [1, 2].map(() => ({ id: 'ours', title: 'x', holder: 'italy', kind: 'extra' })),
      }),
      'events.1: "ours" is there twice',
    ],
  ])('%j', (file, fault) => {
    expect(faults(file as Json)).toEqual([expect.stringContaining(fault)]);
  });
});

describe('a pack', () => {
  it('says nothing of what it leaves out', () => {
    const { pack: read } = dataOf(pack());
    expect(read).toEqual({ ...SHEET, id: 'players', title: 'ours', source: 'players' });
    expect(dataOf(pack({ military: null, counters: null })).pack).toEqual(read);
  });

  it('has the events of the sheet beside its own, as far as they name a target of it', () => {
    const targets = [{ id: 'greece' }, { id: 'persia', name: 'Persia' }];
    const own = {
      id: 'hapsburg-bureau',
      title: 'New',
      holder: 'russia',
      kind: 'permit',
      overrides: ['purge'],
    };
    const { events = [] } = dataOf(pack({ targets, events: [own] })).pack ?? {};
    const told = events.map(({ id, targets: named, source }) => [id, named, source]);
    expect(told).toContainEqual(['italian-influence-in-the-balkans', ['greece'], 'sheet']);
    expect(told).toContainEqual(['hapsburg-bureau', null, 'players']);
    expect(told.map(([id]) => id)).not.toContain('danube-free-trade-zone');
  });

  it('says what its countries and events are called at the head of a line or column', () => {
    const targets = [{ id: 'greece' }, { id: 'persia', name: 'Persia' }];
    const events = [{ id: 'ours', title: 'Our card', holder: 'france', kind: 'extra' }];
    const called = calledBy({ pack: dataOf(pack({ targets, events })).pack ?? SHEET });
    const said = Object.entries(called).map(([id, each]) => [id, render(gatheringStorm.words, each)]);
    expect(Object.fromEntries(said)).toEqual({
      persia: 'Persia',
      ours: 'Our card',
      'france-ours': 'France (Our card)',
    });
    expect(calledBy({ pack: SHEET })).toEqual({});
  });

  it.each([
    ['yes', undefined, true],
    ['no', undefined, false],
    ['yes', [{ id: 'greece' }], false],
    ['no', [{ id: 'greece' }, { id: 'rhineland' }], true],
  ])(
    'has the Rhineland as the ruling says, unless it lists targets of its own: %s, %j',
    (ruling, targets, has) => {
      const scenario = SCENARIOS[0] as (typeof SCENARIOS)[number];
      const data = dataOf(pack(targets ? { targets } : {})) as unknown as Json;
      const setting = settingOf({ scenario, rulings: { ...RULED, rhineland: ruling }, data });
      expect(setting.targets.some(({ id }) => id === 'rhineland')).toBe(has);
    },
  );
});

describe('a start', () => {
  it('begins in any turn, with any facts of the table', () => {
    const facts = {
      'flags.russia.greece': 2,
      'ring.italy.spain': 'active',
      'civil-war.spain': true,
      pact: false,
    };
    expect(dataOf(start({ facts })).start).toEqual({ turn: 7, facts });
    expect(dataOf(start({ facts: { 'flags.italy.rhineland': 1 } })).start?.turn).toBe(7);
  });

  it.each([
    [start({ turn: 3 }), 'turn: is not a field here'],
    [start({ year: 1934 }), 'year: must be a whole number from 1935 to 1941'],
    [{ format: 1, kind: 'start', year: 1936 }, 'season: must be one of spring'],
    [start({ season: 'autumn' }), 'season: must be one of spring'],
    [start({ facts: { 'flags.russia.persia': 1 } }), 'facts.flags.russia.persia: is not a fact'],
    [start({ facts: { 'flags.russia.greece': 10 } }), 'facts.flags.russia.greece: must be a whole number'],
    [start({ facts: { 'ring.italy.spain': true } }), 'facts.ring.italy.spain: must be one of none'],
    [start({ facts: { 'ruling.rhineland': 'no' } }), 'facts.ruling.rhineland: is not a fact'],
  ])('%j', (file, fault) => {
    expect(faults(file as Json)).toEqual([expect.stringContaining(fault)]);
  });

  it('speaks of the targets of the pack before it, and of none after it', () => {
    const persia = pack({ targets: [{ id: 'persia', name: 'Persia' }] });
    const begun = start({ facts: { 'flags.italy.persia': 1 } });
    expect(faults(persia, begun)).toEqual([]);
    expect(faults(begun)).toHaveLength(1);
    expect(faults(start(), persia)).toEqual([expect.stringContaining('kind: must come before the start')]);
  });
});
