import { describe, expect, it } from 'vitest';
import type { Decision } from '../../kernel/forms/decision.ts';
import type { AllocateForm, Allocation, Form } from '../../kernel/forms/form.ts';
import type { FactSpec } from '../../kernel/sums/facts.ts';
import type { Begun } from '../answer/begun.ts';
import { askedIn, touchesOf } from './answers.ts';

const label = { key: 't' };
const bar = { clauses: ['1'], reason: label };

const asked = (form: Form): Decision => ({ id: '1/ask', seat: 'ann', form, prompt: label, clauses: [] });

const CHOOSE = asked({
  kind: 'choose',
  options: [
    { value: 'turkey', label },
    { value: 'spain', label, barred: bar },
  ],
});
const PICK = asked({
  kind: 'allocate',
  rows: ['turkey', 'spain'].map((id) => ({ id, label, max: 1, ...(id === 'spain' ? { barred: bar } : {}) })),
  limits: [],
});
const POINTS = asked({
  kind: 'allocate',
  rows: ['germany/turkey', 'italy/turkey', 'italy/spain'].map((id) => ({ id, label, max: 4 })),
  limits: [],
});

/** What is begun by touching a choice. */
function touch(decision: Decision, choice: string | undefined, begun: Begun = {}) {
  const given: (string | Allocation)[] = [];
  const found = touchesOf([decision], begun, (_, answer) => given.push(answer))(choice);
  return { found, give: () => (found?.give(), given) };
}

describe('touching what stands for an answer', () => {
  it('picks an option, and says why one is barred', () => {
    expect(touch(CHOOSE, 'turkey').give()).toEqual(['turkey']);
    expect(touch(CHOOSE, 'turkey', { '1/ask': 'turkey' }).found?.taken).toBe(true);
    expect(touch(CHOOSE, 'spain').found?.bar).toEqual(bar);
  });

  it('ticks a row and takes the tick away again', () => {
    expect(touch(PICK, 'turkey').give()).toEqual([{ turkey: 1 }]);
    expect(touch(PICK, 'turkey', { '1/ask': { turkey: 1 } }).give()).toEqual([{ turkey: 0 }]);
    expect(touch(PICK, 'spain').found?.bar).toEqual(bar);
  });

  it('leaves what is tried with a sum to its card, which has each sum that there is money for', () => {
    const options = ['1', '2', '3'].map((value) => ({ value, label: { key: value } }));
    const row = { id: 'try/a', label, max: 1, at: ['turkey'], sums: { habit: 'a', row: 'spend/a', options } };
    const tried = asked({
      kind: 'allocate',
      rows: [row, { id: 'spend/a', label, max: 1 }],
      limits: [],
      purse: { has: 2, label, unit: '$', takes: {} },
    });
    const { found, give } = touch(tried, 'turkey', { '1/ask': { 'try/a': 1 } });
    const { sums = [] } = found ?? {};
    expect(sums.map(({ sum, taken }) => [sum?.key, taken])).toEqual([
      [undefined, true],
      ['1', false],
      ['2', false],
    ]);
    sums.at(-1)?.give();
    expect(give()[0]).toEqual({ 'try/a': 1, 'spend/a': 2 });
    expect(touch(tried, 'spain').found).toBeUndefined();
  });

  it('places one point more with each touch, of the first who has room, and says why no more can be', () => {
    const limits = [
      { rows: ['germany/turkey'], max: 1, ...bar },
      { rows: ['italy/turkey'], max: 1, ...bar },
    ];
    const few = asked({ ...POINTS.form, limits } as AllocateForm);
    expect(touch(few, 'turkey').give()).toEqual([{ 'germany/turkey': 1 }]);
    const one = { '1/ask': { 'germany/turkey': 1 } };
    expect(touch(few, 'turkey', one).give()).toEqual([{ 'germany/turkey': 1, 'italy/turkey': 1 }]);
    const all = { '1/ask': { 'germany/turkey': 1, 'italy/turkey': 1 } };
    expect(touch(few, 'turkey', all).found?.full).toMatchObject(bar);
    expect(touch(few, 'turkey', all).give()).toEqual([]);
  });

  it('has so many at a place in all: more from the first with room, less from the last', () => {
    const begun = { '1/ask': { 'germany/turkey': 3, 'italy/turkey': 1 } };
    const total = (to: number): (string | Allocation)[] => {
      const given: (string | Allocation)[] = [];
      touchesOf([POINTS], begun, (_, answer) => given.push(answer))('turkey')?.total?.(to);
      return given;
    };
    expect(total(6)).toEqual([{ 'germany/turkey': 4, 'italy/turkey': 2 }]);
    expect(total(2)).toEqual([{ 'germany/turkey': 2, 'italy/turkey': 0 }]);
    expect(touch(POINTS, 'turkey', begun).found?.rows?.map(({ points, room }) => [points, room])).toEqual([
      [3, 4],
      [1, 4],
    ]);
  });

  it('knows what a question speaks of: what can be taken, else what it asks', () => {
    const about = (name: string) => ({ key: 't', args: { of: { entry: name } } });
    const options = [
      { value: 'a', label: about('spain') },
      { value: 'b', label: about('turkey'), barred: bar },
    ];
    expect([...askedIn([asked({ kind: 'choose', options })], {})]).toEqual(['spain']);
    const roll = { ...asked({ kind: 'roll', dice: [6] }), prompt: about('turkey') };
    expect([...askedIn([roll], {})]).toEqual(['turkey']);
    const sheets = { influence: { title: about('spain'), lines: [] } };
    const dice = { ...roll, sheets: [{ name: 'influence', dice: ['die'] }] };
    expect([...askedIn([dice], {}, sheets)]).toEqual(['spain']);
    const told = { question: about('malta') } as unknown as FactSpec;
    const report = { ...asked({ kind: 'report', facts: ['control.malta'] }), prompt: about('turkey') };
    expect([...askedIn([report], { 'control.malta': told })]).toEqual(['malta']);
  });

  it('adds up the points of all who spend at a place', () => {
    const begun = { '1/ask': { 'germany/turkey': 2, 'italy/turkey': 1, 'italy/spain': 1 } };
    expect(touch(POINTS, 'turkey', begun).found).toMatchObject({ taken: true, points: 3 });
    expect(touch(POINTS, 'sweden').found).toBeUndefined();
  });

  it('answers nothing where nothing that is asked has it', () => {
    expect(touch(CHOOSE, 'sweden').found).toBeUndefined();
    expect(touch(CHOOSE, undefined).found).toBeUndefined();
    expect(touch(asked({ kind: 'roll', dice: [6] }), 'turkey').found).toBeUndefined();
  });
});
