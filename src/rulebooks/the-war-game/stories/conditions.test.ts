import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../kernel/kit/random.ts';
import { firstState } from '../../../kernel/kit/front.test-helper.ts';
import { type ReadFrom, truthOf } from './conditions.ts';
import { missingFor } from './missing.ts';
import { placesOf } from './meant.ts';
import { STRENGTHS } from '../rules/h-forces.ts';
import { OUR_MAP } from '../files/map.ts';
import { NATIONS } from '../nations.ts';
import { CLASSES, type Condition, LAND_KINDS } from './rule.ts';
import {
  all,
  any,
  at,
  atWar,
  controls,
  holds,
  holdsAt,
  not,
  isOccupiedBy,
  phonyWar,
  isThreatened,
} from './say.ts';
import type { Books, Open } from '../state.ts';
import { openOf, tableOf, type World } from '../steered.test-helper.ts';
import { ENTRIES, entryOf, isNeutralPlace, PLACES } from '../rules/e-territories.ts';

const books = { map: OUR_MAP } as Books;
const openAt = (world: World = {}): Open => openOf(firstState(tableOf(world)));

const seenAt = (open: Open, entry = 'HUN'): ReadFrom => ({ books, open, entry: entryOf(entry) });

describe('what nobody knows', () => {
  const open = openAt();
  open.holders['france'] = null;
  open.wars['germany/uk'] = null;
  open.phonyWar = null;
  const france = isOccupiedBy('axis', at('france'));
  const [yes, no] = [holdsAt(at('cuba'), 'usa', 'sworn'), holdsAt(at('cuba'), 'uk', 'sworn')];
  it.each<readonly [string, Condition, boolean | null, readonly string[]]>([
    ['who holds land', france, null, ['holder.france']],
    ['that it is not so', not(france), null, ['holder.france']],
    ['who holds one of several lands', isOccupiedBy('axis', at('france', 'cuba')), null, ['holder.france']],
    ['whether it is controlled', controls('france', at('france')), null, ['holder.france']],
    ['a war', atWar('germany', 'uk'), null, ['war.germany.uk']],
    ['one war of several', atWar('axis', 'uk'), null, ['war.germany.uk']],
    ['the Phony War', phonyWar(), null, ['phony-war']],
    ['with what is so, one is enough', any(france, yes), true, []],
    ['with what is not so, all fail', all(france, no), false, []],
    ['with what is so, all hang on it', all(france, yes), null, ['holder.france']],
    ['with what is not so, any hangs on it', any(france, no), null, ['holder.france']],
  ])('%s', (_, condition, truth, missing) => {
    const seen = seenAt(open);
    expect([truthOf(seen, condition), missingFor(seen, condition)]).toEqual([truth, missing]);
  });
  it('a threat of which nobody has spoken is asked for, and none only by a ruling', () => {
    const seen = seenAt(openAt(), 'TUR');
    expect(truthOf(seen, isThreatened('axis'))).toBeNull();
    expect(missingFor(seen, isThreatened('axis'))).toEqual(['threat.TUR']);
    const told = seenAt(openAt({ rulings: { threats: 'told' } }), 'TUR');
    expect(truthOf(told, isThreatened('axis'))).toBe(false);
  });
  it('a known war between others does not make up for it', () => {
    const other = openAt();
    other.wars['germany/uk'] = null;
    other.wars['italy/uk'] = 'war';
    expect(truthOf(seenAt(other), atWar('axis', 'uk'))).toBe(true);
    expect(missingFor(seenAt(other), atWar('axis', 'uk'))).toEqual([]);
  });
});

// `occupied` with a force and `holds`, read a second time from what the guide says, over random worlds.

