import type { Json } from '../../../kernel/index.ts';
import type { Games } from '../../../kernel/kit/reach.test-helper.ts';
import { games, OTHERS, read } from './starts.test-helper.ts';

// Rule 49, and whole campaigns at random.

const tension = (name: string): Json => ({
  format: 1,
  kind: 'tension-list',
  tension: name,
  source: 'made up',
  start: 20,
  complete: true,
  lines: ['war', 'status', 'event', 'territory'].map((kind) => ({ id: kind, label: kind, kind, value: 2 })),
});

const PAGE: Json = {
  format: 1,
  kind: 'dp-page',
  source: 'made up',
  lines: [{ id: 'north', power: 'germany', label: 'the north', value: 2, most: 3 }],
};

const LISTS = read([tension('usat'), tension('usjt'), PAGE]);

const REACTING = {
  'may-react.european-axis.norway': true,
  'may-react.european-axis.spain': true,
  'may-react.european-axis.vichy-france': true,
  'may-react.european-axis.hungary': true,
  'may-react.western-allies.norway': true,
};

/** The year of the fall: wars round the Baltic, and much that is in effect. */
const IN_1940 = read([
  {
    format: 1,
    kind: 'start',
    year: 1940,
    turn: 'summer',
    facts: {
      ...REACTING,
      'usat.actual': 30,
      'france.conquered': true,
      'france.fell-this-year': true,
      'surrendered.france': true,
      'dp.undefended': 2,
      'subversion.uses': 2,
      'war.west-portugal': true,
      'norway.mined': true,
      'war.russia-finland': true,
      'war.russia-sweden': true,
      'war.axis-sweden': true,
      'war.axis-denmark': true,
      'brps-due.germany.spain': 5,
      'standing.turkey': 'russia/-1',
      'aggressor.greece': 'italy',
      'conquered.ireland': true,
    },
  },
]);

/** After the landings in French Africa: Vichy France reacts. */
const IN_1942 = read([
  {
    format: 1,
    kind: 'start',
    year: 1942,
    turn: 'fall',
    facts: { ...REACTING, 'war.allies-vichy': true, 'vichy.colonies-attacked': 2, 'usat.actual': 60 },
  },
]);

/** The years of rule 49, and campaigns that go their own way. */
export const OF_DIPLOMACY: readonly Games[] = [
  games('european-1940', 4, 5),
  games('european-1940', 4, 5, { rulings: OTHERS }),
  games('european-1940', 3, 40, { rulings: { secrecy: 'paper' } }),
  games('european-1940', 10, 10, { data: IN_1940 }),
  games('european-1940', 10, 10, { data: IN_1940, rulings: OTHERS }),
  games('european-1942', 12, 10, { data: IN_1942 }),
  games('opening-1939', 4, 5),
  games('campaign-1939', 16, 4, { data: LISTS }),
  games('campaign-1939', 4, 40, { rulings: OTHERS }),
  games('global-1939', 20, 4, { data: LISTS }),
  games('pacific-1941', 14, 10, { data: LISTS }),
];
