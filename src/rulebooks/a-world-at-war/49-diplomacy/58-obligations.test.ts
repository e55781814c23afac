import { expect, it } from 'vitest';
import { startOf } from '../start.test-helper.ts';
import { askForWar } from './58-obligations.ts';

it('asks for a declaration that is owed without the old answer as prefill (49.58)', () => {
  const open = startOf('european-1940', { 'war.germany-russia': false });
  const owed = { power: 'germany', target: 'rumania', before: 'none', permanent: false } as const;
  open.obliged = [{ ...owed, later: true }];
  askForWar(open);
  expect(open.facts['war.germany-russia']).toMatchObject({ value: false });
  open.obliged = [{ ...owed, later: false }];
  askForWar(open);
  expect(open.facts['war.germany-russia']).toEqual({ value: null, as: 'unknown' });
});
