import { describe, expect, it } from 'vitest';
import { packageRoot } from '../../src/cli/root.ts';
import { WORLD } from '../../src/rulebooks/the-war-game/places.ts';
import { readAtlas } from './atlas.ts';
import { makeMap, type MapShapes } from './make.ts';

/** As the desk draws a point, and a letter on a place. */
const RADIUS = 13;
const LETTER = 15;

type Spot = MapShapes['places'][string];

const made = makeMap(WORLD, readAtlas(packageRoot(), WORLD.detail));
const places: MapShapes['places'] = 'faults' in made ? {} : made.places;
const ids = Object.keys(places);

/** Pairs of places that are nearer to each other than they may be. */
function near(least: (one: Spot, other: Spot) => number): string[] {
  return ids.flatMap((a, i) =>
    ids.slice(i + 1).flatMap((b) => {
      const [one, other] = [places[a], places[b]];
      if (!one || !other) return [];
      const apart = Math.hypot(one.x - other.x, one.y - other.y);
      return apart < least(one, other) ? [`${a} and ${b}: ${apart.toFixed(1)}`] : [];
    }),
  );
}

const around = ({ d }: Spot): number => (d === undefined ? RADIUS : 0);

describe('the crowded world of The War Game', () => {
  it('can be drawn: no land is in two places', () => {
    expect('faults' in made ? made.faults : []).toEqual([]);
    expect(ids).toEqual(Object.keys(WORLD.places).toSorted());
  });

  it('has no point on another, nor on a label', () => {
    const half = LETTER / 2;
    expect(
      near((one, other) => {
        const sum = around(one) + around(other);
        return sum === RADIUS ? sum + half : sum;
      }),
    ).toEqual([]);
  });

  it('has its labels apart', () => expect(near(() => LETTER)).toEqual([]));
});
