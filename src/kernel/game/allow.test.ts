import { describe, expect, it } from 'vitest';
import { whyAllowed } from './allow.ts';
import { begin, duel, duelTable, give, refusalKey, seal, sealedGame } from '../kit/duel.test-helper.ts';
import { answer, type Game, newHeader, openGame, stateOf } from './game.ts';
import type { Bar, Form } from '../forms/form.ts';
import type { Json } from '../json.ts';
import { run } from './run.ts';
import { asksOf, answeredOf } from './play.ts';
import { viewOf } from './position.ts';
import { record } from './record.ts';
import { seenBytes } from '../kit/seen.test-helper.ts';
import { replay } from './replay.ts';
import type { Rulebook, Table } from '../rulebook.ts';
import { bindTable } from './table.ts';
import { undo } from './undo.ts';
import { words } from '../texts/words.ts';
import { mustAccept } from '../kit/duel.test-helper.ts';

const barred: Bar = { clauses: ['1'], reason: words('t') };

/** The duel with bars: ann may not name the west, and nobody may seal a strength while the other is weak. */
const strict: Rulebook = {
  ...duel,
  bind(setup) {
    const rules = duel.bind(setup);
    return {
      ...rules,
      asks: (view) =>
        rules.asks(view as never).map((decision) => {
          const { form } = decision;
          if (form.kind === 'choose')
            return {
              ...decision,
              form: {
                ...form,
                options: form.options.map((each) => (each.value === 'west' ? { ...each, barred } : each)),
              },
            };
          if (form.kind === 'allocate' && decision.id.endsWith('/strength'))
            return { ...decision, form: { ...form, rows: form.rows.map((each) => ({ ...each, barred })) } };
          return decision;
        }),
    } as ReturnType<Rulebook['bind']>;
  },
};

const table: Table = mustAccept(bindTable(strict, { scenario: 'only', rulings: {}, data: null }));
const start = (): Game => mustAccept(openGame(strict, newHeader(table, 'typed')));
const asked = (game: Game, seat: string) => asksOf(game.table, stateOf(game), seat);
const names = (game: Game, seat: string) => asked(game, seat).map((each) => each.id);
const west = { value: '1/target=west', reason: 'we agreed on it' };
const strength = (seat: string) => ({ value: `1/${seat}/strength=points`, reason: 'a misprint' });

describe('a bar of an open decision', () => {
  it('can be set aside by the seat that is asked, with a reason, and the form then takes it', () => {
    const game = start();
    expect(names(game, 'ann')).toContain('standing-0/allow');
    const refused = answer(game, { seat: 'ann', decision: '1/target', answer: 'west' });
    expect(refusalKey(refused)).toBe('t');
    const allowed = give(game, 'ann', 'standing-0/allow', west, { by: 'Ann' });
    const form = asked(allowed, 'ann').find((each) => each.id === '1/target')?.form;
    expect(form).toMatchObject({
      options: [{ value: 'east' }, { value: 'west', allowed: { ...barred, because: 'we agreed on it' } }],
    });
    expect(form?.kind === 'choose' && form.options[1]?.barred).toBeUndefined();
    const named = give(allowed, 'ann', '1/target', 'west');
    expect(stateOf(named).position.open).toMatchObject({ target: 'west' });
    expect(whyAllowed(stateOf(named).position.open, '1/target', 'west')).toBe('we agreed on it');
  });

  it('is set aside in a run from there, too', () => {
    const { position } = stateOf(give(start(), 'ann', 'standing-0/allow', west));
    const answers = (form: Form): Json => (form.kind === 'choose' ? 'west' : form.kind === 'roll' ? [1] : {});
    run(table, position, ({ form }) => answers(form), { check: true });
    expect(position.open).toMatchObject({ target: 'west', step: 'over' });
  });

  it('is set aside before everybody: the log says who, what and why', () => {
    const game = give(start(), 'ann', 'standing-0/allow', west, { by: 'Ann' });
    const [line] = record(game, 'ben');
    expect(line).toMatchObject({ kind: 'answer', seat: 'ann', by: 'Ann', answer: west });
    expect(line?.dispatches).toMatchObject([
      {
        to: 'all',
        kind: 'ruling',
        data: { key: 'allow.told', args: { option: ['west'], reason: west.reason } },
      },
    ]);
  });

  it('needs a reason, and must be one that stands', () => {
    for (const [given, key] of [
      ['1/target=west', 'answer.noWhy'],
      [{ value: west.value }, 'answer.noWhy'],
      [{ value: west.value, reason: ' ' }, 'answer.noWhy'],
      [{ value: '1/target=east', reason: 'x' }, 'answer.noOption'],
      [{ value: 3, reason: 'x' }, 'answer.notText'],
      [strength('ann'), 'answer.noOption'],
    ] as const)
      expect(refusalKey(answer(start(), { seat: 'ann', decision: 'standing-0/allow', answer: given }))).toBe(
        key,
      );
    const again = give(start(), 'ann', 'standing-0/allow', west);
    expect(names(again, 'ann')).not.toContain('standing-1/allow');
  });

  it('reopens a secret step for those who have answered', () => {
    const held = seal(start(), 'ben', 'bid', 1);
    const game = give(
      give(held, 'ben', 'standing-ben-0/allow-secret', strength('ben')),
      'ben',
      '1/ben/strength',
      {
        points: 1,
      },
    );
    expect(asked(game, 'ben').find((each) => each.id === '1/ben/bid')?.draft).toEqual({ points: 1 });
    const both = seal(game, 'ben', 'bid', 1);
    expect(answeredOf(table, stateOf(both))).toEqual(['ben']);
    expect(answeredOf(table, stateOf(give(both, 'ann', 'standing-0/allow', west)))).toEqual([]);
  });

  it('needs the agreement of every seat, which its entry names, and is taken back by its own', () => {
    const move = { seat: 'ann', decision: 'standing-0/allow', answer: west };
    expect(answer(start(), move, { agreed: ['ann'] })).toMatchObject({
      refused: { key: 'play.consent', args: { seats: ['ben'] } },
    });
    const game = mustAccept(answer(start(), move, { agreed: ['ann', 'ben'] }));
    expect(game.moments.at(-1)?.entry).toMatchObject({ agreed: ['ann', 'ben'] });
    const back = mustAccept(undo(game, { seat: 'ann', reason: 'we did not' }));
    expect(names(back, 'ann')).toContain('standing-0/allow');
    expect(refusalKey(undo(game, { seat: 'ben' }))).toBe('undo.notYours');
  });
});

