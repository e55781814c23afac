import { describe, expect, it } from 'vitest';
import { type Json, json } from '../../../kernel/index.ts';
import { asksOf, viewOf } from '../../../kernel/kit/front.test-helper.ts';
import { fixedEvent, regional, Trial } from './game.test-helper.ts';
import { EVENT } from './held.ts';

const CARDS = { step: 'cards' } as const;
const STEP_5 = { step: 'target-events', n: 5 } as const;
const STEP_6 = { step: 'flexible-events', n: 6 } as const;
const LAST = { step: 'subversion', n: 10 } as const;

/** Answer for the seats in order. */
function all(trial: Trial, answers: Readonly<Record<string, Json>>): void {
  for (const [seat, answer] of Object.entries(answers)) expect(trial.answers(seat, answer)).toBeNull();
}

/** All that a seat, or a spectator, can see of a game. */
function seen(trial: Trial, seat: string | null): string {
  const told = trial.told.filter(({ to }) => to === 'all' || (seat !== null && to.includes(seat)));
  const asks = seat === null ? [] : asksOf(trial.table, trial.state, seat);
  return json.canonical([viewOf(trial.state.position, seat), told, asks, trial.awaiting]);
}

describe('the cards', () => {
  it('asks every seat for its own events alone, sealed, and none is an answer', () => {
    const trial = new Trial({ agenda: [CARDS, LAST] });
    expect(trial.awaiting).toEqual(['axis', 'allies', 'russia']);
    expect(trial.asked('axis')).toMatchObject({ id: '1935/spring/axis/cards', sealed: true });
    expect(trial.offered('axis')).toEqual([
      'diplomatic-initiative',
      'italian-influence-in-the-balkans',
      'operations.germany',
      'operations.italy',
    ]);
    expect(trial.offered('allies')).toEqual([
      'danube-free-trade-zone',
      'operations.britain',
      'operations.france',
    ]);
    expect(trial.offered('russia')).toHaveLength(8);
    all(trial, { axis: { 'diplomatic-initiative': 1 }, allies: {}, russia: {} });
    expect(trial.known('axis', 'held.diplomatic-initiative')).toBe(true);
    expect(trial.known('axis', 'held.italian-influence-in-the-balkans')).toBe(false);
    expect(trial.known('allies', 'held.diplomatic-initiative')).toBeUndefined();
    expect(trial.known(null, 'held.diplomatic-initiative')).toBeUndefined();
    expect([trial.told, trial.doors]).toEqual([[], []]);
  });

  it('asks a seat for each power with five of them, also one without any event', () => {
    const trial = new Trial({ agenda: [CARDS], scenario: 'campaign-powers' });
    expect(trial.awaiting).toEqual(['germany', 'italy', 'britain', 'france', 'russia']);
    expect(trial.offered('france')).toEqual(['operations.france']);
    expect(trial.answers('france', {})).toBeNull();
  });

  it('does not offer what lies open as the general event', () => {
    const trial = new Trial({ agenda: [CARDS], facts: { 'general.danube-free-trade-zone': true } });
    expect(trial.offered('allies')).toEqual(['operations.britain', 'operations.france']);
  });

  it('keeps what a seat had reported before', () => {
    const trial = new Trial({ agenda: [CARDS, LAST] });
    trial.report('allies', { 'held.danube-free-trade-zone': true, 'operations.france': 2 });
    all(trial, { axis: {}, allies: { 'operations.britain': 1 }, russia: {} });
    expect(trial.known('allies', 'held.danube-free-trade-zone')).toBe(true);
    expect(trial.known('allies', 'operations.france')).toBe(2);
    expect(trial.known('allies', 'operations.britain')).toBe(1);
  });
});

