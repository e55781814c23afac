import { describe, expect, it } from 'vitest';
import { render } from '../../../kernel/kit/front.test-helper.ts';
import { gatheringStorm } from '../index.ts';
import type { Placement } from '../lifetimes.ts';
import type { Source } from '../files/pack.ts';
import { POWERS } from '../powers.ts';
import { SHEET } from '../packs/sheet.ts';
import { Trial } from './game.test-helper.ts';

const LAST = { step: 'subversion', n: 10 } as const;
const agenda = [...POWERS.map((power) => ({ step: 'covert', n: 9, power }) as const), LAST];
const german = [{ step: 'covert', n: 9, power: 'germany' }, LAST] as const;
const priced = (covert: number, source: Source = 'players') => {
  return { source, costs: { ...SHEET.costs, covert }, operationsInTarget: 2 };
};

describe('covert operations (16.16A, step.9)', () => {
  it('are asked of everybody, in order, and none is an answer', () => {
    const trial = new Trial({ agenda, scenario: 'campaign-powers' });
    for (const power of POWERS) {
      expect(trial.awaiting).toEqual([power]);
      expect(trial.asked(power)?.id).toBe(`1935/spring/9/${power}/covert`);
      expect(trial.answers(power, {})).toBeNull();
    }
    expect([trial.open.modifiers, trial.told]).toEqual([[], []]);
    expect(trial.awaiting).toEqual(['russia']);
  });

  it('wait for those who come first', () => {
    const trial = new Trial({ agenda });
    expect(trial.asked('allies')).toBeUndefined();
    expect(trial.asked('russia')).toBeUndefined();
    trial.answers('axis', {});
    expect(trial.asked('axis')?.id).toBe('1935/spring/9/italy/covert');
  });

  it('are +1 each for the power, in any target', () => {
    const trial = new Trial({ agenda });
    trial.answers('axis', { norway: 1, spain: 2 });
    expect(trial.open.modifiers).toEqual([
      { source: 'covert', power: 'germany', target: 'norway', amount: 1 },
      { source: 'covert', power: 'germany', target: 'spain', amount: 2 },
    ]);
    expect(trial.keys.filter((key) => key === 'told.covert')).toHaveLength(2);
  });

  it('are no more than the seat has reported, and are used up', () => {
    const trial = new Trial({ agenda: german, own: { axis: { 'operations.germany': 2 } } });
    expect(trial.answers('axis', { norway: 2, spain: 1 })).toEqual(['16.16A']);
    expect(trial.answers('axis', { norway: 1 })).toBeNull();
    expect(trial.known('axis', 'operations.germany')).toBe(1);
    expect(trial.known('allies', 'operations.germany')).toBeUndefined();
  });

  it('tells others the same, whether the seat has reported what it has or not', () => {
    const used = (own: Readonly<Record<string, Record<string, number>>>) => {
      const trial = new Trial({ agenda: german, own });
      trial.answers('axis', { norway: 1 });
      return trial.told;
    };
    const unknown = used({});
    const known = used({ axis: { 'operations.germany': 3 } });
    expect(unknown.filter(({ to }) => to === 'all')).toEqual(known);
    expect(unknown.filter(({ to }) => to !== 'all')).toMatchObject([
      { to: ['axis'], data: { key: 'told.covertNotChecked' } },
    ]);
  });

  it('are no more in one target than the pack allows', () => {
    const trial = new Trial({ agenda: german, pack: priced(0) });
    expect(trial.answers('axis', { norway: 3 })).not.toBeNull();
    expect(trial.answers('axis', { norway: 2 })).toBeNull();
    expect(trial.keys).toEqual(['told.covert', 'told.covertNotChecked']);
  });

  it('cost what the pack says', () => {
    const trial = new Trial({ agenda: german, pack: priced(2), facts: { 'tiles.germany': 5 } });
    expect(trial.answers('axis', { norway: 2, spain: 1 })).toEqual(['16.16A']);
    expect(trial.answers('axis', { norway: 2 })).toBeNull();
    expect(trial.known(null, 'tiles.germany')).toBe(1);
    expect(trial.told.find(({ kind }) => kind === 'directive')?.data).toEqual({
      key: 'told.covertPaid',
      args: { power: 'germany', cost: 4, source: '' },
    });
  });

  it('are told to cost a value of ours only where it is one', () => {
    const told = (source: Source): string | undefined => {
      const trial = new Trial({ agenda: german, pack: priced(2, source), facts: { 'tiles.germany': 5 } });
      trial.answers('axis', { norway: 1 });
      const paid = trial.told.find(({ kind }) => kind === 'directive');
      return paid && render(gatheringStorm.words, paid.data);
    };
    expect(told('house')).toBe('Tile points that Germany pays for covert operations (house value): 2.');
    expect(told('players')).toBe('Tile points that Germany pays for covert operations: 2.');
  });

  it('cost the same where nobody has said what there is to spend', () => {
    const trial = new Trial({ agenda: german, pack: priced(2) });
    trial.answers('axis', { norway: 2 });
    expect(trial.known(null, 'tiles.germany')).toBeUndefined();
    expect(trial.keys).toContain('told.covertPaidUnchecked');
  });

  it('say once a turn what the pack does not', () => {
    const trial = new Trial({ agenda });
    trial.answers('axis', {});
    trial.answers('axis', { norway: 1 });
    trial.answers('allies', { norway: 1 });
    for (const key of ['told.covertNotCharged', 'told.covertNotCounted'])
      expect(trial.keys.filter((each) => each === key)).toHaveLength(1);
  });

  it('can need a counter of the power (ruling covert-presence)', () => {
    const counter = { kind: 'diplomatic', basis: 'set', step: 1, count: 1 } as const;
    const placed: Placement[] = [
      { ...counter, power: 'germany', target: 'norway' },
      { ...counter, power: 'germany', target: 'spain', void: true },
      { ...counter, power: 'italy', target: 'turkey' },
    ];
    const trial = new Trial({ agenda: german, rulings: { 'covert-presence': 'presence' }, open: { placed } });
    expect(trial.offered('axis')).toEqual(['norway']);
    expect(trial.barred('axis')['turkey']).toEqual(['16.16A']);
    expect(new Trial({ agenda: german, open: { placed } }).barred('axis')).toEqual({});
  });

  it('are not for a Russia that has given up everything (ruling forgone), nor in conquests', () => {
    const russian = [{ step: 'covert', n: 9, power: 'russia' }, LAST] as const;
    const open = { forgone: true };
    const rulings = { forgone: 'everything', needless: 'asked' };
    const trial = new Trial({ agenda: russian, rulings, open });
    expect(trial.offered('russia')).toEqual([]);
    expect(trial.barred('russia')['turkey']).toEqual(['22.21B', '24.61A']);
    expect(trial.answers('russia', {})).toBeNull();
    expect(new Trial({ agenda: russian, open }).barred('russia')).toEqual({});
    const passed = new Trial({ agenda: russian, rulings: { forgone: 'everything' }, open });
    expect(passed.awaiting).not.toContain('russia');
    const facts = { 'conquered.albania': 'italy' };
    expect(new Trial({ agenda: german, facts }).barred('axis')).toEqual({ albania: ['step.6'] });
  });

  it('count from when they are used', () => {
    const key = 'modifier.covert-germany.norway';
    const trial = new Trial({ agenda: german, own: { axis: { 'operations.germany': 2 } } });
    expect(trial.known('axis', key)).toBe(0);
    expect(trial.known('allies', key)).toBe(0);
    trial.answers('axis', { norway: 1 });
    expect(trial.known('allies', key)).toBe(1);
  });
});
