import type { Json, Rulings } from '../../kernel/index.ts';
import type { KitOptions } from '../../kernel/kit/options.ts';
import type { KitTry } from '../../kernel/kit/tried.test-helper.ts';
import { aWorldAtWar } from './index.ts';

type Setups = KitOptions['setups'];

const setups = (scenarios: readonly string[], rulings: Rulings = {}, data: Json = null): Setups =>
  scenarios.map((scenario) => ({ scenario, rulings, data }));

function read(...files: readonly Json[]): Json {
  const found = aWorldAtWar.data(files);
  if (!('data' in found)) throw new Error('the files are good');
  return found.data;
}

/** Every other choice of every ruling that has one. */
const OTHERS: Rulings = Object.fromEntries(
  aWorldAtWar.rulings.flatMap(({ id, choices, default: chosen }) =>
    choices.filter((each) => each.id !== chosen).map((each) => [id, each.id]),
  ),
);

const TABLES = read(
  {
    format: 1,
    kind: 'tension-list',
    tension: 'usat',
    source: 'made up',
    start: 20,
    complete: true,
    lines: ['war', 'status', 'event', 'territory'].map((kind) => ({ id: kind, label: kind, kind, value: 2 })),
  },
  {
    format: 1,
    kind: 'country-table',
    target: 'spain',
    source: 'made up',
    complete: true,
    facts: [{ id: 'ports', question: 'Whose ports?', values: ['axis', 'allies'] }],
    modifiers: [
      { id: 'ports', label: 'Axis ports', value: 2, when: { fact: 'ports', is: 'axis' } },
      { id: 'forces', label: 'forces near by', value: -1, most: 3 },
    ],
  },
  {
    format: 1,
    kind: 'dp-page',
    source: 'made up',
    lines: [{ id: 'north', power: 'germany', label: 'the north', value: 2, most: 3 }],
  },
);

const MIDDLE = read({
  format: 1,
  kind: 'start',
  year: 1940,
  turn: 'fall',
  facts: {
    'usat.actual': 30,
    'named.european-axis.turkey': 'at-peace',
    'named.russia.hungary': 'at-peace',
    'usat-triggered.western-allies': 1,
    'may-react.european-axis.norway': true,
    'brps-due.britain.sweden': 5,
  },
});

const FRANCE_FALLS = read({
  format: 1,
  kind: 'start',
  year: 1946,
  turn: 'winter',
  facts: {
    'usat.actual': 30,
    'rgt.50': true,
    'dp.undefended': 0,
    'dp.level.germany': 20,
    'dp.allotment.germany': 6,
    'dp.allotment.italy': 3,
    'dp.allotment.britain': 4,
    'dp.allotment.france': 5,
    'dp.allotment.us': 0,
    'dp.allotment.russia': 3,
    'control.paris': 'axis',
  },
});

const EUROPE = ['european-1940', 'european-1942', 'opening-1939'];

/** The first way, in whose games pairs live on and every row is used. */
export const PLAIN: KitTry = {
  name: 'as the rulebook is',
  options: { setups: setups(EUROPE), seeds: 2, pairs: 8, asides: 25, rows: true },
  doors: ['covert', 'dp', 'named'],
};

/** All ways to try rule 49 and the surrenders. */
export const KIT_TRIES: readonly KitTry[] = [
  PLAIN,
  {
    name: 'with the allocations on paper',
    options: { setups: setups(EUROPE, { secrecy: 'paper' }), seeds: 2, pairs: 4, share: 0, asides: 60 },
    doors: ['covert', 'dp', 'named', 'sheet'],
  },
  ...(['program', 'paper'] as const).map((secrecy) => ({
    name: `with secret spy rings, allocations by ${secrecy}`,
    options: {
      setups: setups(['european-1940', 'opening-1939'], { 'spy-rings': 'secret', secrecy }),
      seeds: 2,
      pairs: 4,
      share: 0,
      asides: 8,
    },
    doors: [
      ...(secrecy === 'paper' ? [] : ['covert']),
      'dp',
      'named',
      'ring',
      ...(secrecy === 'paper' ? ['sheet'] : []),
    ],
  })),
  ...(['program', 'paper'] as const).map((secrecy) => ({
    name: `with every other choice of its rulings, secrecy by ${secrecy}`,
    options: {
      setups: setups(['opening-1939'], { ...OTHERS, secrecy }),
      seeds: 2,
      pairs: 4,
      share: 0,
      asides: 25,
    },
  })),
  {
    name: 'with tables that the players supply',
    options: { setups: setups(['opening-1939'], {}, TABLES), seeds: 1, pairs: 2, share: 0, asides: 25 },
  },
  {
    name: 'from the middle of a year on',
    options: { setups: setups(['european-1940'], {}, MIDDLE), seeds: 2, pairs: 8, share: 0, asides: 25 },
  },
  ...(['program', 'paper'] as const).map((secrecy) => ({
    name: `as France falls, secrecy by ${secrecy}`,
    options: {
      setups: setups(['campaign-1939'], { secrecy }, FRANCE_FALLS),
      seeds: 2,
      pairs: 4,
      share: 0,
      asides: 40,
    },
  })),
  {
    name: 'in campaigns with the surrenders of each theatre',
    options: {
      setups: setups(['campaign-1939', 'global-1939', 'pacific-1941']),
      seeds: 1,
      pairs: 0,
      asides: 25,
    },
  },
];