describe('the secrecy of the cards', () => {
  const events = [
    fixedEvent('danube', 'britain', 'hungary'),
    regional('balkans', 'italy', ['greece', 'turkey']),
    regional('centre', 'russia', ['austria', 'hungary']),
  ];
  const agenda = [CARDS, STEP_6, { step: 'covert', n: 9, power: 'germany' }, STEP_5, LAST] as const;
  const after = (answer: Json): Trial => {
    const trial = new Trial({ agenda, pack: { events } });
    all(trial, { axis: answer, allies: {}, russia: { centre: 1 } });
    return trial;
  };

  it('shows nobody else a card before it is used, whether it is held or not', () => {
    const some = after({ balkans: 1 });
    const none = after({});
    for (const seat of ['allies', 'russia', 'table', null]) expect(seen(some, seat)).toBe(seen(none, seat));
    expect(seen(some, 'axis')).not.toBe(seen(none, 'axis'));
    for (const trial of [some, none]) all(trial, { axis: {}, russia: {} });
    for (const seat of ['allies', 'russia', 'table', null]) expect(seen(some, seat)).toBe(seen(none, seat));
    expect(some.doors).toEqual([]);
    expect(some.open.shown).toEqual([]);
  });

  it('shows it to all, through its door, once it is used', () => {
    const trial = after({ balkans: 1 });
    all(trial, { axis: { 'balkans/turkey': 1 }, russia: {} });
    expect(trial.doors).toEqual([
      { to: 'all', from: 'axis', key: 'event/balkans', value: 'turkey', clauses: ['step.6'] },
    ]);
    expect(trial.open.shown).toEqual(['balkans']);
  });
});

describe('the end of a turn', () => {
  it('takes the cards and what was known for that turn', () => {
    const own = {
      allies: { 'held.danube-free-trade-zone': true, 'operations.britain': 2 },
      russia: { subversion: 3 },
    };
    const trial = new Trial({ agenda: [STEP_5, LAST, { step: 'turn-end' }], own }).begin();
    expect(trial.open.revealed['allies']).toEqual({ 'event/danube-free-trade-zone': true });
    trial.answers('russia', 'none');
    expect(trial.open.turn).toBe(2);
    expect(trial.open.revealed['allies'] ?? {}).toEqual({});
    expect(trial.known('allies', 'held.danube-free-trade-zone')).toBeUndefined();
    expect(trial.known('allies', 'operations.britain')).toBeUndefined();
    expect(trial.known('russia', 'subversion')).toBe(3);
  });
});

describe('the door of events', () => {
  const key = 'event/danube-free-trade-zone';
  const opened = { to: 'all', from: 'allies', key, value: true, clauses: ['step.5'] } as const;
  const own = { allies: { 'held.danube-free-trade-zone': true } };
  const open = { shown: ['danube-free-trade-zone'] };

  it('opens in its step, for a card that is held and has just been shown', () => {
    const { game } = new Trial({ agenda: [STEP_5], own, open });
    expect(EVENT.may(game, opened, {})).toBe(true);
  });

  it.each([
    ['to one seat alone', { ...opened, to: ['axis'] }, {}],
    ['for another seat', { ...opened, from: 'axis' }, {}],
    ['with another value', { ...opened, value: false }, {}],
    ['in another step', opened, { agenda: [LAST] }],
    ['for a card that was not shown', opened, { open: {} }],
    ['for a card that nobody holds', opened, { own: {} }],
    ['where another seat places', opened, { agenda: [{ step: 'place', n: 1, seat: 'axis' }] as const }],
  ])('stays shut %s', (_, door, start) => {
    const { game } = new Trial({ agenda: [STEP_5], own, open, ...start });
    expect(EVENT.may(game, door, {})).toBe(false);
  });

  it('opens in step 6 with the target in which it is used, also of a general event', () => {
    const used = { ...opened, value: 'hungary', clauses: ['step.6'] };
    const modifiers = [
      { source: 'event/danube-free-trade-zone', power: 'britain', target: 'hungary', amount: 1 } as const,
    ];
    const may = (start: object, door: typeof used | typeof opened = used, given: Record<string, Json> = {}) =>
      EVENT.may(
        new Trial({ agenda: [STEP_6], own, open: { ...open, modifiers }, ...start }).game,
        door,
        given,
      );
    expect(may({})).toBe(true);
    expect(may({ own: {}, facts: { 'general.danube-free-trade-zone': true } })).toBe(true);
    expect(may({ own: {} })).toBe(false);
    expect(may({}, { ...used, value: 'austria' })).toBe(false);
    expect(may({}, opened)).toBe(false);
    expect(may({ open }, used)).toBe(false);
    const conquered = { open, facts: { 'conquered.hungary': 'italy', 'conquered.austria': 'italy' } };
    const flexible = { '1/allies/flexible': { 'danube-free-trade-zone/hungary': 1 } };
    expect(may(conquered, used, flexible)).toBe(true);
    expect(may(conquered, { ...used, value: 'austria' }, flexible)).toBe(false);
  });

  it('stays shut when it is open', () => {
    const trial = new Trial({ agenda: [STEP_5], own, open });
    trial.open.revealed['allies'] = { [key]: true };
    expect(EVENT.may(trial.game, opened, {})).toBe(false);
  });
});
