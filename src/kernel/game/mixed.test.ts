import { afterEach, describe, expect, it } from 'vitest';
import { reportedValue } from '../sums/facts.ts';
import {
  ALL,
  cold,
  ending,
  Loosely,
  type Loose,
  needing,
  notingStep,
  question,
  type Steps,
  wet,
} from '../kit/steps.test-helper.ts';
import type { Chapter } from '../steps/chapter.ts';

// Two and three things at once: what is reported, ruled, skipped or chosen freely while something else is open.

let game: Loosely;
type More = ConstructorParameters<typeof Loosely>[2];
const start = (steps: Steps, begin: readonly string[], more?: More): Loosely =>
  (game = new Loosely(
    steps,
    begin.map((step) => ({ step })),
    more,
  ));
const go = (...names: readonly string[]) => names.map((step) => ({ step }));

afterEach(() => game.check());

/** Rain brings a storm and a flood. */
const rain: NonNullable<Chapter<Loose>['news']>[number] = {
  clauses: ['1'],
  on: [wet],
  brings: (_, { open }) => (reportedValue(open.facts, 'wet') === true ? go('storm', 'flood') : []),
};
const chill: typeof rain = { clauses: ['1'], on: [cold], brings: () => go('frost') };
const STORM: Steps = {
  storm: notingStep('storm', ['ben']),
  flood: notingStep('flood', ['cat']),
  frost: notingStep('frost', ['ben']),
};

describe('news', () => {
  it('comes before an open sealed step, whose answers are given anew, and whose needs are asked when it is reached', () => {
    start({ ...STORM, bid: { ...notingStep('bid', ALL, true), ...needing('cold') } }, ['bid'], {
      news: [rain],
    });
    game.report({ cold: true }).say('ann', '/bid', 'yes');
    game.report({ wet: true, cold: null });
    expect([game.names, game.awaited]).toEqual([['storm', 'flood', 'bid'], ['ben']]);
    game.say('ben', '/storm', 'no').say('cat', '/flood', 'no');
    expect([game.awaited, game.due('table')]).toEqual([['table'], ['now/missing/bid/2/report']]);
    game.report({ cold: false });
    expect(game.awaited).toEqual(ALL);
    for (const seat of ALL) game.say(seat, '/bid', 'no');
    expect([game.names, game.awaited]).toEqual([[], []]);
    expect(game.open.done).toEqual(['storm ben no', 'flood cat no', ...ALL.map((seat) => `bid ${seat} no`)]);
  });

  it('comes in the order of its rules, whatever the order of the report, and before what a need holds up', () => {
    start({ ...STORM, bid: { ...notingStep('bid', ['ann']), ...needing('cold', 'wet') } }, ['bid'], {
      news: [rain, chill],
    });
    game.report({ cold: true, wet: true });
    expect(game.names).toEqual(['storm', 'flood', 'frost', 'bid']);
  });

  it('is told together where it is about several facts of one rule', () => {
    const both: typeof rain = {
      clauses: ['1'],
      on: [wet, cold],
      brings: (_, { open }, { each }) =>
        void open.done.push(each.map(({ key, of }) => key + of.join()).join()),
    };
    start({ bid: notingStep('bid', ['ann']) }, ['bid'], { news: [both] });
    game.report({ wet: true, cold: false });
    expect(game.open.done).toEqual(['wetwet,coldcold']);
  });

  it('comes again with the same report, as the rule alone knows what is new, and nobody is asked where it brings none', () => {
    start({ ...STORM, bid: notingStep('bid', ['ann']) }, ['bid'], { news: [rain] });
    game.report({ wet: false });
    expect(game.names).toEqual(['bid']);
    game.report({ wet: true }).report({ wet: true });
    expect(game.names).toEqual(['storm', 'flood', 'storm', 'flood', 'bid']);
  });

  it('of steps in which nobody takes part passes by, and the open one goes on', () => {
    start(
      { storm: notingStep('storm', []), flood: ending('flood'), bid: notingStep('bid', ['ann']) },
      ['bid'],
      {
        news: [rain],
      },
    );
    game.report({ wet: true });
    expect([game.names, game.open.done]).toEqual([['bid'], ['flood ends']]);
  });

  it('comes before what follows from an answer that is itself a report', () => {
    const told = (_: unknown, { open }: Loosely['state']['position']) => ({
      id: `${open.reports}/weather`,
      form: { kind: 'report' as const, facts: ['wet'] },
      prompt: question('weather').prompt,
      clauses: ['1'],
    });
    const weather = {
      seats: () => ['ann'],
      asks: (_: unknown, view: { open: never }) => told(_, view as never),
      take: () => go('after'),
      next: () => go('now'),
    } as unknown as Steps[string];
    start(
      { ...STORM, weather, after: notingStep('after', ['ann']), now: notingStep('now', ['ann']) },
      ['weather'],
      {
        news: [rain],
      },
    );
    game.say('ann', '/weather', { wet: { value: true, as: 'change' } });
    expect([game.names, game.open.asked]).toEqual([['storm', 'flood', 'now', 'after'], {}]);
  });
});

