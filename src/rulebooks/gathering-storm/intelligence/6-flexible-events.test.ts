import { describe, expect, it } from 'vitest';
import type { Json } from '../../../kernel/index.ts';
import { regional, Trial } from './game.test-helper.ts';

const agenda = [
  { step: 'flexible-events', n: 6 },
  { step: 'subversion', n: 10 },
] as const;
const ITALIAN = 'italian-influence-in-the-balkans';
const own = { axis: { [`held.${ITALIAN}`]: true } };
const BALKANS = ['albania', 'bulgaria', 'greece', 'turkey', 'yugoslavia'];
const rows = (event: string, targets: readonly string[]) => targets.map((target) => `${event}/${target}`);

/** Answer for those of the three seats that are asked. */
function all(trial: Trial, answers: Readonly<Record<string, Json>> = {}): Trial {
  for (const seat of trial.awaiting) expect(trial.answers(seat, answers[seat] ?? {})).toBeNull();
  return trial;
}

describe('flexible events (step.6)', () => {
  it('asks those at once and in secret who can have some; who has none answers none', () => {
    expect(new Trial({ agenda, own, rulings: { needless: 'asked' } }).awaiting).toEqual([
      'axis',
      'allies',
      'russia',
    ]);
    const trial = new Trial({ agenda, own });
    expect(trial.awaiting).toEqual(['axis']);
    expect(trial.asked('axis')).toMatchObject({ id: '1935/spring/6/axis/flexible', sealed: true });
    expect(trial.offered('axis')).toEqual(rows(ITALIAN, BALKANS));
    expect(trial.offered('allies')).toEqual([]);
    all(trial);
    expect([trial.open.modifiers, trial.told, trial.doors]).toEqual([[], [], []]);
  });

  it('turns up what was used once all have answered', () => {
    const trial = new Trial({ agenda, own, rulings: { needless: 'asked' } });
    trial.answers('axis', { [`${ITALIAN}/turkey`]: 1 });
    expect([trial.open.modifiers, trial.told]).toEqual([[], []]);
    trial.answers('allies', {});
    trial.answers('russia', {});
    expect(trial.open.modifiers).toEqual([
      { source: `event/${ITALIAN}`, power: 'italy', target: 'turkey', amount: 1 },
    ]);
    expect(trial.keys).toEqual(['told.flexible']);
    expect(trial.doors).toHaveLength(1);
  });

  it('takes one target for an event, and only those that it names', () => {
    const trial = new Trial({ agenda, own });
    expect(trial.answers('axis', { [`${ITALIAN}/turkey`]: 1, [`${ITALIAN}/greece`]: 1 })).toEqual(['step.6']);
    expect(trial.answers('axis', { [`${ITALIAN}/hungary`]: 1 })).toEqual(['step.6']);
  });

  it('offers the general one to its holder, and no event that is used up', () => {
    const facts = { [`general.${ITALIAN}`]: true };
    const trial = new Trial({ agenda, facts });
    expect(trial.offered('axis')).toEqual(rows(ITALIAN, BALKANS));
    expect(trial.offered('allies')).toEqual([]);
    all(trial, { axis: { [`${ITALIAN}/greece`]: 1 } });
    // the target was chosen in secret
    expect(trial.doors.map(({ value }) => value)).toEqual(['greece']);
    expect(trial.open.modifiers).toHaveLength(1);
    expect(new Trial({ agenda, facts, open: { shown: [ITALIAN] } }).offered('axis')).toEqual([]);
  });

  it('is not for Russia that has given up everything (ruling forgone)', () => {
    const events = [regional('bureau', 'russia', ['austria', 'hungary'])];
    const start = {
      agenda,
      pack: { events },
      own: { russia: { 'held.bureau': true } },
      open: { forgone: true },
    };
    const trial = new Trial({ ...start, rulings: { forgone: 'everything', needless: 'asked' } });
    expect(trial.barred('russia')).toEqual({
      'bureau/austria': ['22.21B', '24.61A'],
      'bureau/hungary': ['22.21B', '24.61A'],
    });
    expect(new Trial({ ...start, rulings: { forgone: 'placement' } }).barred('russia')).toEqual({});
  });
});

