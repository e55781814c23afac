import { describe, expect, it } from 'vitest';
import type { AllocateForm, Form, Lead } from '../forms/form.ts';
import type { View } from '../game/position.ts';
import type { Rules } from '../rulebook.ts';
import { words } from '../texts/words.ts';
import type { Assumptions } from './assume.ts';
import { briefOf, sharesOf } from './brief.ts';
import type { FactSchema, Possible } from './facts.ts';
import { aboutOf, gainOf, hopeAt, prospectsOf } from './prospect.ts';
import type { Line, Sheet } from './sheet.ts';

const spec = { question: words('q'), lasts: 'ever', clauses: [] } as const;
const points = { ...spec, type: { kind: 'number', min: 0, max: 9 } } as const;
const facts: FactSchema = {
  die: { ...spec, type: { kind: 'number', min: 1, max: 6 }, by: 'dice' },
  mine: points,
  theirs: points,
  held: { ...points, from: 'inner' },
};
const line = (key: string, sign = 1): Line => ({
  id: key,
  clause: '1',
  label: words(key),
  needs: [key],
  value: (known) => sign * known.number(key),
});
const named = (id: string, more: object) => ({ id, label: words(id), clauses: ['1'], ...more });
const roll: Sheet = {
  title: words('roll'),
  lines: [line('die'), line('mine'), line('theirs', -1)],
  outcomes: [
    named('bad', { to: 1 }),
    named('none', { from: 2, to: 5 }),
    named('good', { from: 6, to: 7 }),
    named('best', { from: 8 }),
  ],
  hopes: [
    { seats: ['a'], label: words('ours'), outcomes: ['good', 'best'], clauses: ['1'] },
    { seats: ['a'], label: words('the best'), outcomes: ['best'], clauses: ['1'] },
    { seats: ['b'], label: words('theirs'), outcomes: ['bad'], clauses: ['1'] },
  ],
};
const sheets = {
  roll,
  inner: { title: words('inner'), lines: [line('theirs')] },
  outer: {
    title: words('outer'),
    lines: [line('mine'), line('held', -1)],
    hopes: [{ seats: ['a'], label: words('leads'), from: 1, clauses: ['1'] }],
  },
};
const known: Readonly<Record<string, Possible>> = { mine: 0, theirs: 0 };
const rules = { facts, sheets, known: () => (key: string) => known[key] } as unknown as Rules;
const blind = {
  ...rules,
  known: () => (key: string) => (key === 'theirs' ? undefined : known[key]),
} as Rules;
const view: View = { seat: 'a', open: { facts: {}, rulings: {}, revealed: {}, reports: 0 } };

const lead = (more: object = {}, name = 'roll'): Lead => ({
  name,
  dice: name === 'roll' ? ['die'] : [],
  ...more,
});
const rows = (...leads: Lead[]): AllocateForm => ({
  kind: 'allocate',
  rows: leads.map((each, i) => ({ id: `p${i}/here`, label: words('row'), max: 2, leads: [each] })),
  limits: [{ rows: leads.map((_, i) => `p${i}/here`), max: 3, clauses: ['1'], reason: words('limit') }],
});
const choose = (one: Lead): Form => ({
  kind: 'choose',
  options: [
    { value: 'x', label: words('x'), leads: [one] },
    { value: 'barred', label: words('y'), leads: [one], barred: { clauses: ['1'], reason: words('no') } },
  ],
});
const chances = (form: Form, set: Assumptions = {}, at: Rules = rules) => {
  const [one] = prospectsOf(at, view, form, set).all;
  const [hope] = one?.hopes ?? [];
  return one?.steps.map((step) => {
    const chance = hope && hopeAt(step, hope);
    return chance && [chance.sure, chance.possible, chance.of].map(Number);
  });
};