describe('a need', () => {
  it('answered in part is asked again, for the rest and by another name', () => {
    start({ bid: { ...notingStep('bid', ALL), ...needing('wet', 'cold') } }, ['bid']);
    const ids = [...game.due('table')];
    game.report({ cold: true, wet: null });
    expect(game.awaited).toEqual(['table']);
    expect(game.asks('table')[0]?.form).toEqual({ kind: 'report', facts: ['wet'] });
    ids.push(...game.due('table'));
    expect(new Set(ids).size).toBe(2);
    game.report({ wet: false });
    expect(game.awaited).toEqual(ALL);
  });

  it('holds up a step in which nobody takes part, too', () => {
    start({ passed: { ...ending('day'), ...needing('wet') }, bid: notingStep('bid', ALL) }, [
      'passed',
      'bid',
    ]);
    expect([game.awaited, game.open.done]).toEqual([['table'], []]);
    game.report({ wet: true });
    expect([game.awaited, game.open.done]).toEqual([ALL, ['day ends']]);
  });

  it('is met by news that nobody had asked for, and goes on under its name where something is left', () => {
    start({ bid: { ...notingStep('bid', ALL), ...needing('wet', 'cold') } }, ['bid']);
    game.say('table', 'standing-0/report', { wet: { value: true, as: 'change' } });
    expect(game.due('table')).toEqual(['now/missing/bid/report']);
    game.say('table', 'standing-1/report', { cold: { value: true, as: 'change' } });
    expect([game.awaited, game.open.asked]).toEqual([ALL, {}]);
  });
});

describe('who takes part', () => {
  it('may change by an answer: who need not answer any more is not waited for, and what was brought stays', () => {
    const speak: Steps[string] = {
      ...notingStep('speak', []),
      seats: (_, { seats }) => seats,
      take: (_, { open }) => {
        open.seats = ['ann'];
        return go('after');
      },
    };
    start({ speak, after: notingStep('after', ['cat']) }, ['speak']);
    game.say('ann', '/speak', 'yes');
    expect([game.names, game.awaited]).toEqual([['after'], ['cat']]);
  });

  it('may change by a sealed answer: every answer that was given counts, and the step ends once', () => {
    const bid: Steps[string] = {
      ...notingStep('bid', [], true),
      seats: (_, { seats }) => seats,
      take: (_, { open }, __, { seat }) => {
        open.done.push(seat);
        open.seats = ['ann'];
        return go('after');
      },
      next: (_, { open }) => void open.done.push('next'),
    };
    start({ bid, after: notingStep('after', ['cat']) }, ['bid']);
    for (const seat of ALL) game.say(seat, '/bid', 'yes');
    expect([game.open.done, game.names]).toEqual([
      [...ALL, 'next'],
      ['after', 'after', 'after'],
    ]);
  });

  it('may grow by an answer: the new one is asked, too, unless all answers were sealed and are in', () => {
    const bid = (sealed?: true): Steps[string] => ({
      ...notingStep('bid', [], sealed),
      seats: (_, { done }) => (done.length > 0 ? ALL : ['ann', 'ben']),
    });
    for (const sealed of [undefined, true] as const) {
      start({ bid: bid(sealed) }, ['bid']);
      game.say('ann', '/bid', 'yes').say('ben', '/bid', 'yes');
      expect(game.awaited).toEqual(sealed ? [] : ['cat']);
    }
  });

  it('may change by a report: what the answers before it brought still comes', () => {
    const speak: Steps[string] = {
      ...notingStep('speak', []),
      seats: (_, { facts }) => (reportedValue(facts, 'wet') === true ? ['ann'] : ALL),
      take: () => go('after'),
    };
    start({ speak, after: notingStep('after', ['cat']) }, ['speak']);
    game.say('ann', '/speak', 'yes').report({ wet: true });
    expect([game.names, game.awaited]).toEqual([['after'], ['cat']]);
  });

  it('who has answered stays so when a need comes up and is answered', () => {
    start(
      {
        speak: { ...notingStep('speak', ALL), ...needing('wet'), take: () => go('after') },
        after: ending('a'),
      },
      ['speak'],
    );
    game.report({ wet: true }).say('ann', '/speak', 'yes').report({ wet: null });
    expect(game.awaited).toEqual(['table']);
    game.report({ wet: false });
    expect(game.awaited).toEqual(['ben', 'cat']);
    game.say('ben', '/speak', 'yes').say('cat', '/speak', 'yes');
    expect(game.open.done).toEqual(['a ends', 'a ends', 'a ends']);
  });
});