describe('a conquest (step.6, event.italian-influence-in-the-balkans)', () => {
  it('of Italy is worth support, also where other targets are left', () => {
    const facts = { 'conquered.albania': 'italy', 'support.italy': 2 };
    const trial = new Trial({ agenda, own, facts });
    expect(trial.offered('axis')).toEqual(rows(ITALIAN, BALKANS));
    all(trial, { axis: { [`${ITALIAN}/albania`]: 1 } });
    expect(trial.open.modifiers).toEqual([]);
    expect(trial.known(null, 'support.italy')).toBe(3);
    expect(trial.told.map(({ kind, data }) => [kind, data.key, data.args?.['amount']])).toEqual([
      ['directive', 'told.support', 1],
    ]);
    expect(trial.doors).toHaveLength(1);
  });

  it('leaves an unknown support level unknown', () => {
    const trial = new Trial({ agenda, own, facts: { 'conquered.albania': 'italy' } });
    all(trial, { axis: { [`${ITALIAN}/albania`]: 1 } });
    expect(trial.known(null, 'support.italy')).toBeUndefined();
    expect(trial.keys).toEqual(['told.support']);
  });

  it('of another power is closed, and so is an own one to a card that does not say it', () => {
    const facts = { 'conquered.albania': 'germany', 'conquered.greece': 'italy' };
    const trial = new Trial({ agenda, own, facts });
    expect(trial.barred('axis')).toEqual({ [`${ITALIAN}/albania`]: ['step.6'] });
    const events = [regional('plain', 'italy', ['greece', 'turkey'])];
    const plain = new Trial({ agenda, facts, pack: { events }, own: { axis: { 'held.plain': true } } });
    expect(plain.barred('axis')).toEqual({ 'plain/greece': ['step.6'] });
  });

  it('is a target like others by ruling, but Italy\u2019s own is still support', () => {
    const facts = { 'conquered.albania': 'germany', 'conquered.greece': 'italy' };
    const trial = new Trial({ agenda, own, facts, rulings: { conquest: 'allowed' } });
    expect(trial.barred('axis')).toEqual({});
    all(trial, { axis: { [`${ITALIAN}/greece`]: 1 } });
    expect(trial.open.modifiers).toEqual([]);
  });
});

describe('the guarantee that such cards never meet (step.6)', () => {
  const allied = regional('allied', 'britain', ['greece', 'turkey']);
  const german = regional('german', 'germany', ['bulgaria', 'greece']);
  const italian = regional('italian', 'italy', ['turkey', 'yugoslavia']);
  const far = regional('far', 'russia', ['norway']);
  const events = [allied, german, italian, far];
  const held = {
    axis: { 'held.german': true, 'held.italian': true },
    allies: { 'held.allied': true },
    russia: { 'held.far': true },
  };
  const used = (answers: Readonly<Record<string, Json>>, facts = {}) =>
    all(new Trial({ agenda, pack: { events }, own: held, facts }), answers).keys.filter((key) =>
      key.startsWith('told.same'),
    );

  it('is told as a contradiction for one region of two sides, from what is turned up alone', () => {
    expect(used({ axis: { 'german/bulgaria': 1 } })).toEqual([]);
    expect(used({ axis: { 'german/bulgaria': 1 }, allies: { 'allied/turkey': 1 } })).toEqual([
      'told.sameRegion',
    ]);
    expect(used({ axis: { 'german/bulgaria': 1 } }, { 'general.allied': true })).toEqual(['told.sameRegion']);
    expect(used({ axis: { 'german/bulgaria': 1 }, russia: { 'far/norway': 1 } })).toEqual([]);
  });

  it('is told for one country of two powers of a side, not for one region', () => {
    expect(used({ axis: { 'german/bulgaria': 1, 'italian/turkey': 1 } })).toEqual([]);
    const both = [german, regional('italian', 'italy', ['greece'])];
    const trial = all(new Trial({ agenda, pack: { events: both }, own: { axis: held.axis } }), {
      axis: { 'german/bulgaria': 1, 'italian/greece': 1 },
    });
    expect(trial.keys).toContain('told.sameCountry');
    // nothing is refused, and both count
    expect(trial.open.modifiers).toHaveLength(2);
  });
});

describe('what is known of them', () => {
  it('is a range before step 6, and the holder knows what it does not hold', () => {
    const key = `modifier.event-${ITALIAN}.turkey`;
    const trial = new Trial({ agenda, own });
    for (const seat of ['axis', 'allies', null]) expect(trial.known(seat, key)).toEqual({ min: 0, max: 1 });
    all(trial, { axis: { [`${ITALIAN}/turkey`]: 1 } });
    expect(trial.known('allies', key)).toBe(1);
    expect(trial.known('allies', `modifier.event-${ITALIAN}.greece`)).toBe(0);
    const without = new Trial({ agenda, own: { axis: { [`held.${ITALIAN}`]: false } } });
    expect(without.known('axis', key)).toBe(0);
    expect(without.known('allies', key)).toEqual({ min: 0, max: 1 });
  });
});
