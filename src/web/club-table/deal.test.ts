import { describe, expect, it } from 'vitest';
import { dealt, pastedIn, saysSeats, type Way, withUse } from './deal.ts';

const SEATS = [
  { id: 'european-axis', title: 'European Axis' },
  { id: 'western-allies', title: 'Western Allies' },
  { id: 'russia', title: 'Russia' },
];

const deal = (text: string, more: Partial<Parameters<typeof dealt>[0]> = {}) => {
  const pasted = pastedIn(text, SEATS);
  const usual = { pasted, columns: pasted.columns, seats: SEATS, way: 'pasted' as Way, lots: [], taken: [] };
  return dealt({ ...usual, mayBeEmpty: true, ...more });
};

const seatsOf = (text: string, more?: Parameters<typeof deal>[1]) =>
  deal(text, more).map(({ title, cells }) => [title, ...SEATS.map(({ id }) => cells[id] ?? '')]);

describe('rows from a spreadsheet', () => {
  it.each([
    ['tabs', 'Anna\tBen\tCora\nDan\tEva\t\n'],
    ['semicolons', 'Anna; Ben; Cora\n\nDan;Eva;'],
    ['commas, and quotes', '"Anna",Ben,"Cora"\r\nDan,Eva,'],
    ['a name in each line', 'Anna\nBen\nCora\nDan\nEva\n'],
  ])('are a game each, a column a seat, with %s between', (_, text) =>
    expect(seatsOf(text)).toEqual([
      ['Table 1', 'Anna', 'Ben', 'Cora'],
      ['Table 2', 'Dan', 'Eva', ''],
    ]),
  );

  it('follow their headings, whatever the order, and call games by their column', () => {
    const rows = 'Table\tRussia\tAxis\tWestern Allies\tSpectator\nA\tCora\tAnna\tBen\tZoe\n';
    expect(seatsOf(rows)).toEqual([['A', 'Anna', 'Ben', 'Cora']]);
    expect(deal(rows)[0]?.people.at(-1)).toEqual({ name: 'Zoe', seats: [] });
    // no name is a heading because it is part of one
    expect(seatsOf('Al\nRus\nWes')).toEqual([['Table 1', 'Al', 'Rus', 'Wes']]);
    // a column more than seats is the name of the game
    expect(seatsOf('Final,Anna,Ben,Cora')).toEqual([['Final', 'Anna', 'Ben', 'Cora']]);
  });

  it('give one person both seats under which one name stands', () =>
    expect(deal('Anna,Ben,Anna')[0]?.people).toEqual([
      { name: 'Anna', seats: ['european-axis', 'russia'] },
      { name: 'Ben', seats: ['western-allies'] },
    ]));

  it('can give a column another seat, which then has the one that was here', () => {
    expect(withUse(['a', 'b', 'game'], 0, 'b')).toEqual(['b', 'a', 'game']);
    expect(withUse(['a', 'out', 'b'], 2, 'out')).toEqual(['a', 'out', 'out']);
    const columns = ['russia', 'western-allies', 'european-axis'];
    expect(seatsOf('Anna,Ben,Cora', { columns })).toEqual([['Table 1', 'Cora', 'Ben', 'Anna']]);
  });

  it('are rotated, so that everybody has each seat in turn', () =>
    expect(seatsOf('Anna,Ben,Cora\nAnna,Ben,Cora\nAnna,Ben,Cora', { way: 'rotated' })).toEqual([
      ['Table 1', 'Anna', 'Ben', 'Cora'],
      ['Table 2', 'Ben', 'Cora', 'Anna'],
      ['Table 3', 'Cora', 'Anna', 'Ben'],
    ]));

  it('are dealt at random: over all games, or within each where somebody plays in several', () => {
    const lots = [0.9, 0.1, 0.5, 0.3, 0.2, 0.4];
    expect(seatsOf('Anna,Ben,Cora\nDan,Eva,Fred', { way: 'random', lots })).toEqual([
      ['Table 1', 'Ben', 'Eva', 'Dan'],
      ['Table 2', 'Fred', 'Cora', 'Anna'],
    ]);
    expect(seatsOf('Anna,Ben,Cora\nAnna,Eva,Fred', { way: 'random', lots })).toEqual([
      ['Table 1', 'Ben', 'Cora', 'Anna'],
      ['Table 2', 'Eva', 'Anna', 'Fred'],
    ]);
  });

  it('say in the cell what is wrong with it', () => {
    const faults = (text: string, more?: Parameters<typeof deal>[1]) =>
      deal(text, more).map((each) => each.faults);
    expect(faults('Anna,Ben,', { mayBeEmpty: false })).toEqual([{ russia: 'nobody' }]);
    expect(faults('Anna,Ben,')).toEqual([{}]);
    expect(faults(`${'x'.repeat(61)},Ben,Cora`)[0]).toMatchObject({
      'european-axis': expect.stringMatching(/60 letters/),
    });
    expect(faults('A,Anna,Ben,Cora\nA,Dan,Eva,Fred')[1]).toMatchObject({
      game: expect.stringMatching(/called A already/),
    });
    // games that are there already are passed over
    expect(deal('Anna,Ben,Cora', { taken: ['Table 1'] })[0]?.title).toBe('Table 2');
  });

  it('are no lines of the other form, in which each says who has which seat', () => {
    expect(saysSeats('Table 1: Anna = Axis; Ben = all')).toBe(true);
    expect(saysSeats('Anna\tBen: the tall one\tCora')).toBe(false);
  });
});
