import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { LeftAnswer } from '../../kernel/game/entry.ts';
import { beginGame, newHeader, stateOf } from '../../kernel/game/game.ts';
import { asksOf, firstState } from '../../kernel/game/play.ts';
import { words } from '../../kernel/texts/words.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import type { Act } from '../act.ts';
import type { Desk } from '../api.ts';
import { bindBook, BookProvider } from '../book.tsx';
import { HabitsPanel } from './habits-panel.tsx';
import { Besides } from './habits.tsx';

const rulebook = findRulebook('level-of-cooperation');
const book = rulebook && bindBook(rulebook, { scenario: 'short-1942', rulings: {}, data: null }, false);
if (!book) throw new Error('no book');
const { table } = book;
const game = beginGame(table, newHeader(table, 'typed'));
const [decision] = asksOf(table, stateOf(game), 'germany');
if (!decision) throw new Error('nothing asked');
const act: Act = { busy: false, trouble: null, post: async () => true };
const AROUND = { route: { page: 'game', game: 'g', key: 'k' }, onBegin: () => undefined } as const;
const deskOf = (seat: string | null, habits: Record<string, LeftAnswer> = {}): Desk =>
  ({ seat, habits, over: false }) as unknown as Desk;
const shown = (desk: Desk): string => {
  const leave = createElement(Besides, { desk, act, decision, ...AROUND });
  const panel = createElement(HabitsPanel, { desk, act });
  return renderToStaticMarkup(createElement(BookProvider, { value: book }, leave, panel));
};

it('offers what can be left where it is asked of the own seat, and says what is left with the way to end it', () => {
  const open = shown(deskOf('germany'));
  expect(open).toMatch(/The same from now on.*I pass, unless I say so.*this turn.*until I say otherwise/);
  expect(open).not.toContain('End it');
  const left = shown(deskOf('germany', { pass: { answer: 'none', lasts: 'turn', turn: 1 } }));
  expect(left).toMatch(/left: this turn.*End it/);
  expect(left).toContain('Standing answers');
  // a button is described by the answer that it leaves
  const [, id = ''] = /<p id="([^"]+)">I pass/.exec(left) ?? [];
  expect(left).toContain(`aria-describedby="${id}"`);
});

it('offers it for no other seat, and to no spectator', () => {
  expect(shown(deskOf('japan'))).not.toContain('The same from now on');
  expect(shown(deskOf(null))).toBe('');
});

it('offers one press for nothing here and nothing more this turn, which says what it gives up', () => {
  const guide = findRulebook('the-war-game');
  const its = guide && bindBook(guide, { scenario: 'first-turn', rulings: {}, data: null }, false);
  if (!its) throw new Error('no book');
  const view = firstState(its.table).position;
  const asked = { seat: 'germany-italy', form: { kind: 'allocate', rows: [], limits: [] } as const };
  const press = (nation: string, habits: Record<string, LeftAnswer> = {}): string => {
    const tries = { ...asked, id: `1/${nation}/attempts`, prompt: words('x'), clauses: [] };
    const desk = { ...deskOf('germany-italy', habits), view } as unknown as Desk;
    const besides = createElement(Besides, { desk, act, decision: tries, ...AROUND });
    return renderToStaticMarkup(createElement(BookProvider, { value: its }, besides));
  };
  const nothingMore = (html: string): string | undefined =>
    /<button[^>]*>Nothing here, and nothing more this turn<\/button><p[^>]*>([^<]*)<\/p>/.exec(html)?.[1];
  const roll = 'No rolls of influence, unless I say so (Italy)';
  const map = 'Nothing on the map, unless I say so';
  const both = `${roll}; ${map}.`;
  const mapAlone = `${map}.`;
  expect(nothingMore(press('germany'))).toBe(both);
  // of the powers of one seat the last leaves the map alone
  expect(nothingMore(press('italy'))).toBe(mapAlone);
  const noRoll = { 'influence/italy': { answer: 'none', lasts: 'always' } } as const;
  expect(nothingMore(press('germany', noRoll))).toBe(mapAlone);
  const noMap = { map: { answer: 'none', lasts: 'always' } } as const;
  expect(press('germany', { ...noRoll, ...noMap })).not.toContain('Nothing here');
  expect(press('italy', noMap)).not.toContain('Nothing here');
});
