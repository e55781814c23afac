import { expect, it } from 'vitest';
import { boardAfter, placeIn } from '../board.test-helper.ts';
import { setMark } from '../rules/a-classes.ts';
import { setWar } from '../rules/f4-wars.ts';
import { noteTaken } from '../stories/taken.ts';

it('has the land of each nation as its own, and what was taken of it since when (G.B2)', () => {
  const panels = boardAfter((open) => {
    open.holders['tunisia'] = 'germany';
    noteTaken(open, 'tunisia', 'france');
    open.holders['egypt'] = null;
  });
  expect(placeIn(panels, 'algeria')?.held).toMatchObject({ is: 'own', by: { tone: 'second' } });
  expect(placeIn(panels, 'tunisia')?.held).toMatchObject({
    is: 'conquered',
    by: { tone: 'first' },
    from: { tone: 'second' },
  });
  expect(placeIn(panels, 'tunisia')?.words).toContain('taken: July to December 1939');
  // nobody has said who holds it
  expect(placeIn(panels, 'egypt')?.held).toMatchObject({ is: 'held' });
  expect(placeIn(panels, 'egypt')?.held?.by).toBeUndefined();
});

it('has a territory that was conquered, and not one that came to a nation otherwise (G.A7)', () => {
  const panels = boardAfter((open) => {
    setMark(open, 'norway', 'germany', { class: 'total', by: 'conquest' });
    noteTaken(open, 'norway', null);
    setMark(open, 'sweden', 'germany', { class: 'total', by: 'table' });
  });
  expect(placeIn(panels, 'norway')?.held).toMatchObject({ is: 'conquered', by: { tone: 'first' } });
  expect(placeIn(panels, 'norway')?.words).toContain('taken: July to December 1939');
  expect(placeIn(panels, 'sweden')?.held).toBeUndefined();
});

it('says at the home of a nation with whom it is at war', () => {
  const panels = boardAfter((open) => setWar(open, ['japan', 'china'], 'war', false));
  expect(placeIn(panels, 'japan')?.words.join('\n')).toContain('at war with China');
});
