import { describe, expect, it } from 'vitest';
import type { Json } from '../../../kernel/index.ts';
import { readData } from './data.ts';

const faults = (...files: Json[]): string[] => {
  const read = readData(files);
  return 'data' in read ? [] : read.faults.map(({ path, fault }) => `${path.join('.')}: ${fault}`);
};

const table = (more: Readonly<Record<string, Json>>): Json => ({
  format: 1,
  kind: 'country-table',
  target: 'turkey',
  source: 'made up',
  ...more,
});

const row = (result: string, from?: number, to?: number): Json => ({
  result,
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
});

describe('a file of the players', () => {
  it.each([
    [null, 'must be an object'],
    [{ format: 2 }, 'format: must be 1'],
    [{ format: 1, kind: 'map' }, 'kind: must be one of country-table, dp-page, tension-list'],
    [table({ target: 'atlantis' }), 'target: must be one of'],
    [table({ source: '' }), 'source: must be text'],
    [table({ colour: 'red' }), 'colour: is not a field here'],
    [table({ complete: 'yes' }), 'complete: must be true or false'],
    [table({ beneficiary: 'germany' }), 'beneficiary: must be one of britain, france, us'],
    [table({ status: { '3-4': 1 } }), 'status.3-4: is not a field here'],
    [table({ modifiers: {} }), 'modifiers: must be a list'],
    [table({ modifiers: [{ id: 'A b', label: 'x', value: 1 }] }), 'modifiers.0.id: must be an id'],
    [table({ modifiers: [{ id: 'other', label: 'x', value: 1 }] }), 'modifiers.0.id: "other" is the line'],
    [
      table({ modifiers: [{ id: 'a', label: 'x', value: 0.5 }] }),
      'modifiers.0.value: must be a whole number',
    ],
    [
      table({
        modifiers: [
          { id: 'a', label: 'x', value: 1 },
          { id: 'a', label: 'y', value: 2 },
        ],
      }),
      'modifiers.1: "a" is there twice',
    ],
    [
      table({ results: [row('1-6', 1)] }),
      'results.0.from: must be left out: the first row has no lowest total',
    ],
    [table({ results: [row('-3', undefined, 0), row('1-6', 2)] }), 'results.1.from: must follow'],
    [
      table({ results: [row('-3', undefined, 0), row('1-6', 1, 5)] }),
      'results.1.to: must be left out: the last row has no highest total',
    ],
    [table({ results: [row('9', undefined, 0), row('3-4', 1)] }), 'results: must go from the Allied results'],
    [table({ results: [row('-3', undefined, 0), row('9', 1)] }), 'results: must have a middle'],
    [table({ results: [row('11')] }), 'results.0.result: must be one of'],
    [
      { format: 1, kind: 'dp-page', source: 'x', lines: [{ id: 'a', power: 'japan', label: 'x', value: 1 }] },
      'lines.0.power: must be one of germany',
    ],
    [
      {
        format: 1,
        kind: 'tension-list',
        source: 'x',
        tension: 'usat',
        lines: [{ id: 'a', label: 'x', value: 1 }],
      },
      'lines.0.kind: must be one of war, status, event, territory',
    ],
    [
      { format: 1, kind: 'tension-list', source: 'x', tension: 'usat', start: 'low', lines: [] },
      'start: must be',
    ],
    [{ format: 1, kind: 'start', year: 1950 }, 'year: must be a whole number from 1939 to 1946'],
    [
      { format: 1, kind: 'start', year: 1942, facts: { 'british-peace': true, 'war.germany-britain': true } },
      'facts.war.germany-britain: cannot be beside "british-peace": true',
    ],
    [
      {
        format: 1,
        kind: 'start',
        year: 1942,
        facts: { 'france.conquered': true, 'surrendered.france': false },
      },
      'facts.surrendered.france: cannot be beside "france.conquered": true',
    ],
    [
      {
        format: 1,
        kind: 'start',
        year: 1945,
        facts: { 'surrendered.germany': true, 'standing.turkey': 'germany/7' },
      },
      'facts.standing.turkey: cannot be beside "surrendered.germany": true',
    ],
    [
      {
        format: 1,
        kind: 'start',
        year: 1945,
        facts: { 'surrendered.japan': true, 'control.tokyo': 'japan' },
      },
      'facts.control.tokyo: cannot be beside "surrendered.japan": true',
    ],
    [
      {
        format: 1,
        kind: 'start',
        year: 1941,
        facts: { 'war.russia-finland': true, 'at-war.russia.finland': false },
      },
      'facts.at-war.russia.finland: cannot be beside "war.russia-finland": true',
    ],
    [
      { format: 1, kind: 'start', year: 1942, facts: { 'treaty.japan': true, 'war.japan-britain': true } },
      'facts.war.japan-britain: cannot be beside "treaty.japan": true',
    ],
    [
      { format: 1, kind: 'start', year: 1945, facts: { 'us.peace.japan': true, 'war.japan-us': true } },
      'facts.war.japan-us: cannot be beside "us.peace.japan": true',
    ],
    [
      { format: 1, kind: 'start', year: 1945, facts: { 'us.peace.germany': true, 'war.italy-us': true } },
      'facts.war.italy-us: cannot be beside "us.peace.germany": true',
    ],
    [
      { format: 1, kind: 'start', year: 1945, facts: { 'us.defeated': true, 'us.peace.germany': false } },
      'facts.us.peace.germany: cannot be beside "us.defeated": true',
    ],
    [{ format: 1, kind: 'start', year: 1942, turn: 'autumn' }, 'turn: must be one of spring'],
    [
      { format: 1, kind: 'start', year: 1942, facts: { die: 3 } },
      'facts.die: is not a fact that the table reports',
    ],
    [
      { format: 1, kind: 'start', year: 1942, facts: { 'standing.turkey': 'germany/12' } },
      'facts.standing.turkey: must be',
    ],
  ] as const)('%j: %s', (file, fault) => {
    expect(faults(file as unknown as Json).join('\n')).toContain(fault);
  });

  it('names every fault at once, and the file it is in', () => {
    const bad = table({ source: 1, target: 'x', modifiers: 3 });
    const read = readData([table({}), bad]);
    expect(read).toMatchObject({ file: 1 });
    expect(faults(bad)).toHaveLength(3);
  });

  it('replaces what an earlier file said of the same country, and leaves the others', () => {
    const read = readData([
      table({ complete: true }),
      table({ target: 'spain' }),
      table({ modifiers: [{ id: 'a', label: 'x', value: 1 }] }),
    ]);
    expect(read).toMatchObject({
      data: { tables: { turkey: { complete: false, lines: [{ id: 'a' }] }, spain: { lines: [] } } },
    });
  });

  it('without files there is nothing', () => {
    expect(readData([])).toEqual({ data: null });
  });
});

