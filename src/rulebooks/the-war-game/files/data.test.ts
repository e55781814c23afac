import { describe, expect, it } from 'vitest';
import type { Json } from '../../../kernel/index.ts';
import { readData } from './data.ts';
import { OUR_MAP } from './map.ts';

const map: Json = {
  format: 1,
  kind: 'map',
  ...(OUR_MAP as unknown as Record<string, Json>),
  lands: [...(OUR_MAP.lands as unknown as Json[]), { id: 'ruritania', name: 'Ruritania', owner: 'uk' }],
};
const start = (facts: Readonly<Record<string, Json>>, turn: Json = 3): Json => ({
  format: 1,
  kind: 'start',
  turn,
  facts,
});

function faultsOf(...files: readonly Json[]): string[] {
  const read = readData(files);
  return 'faults' in read ? read.faults.map(({ path, fault }) => `${path.join('.')}: ${fault}`) : [];
}

describe('the files of the players', () => {
  it('are none at all, a map, a start, or both', () => {
    expect(readData([])).toEqual({ data: null });
    const read = readData([map, start({ 'class.eire.uk': 'sworn', 'holder.ruritania': 'germany' })]);
    expect(read).toMatchObject({
      data: { start: { turn: 3, facts: { 'class.eire.uk': 'sworn', 'holder.ruritania': 'germany' } } },
    });
  });

  it('say what was so when the turn before began', () => {
    const facts = { 'began.SPA.I1': true, 'began.CHI.U2': false };
    expect(readData([start(facts)])).toEqual({ data: { start: { turn: 3, facts } } });
    expect(faultsOf(start({ 'began.SPA.I9': true }))).toEqual([
      'facts.began.SPA.I9: is not a fact that the table reports',
    ]);
  });

  it('begin with facts that there are, of values that they take', () => {
    expect(faultsOf(start({ 'holder.ruritania': 'germany' }))).toEqual([
      'facts.holder.ruritania: is not a fact that the table reports',
    ]);
    expect(faultsOf(start({ 'class.eire.uk': 'cordial' }))[0]).toMatch(
      /^facts\.class\.eire\.uk: must be one of/,
    );
    expect(faultsOf(start({ 'natives.eire.infantry': 21 }))[0]).toMatch(/whole number from 0 to 20/);
    expect(faultsOf(start({ 'die.ARG.U1': 3 }))).toEqual([
      'facts.die.ARG.U1: is not a fact that the table reports',
    ]);
    expect(faultsOf(start({}, 14))).toEqual([]);
    expect(faultsOf(start({}, 15))).toEqual(['turn: must be a whole number from 1 to 14']);
    expect(faultsOf(start({}, null))).toHaveLength(1);
  });

  it('say of nothing what cannot be so together, and name both lines', () => {
    const one = { 'class.iran.uk': 'total', 'class.iran.germany': 'friendly' };
    expect(faultsOf(start(one))).toEqual([
      'facts.class.iran.germany: cannot be friendly while class.iran.uk is total (G.A4)',
    ]);
    expect(faultsOf(start({ ...one, 'class.iran.germany': 'neutral' }))).toEqual([]);
    expect(faultsOf(start({ 'class.mongolia.ussr': 'sworn', 'class.mongolia.china': 'sworn' }))).toEqual([
      'facts.class.mongolia.china: cannot be sworn while class.mongolia.ussr is sworn (MON.O1)',
    ]);
    const isles = { 'struck.italy.british-isles': true, 'struck.italy.british-land': false };
    expect(faultsOf(start(isles))).toEqual([
      'facts.struck.italy.british-land: cannot be false while struck.italy.british-isles is true (EIR.E1)',
    ]);
  });

  it('have a note, facts, and nothing else', () => {
    const plain = { format: 1, kind: 'start', turn: 1 };
    expect(faultsOf({ ...plain, note: 'ours' })).toEqual([]);
    expect(faultsOf({ ...plain, note: 3 })[0]).toMatch(/^note: /);
    expect(faultsOf({ ...plain, facts: 3 })[0]).toMatch(/^facts: /);
    expect(faultsOf({ ...plain, weather: 'fair' })[0]).toMatch(/^weather: /);
  });

  it('have the map before the start, and no other kinds', () => {
    expect(faultsOf(start({}), map)).toEqual([
      'kind: must come before the start: that names the lands of its map',
    ]);
    expect(faultsOf({ format: 1, kind: 'card' })).toEqual(['kind: must be "map" or "start"']);
    expect(faultsOf({ format: 2, kind: 'map' })[0]).toMatch(/format: must be 1/);
    expect(faultsOf([])).toEqual([': must be an object with format and kind']);
  });
});