describe('what looks again', () => {
  it('may leave, with nothing in its place, or stay as it is', () => {
    const again = (stays: boolean): Steps[string] => ({
      ...notingStep('a', ALL),
      again: () => (stays ? null : []),
    });
    start({ a: again(false), b: again(true) }, ['a', 'a', 'b']);
    game.report({ wet: true });
    expect(game.names).toEqual(['a', 'b']);
    game.report({ wet: true }).say('ann', '/a', 'yes').report({ wet: true });
    expect([game.names, game.awaited]).toEqual([['b'], ['ben', 'cat']]);
  });

  it('does so after a ruling, too, and a need that the ruling ends is asked no more', () => {
    const a: Steps[string] = {
      ...notingStep('a', ALL),
      needs: {
        facts: (_, { rulings }) => (rulings['way'] === 'left' ? ['wet'] : []),
        asks: () => ({ at: 'now', prompt: question('wet').prompt, clauses: ['1'] }),
      },
      again: (_, { open }) => {
        open.done.push('again');
        return null;
      },
    };
    start({ a }, ['a']);
    expect(game.awaited).toEqual(['table']);
    game.say('table', '/ruling', 'way=right');
    expect([game.awaited, game.open.done, game.open.agenda]).toEqual([ALL, ['again'], [{ step: 'a' }]]);
    game.say('table', '/ruling', 'way=left');
    expect(game.awaited).toEqual(['table']);
  });

  it('keeps who has answered and what that brought, and only what was open is marked', () => {
    const bid = { ...notingStep('bid', ALL), take: () => go('frost') };
    for (const again of [() => null, undefined]) {
      start({ ...STORM, bid: again ? { ...bid, again } : bid }, ['bid'], { news: [rain] });
      game.say('ann', '/bid', 'yes').report({ wet: false });
      const kept = { answered: ['ann'], brought: go('frost') };
      expect(game.open.agenda).toEqual([{ step: 'bid', kept }]);
      game.report({ wet: true });
      const marked = { step: 'bid', kept: again ? { ...kept, left: true } : kept };
      expect(game.open.agenda.at(-1)).toEqual(marked);
      game.say('ben', '/storm', 'yes').say('cat', '/flood', 'yes');
      expect(game.awaited).toEqual(['ben', 'cat']);
    }
  });

  it('does so where it was interrupted, before it goes on', () => {
    const bid: Steps[string] = {
      ...notingStep('bid', ['ann']),
      again: (_, { open }) => (reportedValue(open.facts, 'cold') === true ? [] : null),
    };
    start({ ...STORM, bid, end: notingStep('end', ['ann']) }, ['bid', 'end'], { news: [rain] });
    game.report({ wet: true }).report({ cold: true }).say('ben', '/storm', 'yes').say('cat', '/flood', 'yes');
    expect(game.names).toEqual(['end']);
  });
});

