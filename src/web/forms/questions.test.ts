import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Decision, TABLE } from '../../kernel/forms/decision.ts';
import type { LastTold } from '../../kernel/game/last-told.ts';
import { viewOf } from '../../kernel/game/position.ts';
import { bindBook, BookProvider } from '../book.tsx';
import { rulebookOf } from '../rulebook.test-helper.ts';
import { t } from '../texts.ts';
import { DecisionForm } from './form.tsx';

const book = bindBook(
  rulebookOf('a-world-at-war'),
  { scenario: 'european-1940', rulings: {}, data: null },
  false,
);
if (!book) throw new Error('no book');
const { rules } = book.table;
const [allotment] = rules.asks(viewOf(rules.setup(), TABLE)) as readonly [Decision];

/** The questions of the year start as a person with these seats sees them. */
function drawn(seats: readonly string[] | undefined, last?: LastTold): string {
  const form = createElement(DecisionForm, {
    decision: allotment,
    previews: [],
    typed: true,
    busy: false,
    sending: false,
    verb: '',
    picked: null,
    onPick: () => undefined,
    given: {},
    onGive: () => undefined,
    ...(seats ? { seats } : {}),
    last: () => last,
    told: () => undefined,
    by: () => undefined,
    view: viewOf(rules.setup(), TABLE),
    mine: [],
    onAnswer: () => undefined,
  });
  return renderToStaticMarkup(createElement(BookProvider, { value: book, children: form }));
}

/** What stands folded in a page, by the heads of the folds. */
const folds = (html: string): readonly string[] =>
  Array.from(
    html.matchAll(/<details class="fact-group"( open="")?><summary>([^<]*)/g),
    ([, open, head = '']) => (open ? `open: ${head.trim()}` : head.trim()),
  );

it('folds what others are asked first, each camp under its name', () => {
  const html = drawn(['european-axis']);
  expect(folds(html)).toEqual([t.form.askedOf('Western Allies'), t.form.askedOf('Russia')]);
  expect(html.indexOf('BRP total of Germany')).toBeLessThan(html.indexOf('<details'));
  expect(html.indexOf('BRP total of France')).toBeGreaterThan(html.indexOf('<details'));
});

it('folds nothing for one who answers for all', () => {
  expect(folds(drawn(undefined))).toEqual([]);
  expect(folds(drawn(['european-axis', 'western-allies', 'russia']))).toEqual([]);
});

it('says where each answer is found, and that a form that was told before goes by one press', () => {
  const html = drawn(undefined, { value: 3, ago: 4 });
  expect(html).toContain('On the BRP record of Germany');
  expect(html).toContain(t.form.lastTold(4));
  expect(html).toContain(t.form.sendAsTold);
  expect(drawn(undefined)).not.toContain(t.form.sendAsTold);
});
