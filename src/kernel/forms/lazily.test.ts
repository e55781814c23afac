import { expect, it } from 'vitest';
import type { Decision } from './decision.ts';
import { canonical } from '../json.ts';
import { askedNow, lazily, noteWrite } from './lazily.ts';
import { words } from '../texts/words.ts';

/** A form of what stands in a position now, and how often it was made. */
function formOf(open: { n: number }) {
  const made: number[] = [];
  const form = lazily({
    rows: () => {
      made.push(open.n);
      return [{ id: 'a', label: words('a'), max: open.n }];
    },
    limits: () => [],
    after: () => [],
  });
  const decision: Decision = { id: '1/a', seat: 'one', form, prompt: words('a'), clauses: [] };
  return { form, decision, made };
}

it('makes its rows when they are read, once', () => {
  const { form, made } = formOf({ n: 3 });
  expect(form.limits).toEqual([]);
  expect(made).toEqual([]);
  expect(form.rows[0]?.max).toBe(3);
  expect([form.after, form.rows[0]?.id]).toEqual([[], 'a']);
  expect(made).toEqual([3]);
});

it('is the same form as one that was made at once, in every copy', () => {
  const { form } = formOf({ n: 3 });
  const eager = { kind: 'allocate', rows: [{ id: 'a', label: words('a'), max: 3 }], limits: [], after: [] };
  expect(canonical(form)).toBe(canonical(eager));
  expect({ ...form }).toEqual(eager);
});

it('may be read until its position is written, and what was read stays', () => {
  const [open, other] = [{ n: 3 }, { n: 4 }];
  const { decision } = formOf(open);
  const [read, late] = [askedNow([decision], open)[0], askedNow([formOf(open).decision], open)[0]];
  noteWrite(other);
  expect(read?.form).toMatchObject({ rows: [{ max: 3 }] });
  noteWrite(open);
  expect(read?.form).toMatchObject({ rows: [{ max: 3 }] });
  expect(() => canonical(late)).toThrow('the form of 1/a is read after its position was written');
});
