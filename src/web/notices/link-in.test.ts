import { expect, it } from 'vitest';
import { linkIn } from './link-in.ts';

it.each([
  ['#/?game=ab12', { kind: 'game', game: 'ab12' }],
  ['#/?confirm=ab12.to-ken_1', { kind: 'confirm', channel: 'ab12', token: 'to-ken_1' }],
  ['#/?leave=ab12.token', { kind: 'leave', channel: 'ab12', token: 'token' }],
  ['#/?leave=ab12', null],
  ['#/?confirm=.token', null],
  ['#/', null],
  ['', null],
])('reads what a notice leads to: %s', (hash, link) => expect(linkIn(hash)).toEqual(link));
