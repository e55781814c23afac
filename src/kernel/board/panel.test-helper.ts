import type { Panel } from './panel.ts';
import type { WordBook, Words } from '../texts/words.ts';

const said = (key: string): Words => ({ key });

/** One panel of each kind, for the tests of what draws them. */
export const PANELS: readonly Panel[] = [
  {
    kind: 'track',
    title: said('when'),
    lines: [
      {
        title: said('years'),
        marks: [
          { label: '1939', is: 'past' },
          { label: '1940', is: 'now', note: said('late') },
          { label: '1941', is: 'ahead' },
        ],
      },
    ],
  },
  {
    kind: 'scale',
    title: said('levels'),
    least: -2,
    most: 2,
    ends: [said('west'), said('east')],
    marks: [-1, 1].map((at) => ({ at, label: said('talks'), clauses: ['7'] })),
    legend: [{ label: said('near'), looks: [{ tone: 'neutral', mark: 'noted' }] }],
    lines: [
      {
        id: 'north',
        label: 'North',
        value: { min: -2, max: -2 },
        tone: 'first',
        mark: 'noted',
        words: [said('held')],
        choice: 'north',
      },
      {
        id: 'south',
        label: 'South',
        value: { min: 0, max: 1 },
        tone: 'neutral',
        also: { value: 2, label: said('soon') },
        words: [],
        choice: 'south',
      },
      { id: 'isle', label: 'Isle', value: null, tone: 'neutral', words: [] },
    ],
  },
  {
    kind: 'map',
    title: said('land'),
    legend: [
      { label: said('westTone'), looks: [{ tone: 'first' }] },
      { label: said('yours'), looks: [{ tone: 'neutral', count: 1 }] },
      { label: said('here'), looks: [{ tone: 'neutral', mark: 'now' }] },
    ],
    places: [
      {
        id: 'north',
        label: 'North',
        tone: 'first',
        shade: 3,
        badge: 'W',
        count: 2,
        words: [said('held')],
        choice: 'north',
      },
      { id: 'south', label: 'South', tone: 'neutral', mark: 'now', words: [], choice: 'south' },
    ],
  },
  {
    kind: 'docket',
    title: said('due'),
    items: [
      {
        what: said('pay'),
        who: ['ann'],
        when: said('spring'),
        needs: said('money'),
        done: false,
        clauses: ['8'],
      },
      { what: said('sign'), who: [], done: true, clauses: [] },
    ],
  },
  {
    kind: 'table',
    title: said('points'),
    columns: [said('side'), said('has')],
    rows: [
      ['North', 3],
      ['South', null],
    ],
  },
];

/** The words of the panels. */
export const PANEL_WORDS: WordBook = {
  'name.ann': 'Ann',
  when: 'When',
  years: 'Years',
  late: 'late',
  levels: 'Levels',
  west: 'West',
  east: 'East',
  talks: 'they talk',
  near: 'near by',
  held: 'held by the West',
  soon: 'from spring on',
  land: 'The land',
  westTone: 'with the West',
  yours: 'your own',
  here: 'play is here',
  due: 'Due',
  pay: 'Pay',
  spring: 'in spring',
  money: 'needs money',
  sign: 'Sign',
  points: 'Points',
  side: 'side',
  has: 'has',
};
