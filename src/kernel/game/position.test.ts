import { describe, expect, it } from 'vitest';
import { canonical } from '../json.ts';

import {
  forgetBytes,
  openBytes,
  openCommon,
  type Position,
  positionBytes,
  sealedCommon,
  wholeOf,
} from './position.ts';

describe('the bytes of a position', () => {
  const odd = {
    ...openCommon({ 'z-ruling': 'a' }),
    'a "quoted" name': [1, { b: null, a: '\n' }],
    allowed: {},
  };
  const position: Position = { open: odd, sealed: { one: sealedCommon() } };

  it('are those that are written of it as a whole', () => {
    expect(positionBytes(position)).toBe(canonical(position));
    expect(wholeOf(openBytes(position))).toBe(canonical(position.open));
  });

  it('are made once while it stands, and anew when they were forgotten', () => {
    const first = openBytes(position);
    expect(openBytes({ open: position.open })).toBe(first);
    forgetBytes(position);
    expect(openBytes(position)).not.toBe(first);
    expect(openBytes(position)).toEqual(first);
  });
});