function randomOpen(seed: number): Open {
  const random = seededRandom(seed);
  const open = openAt();
  for (const place of PLACES) {
    open.natives[place] = { infantry: random(4), artillery: random(2), fighter: random(2) };
    open.marks[place] = {};
    for (const nation of NATIONS) {
      if (random(4) === 0)
        open.forces[`${nation}/${place}`] = { infantry: random(3), artillery: random(2), armor: 1 };
      const mark = {
        class: CLASSES[random(4)] ?? 'sworn',
        by: ['start', 'conquest'][random(2)] ?? '',
      } as const;
      if (random(4) === 0) open.marks[place] = { ...open.marks[place], [nation]: mark };
    }
  }
  return open;
}

function strength(units: Readonly<Record<string, number>> = {}): number {
  let sum = 0;
  for (const kind of LAND_KINDS) for (let i = 0; i < (units[kind] ?? 0); i++) sum += STRENGTHS[kind];
  return sum;
}

function bruteOccupied(open: Open, entry: string, condition: Condition & { is: 'occupied' }): boolean {
  const home = entryOf(entry).home.map(({ id }) => id);
  const army = home.map((id) => strength(open.natives[id])).reduce((a, b) => a + b, 0);
  const by = condition.by as readonly (typeof NATIONS)[number][];
  const forces = by.map((nation) =>
    home.map((id) => strength(open.forces[`${nation}/${id}`])).reduce((a, b) => a + b, 0),
  );
  const sides = condition.together ? [forces.reduce((a, b) => a + b, 0)] : forces;
  const fits = {
    superior: (n: number) => n > army,
    inferior: (n: number) => n < army,
    'not-superior': (n: number) => n <= army,
  };
  return sides.some((n) => n > 0 && (condition.force === undefined || fits[condition.force](n)));
}

describe('read a second time, over random worlds', () => {
  const FORCES = [undefined, 'superior', 'inferior', 'not-superior'] as const;
  it('who occupies a home, and with what force (G.H1, G.H3)', () => {
    const wrong: string[] = [];
    const came = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      const open = randomOpen(seed);
      for (const { id } of ENTRIES)
        for (const force of FORCES)
          for (const together of [false, true]) {
            if (together && force === undefined) continue;
            const by = NATIONS.slice(seed % 7, (seed % 7) + 2);
            const condition: Condition & { is: 'occupied' } = {
              is: 'occupied',
              by,
              in: 'home',
              ...(force && { force }),
              ...(together && { together: true as const }),
            };
            const expected = bruteOccupied(open, id, condition);
            came.add(`${force} ${together} ${expected}`);
            if (truthOf(seenAt(open, id), condition) !== expected)
              wrong.push(`${seed} ${id} ${force} ${together}`);
          }
    }
    expect(wrong).toEqual([]);
    expect(came.size).toBe(14);
  });
  it('how a home stands to a nation, and through what', () => {
    const wrong: string[] = [];
    for (let seed = 1; seed <= 10; seed++) {
      const open = randomOpen(seed);
      for (const entry of ENTRIES)
        for (const nation of NATIONS)
          for (const is of CLASSES) {
            const marks = entry.home.flatMap(({ id }) => open.marks[id]?.[nation] ?? []);
            const some = marks.some((mark) => mark.class === is);
            const taken = marks.some((mark) => mark.class === is && mark.by === 'conquest');
            const seen = seenAt(open, entry.id);
            if (truthOf(seen, holds(nation, is)) !== some) wrong.push(`${seed} ${entry.id} ${nation} ${is}`);
            if (truthOf(seen, holds(nation, is, 'conquest')) !== taken)
              wrong.push(`${seed} ${entry.id} conquest`);
          }
    }
    expect(wrong).toEqual([]);
  });
});

it('home is not the group, and what touches it does not belong to it', () => {
  const spain = entryOf('SPA');
  expect(placesOf(books, spain, 'home')).toEqual(['spain']);
  expect(placesOf(books, spain, 'group')).toContain('rio-de-oro');
  expect(placesOf(books, entryOf('POL'), 'adjacent')).not.toContain('poland-eastern');
  const ours = placesOf(books, entryOf('HUN'), 'axis-europe');
  expect(ours.filter((id) => isNeutralPlace(id))).toEqual([]);
  expect(ours).toContain('austria');
});
