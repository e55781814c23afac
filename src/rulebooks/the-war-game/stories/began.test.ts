import { expect, it } from 'vitest';
import { beganFact, lookAtBeginning } from './began.ts';
import { withMarks } from '../attack/trial.test-helper.ts';

it('looks, as a turn begins, at what its own clauses ask for, and at nothing else', () => {
  const { books } = withMarks('norway', {});
  expect(beganFact.each(books).flat().toSorted()).toEqual([
    'CHI.U2',
    'POR.E1*',
    'POR.I1*',
    'SPA.I1',
    'SPA.I2',
  ]);
});

it('remembers nothing of a story that stands still', () => {
  const { books, open } = withMarks('chile', { germany: 'friendly' });
  lookAtBeginning(books, open);
  expect(open.began).toContain('CHI.U2');
  open.ended = ['CHI'];
  lookAtBeginning(books, open);
  expect(open.began).not.toContain('CHI.U2');
  expect(open.beganBefore).toContain('CHI.U2');
});
