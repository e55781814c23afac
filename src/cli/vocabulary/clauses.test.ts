import { describe, expect, it } from 'vitest';
import { thorough } from '../../../scripts/thorough.test-helper.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { type ClauseRow, clauseRows } from './clauses.ts';
import { packageRoot } from '../root.ts';

/** A reason that somebody wrote: a sentence of some words. */
const isSentence = (reason: string): boolean => /^\S+( \S+){4,}\.$/.test(reason);

/** The clauses of which neither a case nor a sentence says what they do, and those that have both. */
function unshown(rows: readonly ClauseRow[]): string[] {
  return rows
    .filter(({ kind, cases, reason }) => {
      if (cases.length > 0) return reason !== undefined;
      return kind !== 'heading' && !isSentence(reason ?? '');
    })
    .map(({ clause }) => clause);
}

describe.each(RULEBOOKS.map((rulebook) => [rulebook.id, rulebook] as const))(
  'the clauses of %s',
  (_, rulebook) => {
    // the cases of the others take long to read
    const those = rulebook.id === 'gathering-storm' ? it : thorough;
    those('each have a case, or a sentence on why there is none', () => {
      expect(unshown(clauseRows(rulebook, packageRoot()))).toEqual([]);
    });

    it('are in the index once', () => {
      const ids = rulebook.clauses.map(({ clause }) => clause);
      expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    });
  },
);

it('a clause without a case, a filler, and a reason that has become idle are noticed', () => {
  const clauses: Rulebook['clauses'] = [
    { clause: '9.1', title: 'Without a case', kind: 'enforced' },
    { clause: '9.2', title: 'A filler', kind: 'computed', reason: 'no case yet' },
    { clause: '9.3', title: 'A reason', kind: 'definition', reason: 'It names what other clauses decide.' },
    { clause: '9', title: 'Heading', kind: 'heading' },
    { clause: 'S3', title: 'An idle reason', kind: 'enforced', reason: 'It has a case all the same.' },
  ];
  const [rulebook] = RULEBOOKS.filter(({ id }) => id === 'level-of-cooperation');
  const rows = clauseRows({ ...rulebook, clauses } as Rulebook, packageRoot());
  expect(unshown(rows)).toEqual(['9.1', '9.2', 'S3']);
});
