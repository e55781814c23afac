import { beforeEach, describe, expect, it } from 'vitest';
import { gather } from './chapter.ts';
import { isRefusal } from '../clause.ts';
import type { Dispatch } from './dispatch.ts';
import { family } from '../sums/family.ts';
import { reportedValue } from '../sums/facts.ts';
import { asksOf, awaitingOf, firstState, play, type State } from '../game/play.ts';
import { openCommon, type SealedCommon, sealedCommon } from '../game/position.ts';
import type { Rulebook, Table } from '../rulebook.ts';
import { bindTable } from '../game/table.ts';
import type { Go, Ground, OpenOfSteps, Step, StepsOf } from './step.ts';
import { words } from '../texts/words.ts';

// Two seats bid in secret, round by round; it must be known whether it rains, and a storm rolls a die at once.

interface Open extends OpenOfSteps {
  round: number;
  done: string[];
}
interface Sealed extends SealedCommon {
  bid: string;
}
interface Fair extends Ground {
  readonly setting: object;
  readonly open: Open;
  readonly sealed: Sealed;
  readonly steps: {
    round: { readonly round: number };
    bid: { readonly round: number };
    speak: { readonly seat: string };
    storm: object;
    shelter: object;
    'round-end': { readonly round: number };
  };
  readonly moments: 'dawn';
}

const SEATS = ['ann', 'ben'];
const yes = { value: 'yes', label: words('yes') };
const no = { value: 'no', label: words('no') };
const ask = (id: string) => ({
  id,
  form: { kind: 'choose', options: [yes, no] } as const,
  prompt: words(id),
  clauses: ['1'],
});

const fact = (key: string, owner?: string) =>
  family<Fair, [string]>({
    key: (name) => name,
    each: () => [[key]],
    spec: () => ({
      type: { kind: 'boolean' },
      question: words(key),
      lasts: 'ever',
      clauses: ['1'],
      ...(owner ? { owner } : {}),
    }),
  });
const rain = fact('rain');
const storm = fact('storm');
const secret = fact('secret', 'ann');

const NEEDS_RAIN = {
  facts: (_: unknown, { facts }: Open) => (reportedValue(facts, 'rain') === undefined ? ['rain'] : []),
  asks: (_: unknown, { round }: Open) => ({ at: `r${round}`, prompt: words('rain?'), clauses: ['1'] }),
};

const round: Step<Fair, 'round'> = {
  clauses: ['1'],
  next(books, { open }, { round: number }, referee): Go<Fair>[] {
    open.round = number;
    referee.tell?.({ to: 'all', kind: 'note', data: words(`round ${number}`), clauses: ['1'] });
    return [...books.at('dawn', open), { step: 'round-end', round: number }];
  },
};
const bid: Step<Fair, 'bid'> = {
  clauses: ['1'],
  needs: NEEDS_RAIN,
  seats: () => SEATS,
  asks: (_, { seat }, { round: number }) => ({ ...ask(`r${number}/${seat}/bid`), sealed: true }),
  take(_, { open, sealed }, __, { seat, answer }): Go<Fair>[] {
    const mine = sealed[seat];
    if (mine) mine.bid = String(answer);
    open.done.push(`take ${seat}`);
    return answer === 'yes' ? [{ step: 'speak', seat }] : [];
  },
  next: (_, { open }) => void open.done.push('next'),
  again: (_, { open }, at) => {
    open.done.push('again');
    return [{ step: 'bid', ...at }];
  },
};
const speak: Step<Fair, 'speak'> = {
  clauses: ['1'],
  seats: (_, __, { seat }) => [seat],
  asks: (_, { open }, { seat }) => ask(`r${open.round}/${seat}/speak`),
  take: (_, { open }, __, { seat, answer }) => void open.done.push(`${seat} speaks ${String(answer)}`),
  drop: (_, { open }, { seat }) => void open.done.push(`${seat} is silenced`),
};
const stormStep: Step<Fair, 'storm'> = {
  clauses: ['1'],
  withdraw: (_, { open }) => (reportedValue(open.facts, 'storm') === false ? [{ step: 'shelter' }] : null),
  seats: () => ['dice'],
  asks: (_, { open }) => ({
    id: `r${open.round}/${open.reports}/storm`,
    form: { kind: 'roll', dice: [6] },
    prompt: words('storm'),
    clauses: ['1'],
  }),
  take: (_, { open }, __, { answer }) => void open.done.push(`storm ${String(answer)}`),
};
/** Nobody takes part when it is dry. */
const shelter: Step<Fair, 'shelter'> = {
  clauses: ['1'],
  needs: NEEDS_RAIN,
  seats: (_, { facts }) => (reportedValue(facts, 'rain') === true ? ['ann'] : []),
  asks: () => ask('shelter'),
  next: (_, { open }) => void open.done.push('sheltered'),
};
const roundEnd: Step<Fair, 'round-end'> = {
  clauses: ['1'],
  ends: { name: 'round', clauses: ['1'], args: (_, { round: number }) => ({ round: number }) },
  next: (_, __, { round: number }): Go<Fair>[] => (number < 3 ? [{ step: 'round', round: number + 1 }] : []),
};
const steps: StepsOf<Fair> = { round, bid, speak, storm: stormStep, shelter, 'round-end': roundEnd };

