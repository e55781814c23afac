import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { toy } from '../../kernel/kit/toy.test-helper.ts';
import { PANEL_WORDS, PANELS } from '../../kernel/board/panel.test-helper.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { bindBook, BookProvider } from '../book.tsx';
import { NO_TOUCHES, type Touches } from './answers.ts';
import { Board } from './board.tsx';
import { PanelView } from './panel-view.tsx';

const made: Rulebook = toy();
const rulebook: Rulebook = {
  ...made,
  words: PANEL_WORDS,
  bind: (setup) => ({ ...made.bind(setup), board: () => PANELS }),
};
const book = bindBook(rulebook, { scenario: 'only', rulings: {}, data: null }, false);
if (!book) throw new Error('no book');

function markup(of: ReactNode): string {
  return renderToStaticMarkup(createElement(BookProvider, { value: book }, of));
}

function drawn(touches: Touches): string {
  const panels = PANELS.map((panel, i) => createElement(PanelView, { key: i, panel, touches, lines: [] }));
  return markup(createElement('div', {}, panels));
}

it('has a tab for every panel but what is due and the calendar, the map first', () => {
  const html = markup(createElement(Board, { panels: PANELS, touches: NO_TOUCHES }));
  const tabs = [...html.matchAll(/role="tab"[^>]*>([^<]*)/g)].map(([, label]) => label);
  expect(tabs[0]).toBe('Map');
  expect(tabs).toHaveLength(PANELS.filter(({ kind }) => kind !== 'docket' && kind !== 'track').length);
});

it('draws every kind of panel', () => {
  const html = drawn(NO_TOUCHES);
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  for (const said of [
    '1940 (late)',
    'held by the West',
    '+2 from spring on',
    'ann, in spring, needs money',
    '0 to +1',
  ])
    expect(text).toContain(said);
  expect(html).toContain('aria-current="step"');
  expect(html).not.toContain('<button');
});

it('has something to press only where it answers, and marks what is taken and what is barred', () => {
  const bar = { clauses: ['1'], reason: { key: 'late' } };
  const touches: Touches = (choice) =>
    choice === 'north'
      ? { taken: true, points: null, give: () => undefined }
      : choice === 'south'
        ? { taken: false, points: null, bar, give: () => undefined }
        : undefined;
  const buttons = drawn(touches).match(/<button[^>]*>[^<]*/g) ?? [];
  const names = buttons.map((each) => each.replace(/<[^>]*>/, ''));
  // in the table, and where no map has come beside it
  expect(names.map((each) => each.split(' ')[0])).toEqual(['North', 'South', 'North', 'South']);
  for (const at of [0, 2]) {
    expect(buttons[at]).toMatch(/aria-pressed="true"/);
    expect(buttons[at + 1]).toMatch(/aria-disabled="true"/);
  }
});
