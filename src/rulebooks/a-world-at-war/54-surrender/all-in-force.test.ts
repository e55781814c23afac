import { describe, expect, it } from 'vitest';
import { type FactValue, renderValue } from '../../../kernel/index.ts';
import { render, viewOf } from '../../../kernel/kit/front.test-helper.ts';
import { boundTo } from '../books.test-helper.ts';
import { aWorldAtWar } from '../index.ts';
import type { Open } from '../state.ts';
import { allInForce, inForcePanel } from './all-in-force.ts';
import { SURRENDER } from './index.ts';

const BOUND = {
  campaign: boundTo('campaign-1939'),
  global: boundTo('global-1939'),
  pacific: boundTo('pacific-1941'),
};
type Told = Readonly<Record<string, FactValue>>;

/** What stands by rules 55 and 56: its clauses, and on whom. */
function standing(told: Told = {}, scenario: keyof typeof BOUND = 'campaign', more: Partial<Open> = {}) {
  const { books, start } = BOUND[scenario];
  const { open } = start(told);
  Object.assign(open, more);
  return allInForce(books, open)
    .filter(({ clauses }) => /^5[56]/.test(clauses[0] ?? ''))
    .map(({ clauses, about, on }) => `${clauses.join(' ')} ${on}: ${about.key.replace('inForce.', '')}`);
}

const ABROAD = ['56.71 italy: italiansAbroad', '56.72 italy: italiansInTheEast'];
const SHIPS = [
  '56.32D italy: italianNavy',
  '56.33 italy: italianBuilding',
  '56.61 56.62 56.63 italy: italianBrps',
];
const BEATEN = ['55.41 55.52 germany: germanHexes', '55.61 germany: germanBrps'];

describe('what stands by rules 55 and 56', () => {
  it('is what impairs Italian units abroad, and in a player turn in which they are impaired that', () => {
    expect(standing()).toEqual(ABROAD);
    expect(standing({}, 'campaign', { impaired: true, phase: 'axis' })).toEqual([
      ...ABROAD,
      '56.73A italy: noItalianOffensives',
    ]);
    expect(standing({}, 'campaign', { impaired: true, phase: 'allied' })).toEqual([
      ...ABROAD,
      '56.73B italy: italianDefence',
    ]);
  });

  it('is what an Italian surrender leaves, Folgore only to a Germany that fights on', () => {
    expect(standing({ 'surrendered.italy': true })).toEqual(['56.32B germany: folgore', ...SHIPS]);
    const both = { 'surrendered.italy': true, 'surrendered.germany': true };
    expect(standing(both)).toEqual([...BEATEN, ...SHIPS]);
  });

  it('is what a German surrender leaves, in U.S. elections only while Japan fights on', () => {
    const beaten = { 'surrendered.germany': true, 'war.italy-britain': true };
    expect(standing(beaten)).toEqual([...BEATEN, ...ABROAD]);
    expect(standing(beaten, 'global')).toEqual([...BEATEN, '55.24 us: germanyInElections', ...ABROAD]);
    expect(standing({ ...beaten, 'surrendered.japan': true }, 'global')).toEqual([...BEATEN, ...ABROAD]);
    expect(standing({ ...beaten, 'surrendered.italy': true }, 'pacific')).toEqual([]);
  });

  it('is nothing of an Italy that is out of a war that is over, nor by ruling of what the table reports', () => {
    expect(standing({ 'surrendered.germany': true })).toEqual(BEATEN);
    const reported = { surrenders: 'reported' };
    const fallen = { 'surrendered.italy': true };
    const whole = boundTo('campaign-1939', reported);
    expect(allInForce(whole.books, whole.start().open)).toEqual([]);
    expect(allInForce(whole.books, whole.start(fallen).open)).not.toEqual([]);
    const allotment = boundTo('campaign-1939', { ...reported, 'reported-falls': 'allotment' });
    expect(allInForce(allotment.books, allotment.start(fallen).open)).toEqual([]);
  });
});

it('is listed on the board, chapter by chapter, with what lifts it and by which rule', () => {
  const { books, start } = BOUND.global;
  const { columns, rows } = inForcePanel(
    books,
    start({ 'surrendered.germany': true, 'war.italy-britain': true }).open,
  );
  const said = rows.map((row) =>
    row.map((cell) =>
      cell !== null && typeof cell === 'object'
        ? render(aWorldAtWar.words, cell)
        : renderValue(aWorldAtWar.words, cell),
    ),
  );
  expect(columns.map(({ key }) => key.replace('inForce.', ''))).toEqual([
    'about',
    'on',
    'since',
    'lifted',
    'rule',
  ]);
  expect([said[0], said.at(-1)]).toEqual([
    [
      'what Germany held is controlled by nobody',
      'Germany',
      'the surrender of Germany',
      'each hex: the first major power that occupies it',
      '55.41, 55.52',
    ],
    [
      'no offensive action of air, armor and airborne units on the eastern front',
      'Italy',
      'the beginning',
      'the surrender of Italy',
      '56.72',
    ],
  ]);
});

it('is on the board below the surrender watch', () => {
  const { books, start } = BOUND.campaign;
  const panels = SURRENDER.flatMap(({ board }) => board?.(books, viewOf(start(), null)) ?? []);
  expect(panels.map(({ title }) => title.key)).toEqual(['watch.levels', 'inForce.title']);
});

it('is of every chapter, in the order of their rules', () => {
  const { books, start } = BOUND.global;
  const told = { 'surrendered.germany': true, 'surrendered.japan': true, 'russia.weakened': true };
  const { open } = start({
    ...told,
    'war.germany-russia': true,
    'war.italy-britain': true,
    'china.in-force': -5,
    'war.japan-china': true,
  });
  const rules = allInForce(books, open).map(({ clauses }) => clauses[0]?.slice(0, 2));
  expect([...new Set(rules)]).toEqual(['55', '56', '57', '60', '61']);
});