describe('what only a seat may know', () => {
  it('told first, is told to nobody: what set-up told still waits for what all can see', () => {
    const begun: Steps[string] = {
      next: (_, { open }, __, referee) => {
        open.done.push('begun');
        referee.tell?.({ to: 'all', kind: 'note', data: question('begun').prompt, clauses: ['1'] });
      },
    };
    start({ begun, bid: notingStep('bid', ALL) }, ['begun', 'bid']);
    const before = structuredClone(game.open);
    game.report({ secret: true }, 'ann');
    expect([game.open, game.told]).toEqual([before, []]);
    game.report({ wet: true });
    expect([game.told.length, game.open.untold, game.open.done]).toEqual([1, undefined, ['begun']]);
  });

  it('asked by a step, is its answer', () => {
    const own: Steps[string] = {
      ...notingStep('own', ['ann']),
      asks: () => ({ ...question('own'), form: { kind: 'report', facts: ['secret'] }, sealed: true }),
      take: (_, { open }) => void open.done.push('taken'),
    };
    start({ own, bid: notingStep('bid', ALL) }, ['own', 'bid']);
    game.say('ann', 'own', { secret: { value: true, as: 'change' } });
    expect(game.open.untold).toBeUndefined();
    expect([game.names, game.open.done]).toEqual([['bid'], ['taken']]);
  });
});

it('shares with nobody what a step gives it: the same list can be given again', () => {
  const list = go('bid');
  const twice: Steps[string] = { next: () => list };
  start({ twice, bid: notingStep('bid', ['ann']) }, ['twice', 'twice']);
  game.say('ann', '/bid', 'yes');
  expect([game.names, list]).toEqual([['bid'], go('bid')]);
});

describe('what set-up told', () => {
  const begun: Steps[string] = {
    next: (_, __, ___, referee) =>
      referee.tell?.({ to: 'all', kind: 'note', data: question('begun').prompt, clauses: ['1'] }),
  };
  const keys = () => game.told.map(({ data }) => data.key);
  it('comes before a ruling or a skip that is the first that happens', () => {
    const steps = { begun, bid: notingStep('bid', ALL), end: ending('day') };
    start(steps, ['begun', 'bid', 'end']);
    game.say('table', '/ruling', 'way=right');
    expect([keys().toSorted(), game.open.untold]).toEqual([['begun', 'ruling.changed'], undefined]);
    start(steps, ['begun', 'bid', 'end']);
    game.say('table', '/skip', 'day');
    expect(keys()).toEqual(['begun', 'told.skip.day', 'skip.left']);
  });

  it('opens no doors when it is told', () => {
    const opens: Steps[string] = {
      next: (_, __, ___, referee) =>
        referee.reveal({ to: 'all', from: 'ann', key: 'paper', value: 1, clauses: ['1'] }),
    };
    start({ opens, bid: notingStep('bid', ALL) }, ['opens', 'bid']);
    game.report({ wet: true });
    expect([game.doors, game.open.revealed]).toEqual([[], {}]);
  });
});

