import { describe, expect, it } from 'vitest';
import { withMarks } from '../attack/trial.test-helper.ts';
import { truthOf } from './conditions.ts';
import { drawDocket } from '../rules/g2-docket.ts';
import { isBoxed, isControlled, stillBy } from './events.ts';
import { OUR_MAP } from '../files/map.ts';
import { unitWords } from '../rules/a6-marking.ts';
import { placesOf } from './meant.ts';
import { NATIONS } from '../nations.ts';
import { entryOf } from '../rules/e-territories.ts';

describe('a story that stands still', () => {
  it('says what ended it: its box, or the table', () => {
    const { open } = withMarks('norway', {});
    open.ended = ['AFG', 'CAM'];
    expect(stillBy(open, entryOf('AFG'))).toEqual(['AFG.AL']);
    expect(stillBy(open, entryOf('CAM'))).toEqual(['G.G2']);
  });

  it('says Total Control, or the box that has turned it', () => {
    expect(stillBy(withMarks('norway', { germany: 'total' }).open, entryOf('NOR'))).toEqual(['G.A4']);
    expect(stillBy(withMarks('norway', { germany: 'sworn' }).open, entryOf('NOR'))).toEqual(['G.C1']);
  });

  it('stands still after its box, unless the ruling lets it go on (after-box)', () => {
    const { open } = withMarks('norway', { uk: 'sworn' });
    const entry = entryOf('NOR');
    expect(isBoxed(open, entry)).toBe(false);
    open.marks['norway'] = { uk: { class: 'sworn', by: 'NOR.AX' } };
    expect(isBoxed(open, entry)).toBe(true);
    expect(isBoxed({ ...open, rulings: { ...open.rulings, 'after-box': 'goes-on' } }, entry)).toBe(false);
  });

  it('is under control where all of its home is', () => {
    const { open } = withMarks('poland-western', { germany: 'total' });
    expect(isControlled(open, entryOf('POL'))).toBe(false);
    open.marks['poland-eastern'] = { germany: { class: 'total', by: 'conquest' } };
    expect(isControlled(open, entryOf('POL'))).toBe(true);
    expect(
      isControlled({ ...open, rulings: { ...open.rulings, 'total-control': 'goes-on' } }, entryOf('POL')),
    ).toBe(false);
  });
});

describe('where and who the stories mean', () => {
  it('Axis land in Europe, of Germany and of Italy alone', () => {
    const lands = [
      { id: 'tripoli', name: 'Tripoli', owner: 'italy', value: 1 },
      { id: 'rome', name: 'Rome', owner: 'italy', value: 1, europe: true },
      { id: 'berlin', name: 'Berlin', owner: 'germany', value: 1, europe: true },
      { id: 'paris', name: 'Paris', owner: 'france', value: 1, europe: true },
    ] as const;
    expect(placesOf({ map: { ...OUR_MAP, lands } }, entryOf('SPA'), 'axis-europe')).toEqual([
      'rome',
      'berlin',
    ]);
  });

  it('the Americas but for the territory itself', () => {
    const places = placesOf({ map: OUR_MAP }, entryOf('ECU'), 'the-americas');
    expect(places).toContain('mexico');
    expect(places).toContain('peru');
    expect(places).not.toContain('ecuador');
  });

  it('a nation is no occupier of its own land, whoever holds that', () => {
    const { books, open } = withMarks('norway', {});
    open.holders['kola'] = null;
    const in_ = { places: ['kola'] };
    const entry = entryOf('FIN');
    expect(truthOf({ books, open, entry }, { is: 'occupied', by: 'ussr', in: in_ })).toBe(false);
    expect(truthOf({ books, open, entry }, { is: 'occupied', by: 'germany', in: in_ })).toBe(null);
  });
});

it('units are said by kind and count', () => {
  expect(unitWords({ infantry: 2, fighter: 1 })).toEqual([
    { key: 'units', args: { kind: 'infantry', count: 2 } },
    { key: 'units', args: { kind: 'fighter', count: 1 } },
  ]);
});

it('the docket goes by nation in the order of play (G.F2)', () => {
  const { books, open } = withMarks('norway', {});
  const order = drawDocket(books, open).map(({ rolls }) => NATIONS.indexOf(rolls));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(new Set(order).size).toBeGreaterThan(3);
});
