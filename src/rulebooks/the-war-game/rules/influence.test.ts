import { expect, it } from 'vitest';
import { withMarks } from '../attack/trial.test-helper.ts';
import { channelOf, channelBar } from './influence.ts';

it('says of a channel that it is closed, or that nobody knows whether it is (G.I6)', () => {
  const { books, open } = withMarks('colombia', {});
  const why = () => channelBar(books, open, channelOf('COL.I1/usa'))?.reason.key;
  expect(why()).toBe('bar.closed');
  for (const a of ['germany', 'italy', 'japan']) open.wars[`${a}/usa`] = null;
  expect(why()).toBe('bar.unknown');
  open.wars['japan/usa'] = 'war';
  expect(why()).toBeUndefined();
});