type Quiet = true | (() => boolean);

const fair = (quietStart: Quiet | undefined, first: readonly Go<Fair>[]): Rulebook =>
  gather<Fair>({
    id: 'fair',
    title: 'Fair',
    version: '1',
    about: '',
    scenarios: [
      {
        id: 'only',
        title: '',
        about: '',
        seats: SEATS.map((id) => ({ id, title: id, powers: [] })),
        facts: {},
      },
    ],
    data: () => ({ data: null }),
    setting: () => ({}),
    first: () => ({
      open: { ...openCommon({}), agenda: [], asked: {}, round: 0, done: [] },
      sealed: Object.fromEntries(SEATS.map((seat) => [seat, { ...sealedCommon(), bid: '' }])),
    }),
    begin: () => first,
    ...(quietStart ? { quietStart } : {}),
    steps,
    chapters: [
      {
        clauses: [{ clause: '1', title: '', kind: 'computed', where: '' }],
        facts: [rain, storm, secret],
        at: { dawn: (_, { round: number }) => [{ step: 'bid', round: number }] },
        news: [
          {
            clauses: ['1'],
            on: [storm],
            brings: (_, { open }, { each, asked }): Go<Fair>[] => {
              open.done.push(`news ${each.map(({ key }) => key).join()}${asked ? ' asked' : ''}`);
              return [{ step: 'storm' }];
            },
          },
        ],
        words: {},
      },
    ],
  }) as unknown as Rulebook;

let table: Table;
let state: State;
let told: readonly Dispatch[];

const FIRST_ROUND: Go<Fair> = { step: 'round', round: 1 };

function begin(quietStart?: Quiet, ...before: readonly Go<Fair>[]): void {
  const bound = bindTable(fair(quietStart, [...before, FIRST_ROUND]), {
    scenario: 'only',
    rulings: {},
    data: null,
  });
  if (isRefusal(bound)) throw new Error('no table');
  table = bound;
  state = firstState(table);
}
beforeEach(() => begin());

function say(seat: string, decision: string, answer: unknown): void {
  const asked = asksOf(table, state, seat).find((each) => each.id.endsWith(decision));
  const played = play(table, state, { seat, decision: asked?.id ?? decision, answer: answer as never });
  if (isRefusal(played)) throw new Error(JSON.stringify(played));
  ({ state } = played);
  told = played.dispatches;
}
const report = (key: string, value: boolean): void =>
  say('table', '/report', { [key]: { value, as: 'change' } });
const open = (): Open => state.position.open as Open;
const names = (): string[] => open().agenda.map(({ step }) => step);