describe('a bar of a sealed decision', () => {
  it('bars again once its setting aside is taken back: what was answered by it is prefill', () => {
    const allowed = give(start(), 'ann', 'standing-ann-0/allow-secret', strength('ann'));
    const held = seal(seal(allowed, 'ann', 'strength', 1), 'ann', 'bid', 2);
    const back = mustAccept(undo(held, { seat: 'ann' }));
    // all that it answered, whether by the bar or not: else whether it is asked again would tell
    expect(stateOf(back).held).toEqual({});
    expect(stateOf(back).drafts).toEqual({
      ann: { '1/ann/strength': { points: 1 }, '1/ann/bid': { points: 2 } },
    });
  });

  it('is seen and set aside by its own seat alone; others learn only that it was', () => {
    const before = start();
    expect(names(before, 'table').filter((id) => id.includes('allow'))).toEqual([]);
    const game = give(before, 'ann', 'standing-ann-0/allow-secret', strength('ann'));
    expect(viewOf(stateOf(game).position, 'ann').sealed?.allowed).toEqual({
      '1/ann/strength': { points: 'a misprint' },
    });
    expect(stateOf(game).position.open).toEqual(stateOf(before).position.open);
    const [seen] = record(game, 'ben');
    expect(seen).toEqual({
      n: 1,
      public: 1,
      kind: 'told',
      dispatches: [
        { to: 'all', kind: 'ruling', data: words('allow.toldSecret', { seat: 'ann' }), clauses: [] },
      ],
    });
    expect(record(game, 'ann')[0]?.dispatches).toHaveLength(2);
    expect(
      refusalKey(answer(before, { seat: 'ann', decision: '1/ann/strength', answer: { points: 1 } })),
    ).toBe('t');
    expect(
      refusalKey(answer(game, { seat: 'ann', decision: '1/ann/strength', answer: { points: 1 } })),
    ).toBeNull();
    expect(refusalKey(answer(game, { seat: 'ben', decision: '1/ben/strength', answer: { points: 1 } }))).toBe(
      't',
    );
  });

  it('says the same to others whatever it was and why', () => {
    const one = give(start(), 'ann', 'standing-ann-0/allow-secret', strength('ann'));
    const other = give(start(), 'ann', 'standing-ann-0/allow-secret', {
      ...strength('ann'),
      reason: 'because',
    });
    for (const seat of ['ben', 'table', null]) expect(seenBytes(one, seat)).toBe(seenBytes(other, seat));
  });

  it('replays', () => {
    const game = give(
      give(start(), 'ann', 'standing-ann-0/allow-secret', strength('ann')),
      'ann',
      'standing-0/allow',
      west,
    );
    const again = mustAccept(
      replay(
        strict,
        game.header,
        game.moments.map((each) => each.entry),
      ),
    );
    expect(again.stopped).toBeNull();
  });
});

it('is not offered where nothing is barred', () => {
  for (const seat of ['ann', 'ben', 'table'])
    expect(names(begin(), seat).some((id) => id.includes('allow'))).toBe(false);
  expect(duelTable().seats).toEqual(['ann', 'ben']);
  expect(sealedGame().moments).toHaveLength(4);
});
