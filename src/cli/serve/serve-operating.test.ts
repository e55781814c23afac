import { describe, expect, it } from 'vitest';
import { operatingOf } from './serve-operating.ts';

const KEY = 'abcdefghijklmnop';

describe('how a server is operated', () => {
  it('is as it always was, unless something is said', () => {
    expect(operatingOf({})).toEqual({ drain: 0 });
    expect(operatingOf({ creationKey: KEY, metricsKey: `${KEY}-_9`, drain: '5' })).toEqual({
      creationKey: KEY,
      metricsKey: `${KEY}-_9`,
      drain: 5000,
    });
  });

  it.each([
    [{ creationKey: 'short' }, /^--creation-key is a key of 16 to 200/],
    [{ metricsKey: 'with a space in it, and long' }, /^--metrics-key is a key of/],
    [{ drain: '-1' }, /^--drain is a number of seconds/],
    [{ drain: '601' }, /^--drain is .* not "601"\.$/],
  ])('is refused where it cannot be: %j', (options, no) =>
    expect(operatingOf(options)).toMatchObject({ failed: expect.stringMatching(no) }),
  );
});
