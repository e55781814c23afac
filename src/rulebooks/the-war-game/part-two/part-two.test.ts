import { describe, expect, it } from 'vitest';
import { type FactValue, type Json, type Seat, evaluateNamed, type frame } from '../../../kernel/index.ts';
import { type Random, check } from '../../../kernel/solo/index.ts';
import {
  type State,
  type Table,
  openDoor,
  sample,
  take,
  viewOf,
} from '../../../kernel/kit/front.test-helper.ts';
import { theWarGame } from '../index.ts';
import { channelOf, CHANNELS } from '../rules/influence.ts';
import { NATIONS, PLAYERS } from '../nations.ts';
import type { Open } from '../state.ts';
import { tableOf } from '../steered.test-helper.ts';
import { baseOf } from './i1-progression.ts';
import { capOf } from './j2-cap.ts';
import { countersOf } from './j4-counter.ts';

const DEFAULTS = Object.fromEntries(theWarGame.rulings.map(({ id, default: choice }) => [id, choice]));
const QUIET = { rulings: DEFAULTS };

/** A game that is played here, answer by answer. */
class Game {
  readonly table: Table;
  readonly state: State;
  readonly told: frame.Dispatch[] = [];
  readonly doors: string[] = [];

  constructor(
    turn: number,
    facts: Readonly<Record<string, FactValue>>,
    rulings: Readonly<Record<string, string>> = {},
  ) {
    this.table = tableOf({ turn, facts, rulings });
    this.state = { position: this.table.rules.setup(), held: {}, drafts: {} };
  }

  get rules() {
    return this.table.rules;
  }

  get position() {
    return this.state.position;
  }

  get open(): Open {
    return this.position.open as unknown as Open;
  }

  asks(seat: Seat) {
    return this.rules.asks(viewOf(this.position, seat));
  }

  get awaiting(): readonly Seat[] {
    return this.rules.awaiting(this.position.open);
  }

  fact(key: string) {
    return this.rules.known(viewOf(this.position, null))(key);
  }

  answer(seat: Seat, answer: Json): void {
    const [decision] = this.asks(seat);
    if (!decision) throw new Error(`${seat} is not asked; ${this.awaiting.join()} is`);
    const refusal = check(decision.form, answer, { facts: this.rules.facts, clauses: decision.clauses });
    if (refusal) throw new Error(JSON.stringify(refusal));
    take(this.table, this.state, decision, answer, {
      tell: (dispatch) => this.told.push(dispatch),
      reveal: (door) => {
        this.doors.push(`${door.from} ${door.key} ${String(door.value)}`);
        openDoor(this.position, door);
      },
    });
  }

  /** Everybody says no, and no roll works, until a seat is asked something. */
  upTo(seat: Seat, name: string): this {
    for (let i = 0; i < 200; i++) {
      const [next] = this.awaiting;
      const [decision] = next === undefined ? [] : this.asks(next);
      if (!next || !decision) throw new Error(`${name} was not asked`);
      if (this.awaiting.includes(seat) && this.asks(seat)[0]?.id.endsWith(`/${name}`)) return this;
      const { form } = decision;
      if (form.kind === 'roll')
        this.answer(
          next,
          form.dice.map(() => 12),
        );
      else if (form.kind === 'report')
        this.answer(next, Object.fromEntries(form.facts.map((key) => [key, { value: false, as: 'change' }])));
      else if (form.kind === 'choose') this.answer(next, form.options.at(-1)?.value ?? null);
      else this.answer(next, {});
    }
    throw new Error(`${name} was not asked`);
  }

  worth(nation: string, value: number): void {
    this.answer('table', { [`land-value.${nation}`]: { value, as: 'change' } });
  }
}

