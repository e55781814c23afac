import { describe, expect, it } from 'vitest';
import type { Faction } from '../powers.ts';
import { startOf } from '../start.test-helper.ts';
import { war } from '../war/wars.ts';
import type { ResultRow } from '../tables/results.ts';
import { askForWar, enemyUntold } from './58-obligations.ts';

it('asks for a declaration that is owed without the old answer as prefill (49.58)', () => {
  const open = startOf('european-1940', { 'war.germany-russia': false });
  const owed = {
    power: 'germany',
    target: 'rumania',
    result: 'none',
    before: 'none',
    permanent: false,
  } as const;
  open.obliged = [{ ...owed, later: true }];
  askForWar(open);
  expect(war.read?.({ seat: null, open }, 'germany', 'russia')).toBe(false);
  open.obliged = [{ ...owed, later: false }];
  askForWar(open);
  expect(war.read?.({ seat: null, open }, 'germany', 'russia')).toBeUndefined();
});

describe('a war with a country that nobody has told (49.58)', () => {
  const ally: ResultRow = { id: '10', effect: 'axis-ally' };
  const policy: ResultRow = { id: '5-6', effect: 'axis-policy' };
  const open = startOf('european-1940');
  const enemy = (at = open, rows = [policy, ally], faction: Faction = 'european-axis') =>
    enemyUntold(at, 'finland', rows, faction);

  it('is spoken of where the result would need a declaration of war', () => {
    expect(enemy()).toBe('russia');
    expect(enemy(open, [{ id: '-3', effect: 'allied-ally' }], 'russia')).toBe('germany');
  });

  it('is not where it is told, where Germany and Russia fight, for the West, and where no hexes are given', () => {
    expect(enemy(startOf('european-1940', { 'at-war.russia.finland': true }))).toBeNull();
    expect(enemy(startOf('european-1940', { 'war.germany-russia': true }))).toBeNull();
    expect(enemy(open, [ally], 'western-allies')).toBeNull();
    expect(enemy(open, [policy])).toBeNull();
  });
});
