import { expect, it } from 'vitest';
import { fall, fallOf, type Falls, tellFall } from './falls.ts';

// The register of falls: what is known of the latest one of each power.

it('has of each power its latest fall, and nothing of an earlier one', () => {
  const open = { falls: {} as Falls, year: 1941, turn: 'fall', agenda: [{}] };
  expect(fallOf(open, 'britain')).toEqual({});
  tellFall(open, 'britain', 'now', false);
  fall(open, 'britain', { since: '1941/fall', level: -2 });
  fall(open, 'france', { since: '1940/summer', year: 1940 });
  fall(open, 'britain', { since: '1943/spring' });
  expect(open.falls).toEqual({
    britain: { now: true, since: '1943/spring' },
    france: { now: true, since: '1940/summer', year: 1940 },
  });
  tellFall(open, 'france', 'now', undefined);
  expect(fallOf(open, 'france')).toEqual({ since: '1940/summer', year: 1940 });
});

it('has the turn in which a power was seen to fall, and none of what a game begins with', () => {
  const open = { falls: {} as Falls, year: 1942, turn: 'spring', agenda: [] as object[] };
  tellFall(open, 'italy', 'now', false);
  tellFall(open, 'germany', 'now', true);
  expect(fallOf(open, 'germany')).toEqual({ now: true });
  open.agenda = [{}];
  tellFall(open, 'italy', 'now', true);
  expect(fallOf(open, 'italy')).toEqual({ now: true, seen: '1942/spring' });
  tellFall(open, 'italy', 'now', false);
  expect(fallOf(open, 'italy')).toEqual({ now: false });
});
