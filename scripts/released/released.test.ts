import { describe, expect, it } from 'vitest';
import { RULEBOOKS } from '../../src/rulebooks/index.ts';
import { PROOF } from '../tier.ts';
import { describeThorough } from '../thorough.test-helper.ts';
import { kindsIn, KINDS } from './kinds.test-helper.ts';
import { GAMES, isLong, opened, stored } from './opened.test-helper.ts';
import { firstDifference, testReplays } from './replays.test-helper.ts';
import { seenIn, seenText } from './seen.ts';

// Running games of every version from version 1 on, with what everybody then saw of them. Never change one.
const SHORT = GAMES.filter((name) => !isLong(name));
/** One of each rulebook; the others are for the proof. */
const ONE = RULEBOOKS.flatMap(({ id }) => SHORT.find((name) => name.startsWith(`${id}-`)) ?? []);
testReplays(PROOF ? SHORT : ONE);

const ofVersion = (id: string, version: string): string[] =>
  GAMES.filter((name) => name.startsWith(`${id}-${version}/`));

describe.each(RULEBOOKS)('the stored games of $id', ({ id, version, scenarios, rulings }) => {
  const headers = ofVersion(id, version).map((name) => stored(name).header);

  it('are of every scenario of its version: "npm run released" makes them, with "-- NAME --anew" again', () => {
    expect(new Set(headers.map(({ scenario }) => scenario))).toEqual(
      new Set(scenarios.map((each) => each.id)),
    );
    expect(ofVersion(id, version).filter(isLong)).toHaveLength(1);
  });

  it('are played with every choice of every ruling', () => {
    const written = rulings.filter(({ unwritten }) => !unwritten);
    const missing = written.flatMap((ruling) =>
      ruling.choices.flatMap((choice) =>
        headers.some((header) => header.rulings[ruling.id] === choice.id)
          ? []
          : [`${ruling.id}=${choice.id}`],
      ),
    );
    expect(missing).toEqual([]);
  });
});

describeThorough('the stored games together', () => {
  it('have every kind of entry', () => {
    const games = RULEBOOKS.flatMap(({ id, version }) => ofVersion(id, version));
    const kinds = new Set(games.flatMap((name) => [...kindsIn(opened(stored(name)).game)]));
    expect(KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});

describe('a difference from what everybody saw', () => {
  it('is named by the entry and the reader', () => {
    const [name = ''] = GAMES;
    const seen = seenIn(opened(stored(name)).game);
    const text = seenText(seen);
    expect(firstDifference(seen, text)).toBeNull();
    const lines = text.split('\n');
    const digests = lines[4]?.split(' ') ?? [];
    const changed = lines.with(4, digests.with(1, 'x').join(' ')).join('\n');
    expect(firstDifference(seen, changed)).toBe(`entry 3: ${seen.readers[1]} sees something else`);
    expect(firstDifference(seen, lines.with(1, 'nobody').join('\n'))).toMatch(
      /^at the end .* instead of nobody$/,
    );
    expect(firstDifference(seen, lines.slice(1).join('\n'))).toMatch(/lines instead of/);
  });
});
