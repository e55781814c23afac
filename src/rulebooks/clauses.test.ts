// oxlint-disable-next-line house/imports -- what the index points at is source
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Clause } from '../kernel/index.ts';
import type { ClauseEntry } from '../kernel/kit/front.test-helper.ts';
import { RULEBOOKS } from './index.ts';
import { OURS } from './ours.test-helper.ts';

/**
 * The doc comment of a function or constant, of the part of a file if none is named; undefined when a source has no such
 * thing.
 */
function commentOn(source: string, name: string | undefined): string | undefined {
  const named = name === undefined ? String.raw`\w+ = part\(` : String.raw`${name}\b`;
  const found = new RegExp(
    String.raw`(/\*\*(?:(?!\*/)[^])*\*/\n)?(?:export )?(?:const|function) ${named}`,
  ).exec(source);
  return found === null ? undefined : (found[1] ?? '').replaceAll(/\n \* ?/g, ' ');
}

/**
 * The clauses that a comment cites: each id in it, 'X to Y' with those of the same length between them in the index, and
 * letters that follow one ('49.62A to D', '49.51A, B', '49.851A and B').
 */
function citedIn(comment: string, index: readonly Clause[]): ReadonlySet<Clause> {
  const cited = new Set<Clause>();
  for (const { id, tail, stemOf } of SHAPES) {
    const citation = new RegExp(String.raw`(${id})(?: to (${id}|${tail}))?((?:(?:, | and )${tail})*)`, 'g');
    for (const [, first = '', last = first, tails = ''] of comment.matchAll(citation)) {
      const stem = stemOf(first);
      cited.add(first);
      for (const each of tails.match(new RegExp(tail, 'g')) ?? []) cited.add(stem + each);
      const [from, to] = [index.indexOf(first), index.indexOf(index.includes(last) ? last : stem + last)];
      for (const each of from < 0 ? [] : index.slice(from, to + 1))
        if (each.length === first.length) cited.add(each);
    }
  }
  return cited;
}

/** How ids look, and what may stand for one after another: 'B' for '49.2B' after '49.2A', 'U2' for 'ARG.U2' after 'ARG.U1'. */
const SHAPES = [
  {
    id: String.raw`(?<![\w.])(?:\d+\.\d+[A-Z]?|[A-Z]\d+|(?:step|rule|event)\.[\da-z-]+)(?![\w/])`,
    tail: String.raw`[A-Z]\b(?!\.)`,
    stemOf: (id: Clause) => id.slice(0, -1),
  },
  {
    id: String.raw`\b[A-Z]{1,3}\.[A-Z]+\d*[a-z]?(?![\w/])`,
    tail: String.raw`(?:[A-Z]\d+[a-z]?|AX|AL)\b`,
    stemOf: (id: Clause) => id.slice(0, id.indexOf('.') + 1),
  },
  { id: String.raw`(?<![\w.])\d+(?![\w./])`, tail: String.raw`\d+\b(?![\w./])`, stemOf: () => '' },
  { id: String.raw`\b[A-Z]{3}\b(?!\.)`, tail: String.raw`[A-Z]{3}\b(?!\.)`, stemOf: () => '' },
];

const ACTING: readonly ClauseEntry['kind'][] = ['enforced', 'computed', 'directive'];

/** What is wrong with where a clause is said to be done; null when it is so. A row of a table is cited by its clause. */
function faultOf({ clause, where = '' }: ClauseEntry, index: readonly Clause[]): string | null {
  const [file = '', name] = where.split('#');
  const path = new URL(file, import.meta.url);
  if (file === '' || !existsSync(path)) return `${clause}: no file ${where}`;
  const comment = commentOn(readFileSync(path, 'utf8'), name);
  if (comment === undefined) return `${clause}: nothing of the name ${where}`;
  const [asCited = ''] = clause.split('/');
  return citedIn(comment, index).has(asCited) ? null : `${clause}: the comment on ${where} does not cite it`;
}

it.each(RULEBOOKS.map(({ id, clauses }) => [id, clauses] as const))(
  'in %s every clause that acts is cited where the index says that it is done',
  (id, clauses) => {
    const index = clauses.map(({ clause }) => clause);
    const acting = clauses.filter(({ kind }) => ACTING.includes(kind));
    expect(acting.length).toBeGreaterThan(OURS.includes(id) ? 20 : 0);
    expect(acting.flatMap((each) => faultOf(each, index) ?? [])).toEqual([]);
  },
);

it('the others say no place, or why they have no case', () => {
  const others = RULEBOOKS.flatMap(({ clauses }) => clauses.filter(({ kind }) => !ACTING.includes(kind)));
  expect(others.filter(({ where }) => where !== undefined)).toEqual([]);
});

it('reads the citations of a comment', () => {
  const index = ['1.1', '1.11', '1.2', '1.2A', '1.2B', '1.2C', '1.3', '1.31', 'S1', 'S2', 'step.1', 'step.2'];
  const cited = (comment: string) => [...citedIn(comment, index)];
  expect(cited('1.1 to 1.3: some')).toEqual(['1.1', '1.2', '1.3']);
  expect(cited('so it is (1.2A to C, S1)')).toEqual(['1.2A', '1.2B', '1.2C', 'S1']);
  expect(cited('1.2A and B')).toEqual(['1.2A', '1.2B']);
  expect(cited('of 1.31, and not 1.2A/row')).toEqual(['1.31']);
  // a shorter id read in passing is none of the index
  const stories = ['ARG', 'ARG.U1', 'ARG.U2', 'ARG.U3', 'ARG.AX', 'G.B1', 'G.B2'];
  const told = [...citedIn('two of them (ARG.U1, U2), with (ARG).', stories)];
  expect(told.filter((each) => stories.includes(each))).toEqual(['ARG.U1', 'ARG.U2', 'ARG']);
  expect([...citedIn('ARG.U1 to U3, G.B1 and B2', stories)].filter((each) => stories.includes(each))).toEqual(
    ['ARG.U1', 'ARG.U2', 'ARG.U3', 'G.B1', 'G.B2'],
  );
  expect(cited('step.1 to step.2, rule.one-each.')).toEqual(['step.1', 'step.2', 'rule.one-each']);
});

it('notices a file, a name and a citation that are not there', () => {
  const at = (where: string) => faultOf({ clause: '49.11', title: '', kind: 'enforced', where }, ['49.11']);
  expect(at('a-world-at-war/49-diplomacy/1-allotment.ts#allotment')).toBeNull();
  expect(at('a-world-at-war/powers.ts')).toMatch('nothing of the name');
  expect(at('a-world-at-war/49-diplomacy/none.ts#allotment')).toMatch('no file');
  expect(at('a-world-at-war/49-diplomacy/1-allotment.ts#nothing')).toMatch('nothing of the name');
  expect(at('a-world-at-war/powers.ts#isPower')).toMatch('does not cite');
});