describe('a skip', () => {
  it('lets an interruption fall, and what it interrupted, each in its turn, and then ends its span', () => {
    start({ ...STORM, bid: notingStep('bid', ALL), end: ending('day') }, ['bid', 'end'], { news: [rain] });
    game.report({ wet: true }).say('table', '/skip', 'day');
    expect(game.open.done).toEqual(['storm falls', 'flood falls', 'bid falls', 'day ends']);
  });

  it('of a longer span lets the shorter fall in its turn, with what falling steps bring', () => {
    const turn: Steps[string] = { next: () => go('bid', 'turn-end'), drop: () => go('bid', 'turn-end') };
    const steps: Steps = {
      turn,
      bid: notingStep('bid', ALL),
      'turn-end': ending('turn'),
      'year-end': ending('year'),
    };
    start(steps, ['turn', 'turn', 'year-end']);
    game.say('table', '/skip', 'year');
    const fallen = ['bid falls', 'turn falls'];
    expect([game.open.done, game.names]).toEqual([[...fallen, ...fallen, 'year ends'], []]);
    start(steps, ['turn', 'turn', 'year-end']);
    game.say('table', '/skip', 'turn');
    expect([game.open.done, game.names]).toEqual([
      ['bid falls', 'turn ends'],
      ['bid', 'turn-end', 'year-end'],
    ]);
  });

  it('lets what the answers before it brought fall in its turn', () => {
    const speak: Steps[string] = { ...notingStep('speak', ALL), take: () => go('after') };
    start({ speak, after: notingStep('after', ['cat']), end: ending('day') }, ['speak', 'end']);
    game.say('ann', '/speak', 'yes').say('table', '/skip', 'day');
    expect(game.open.done).toEqual(['speak falls', 'after falls', 'day ends']);
  });

  it('goes up to the end that it is offered for, not to one that is not to be skipped now', () => {
    const day = (seats: readonly string[] | null): Steps[string] => ({
      ...ending('day'),
      ends: { name: 'day', clauses: ['1'], args: () => ({ of: seats }), seats: () => seats },
    });
    const steps = {
      bid: notingStep('bid', ALL),
      not: day(null),
      end: day(['ben']),
      late: notingStep('late', ALL),
    };
    start(steps, ['bid', 'not', 'end', 'late']);
    expect(game.asks('table').find(({ id }) => id.endsWith('/skip'))?.form).toMatchObject({
      options: [{ value: 'day', seats: ['ben', 'ann', 'cat'] }],
    });
    game.say('table', '/skip', 'day');
    expect([game.open.done, game.names]).toEqual([['bid falls', 'day falls', 'day ends'], ['late']]);
    expect(game.told[0]?.data.args).toEqual({ of: ['ben'] });
  });

  it('throws away held answers with their step, and the next asks everybody', () => {
    start({ bid: notingStep('bid', ALL, true), end: ending('day'), late: notingStep('late', ALL, true) }, [
      'bid',
      'end',
      'late',
    ]);
    game.say('ann', '/bid', 'yes').say('table', '/skip', 'day');
    expect([game.awaited, game.open.done]).toEqual([ALL, ['bid falls', 'day ends']]);
  });
});

describe('a decision that is open in any step', () => {
  const call: NonNullable<Chapter<Loose>['optional']>[number] = {
    asks: (_, { open, seat }) => (seat === 'cat' ? [question(`${open.done.length}/call`)] : []),
    take: (_, { open }, { seat, answer }) => {
      open.done.push(`call ${seat} ${String(answer)}`);
      return answer === 'yes' ? go('flood') : undefined;
    },
  };
  it('is waited for by nobody, comes in front, also of a need, and ends with the game', () => {
    start({ ...STORM, bid: { ...notingStep('bid', ['ann']), ...needing('wet') } }, ['bid'], {
      optional: [call],
    });
    expect([game.awaited, game.asks('cat').map(({ id }) => id)]).toEqual([['table'], ['0/call']]);
    game.say('cat', '/call', 'yes');
    expect([game.names, game.awaited]).toEqual([['flood', 'bid'], ['cat']]);
    game.say('cat', '/flood', 'no').report({ wet: true }).say('ann', '/bid', 'no');
    expect([game.names, game.asks('cat')]).toEqual([[], []]);
  });

  it('comes before a step that looks again on what is told meanwhile', () => {
    const bid: Steps[string] = {
      ...notingStep('bid', ['ann']),
      again: (_, { open }) => (reportedValue(open.facts, 'cold') === true ? [] : null),
    };
    start({ ...STORM, bid, end: notingStep('end', ['ann']) }, ['bid', 'end'], { optional: [call] });
    game.say('cat', '/call', 'yes').report({ cold: true });
    expect(game.names).toEqual(['flood', 'end']);
  });

  it('leaves sealed answers that are held alone', () => {
    start({ ...STORM, bid: notingStep('bid', ALL, true) }, ['bid'], { optional: [call] });
    game.say('ann', '/bid', 'yes').say('cat', '/call', 'no');
    expect(game.awaited).toEqual(['ben', 'cat']);
    game.say('cat', '/call', 'yes').say('cat', '/flood', 'no');
    expect(game.awaited).toEqual(['ben', 'cat']);
  });
});
