import { describe, expect, it } from 'vitest';
import { type Act, act, actSeen, isPending } from './act.ts';
import { isRefusal } from '../clause.ts';
import { mustAccept, begin, give, refusalKey, seal } from '../kit/duel.test-helper.ts';
import { type Game, stateOf } from './game.ts';
import { canonical } from '../json.ts';
import { asksOf } from './play.ts';
import { record } from './record.ts';

const bytes = (game: Game) => canonical(stateOf(game).position);
const weather = (game: Game, value: number) =>
  give(game, 'table', `standing-${stateOf(game).position.open.reports}/report`, {
    weather: { value, as: 'change' },
  });

function done(result: ReturnType<typeof act>): Game {
  if (isPending(result)) throw new Error(`${result.concerned.join()} must agree`);
  return mustAccept(result);
}

function pending(result: ReturnType<typeof act>) {
  if (isRefusal(result) || !isPending(result)) throw new Error('nobody must agree');
  return result;
}

const ruling: Act = { kind: 'answer', seat: 'table', decision: 'standing-0/ruling', answer: 'R=b' };

describe('an answer', () => {
  it('that takes nothing from anybody is done by one alone', () => {
    const wish: Act = { kind: 'answer', seat: 'ann', decision: '1/target', answer: 'east' };
    expect(bytes(done(act(begin(), wish, ['ann'])))).toBe(bytes(give(begin(), 'ann', '1/target', 'east')));
  });

  it('that takes a decision from all waits for the others, and changes nothing until then', () => {
    const game = begin();
    expect(pending(act(game, ruling, ['ann']))).toMatchObject({
      concerned: ['ann', 'ben'],
      act: ruling,
      shown: { kind: 'answer', seat: 'table', standing: 'ruling', value: 'R=b' },
    });
    expect(game.moments).toEqual([]);
  });

  it('is done with the last agreement, and its line says who agreed and who proposed', () => {
    const game = done(act(begin(), ruling, ['ben', 'ann'], { by: 'Ann' }));
    expect(record(game, null)).toMatchObject([{ seat: 'table', by: 'Ann', agreed: ['ann', 'ben'] }]);
    expect(stateOf(game).position.open.rulings).toMatchObject({ R: 'b' });
  });

  it('that is refused waits for nobody', () => {
    for (const answer of ['R=c', 'R=a', 'F=b'])
      expect(isRefusal(act(begin(), { ...ruling, answer }, ['ann']))).toBe(true);
  });

  it('can no longer be given when what all can see has moved on; a hidden answer changes nothing', () => {
    expect(bytes(done(act(seal(begin(), 'ben', 'bid', 1), ruling, ['ann', 'ben'])))).toContain('"R":"b"');
    expect(isRefusal(act(weather(begin(), 3), ruling, ['ann', 'ben']))).toBe(true);
  });
});

describe('taking back', () => {
  const undo: Act = { kind: 'undo', seat: 'ann', reason: 'a slip' };
  const twice = () => weather(weather(begin(), 3), 4);

  it('is done by one alone where it may be', () => {
    expect(bytes(done(act(twice(), undo, ['ann'])))).toBe(bytes(weather(begin(), 3)));
  });

  it('waits for the others where it needs them; all together do it', () => {
    const waits = pending(act(twice(), { ...undo, to: 0 }, ['ann']));
    expect(waits).toMatchObject({ concerned: ['ann', 'ben'], act: { ...undo, to: 0 } });
    expect(bytes(done(act(twice(), waits.act, ['ann', 'ben'])))).toBe(bytes(begin()));
  });

  it('names the line for good while it waits: a hidden answer given meanwhile is not what goes', () => {
    const named = give(weather(begin(), 3), 'ann', '1/target', 'east');
    const waits = pending(act(named, undo, ['ann']));
    expect(waits.act).toEqual({ ...undo, to: 1 });
    const later = seal(named, 'ben', 'bid', 2);
    expect(bytes(done(act(later, waits.act, ['ann', 'ben'])))).toBe(bytes(weather(begin(), 3)));
    const reported = give(later, 'ann', 'standing-ann-0/report', { spies: { value: 4, as: 'change' } });
    expect(actSeen(reported, waits, 'ben')).toMatchObject({ to: 1 });
  });

  it('is refused where nobody can do it', () => {
    expect(refusalKey(act(begin(), undo, ['ann']))).toBe('undo.nothing');
    expect(refusalKey(act(twice(), { ...undo, to: 7 }, ['ann']))).toBe('undo.noSuch');
  });

  it('is read by everybody in lines of their own record', () => {
    const spied = give(begin(), 'ann', 'standing-ann-0/report', { spies: { value: 4, as: 'change' } });
    const game = weather(weather(spied, 3), 4);
    const waits = pending(act(game, { ...undo, to: 1 }, ['ann']));
    expect(actSeen(game, waits, 'ann')).toMatchObject({ to: 1 });
    for (const reader of ['ben', null]) expect(actSeen(game, waits, reader)).toMatchObject({ to: 0 });
  });
});

