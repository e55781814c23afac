import { describe, expect, it } from 'vitest';
import { boundTo } from '../books.test-helper.ts';
import { type Faction, powersOf } from '../powers.ts';
import { startOf } from '../start.test-helper.ts';
import type { Open } from '../state.ts';
import { AXIS_FIVE } from '../tables/targets.ts';
import { namingForm, ready } from './41-naming.ts';

const clauses = (open: Open, faction: Faction, target: string) => {
  const dps = { [`${powersOf(faction)[0]}/${target}`]: 1 };
  return namingForm(open, faction, dps).rows.find(({ id }) => id === target)?.barred?.clauses;
};

describe('once a year (49.431)', () => {
  it.each(AXIS_FIVE)(
    'an Allied naming of %s before the Russian war leaves the Axis theirs (49.431B)',
    (target) => {
      const open = startOf('european-1940');
      open.named = [{ target, by: 'western-allies', atWar: false }];
      expect(clauses(open, 'european-axis', target)).toBeUndefined();
      expect(clauses(open, 'western-allies', target)).toEqual(['49.431']);
    },
  );

  it('but not after Russia went to war with Germany, nor when the Axis named it, nor elsewhere', () => {
    const open = startOf('european-1940');
    open.named = [{ target: 'hungary', by: 'russia', atWar: true }];
    expect(clauses(open, 'european-axis', 'hungary')).toEqual(['49.431']);
    open.named = [{ target: 'hungary', by: 'european-axis', atWar: false }];
    expect(clauses(open, 'european-axis', 'hungary')).toEqual(['49.431']);
    open.named = [{ target: 'turkey', by: 'russia', atWar: false }];
    expect(clauses(open, 'european-axis', 'turkey')).toEqual(['49.431']);
  });
});

describe('minor allies and the other Ally (49.432, 49.433)', () => {
  it.each([
    ['germany/10', 'european-axis', ['49.432']],
    ['germany/9', 'european-axis', undefined],
    ['germany/10', 'western-allies', undefined],
    ['russia/-3', 'western-allies', ['49.432']],
    ['russia/-3', 'russia', ['49.432']],
    ['russia/-3', 'european-axis', undefined],
    ['russia/-2', 'western-allies', ['49.433']],
    ['russia/-1', 'western-allies', ['49.433']],
    ['russia/0', 'western-allies', ['49.433']],
    ['russia/0', 'russia', undefined],
    ['france/0', 'russia', ['49.433']],
  ] as const)('with %s in effect, %s: %j', (standing, faction, expected) => {
    const open = startOf('european-1942', { 'standing.turkey': standing });
    expect(clauses(open, faction, 'turkey')).toEqual(expected);
  });
});

describe('Russia waits (49.434, 49.44)', () => {
  it.each([
    [{ 'rgt.50': false }, ['49.434']],
    [{ 'rgt.50': true }, undefined],
    [{ 'rgt.50': false, 'war.germany-russia': true }, undefined],
  ])('with %j: %j', (facts, expected) => {
    expect(clauses(startOf('european-1940', facts), 'russia', 'sweden')).toEqual(expected);
  });

  it('and nobody else does', () => {
    const open = startOf('european-1940', { 'rgt.50': false });
    expect(clauses(open, 'western-allies', 'sweden')).toBeUndefined();
    expect(clauses(open, 'russia', 'bulgaria')).toBeUndefined();
  });
});

describe('what a player turn begins with (49.43, 49.58)', () => {
  const WAR = 'war.germany-russia';
  const OWED = ['49.43', '49.58'];
  const asked = (
    owed: readonly (readonly [target: string, later: boolean])[],
    missing: readonly string[],
    scenario = 'european-1940',
  ) => {
    const { books, start } = boundTo(scenario);
    const { open } = start();
    open.obliged = owed.map(([target, later]) => ({
      power: 'germany',
      target,
      result: 'none',
      before: 'none',
      permanent: false,
      later,
    }));
    const { prompt, clauses } = ready.needs?.asks(books, open, {} as never, missing) ?? {};
    return [prompt?.key, prompt?.args?.['targets'], clauses];
  };

  it('names the targets for which a declaration of war is owed now, and no others', () => {
    expect(asked([['rumania', false]], [WAR])).toEqual(['ask.readyOwed', ['rumania'], OWED]);
    const both = [
      ['rumania', true],
      ['turkey', false],
    ] as const;
    expect(asked(both, [WAR])).toEqual(['ask.readyOwed', ['turkey'], OWED]);
  });

  it('asks as always where none is owed now, or the war is known', () => {
    const usual = ['ask.ready', undefined, ['49.43']];
    expect(asked([], [WAR])).toEqual(usual);
    expect(asked([['rumania', true]], [WAR])).toEqual(usual);
    expect(asked([['rumania', false]], ['conquered.norway'])).toEqual(usual);
  });

  it('asks for tensions where nobody has targets (49.84, 49.87)', () => {
    expect(asked([], [WAR], 'pacific-1941')).toEqual(['ask.tensions', undefined, ['49.84', '49.87']]);
  });
});
