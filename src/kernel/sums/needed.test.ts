import { describe, expect, it } from 'vitest';
import { words } from '../texts/words.ts';
import { facesOf, neededFor } from './needed.ts';
import type { FactSchema } from './facts.ts';
import type { Sheet } from './sheet.ts';

const label = words('works');
const SCHEMA = {
  die: { type: { kind: 'number', min: 1, max: 6 }, by: 'dice', question: label, clauses: [], lasts: 'phase' },
  more: {
    type: { kind: 'number', min: 0, max: 2 },
    by: 'table',
    question: label,
    clauses: [],
    lasts: 'game',
  },
} as unknown as FactSchema;

/** A die and a modifier; the total works up to 4. */
const SHEET: Sheet = {
  title: label,
  lines: ['die', 'more'].map((key) => ({
    id: key,
    clause: 'X',
    label,
    needs: [key],
    value: (known) => known.number(key),
  })),
  outcomes: [
    { id: 'works', to: 4, label, clauses: [] },
    { id: 'fails', from: 5, label, clauses: [] },
  ],
};

const faces = (more: number | undefined) =>
  facesOf('sheet', SHEET, (key) => (key === 'more' ? more : undefined), SCHEMA, 'die', 6);

describe('what a die has to show', () => {
  it('is so much or less with all that counts taken off, or so much or more', () => {
    expect(neededFor(faces(1), ['works'])).toEqual({ is: 'up-to', face: 3, count: 3 });
    expect(neededFor(faces(1), ['fails'])).toEqual({ is: 'from', face: 4, count: 3 });
  });

  it('is any face, or none', () => {
    expect(neededFor(faces(1), ['works', 'fails'])).toEqual({ is: 'always', face: 0, count: 6 });
    expect(neededFor(faces(1), ['other'])).toEqual({ is: 'never', face: 0, count: 0 });
  });

  it('is not said while it hangs on what nobody knows, nor of faces that lie apart', () => {
    expect(neededFor(faces(undefined), ['works'])).toBeNull();
    const apart = [1, 2, 3].map((face) => [{ id: face === 2 ? 'no' : 'yes', label, clauses: [] }]);
    expect(neededFor(apart, ['yes'])).toBeNull();
    expect(neededFor(apart, ['no'])).toBeNull();
  });
});
