import { expect, it } from 'vitest';
import type { FactValue } from '../../../kernel/facts.ts';
import { words } from '../../../kernel/words.ts';
import { boundTo } from '../books.test-helper.ts';
import { watchedFrance } from './watch-france.ts';

const { books, start } = boundTo('campaign-1939');
const LEVEL = { title: words('watch.france'), lines: [] };
const WITH_LEVEL = { ...books, sheets: { ...books.sheets, 'surrender-level/france': LEVEL } };
const isWatched = (facts: Readonly<Record<string, FactValue>>) =>
  watchedFrance(WITH_LEVEL, start(facts).open).length > 0;

it('watches France while it stands and is at war with the Axis', () => {
  expect(isWatched({})).toBe(true);
  expect(isWatched({ 'surrendered.france': true })).toBe(false);
  expect(isWatched({ 'war.germany-france': false })).toBe(false);
  expect(isWatched({ 'war.germany-france': false, 'war.italy-france': true })).toBe(true);
});
