import { describe, expect, it } from 'vitest';
import { Trial } from './game.test-helper.ts';

const agenda = [{ step: 'subversion', n: 10 }, { step: 'opening' }] as const;
const reached = (subversion: number) => ({ russia: { subversion } });
const split = { subversion: 'split' };
const each = { subversion: 'each-country' };

/** What subversion gives, by target. */
function given(trial: Trial) {
  return trial.open.modifiers.map(({ source, power, target, amount }) => [source, power, target, amount]);
}

describe('subversion (16.16H, step.10)', () => {
  it('is asked of Russia: any minor country, whatever the lists of 24.61, or none', () => {
    const trial = new Trial({ agenda });
    expect(trial.asked('russia')?.id).toBe('1935/spring/10/russia/subvert');
    expect(trial.offered('russia')).toEqual(expect.arrayContaining(['none', 'norway', 'belgium', 'austria']));
    expect(trial.barred('russia')).toEqual({ rhineland: ['16.16H'] });
    expect(trial.answers('russia', 'none')).toBeNull();
    expect([trial.awaiting, trial.open.modifiers, trial.told]).toEqual([['table'], [], []]);
  });

  it('counts with its whole level in one country, which Russia then says', () => {
    const trial = new Trial({ agenda });
    trial.answers('russia', 'norway');
    expect(trial.open.modifiers).toEqual([]);
    expect(trial.asked('russia')?.id).toBe('1935/spring/10/russia/level');
    expect(trial.offered('russia')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(trial.answers('russia', '3')).toBeNull();
    expect(given(trial)).toEqual([['subversion', 'russia', 'norway', 3]]);
    expect(trial.told.map(({ to, data }) => [to, data.key])).toEqual([
      [['russia'], 'told.levelNotChecked'],
      ['all', 'told.subversion'],
    ]);
  });

  it('is the level that Russia has reported, which nobody else knows before', () => {
    const trial = new Trial({ agenda, own: reached(2), rulings: { needless: 'asked' } });
    expect(trial.known('axis', 'subversion')).toBeUndefined();
    trial.answers('russia', 'norway');
    expect(trial.told).toEqual([]);
    expect(trial.offered('russia')).toEqual(['2']);
    expect(trial.answers('russia', '3')).toEqual(['16.16H']);
    expect(trial.answers('russia', '2')).toBeNull();
    expect(given(trial)).toEqual([['subversion', 'russia', 'norway', 2]]);
  });

  it('is nothing with a level of none', () => {
    const trial = new Trial({ agenda, own: reached(0) });
    expect(trial.offered('russia')).toEqual(['none']);
    expect(trial.answers('russia', 'norway')).toEqual(['16.16H']);
  });

  it('can be used with no level where its bar is set aside', () => {
    for (const rulings of [{}, split]) {
      const trial = new Trial({ agenda, own: reached(0), rulings });
      trial.allow('russia', 'norway');
      expect(trial.answers('russia', 'subversion' in rulings ? { norway: 1 } : 'norway')).toBeNull();
      if (trial.awaiting.includes('russia')) expect(trial.answers('russia', '1')).toBeNull();
      expect(given(trial)).toEqual([['subversion', 'russia', 'norway', 1]]);
    }
  });

  it('comes to nothing where its level is reported as none after a country was named', () => {
    const trial = new Trial({ agenda });
    trial.answers('russia', 'norway');
    trial.report('russia', { subversion: 0 });
    expect(trial.offered('russia')).toEqual(['0']);
    expect(trial.answers('russia', '2')).toEqual(['16.16H']);
    expect(trial.answers('russia', '0')).toBeNull();
    expect([trial.awaiting, trial.open.modifiers]).toEqual([['table'], []]);
  });

  it('can be divided (ruling subversion), up to the level where it is reported', () => {
    const trial = new Trial({ agenda, own: reached(3), rulings: split });
    expect(trial.answers('russia', { norway: 2, spain: 2 })).toEqual(['16.16H']);
    expect(trial.answers('russia', { norway: 2, spain: 1 })).toBeNull();
    expect(given(trial)).toEqual([
      ['subversion', 'russia', 'norway', 2],
      ['subversion', 'russia', 'spain', 1],
    ]);
    expect(trial.awaiting).toEqual(['table']);
    const unknown = new Trial({ agenda, rulings: split });
    expect(unknown.answers('russia', { norway: 9, spain: 1 })).toEqual(['16.16H']);
    expect(unknown.answers('russia', { norway: 8, spain: 1 })).toBeNull();
    expect(unknown.keys).toContain('told.levelNotChecked');
  });

  it('can count whole in each country that is named (ruling subversion)', () => {
    const trial = new Trial({ agenda, own: reached(2), rulings: each });
    expect(trial.answers('russia', { norway: 2 })).not.toBeNull();
    expect(trial.answers('russia', { norway: 1, spain: 1 })).toBeNull();
    expect(given(trial)).toEqual([
      ['subversion', 'russia', 'norway', 2],
      ['subversion', 'russia', 'spain', 2],
    ]);
    const none = new Trial({ agenda, rulings: each });
    expect(none.answers('russia', {})).toBeNull();
    expect(none.awaiting).toEqual(['table']);
  });

  it('is not for a Russia that has given up everything (ruling forgone), nor in conquests', () => {
    const open = { forgone: true };
    const all = { forgone: 'everything', needless: 'asked' };
    for (const rulings of [{}, split, each]) {
      const trial = new Trial({ agenda, open, rulings: { ...rulings, ...all } });
      expect(trial.offered('russia').filter((id) => id !== 'none')).toEqual([]);
      expect(trial.barred('russia')['turkey']).toEqual(['22.21B', '24.61A']);
    }
    expect(new Trial({ agenda, open }).offered('russia')).toContain('turkey');
    const conquest = new Trial({ agenda, facts: { 'conquered.austria': 'germany' } });
    expect(conquest.barred('russia')['austria']).toEqual(['step.6']);
  });

  it('counts from when its level is said', () => {
    const norway = 'modifier.subversion.norway';
    const rulings = { needless: 'asked' };
    const trial = new Trial({ agenda, own: reached(2), rulings });
    expect(trial.known('russia', norway)).toBe(0);
    trial.answers('russia', 'norway');
    expect(trial.known('axis', norway)).toBe(0);
    expect(trial.known('axis', 'modifier.subversion.spain')).toBe(0);
    trial.answers('russia', '2');
    expect(trial.known('axis', norway)).toBe(2);
  });
});
