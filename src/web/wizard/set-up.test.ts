import { expect, it } from 'vitest';
import { storage } from '../storage.test-helper.ts';
import { keepSetUp, keptSetUp, type SetUp } from './set-up.ts';

const SET_UP: SetUp = {
  book: 'toy',
  scenario: 'only',
  seating: { mode: 'many', names: { one: 'Anna' }, watchers: 'Zoe' },
  dice: 'typed',
  title: 'Sunday',
  rulings: { R: 'b' },
  files: [{ name: 'a.yaml', text: 'format: 1' }],
  club: false,
};

/** The history of a tab, of which one place is shown. */
function tab() {
  const history = { state: null as unknown, replaceState: (state: unknown) => void (history.state = state) };
  return history;
}

it('is offered again where it was filled in, and nowhere else', () => {
  const [kept, here] = [storage(), tab()];
  expect(keptSetUp(kept, here)).toBeNull();
  keepSetUp(SET_UP, kept, here);
  expect(keptSetUp(kept, here)).toEqual(SET_UP);
  expect(keptSetUp(kept, tab())).toBeNull();
});

it('is not there in a browser that stores nothing', () => {
  const [full, here] = [storage(true), tab()];
  keepSetUp(SET_UP, full, here);
  expect(keptSetUp(full, here)).toBeNull();
});
