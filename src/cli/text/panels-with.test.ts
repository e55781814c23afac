import { expect, it } from 'vitest';
import { toy } from '../../kernel/kit/toy.test-helper.ts';
import type { Panel } from '../../kernel/board/panel.ts';
import { words } from '../../kernel/texts/words.ts';
import { panelsWith } from './panels-with.ts';

const PANELS: readonly Panel[] = [
  {
    kind: 'table',
    title: words('Rights'),
    columns: [words('place'), words('may')],
    rows: [
      ['Spain', 'enter'],
      ['Turkey', 'pass Spain by'],
      ['Norway', null],
    ],
  },
  {
    kind: 'docket',
    title: words('Docket'),
    items: [{ what: words('Norway rolls'), who: [], done: false, clauses: [] }],
  },
];

const titles = (found: readonly Panel[]): string[] => found.map(({ title }) => title.key);

it('leaves of a board what has all the words', () => {
  const [rights, ...others] = panelsWith(toy(), PANELS, 'spain enter');
  expect(others).toEqual([]);
  expect(rights?.kind === 'table' && rights.rows).toEqual([['Spain', 'enter']]);
  expect(titles(panelsWith(toy(), PANELS, 'norway'))).toEqual(['Rights', 'Docket']);
});

it('leaves a whole panel whose title has them, and nothing where nothing does', () => {
  const [docket] = panelsWith(toy(), PANELS, 'docket');
  expect(docket).toEqual(PANELS[1]);
  expect(panelsWith(toy(), PANELS, 'atlantis')).toEqual([]);
});
