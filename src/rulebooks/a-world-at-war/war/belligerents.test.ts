import { expect, it } from 'vitest';
import {
  between,
  breakOut,
  breakPeace,
  end,
  know,
  latest,
  loseSight,
  peaceOf,
  putRight,
  sign,
  type Wars,
} from './belligerents.ts';

// The register of wars: a second war of the same two powers is another.

const PAIR = ['japan', 'us'] as const;
const begun = (): { wars: Wars } => ({ wars: {} });

it('has each war of two powers as one of its own', () => {
  const open = begun();
  expect(between(open, PAIR)).toEqual({ all: [] });
  breakOut(open, PAIR, { since: '1941/winter' });
  know(open, PAIR, 'by', 'japan');
  // told again it is no other
  breakOut(open, PAIR, { since: '1942/spring' });
  end(open, PAIR);
  breakOut(open, PAIR, { since: '1943/fall' });
  expect(between(open, PAIR)).toEqual({
    now: true,
    all: [{ since: '1941/winter', by: 'japan', over: true }, { since: '1943/fall' }],
  });
});

it('takes what is known of a war before it is told, and forgets it where there is none', () => {
  const open = begun();
  know(open, PAIR, 'since', '1941/winter');
  breakOut(open, PAIR, { since: '1942/fall' });
  expect(latest(open, PAIR)).toEqual({ since: '1941/winter' });
  putRight(open, PAIR, false);
  expect(between(open, PAIR)).toEqual({ now: false, all: [] });
  know(open, PAIR, 'by', 'us');
  end(open, PAIR);
  expect(between(open, PAIR)).toEqual({ now: false, all: [] });
});

it('goes on with a war that nobody was sure of for a time', () => {
  const open = begun();
  breakOut(open, PAIR, { since: '1941/winter' });
  loseSight(open, PAIR);
  expect(between(open, PAIR).now).toBeUndefined();
  breakOut(open, PAIR, { since: '1942/fall' });
  expect(between(open, PAIR)).toEqual({ now: true, all: [{ since: '1941/winter' }] });
});

it('keeps the peace that ended a war until the next one is dealt with, whatever is put right meanwhile', () => {
  const open = begun();
  breakOut(open, PAIR, { since: '1941/winter' });
  end(open, PAIR);
  sign(open, PAIR, 'us');
  const signed = between(open, PAIR);
  putRight(open, PAIR, true);
  expect([between(open, PAIR).now, latest(open, PAIR)?.over]).toEqual([true, undefined]);
  putRight(open, PAIR, false);
  expect(between(open, PAIR)).toEqual(signed);
  know(open, PAIR, 'by', 'us');
  expect(peaceOf(open, PAIR)).toBe('us');
  breakOut(open, PAIR, { since: '1943/fall' });
  expect([peaceOf(open, PAIR), latest(open, PAIR)]).toEqual(['us', { by: 'us', since: '1943/fall' }]);
  breakPeace(open, PAIR);
  expect(peaceOf(open, PAIR)).toBeUndefined();
});

it('knows of a peace without a war', () => {
  const open = begun();
  sign(open, PAIR, 'us');
  expect([between(open, PAIR).now, peaceOf(open, PAIR)]).toEqual([undefined, 'us']);
});