describe('a roll for influence', () => {
  it('needs 6 or less with two dollars on the third (G.K1: K1)', () => {
    for (const [face, is] of [
      [6, 'sworn'],
      [7, 'friendly'],
    ] as const) {
      const game = new Game(3, { 'attempts.POL.I1/uk': 2 }).upTo('uk-france', 'attempts');
      game.answer('uk-france', { 'try/POL.I1': 1, 'spend/POL.I1': 1 });
      game.worth('uk', 60);
      game.answer('uk-france', '2');
      game.answer('dice', [face]);
      expect(game.fact('class.poland-western.uk')).toBe(is);
      expect(game.fact('attempts.POL.I1/uk')).toBe(3);
    }
  });

  it('is better by 2 with three dollars against one, and may be countered by Germany (K2, K6)', () => {
    const game = new Game(3, { 'attempts.SAU.I1/uk': 1 }).upTo('uk-france', 'attempts');
    game.answer('uk-france', { 'try/SAU.I1': 1 });
    game.worth('uk', 60);
    expect(game.awaiting).toEqual(['germany-italy']);
    expect(game.asks('germany-italy')[0]?.id).toBe('3/SAU.I1/uk/counter');
    game.answer('germany-italy', 'counter');
    game.worth('germany', 60);
    expect(game.asks('uk-france')[0]?.sealed).toBe(true);
    game.answer('uk-france', '3');
    game.answer('germany-italy', '1');
    expect(game.doors).toEqual([
      'uk-france bid/SAU.I1/uk/influence 3',
      'germany-italy bid/SAU.I1/uk/counter 1',
    ]);
    expect(game.open.tries[0]).toMatchObject({ own: 3, against: 1, counter: 'germany' });
    game.answer('dice', [4]);
    const rolled = game.told.find(({ kind, clauses }) => kind === 'rolled' && clauses.includes('SAU.I1'));
    expect(rolled?.sheet?.total).toEqual({ min: 0, max: 0 });
    expect(game.fact('class.saudi-arabia.uk')).toBe('sworn');
    expect([game.fact('spent.uk'), game.fact('spent.germany')]).toEqual([3, 1]);
  });

  it('takes up the sequence of an occupier after a gap (K7)', () => {
    const game = new Game(3, { 'units.usa.argentina.infantry': 1 });
    const attempts = (): void => {
      game.upTo('usa-china', 'attempts').answer('usa-china', { 'try/ARG.I1': 1 });
      game.answer('dice', [12]);
    };
    attempts();
    game.upTo('table', 'news');
    // the U.S.A. leaves, and comes back two turns later
    const go = (answer: Json): void => {
      for (let player = 1; player < PLAYERS.length; player++) game.answer('table', {});
      game.answer('table', answer);
    };
    go({ 'usa-out-infantry/argentina': 1 });
    game.upTo('usa-china', 'attempts');
    const row = game.asks('usa-china')[0]?.form;
    expect(row?.kind === 'allocate' && row.rows.find(({ id }) => id === 'try/ARG.I1')?.barred).toBeTruthy();
    game.upTo('table', 'news');
    go({ 'usa-infantry/argentina': 1 });
    attempts();
    expect(game.fact('attempts.ARG.I1/usa')).toBe(2);
  });

  it('reads the same sum that it is decided by', () => {
    const game = new Game(3, {});
    for (const { id } of CHANNELS) {
      const facts = (key: string) =>
        key.startsWith('attempts') ? 2 : key.startsWith('die') ? 4 : key.startsWith('money') ? 0 : false;
      const adds = channelOf(id).rule.adds ?? 0;
      expect(evaluateNamed(game.rules, `influence/${id}`, facts).total.min).toBe(0 - adds);
    }
  });
});

describe('who may spend against it', () => {
  it('is the enemy that the boxes name, and never two', () => {
    const by = Map.groupBy(CHANNELS, (each) => countersOf(QUIET, each).join());
    for (const nations of by.keys()) expect(nations).not.toContain(',');
    const ids = (nation: string) => [...new Set((by.get(nation) ?? []).map(({ rule }) => rule.id))];
    expect(ids('germany')).toEqual([
      'ARG.I1',
      'CHI.I1',
      'EST.I1',
      'IRN.I1',
      'NOR.I1',
      'POR.I2',
      'SAU.I1',
      'SPA.I2',
    ]);
    expect(ids('ussr')).toEqual(['BUL.I1', 'FIN.I1', 'HUN.I1', 'MON.I1', 'ROM.I1']);
    expect(ids('uk')).toEqual(['POR.I1', 'SPA.I1', 'THA.I1']);
    expect(ids('japan')).toEqual(['MON.I1']);
    expect(ids('usa')).toEqual(['ARG.I1']);
    const rival = { rulings: { ...DEFAULTS, 'mongolia-counter': 'ussr-too' } };
    expect(countersOf(rival, channelOf('MON.I1/china'))).toEqual(['japan', 'ussr']);
    expect(CHANNELS.filter((each) => countersOf(rival, each).length > 1)).toHaveLength(1);
  });
});

describe('games at random', () => {
  const random = (seed: number): Random => {
    let state = seed;
    return (below) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
  };

  it.each([
    ['by the defaults', {}],
    ['on paper', { secrecy: 'paper', 'mongolia-counter': 'ussr-too' }],
  ] as const)('keep the rules of influence, %s', (_, rulings) => {
    let paid = 0;
    for (let seed = 1; seed <= 2; seed++) {
      const game = new Game(11, {}, rulings);
      const chance = random(seed);
      let before = { ...game.open.attempts };
      let turn = game.open.turn;
      let owed: Record<string, number> = {};
      while (game.awaiting.length > 0) {
        const seat = game.awaiting[0] as Seat;
        const decision = game.asks(seat)[0];
        if (!decision) throw new Error('nothing is asked');
        const name = decision.id.split('/').at(-1);
        const isNews = name === 'news' || name === 'declarations';
        const answer = isNews ? {} : sample(decision.form, chance, game.rules.facts);
        const count = game.told.length;
        owed = { ...game.open.spent };
        game.answer(seat, answer ?? null);
        const now = game.open.attempts;
        for (const id of Object.keys(before)) {
          const resets = channelOf(id).rule.resets !== undefined;
          if (!resets) expect(now[id] ?? 0).toBeGreaterThanOrEqual(before[id] ?? 0);
        }
        for (const id of Object.keys(now)) expect(now[id]).toBeLessThanOrEqual((before[id] ?? 0) + 1);
        before = { ...now };
        for (const nation of NATIONS) {
          const cap = capOf(game.open, nation);
          if (cap !== null) expect(game.open.spent[nation] ?? 0).toBeLessThanOrEqual(cap);
        }
        for (const { data, kind } of game.told.slice(count))
          if (kind === 'directive' && data.key === 'told.debt') {
            expect(data.args?.['owes']).toBe(owed[String(data.args?.['nation'])]);
            paid++;
          }
        if (game.open.turn !== turn) expect(game.open.spent).toEqual({});
        turn = game.open.turn;
      }
    }
    expect(paid).toBeGreaterThan(0);
  });
});

it('has one progression', () => {
  expect([1, 2, 3, 4, 5, 6, 40].map(baseOf)).toEqual([1, 2, 4, 8, 11, 11, 11]);
});