describe('what a number in a form leads to', () => {
  it('is told for all that the rows which count together can take', () => {
    const form = rows(lead({ sets: 'mine' }), lead({ sets: 'mine' }));
    expect(prospectsOf(rules, view, form, {}).all).toHaveLength(1);
    expect(chances(form)).toEqual([
      [1, 1, 6],
      [2, 2, 6],
      [3, 3, 6],
      [4, 4, 6],
    ]);
    expect(aboutOf(prospectsOf(rules, view, form, {}).all)).toEqual(['here']);
  });

  it('is a range where something is open, a weighed chance where it is assumed by weight', () => {
    const form = rows(lead({ sets: 'mine' }));
    expect(chances(form, { theirs: { min: 0, max: 1 } }, blind)?.at(1)).toEqual([1, 2, 6]);
    expect(
      chances(
        form,
        {
          theirs: {
            weights: [
              [0, 1],
              [1, 2],
            ],
          },
        },
        blind,
      )?.at(1),
    ).toEqual([4, 4, 18]);
  });

  it('says what one more adds, where that is known', () => {
    const [one] = prospectsOf(rules, view, rows(lead({ sets: 'mine' })), {}).all;
    const at = (n: number) => hopeAt(one?.steps[n], roll.hopes?.[0] ?? {});
    expect(gainOf(at(0), at(1))).toEqual({ by: 6n, of: 36n });
    expect(gainOf({ sure: 0n, possible: 1n, of: 6n }, at(1))).toBeNull();
  });

  it('may count otherwise than it is, within what the fact can be', () => {
    const [twice] = prospectsOf(
      rules,
      view,
      rows(lead({ sets: 'mine', worth: { none: 1, each: 4 } })),
      {},
    ).all;
    expect(twice?.steps.map(({ number }) => number)).toEqual([0, 1, 2]);
    expect(chances(rows(lead({ sets: 'mine', worth: { none: 1, each: 4 } })))).toEqual(
      [1, 5, 9].map((mine) => chances(choose(lead({ makes: { mine } })))?.[0]),
    );
    expect(chances(rows(lead({ sets: 'mine', worth: { none: 8, each: 4 } })))?.at(2)).toEqual(
      chances(choose(lead({ makes: { mine: 9 } })))?.[0],
    );
  });

  it('may be said later, and leave open what another answers to it', () => {
    const form = rows(lead({ sets: 'mine', later: { min: 1, max: 3 }, leaves: ['theirs'] }));
    expect(prospectsOf(rules, view, form, {}).assumed.map(({ fact }) => fact)).toEqual(['theirs']);
    expect(chances(form, { theirs: { value: 0 } })).toEqual([
      [2, 2, 6],
      [3, 3, 6],
      [4, 4, 6],
    ]);
  });

  it('weighs what another sheet makes of what is weighed', () => {
    const form = rows(lead({ sets: 'mine' }, 'outer'));
    expect(
      chances(
        form,
        {
          theirs: {
            weights: [
              [0, 1],
              [1, 2],
            ],
          },
        },
        blind,
      ),
    ).toEqual([
      [0, 0, 3],
      [1, 1, 3],
      [3, 3, 3],
    ]);
  });
});

describe('what a choice leads to', () => {
  it('counts what the choice makes so, and says nothing of what is barred', () => {
    expect(chances(choose(lead({ makes: { mine: 2 } })))).toEqual([[3, 3, 6]]);
    expect(prospectsOf(rules, view, choose(lead()), {}).all.map((each) => each.choices)).toEqual([['x']]);
  });

  it('is told by what the seat hopes for, else by its outcomes where they are few', () => {
    const all = prospectsOf(rules, view, choose(lead()), {}).all.flatMap(briefOf);
    expect(all.map(({ label }) => label.key)).toEqual(['ours']);
    const nobody = prospectsOf(rules, { ...view, seat: null }, choose(lead()), {}).all.flatMap(briefOf);
    expect(nobody.map(({ label }) => label.key)).toEqual(['bad', 'none', 'good']);
  });

  it('parts the whole into what others hope for, nothing, what is open, and ours', () => {
    const [one] = prospectsOf(rules, view, choose(lead({ makes: { mine: 3 } })), {}).all;
    const [step] = one?.steps ?? [];
    if (!one || !step) throw new Error('no prospect');
    expect(sharesOf(one, step).map(({ tone }) => tone)).toEqual(['nothing', 'ours', 'ours-more']);
    const [open] = prospectsOf(blind, view, choose(lead()), {}).all;
    const [unknown] = open?.steps ?? [];
    if (!open || !unknown) throw new Error('no prospect');
    expect(sharesOf(open, unknown).map(({ tone }) => tone)).toContain('open');
  });
});
