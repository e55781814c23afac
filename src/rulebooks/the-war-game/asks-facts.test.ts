import { expect, it } from 'vitest';
import { asksFacts } from './asks-facts.ts';
import { withMarks } from './attack/trial.test-helper.ts';
import { threat } from './facts.ts';

const askedFor = (...missing: readonly string[]) => {
  const { books, open } = withMarks('norway', {});
  return asksFacts(['G.F3'])(books, open, {}, missing);
};

it('asks for what is needed by the clause of the step', () => {
  expect(askedFor('war.germany/poland')).toMatchObject({ prompt: { key: 'ask.missing' }, clauses: ['G.F3'] });
});

it('says of each army that may be threatened what it is worth, by the clauses that say so (G.H3, G.H4)', () => {
  const { prompt, clauses } = askedFor(threat.key('SWE'), 'war.germany/poland');
  expect(clauses).toEqual(['G.F3', 'G.H3', 'G.H4']);
  expect(prompt).toMatchObject({
    key: 'ask.threats',
    args: { armies: [{ key: 'ask.army', args: { entry: 'SWE' } }] },
  });
});