describe('the agenda', () => {
  it('asks the table for what a step needs before it asks anybody else, and counts how often', () => {
    expect(awaitingOf(table, state)).toEqual(['table']);
    expect(asksOf(table, state, 'table')[0]?.id).toBe('r1/missing/bid/report');
    expect(asksOf(table, state, 'ann').filter((each) => !each.optional)).toEqual([]);
    say('table', '/report', { rain: { value: false, as: 'change' } });
    expect([awaitingOf(table, state), open().asked]).toEqual([SEATS, { 'r1/missing/bid': 1 }]);
    say('ann', 'bid', 'no');
    report('rain', true);
    expect(open().asked).toEqual({ 'r1/missing/bid': 1 });
  });

  it('goes on once it is known that nobody takes part in a step that had to ask first', () => {
    begin(undefined, { step: 'shelter' });
    expect(names()).toEqual(['shelter', 'round']);
    say('table', '/report', { rain: { value: false, as: 'change' } });
    expect([open().done, awaitingOf(table, state)]).toEqual([['sheltered'], SEATS]);
  });

  it('takes sealed answers in seat order once all are in, then goes on to what stands and what was brought', () => {
    report('rain', false);
    open().done = [];
    say('ben', 'bid', 'yes');
    expect(open().done).toEqual([]);
    say('ann', 'bid', 'yes');
    expect(open().done).toEqual(['take ann', 'take ben', 'next']);
    expect(names()).toEqual(['speak', 'speak', 'round-end']);
    expect(awaitingOf(table, state)).toEqual(['ann']);
    expect(open().agenda).toEqual([
      { step: 'speak', seat: 'ann' },
      { step: 'speak', seat: 'ben' },
      { step: 'round-end', round: 1 },
    ]);
  });

  it('puts what news brings in front, and the open step looks again', () => {
    report('rain', false);
    open().done = [];
    report('storm', true);
    expect(open().done).toEqual(['news storm', 'again']);
    expect(names()).toEqual(['storm', 'bid', 'round-end']);
    expect(awaitingOf(table, state)).toEqual(['dice']);
    say('dice', 'storm', [4]);
    expect(awaitingOf(table, state)).toEqual(SEATS);
  });

  it('withdraws what waits once what brought it holds no more, wherever it stands', () => {
    report('rain', false);
    report('storm', true);
    report('storm', true);
    expect(names()).toEqual(['storm', 'storm', 'bid', 'round-end']);
    open().done = [];
    say('table', '/report', { storm: { value: false, as: 'correction' } });
    expect(open().done.filter((each) => each === 'sheltered')).toHaveLength(3);
    expect(names()).toEqual(['bid', 'round-end']);
    expect(awaitingOf(table, state)).toEqual(SEATS);
  });

  it('neither hears nor looks again on what only a seat may know', () => {
    report('rain', false);
    const before = structuredClone(open());
    say('ann', '/report', { secret: { value: true, as: 'change' } });
    expect([open(), told]).toEqual([before, []]);
  });

  it('skips up to the end of a span, which then runs, and lets each step do what must happen', () => {
    report('rain', false);
    say('ann', 'bid', 'yes');
    say('ben', 'bid', 'yes');
    open().done = [];
    expect(asksOf(table, state, 'table').find((each) => each.id.endsWith('/skip'))?.form).toMatchObject({
      options: [{ value: 'round', label: words('skip.round', { round: 1 }) }],
    });
    say('table', '/skip', 'round');
    expect(open().done).toEqual(['ann is silenced', 'ben is silenced']);
    expect([open().round, names()]).toEqual([2, ['bid', 'round-end']]);
    expect(told.map(({ data }) => data.key)).toEqual(['told.skip.round', 'skip.left', 'round 2']);
  });

  it('is over when nothing is left', () => {
    report('rain', false);
    for (let left = 3; left > 0; left--) say('table', '/skip', 'round');
    expect([names(), awaitingOf(table, state)]).toEqual([[], []]);
  });

  it('tells what set-up told with the first answer, unless its position speaks for itself', () => {
    report('rain', false);
    expect(told.map(({ data }) => data.key)).toEqual(['round 1']);
    report('rain', true);
    expect(told).toEqual([]);
    begin(true);
    report('rain', false);
    expect(told).toEqual([]);
    // a rulebook may say so of some setups alone
    begin(() => false);
    report('rain', false);
    expect(told.map(({ data }) => data.key)).toEqual(['round 1']);
  });

  it('gives items to nobody else: a copy of a game shares them, and no answer changes them in place', () => {
    report('rain', false);
    const before = open().agenda;
    const frozen = JSON.stringify(before);
    say('ann', 'bid', 'yes');
    say('ben', 'bid', 'no');
    expect(JSON.stringify(before)).toBe(frozen);
  });
});
