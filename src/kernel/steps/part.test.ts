import { expect, it } from 'vitest';
import { directive, tell, type Dispatch, type Referee } from './dispatch.ts';
import { makers } from './part.ts';
import type { SealedCommon } from '../game/position.ts';
import type * as kernel from './step.ts';
import { texts } from '../texts/texts.ts';

interface Steps {
  begin: object;
  end: object;
}
interface Ground extends kernel.Ground {
  readonly setting: object;
  readonly open: kernel.OpenOfSteps;
  readonly sealed: SealedCommon;
  readonly steps: Steps;
  readonly moments: never;
  readonly gives: { readonly signs: string };
}

const { part, chapter, rulebook } = makers<Ground>();
const step = { clauses: ['1'] };
const say = texts({ told: { begun: 'It has begun.' } });

const BEGIN = part('file:///somewhere/rulebooks/toy/1-begin.js', {
  clauses: {
    '1': ['computed', 'Beginning', 'begin'],
    '1.2': ['directive', 'Beyond', '../other/2-end.ts#end', 'It shows elsewhere.'],
    '1.3': ['heading', 'Nothing'],
  },
  steps: { begin: step },
  gives: { signs: ['one', 'two'] },
  texts: say,
});
const END = part('https://desk/assets/index-x.js', {
  clauses: { '0': ['computed', 'First of all'] },
  steps: { end: step },
  gives: { signs: ['three'] },
});

const frame = {
  id: 'toy',
  title: 'Toy',
  version: '1',
  about: '',
  scenarios: [],
  data: () => ({ data: null }),
  setting: () => ({}),
  begin: () => [],
};
const first = (books: kernel.BooksOf<Ground>): never => {
  throw new Error(books.given('signs').join());
};

it('makes the clause index from the parts, with the file of each', () => {
  const book = rulebook({ ...frame, first, chapters: [chapter([BEGIN, END])] });
  expect(book.clauses).toEqual([
    { clause: '1', title: 'Beginning', kind: 'computed', where: 'toy/1-begin.ts#begin' },
    {
      clause: '1.2',
      title: 'Beyond',
      kind: 'directive',
      where: 'other/2-end.ts#end',
      reason: 'It shows elsewhere.',
    },
    { clause: '1.3', title: 'Nothing', kind: 'heading' },
    { clause: '0', title: 'First of all', kind: 'computed', where: 'index-x.ts' },
  ]);
  expect(book.parts).toEqual(['toy/1-begin.ts', 'index-x.ts']);
  expect(book.words).toMatchObject({ 'told.begun': 'It has begun.' });
});

it('has the order and the texts that a chapter gives', () => {
  const order = (one: string, other: string): number => Number(one) - Number(other);
  const loud = { order, texts: () => ({ 'told.begun': 'IT HAS BEGUN.' }) };
  const book = rulebook({ ...frame, first, chapters: [chapter([BEGIN, END], loud)] });
  expect(book.clauses.map(({ clause }) => clause)).toEqual(['0', '1', '1.2', '1.3']);
  expect(book.words['told.begun']).toBe('IT HAS BEGUN.');
});

it('lists what parts give, in their order', () => {
  const book = rulebook({ ...frame, first, chapters: [chapter([BEGIN]), chapter([END])] });
  const rules = book.bind({
    scenario: { id: '', title: '', about: '', seats: [], facts: {} },
    rulings: {},
    data: null,
  });
  expect(() => rules.setup()).toThrow('one,two,three');
});

it('does not compile without a step, or with one that there is not', () => {
  // @ts-expect-error -- the step `end` is missing
  rulebook({ ...frame, first, chapters: [chapter([BEGIN])] });
  // by hand beside the parts, as long as not all are made of them
  rulebook({ ...frame, first, chapters: [chapter([BEGIN])], steps: { end: step } });
  // @ts-expect-error -- there is no such step
  const middle = part('file:///rulebooks/toy/3.ts', { steps: { middle: step } });
  expect(Object.keys(middle.steps ?? {})).toEqual(['middle']);
});

it('tells, and directs, where somebody reads', () => {
  const told: Dispatch[] = [];
  const referee: Referee = { tell: (each) => told.push(each), reveal: () => undefined };
  tell(referee, 'note', say.told.begun, undefined, ['1']);
  directive(referee, say.told.begun, undefined, ['1'], 3);
  directive(referee, say.told.begun, undefined, ['1']);
  const data = { key: 'told.begun' };
  expect(told).toEqual([
    { to: 'all', kind: 'note', data, clauses: ['1'] },
    { to: 'all', kind: 'directive', data, clauses: ['1'], until: 3 },
    { to: 'all', kind: 'directive', data, clauses: ['1'] },
  ]);
  const unread = (): never => {
    throw new Error('nobody reads');
  };
  directive({ reveal: () => undefined }, unread, undefined, []);
});
