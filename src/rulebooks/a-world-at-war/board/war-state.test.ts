import { describe, expect, it } from 'vitest';
import { type board, renderValue } from '../../../kernel/index.ts';
import { render } from '../../../kernel/kit/front.test-helper.ts';
import { conquer, conquestFact } from '../49-diplomacy/43-bars.ts';
import { conquer as fall } from '../54-surrender/31-conquered.ts';
import { passTo } from '../59-britain/65-territories.ts';
import { vichy } from '../war/vichy.ts';
import { aWorldAtWar } from '../index.ts';
import { putFacts, startOf } from '../start.test-helper.ts';
import { SCENARIOS } from '../starts/scenarios.ts';
import type { Open } from '../state.ts';
import { noteCeded, seize } from '../war/held.ts';
import { beginWar } from '../war/minor-wars.ts';
import { stateOfWar } from './war-state.ts';

/** Summer 1940 of the campaign, under way. */
function openOf(facts: Parameters<typeof putFacts>[1] = {}): Open {
  const open = startOf('campaign-1939');
  putFacts(open, facts);
  open.year = 1940;
  open.turn = 'summer';
  open.agenda = [{ step: 'naming' }];
  return open;
}

const setup = { rulings: startOf('campaign-1939').rulings, data: null };

function holdings(open: Open, scenario = 'campaign-1939'): ReadonlyMap<string, board.Holding> {
  const plan = SCENARIOS.find(({ id }) => id === scenario);
  if (!plan) throw new Error('no such scenario');
  const rules = aWorldAtWar.bind({ ...setup, scenario: plan });
  const found = rules.holdings?.({ seat: null, open } as never) ?? [];
  return new Map(found.map((each) => [each.id, each]));
}

const said = (cell: board.Cell | undefined): string =>
  cell === undefined
    ? ''
    : typeof cell === 'object'
      ? render(aWorldAtWar.words, cell)
      : renderValue(aWorldAtWar.words, cell);

const wordsOf = (place: board.Holding | undefined): string[] => (place?.words ?? []).map(said);

describe('the state of the war', () => {
  it('has the homes of the powers as their own, with their wars since when, and Vichy France as a part of France', () => {
    const all = holdings(openOf());
    expect(all.get('germany')?.held).toMatchObject({ is: 'own', by: { tone: 'first' } });
    expect(wordsOf(all.get('germany'))).toContain('at war with Britain since Fall 1939');
    expect(all.get('italy')?.wars).toEqual([]);
    expect(all.get('vichy-france')).toMatchObject({ within: 'france', held: { is: 'own' } });
    expect(all.get('ukraine')?.held).toMatchObject({ is: 'own', by: { tone: 'third' } });
  });

  it('says of a town who holds it, and does not take for French what nobody has told', () => {
    const open = openOf();
    expect(holdings(open).get('berlin')).toMatchObject({ is: 'capital', held: { by: { tone: 'first' } } });
    expect(wordsOf(holdings(open).get('paris'))).toEqual(['nobody has said who holds it']);
    seize(open, 'paris', 'western');
    seize(open, 'paris', 'axis');
    expect(wordsOf(holdings(open).get('paris'))).toEqual([
      'Axis, since Summer 1940',
      'before that: Western Allies',
    ]);
  });

  it('has a fallen France with whoever holds Paris, and Vichy France by itself once it is established', () => {
    const open = openOf();
    seize(open, 'paris', 'axis');
    fall(open, 'france');
    expect(said(holdings(open).get('france')?.held.short)).toBe('fell Summer 1940');
    expect(holdings(open).get('france')?.held).toMatchObject({
      is: 'fallen',
      by: { tone: 'first' },
      from: { tone: 'second' },
    });
    putFacts(open, { [vichy.key()]: 'established' });
    const south = holdings(open).get('vichy-france');
    expect(south?.held).toMatchObject({ is: 'apart', by: { tone: 'neutral' } });
    expect(south?.within).toBeUndefined();
  });

  it('has what was conquered by whom alone fights there, since when, and nothing of it once it is freed (49.435)', () => {
    const open = openOf();
    beginWar(open, 'germany', 'norway');
    conquer(open, 'norway');
    expect(wordsOf(holdings(open).get('norway'))).toEqual(['conquered by: Axis, since Summer 1940']);
    conquer(open, 'greece');
    expect(holdings(open).get('greece')?.held.by).toBeUndefined();
    putFacts(open, { [conquestFact.key('norway')]: false });
    expect(holdings(open).has('norway')).toBe(false);
  });

  it('tells what was ceded from what was taken (59.66)', () => {
    const open = openOf();
    passTo(open, 'gibraltar', 'british');
    passTo(open, 'malta', 'british');
    passTo(open, 'gibraltar', 'axis-after-britain');
    passTo(open, 'malta', 'axis-after-britain');
    noteCeded(open, 'gibraltar');
    const all = holdings(open);
    expect(all.get('gibraltar')?.held).toMatchObject({
      is: 'ceded',
      by: { tone: 'first' },
      from: { tone: 'second' },
    });
    expect(said(all.get('gibraltar')?.held.short)).toBe('ceded Summer 1940');
    expect(all.get('malta')?.held.is).toBe('conquered');
  });

  it('knows no turn of what a game begins with', () => {
    const open = startOf('european-1942');
    open.agenda = [{ step: 'naming' }];
    const france = holdings(open, 'european-1942').get('france');
    expect(france?.held.is).toBe('fallen');
    expect(france?.held.since).toBeUndefined();
  });

  it('is not there where there is no war in Europe', () => {
    const books = { plan: { europe: false } } as Parameters<typeof stateOfWar>[0];
    expect(stateOfWar(books, { seat: null, open: openOf() })).toBeNull();
  });
});

describe('the card of a place that is no target', () => {
  it('says who holds it', () => {
    const open = openOf();
    const campaign = SCENARIOS.find(({ id }) => id === 'campaign-1939');
    if (!campaign) throw new Error('no such scenario');
    const rules = aWorldAtWar.bind({ ...setup, scenario: campaign });
    const [first] = rules.card?.({ seat: null, open } as never, 'berlin') ?? [];
    expect(first?.kind === 'table' && first.rows.map(([cell]) => said(cell ?? undefined))).toEqual(['Axis']);
  });
});
