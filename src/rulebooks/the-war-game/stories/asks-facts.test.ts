import { expect, it } from 'vitest';
import { asksFacts } from './asks-facts.ts';
import { influenceStep } from '../rules/influence.ts';
import { attempts } from '../part-two/i3-attempts.ts';
import { influenceRoll, influenceRolls } from '../part-two/rolls.ts';
import { docketStep, turnBegins } from '../rules/g-unrest.ts';
import { withMarks } from '../attack/trial.test-helper.ts';
import { threat } from '../facts/facts.ts';

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

it.each([
  ['the beginning of a turn', turnBegins, ['G.F3']],
  ['the docket', docketStep, ['G.F3']],
  ['what a success brings', influenceStep, ['G.F3', 'NOR.M2']],
  ['attempts', attempts, ['G.I6']],
  ['rolls without money', influenceRolls, ['G.I2']],
  ['a roll with money', influenceRoll, ['G.I2']],
] as const)('asks before %s by the clauses of that step', (_, { needs }, clauses) => {
  const { books, open } = withMarks('norway', {});
  expect(needs?.asks(books, open, {} as never, ['war.germany/poland'])).toMatchObject({ clauses });
});