describe('a file that is larger than any table', () => {
  const line = (i: number): Json => ({ id: `m${i}`, label: 'x', value: 1 });
  const lines = (n: number): Json[] => Array.from({ length: n }, (_, i) => line(i));
  const either = (i: number, n: number): Json => ({
    ...(line(i) as object),
    when: { any: Array.from({ length: n }, (_, j) => ({ fact: `f${(i + j) % 90}`, is: true })) },
  });
  const asked = Array.from({ length: 90 }, (_, i): Json => ({ id: `f${i}`, question: 'x' }));

  it('is refused in one sentence, whatever it is that there is too much of', () => {
    expect(faults(table({ modifiers: lines(100) }))).toEqual([]);
    expect(faults(table({ modifiers: lines(101) }))).toEqual(['modifiers: must have at most 100 entries']);
    expect(faults(table({ modifiers: lines(12_000) }))).toEqual([': holds more than 20000 values']);
    expect(faults(table({ note: 'x'.repeat(200_000) }))).toEqual([': holds more than 200000 letters']);
    expect(faults(table({ ['x'.repeat(200_000)]: 1 }))).toEqual([': holds more than 200000 letters']);
    let deep: Json = 1;
    for (let i = 0; i < 20_000; i++) deep = [deep];
    expect(faults(table({ deep }))).toEqual([': is nested deeper than 16 levels']);
    const long = { ...(line(1) as object), id: 'x'.repeat(61) };
    expect(faults(table({ modifiers: [long] }))[0]).toMatch(
      /^modifiers\.0\.id: must be an id: .* at most 60/,
    );
  });

  it('is refused when its lines rest on more facts than can be tried together', () => {
    expect(faults(table({ facts: asked, modifiers: [0, 1, 2].map((i) => either(i, 9)) }))).toEqual([]);
    const many = Array.from({ length: 90 }, (_, i) => either(i, 11));
    expect(faults(table({ facts: asked, modifiers: many }))[0]).toMatch(
      /^modifiers\.\d+: rests, with the lines before it, on more facts than can be tried together$/,
    );
  });

  it('names its first hundred faults', () => {
    const odd = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`odd${i}`, 1]));
    expect(faults(table(odd))).toHaveLength(100);
  });
});