describe('putting right', () => {
  const right = (answer: number): Act => ({
    kind: 'mend',
    seat: 'ann',
    reason: 'misread',
    mend: [{ at: 1, answer: { weather: { value: answer, as: 'change' } } }],
  });
  const mended = [
    {
      line: 1,
      as: 'changed',
      seat: 'table',
      decision: 'standing-0/report',
      answer: { weather: { value: 4, as: 'change' } },
    },
  ];

  it('waits for all the others, who read what it is in lines of their own', () => {
    const game = weather(begin(), 3);
    const waits = pending(act(game, right(4), ['ann']));
    const shown = { kind: 'mend', seat: 'ann', reason: 'misread' };
    expect(waits).toEqual({ concerned: ['ann', 'ben'], act: right(4), shown });
    for (const reader of ['ann', 'ben', null])
      expect(actSeen(game, waits, reader)).toStrictEqual({ ...shown, mended });
    const anew = { ...waits, act: { ...right(4), anew: ['ben'] } as Act };
    expect(actSeen(game, anew, 'ben')).toStrictEqual({ ...shown, mended, anew: ['ben'] });
    const hidden = seal(game, 'ben', 'bid', 1);
    expect(actSeen(hidden, waits, 'ben')).toEqual(actSeen(game, waits, 'ben'));
  });

  it('is read anew in another game, and is nothing where it does not hold', () => {
    const waits = pending(act(weather(begin(), 3), right(4), ['ann']));
    expect(actSeen(begin(), waits, 'ben')).toMatchObject({ mended: [] });
    expect(actSeen(weather(begin(), 3), waits, 'ben')).toMatchObject({ mended });
  });

  it('is refused at once, and done with the last agreement by the one who proposed it', () => {
    const game = weather(begin(), 3);
    expect(refusalKey(act(game, right(3), ['ann']))).toBe('mend.same');
    const after = done(act(game, right(4), ['ben', 'ann'], { by: 'Ann', request: 'k' }));
    expect(after.moments[1]?.entry).toMatchObject({
      by: 'Ann',
      request: 'k',
      seats: ['ann', 'ben'],
      reason: 'misread',
    });
  });
});

describe('what is proposed', () => {
  const shown = (game: Game, wish: Act): unknown => pending(act(game, wish, ['ann'])).shown;

  it('is a report of what the rules keep as a sentence', () => {
    const facts = { weather: { value: 4, as: 'correction' } };
    const wish: Act = { kind: 'answer', seat: 'table', decision: 'standing-0/report', answer: facts };
    const game = begin();
    const kept = {
      ...game,
      table: { ...game.table, rules: { ...game.table.rules, facts: keptFacts(game) } },
    };
    expect(shown(kept, wish)).toMatchObject({
      kind: 'answer',
      seat: 'table',
      standing: 'report',
      label: { key: 'report.proposed', args: { what: expect.anything() } },
    });
  });

  it('is taking back with its reason', () => {
    const game = weather(weather(begin(), 3), 4);
    expect(shown(game, { kind: 'undo', seat: 'ann', reason: 'a slip', to: 0 })).toEqual({
      kind: 'undo',
      seat: 'ann',
      reason: 'a slip',
    });
  });

  it('is a ruling with its words, of several the one that is chosen', () => {
    const { label, ...rest } = shown(begin(), ruling) as { readonly label: unknown };
    expect(rest).toEqual({ kind: 'answer', seat: 'table', standing: 'ruling', value: 'R=b' });
    const asked = asksOf(begin().table, stateOf(begin()), 'table').find(
      ({ id }) => id === 'standing-0/ruling',
    );
    const options = asked?.form.kind === 'choose' ? asked.form.options : [];
    expect(label).toEqual(options.find(({ value }) => value === 'R=b')?.label);
    expect(label).toBeDefined();
  });
});

function keptFacts({ table }: Game) {
  const { weather: of, ...rest } = table.rules.facts;
  return { ...rest, ...(of ? { weather: { ...of, kept: true as const } } : {}) };
}
