import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { RecordLine } from '../../kernel/game/record.ts';
import { bindBook, BookProvider } from '../book.tsx';
import { rulebookOf } from '../rulebook.test-helper.ts';
import { Line } from './line.tsx';

const book = bindBook(
  rulebookOf('level-of-cooperation'),
  { scenario: 'short-1942', rulings: {}, data: null },
  false,
);
if (!book) throw new Error('no book');

const shown = (more: Partial<RecordLine>): string => {
  const line = {
    n: 1,
    kind: 'answer',
    seat: 'usa',
    decision: 'r1/usa/choose',
    answer: 'pass',
    dispatches: [],
    ...more,
  };
  const element = createElement(Line, { line: line as unknown as RecordLine, onNumber: () => undefined });
  return renderToStaticMarkup(createElement(BookProvider, { value: book }, element));
};

it('says of what was done by itself that nothing else was possible, and of nothing else', () => {
  expect(shown({ only: true })).toContain('Nothing else was possible');
  expect(shown({})).not.toContain('Nothing else was possible');
});
