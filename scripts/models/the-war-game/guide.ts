// The entries of the guide as printed: values, forces, alliances at the start, colonies, and the two boxes.

export const NATIONS = ['germany', 'italy', 'ussr', 'uk', 'france', 'japan', 'usa', 'china'] as const;
export type Nation = (typeof NATIONS)[number];

export const AXIS: readonly Nation[] = ['germany', 'italy', 'japan'];
export const ALLIES: readonly Nation[] = ['ussr', 'uk', 'france', 'usa', 'china'];
/** The Allies who are friends of one another's territories (G.B7). */
export const WEST: readonly Nation[] = ['uk', 'france', 'usa', 'china'];

/** The players in their order (G.F2). */
export const PLAYERS = ['germany-italy', 'ussr', 'uk-france', 'japan', 'usa-china'] as const;
export type Player = (typeof PLAYERS)[number];

export const NATIONS_OF: Readonly<Record<Player, readonly Nation[]>> = {
  'germany-italy': ['germany', 'italy'],
  ussr: ['ussr'],
  'uk-france': ['uk', 'france'],
  japan: ['japan'],
  'usa-china': ['usa', 'china'],
};

export type Class = 'neutral' | 'friendly' | 'economic' | 'sworn' | 'total';
export const KINDS = ['infantry', 'artillery', 'armor', 'fighter', 'destroyer'] as const;
export type Kind = (typeof KINDS)[number];
export const LAND_KINDS = ['infantry', 'artillery', 'armor'] as const;
export type Army = Partial<Record<Kind, number>>;
export type Flags = Partial<Record<Nation, Class>>;

/** What a box says: who gets what; nobody: it stays Neutral. */
export type Box = Flags;

export interface Entry {
  readonly id: string;
  /** The home country; of Poland and Brazil both halves. */
  readonly home: readonly string[];
  readonly colonies: readonly string[];
  readonly forces: Readonly<Record<string, Army>>;
  readonly start: Flags;
  /** In 1942; absent: as in 1939. */
  readonly start42?: Flags;
  readonly axis: Box;
  readonly allied: Box;
  readonly value: number;
}

interface Printed extends Partial<Entry> {
  readonly value: number;
}

function entry(id: string, place: string, printed: Printed): Entry {
  const { home = [place], colonies = [], start = {}, axis = {}, allied = {}, forces = {}, ...rest } = printed;
  return { id, home, colonies, start, axis, allied, forces, ...rest };
}

const inf = (infantry: number, more: Army = {}): Army => ({ infantry, ...more });
const uk = (what: Class): Flags => ({ uk: what });
const usa = (what: Class): Flags => ({ usa: what });
const ussr = (what: Class): Flags => ({ ussr: what });
const germany = (what: Class): Flags => ({ germany: what });

const DUTCH = ['belgian-congo', 'borneo', 'celebes', 'java', 'new-guinea', 'sumatra', 'suriname', 'timor'];
const SPANISH = ['balearic-islands', 'canary-islands', 'cape-verde', 'rio-de-oro', 'southwest-africa'];

/** In the order of the guide. */
export const ENTRIES: readonly Entry[] = [
  entry('AFG', 'afghanistan', { value: 2, forces: { afghanistan: inf(1) }, axis: uk('sworn') }),
  entry('ARG', 'argentina', {
    value: 7,
    forces: { argentina: inf(2, { artillery: 1 }) },
    start: usa('friendly'),
    axis: usa('sworn'),
    allied: germany('sworn'),
  }),
  entry('BEH', 'belgium-holland', {
    value: 5,
    colonies: DUTCH,
    forces: { 'belgium-holland': inf(3, { artillery: 1 }) },
    start: { uk: 'friendly', france: 'friendly' },
    start42: germany('total'),
    axis: { france: 'total' },
    allied: { uk: 'friendly', france: 'friendly' },
  }),
  entry('BOL', 'bolivia', { value: 4, forces: { bolivia: inf(2) }, axis: usa('sworn') }),
  entry('BRA', 'brazil-northern', {
    value: 11,
    home: ['brazil-northern', 'brazil-southern'],
    forces: { 'brazil-northern': inf(1, { destroyer: 1 }), 'brazil-southern': inf(1, { artillery: 1 }) },
    start: usa('friendly'),
    start42: usa('total'),
    axis: usa('total'),
    allied: usa('friendly'),
  }),
  entry('BUL', 'bulgaria', {
    value: 3,
    forces: { bulgaria: inf(2) },
    start: germany('friendly'),
    start42: germany('total'),
    axis: ussr('total'),
    allied: germany('total'),
  }),
  entry('CAM', 'central-america', {
    value: 4,
    forces: { 'central-america': inf(1) },
    start: usa('friendly'),
    start42: usa('sworn'),
    axis: usa('total'),
    allied: usa('friendly'),
  }),
  entry('CHI', 'chile', {
    value: 3,
    forces: { chile: inf(1) },
    axis: usa('sworn'),
    allied: germany('sworn'),
  }),
  entry('COL', 'colombia', {
    value: 5,
    forces: { colombia: inf(1) },
    start: usa('friendly'),
    start42: usa('sworn'),
    axis: usa('total'),
    allied: usa('friendly'),
  }),
  entry('CUB', 'cuba', {
    value: 1,
    forces: { cuba: inf(1) },
    start: usa('sworn'),
    axis: usa('total'),
    allied: usa('friendly'),
  }),
  entry('DEN', 'denmark', {
    value: 4,
    colonies: ['faeroe-islands', 'greenland', 'iceland'],
    forces: { denmark: inf(2, { artillery: 1 }), greenland: inf(1), iceland: inf(1) },
    start: uk('friendly'),
    start42: germany('total'),
    axis: uk('sworn'),
    allied: uk('friendly'),
  }),
  entry('ECU', 'ecuador', {
    value: 1,
    colonies: ['galapagos-islands'],
    forces: { ecuador: inf(1) },
    start: usa('friendly'),
    start42: usa('sworn'),
    axis: usa('total'),
    allied: usa('friendly'),
  }),
  entry('EIR', 'eire', {
    value: 3,
    forces: { eire: inf(1) },
    start: uk('friendly'),
    start42: uk('total'),
    axis: uk('total'),
  }),
  entry('EST', 'estonia', {
    value: 2,
    forces: { estonia: inf(1) },
    start: ussr('friendly'),
    start42: germany('total'),
    axis: ussr('total'),
    allied: germany('sworn'),
  }),
  entry('FIN', 'finland', {
    value: 5,
    forces: { finland: inf(3) },
    start: germany('economic'),
    start42: germany('total'),
    axis: ussr('sworn'),
    allied: germany('total'),
  }),
  entry('GRE', 'greece', {
    value: 6,
    colonies: ['crete'],
    forces: { greece: inf(4, { artillery: 1, fighter: 1, destroyer: 1 }), crete: inf(1) },
    start: uk('friendly'),
    start42: germany('total'),
    axis: uk('total'),
    allied: uk('friendly'),
  }),
  entry('HUN', 'hungary', {
    value: 4,
    forces: { hungary: inf(2) },
    start: germany('friendly'),
    start42: germany('total'),
    axis: ussr('sworn'),
    allied: germany('total'),
  }),
  entry('IRN', 'iran', {
    value: 5,
    forces: { iran: inf(2) },
    start: uk('friendly'),
    axis: uk('total'),
    allied: germany('sworn'),
  }),
  entry('IRQ', 'iraq', {
    value: 3,
    forces: { iraq: inf(1) },
    start: uk('friendly'),
    axis: uk('sworn'),
    allied: germany('total'),
  }),
  entry('LIB', 'liberia', {
    value: 1,
    start: usa('friendly'),
    start42: usa('sworn'),
    axis: usa('total'),
    allied: usa('friendly'),
  }),
  entry('MEX', 'mexico', {
    value: 9,
    forces: { mexico: inf(3) },
    start: usa('friendly'),
    start42: usa('total'),
    axis: usa('total'),
    allied: usa('total'),
  }),
  entry('MON', 'mongolia', {
    value: 2,
    forces: { mongolia: inf(2) },
    // the third name is spoilt in the text (ruling mongolia-1942)
    start42: { ussr: 'friendly', japan: 'friendly', china: 'friendly' },
    axis: ussr('sworn'),
    allied: { japan: 'sworn' },
  }),
  entry('NEP', 'nepal', { value: 1, start: uk('friendly'), axis: uk('total'), allied: uk('friendly') }),
  entry('NOR', 'norway', {
    value: 5,
    forces: { norway: inf(2, { artillery: 1 }) },
    start42: germany('total'),
    axis: uk('sworn'),
    allied: germany('sworn'),
  }),
  entry('OMA', 'oman', { value: 2, start: uk('friendly'), axis: uk('sworn'), allied: uk('friendly') }),
  entry('PAN', 'panama', {
    value: 3,
    forces: { panama: inf(1) },
    start: usa('friendly'),
    start42: usa('sworn'),
    axis: usa('total'),
    allied: usa('friendly'),
  }),
  entry('PAR', 'paraguay', {
    value: 3,
    forces: { paraguay: inf(1) },
    axis: usa('sworn'),
    allied: germany('sworn'),
  }),
  entry('PER', 'peru', { value: 5, forces: { peru: inf(2) }, axis: usa('sworn') }),
  entry('POL', 'poland-western', {
    value: 8,
    home: ['poland-western', 'poland-eastern'],
    forces: {
      'poland-western': inf(3, { armor: 1, fighter: 1 }),
      'poland-eastern': inf(2, { artillery: 1 }),
    },
    start: uk('friendly'),
    start42: germany('total'),
    axis: uk('total'),
    allied: uk('sworn'),
  }),
  entry('POR', 'portugal', {
    value: 3,
    colonies: ['angola', 'azores', 'mozambique'],
    forces: { portugal: inf(3) },
    start: uk('friendly'),
    start42: {},
    axis: uk('sworn'),
    allied: germany('sworn'),
  }),
  entry('ROM', 'romania', {
    value: 8,
    forces: { romania: inf(2, { artillery: 1 }) },
    start: germany('friendly'),
    start42: germany('total'),
    axis: ussr('sworn'),
    allied: germany('total'),
  }),
  entry('SAU', 'saudi-arabia', {
    value: 3,
    forces: { 'saudi-arabia': inf(1) },
    start: uk('friendly'),
    axis: uk('sworn'),
    allied: germany('friendly'),
  }),
  entry('SPA', 'spain', {
    value: 12,
    colonies: SPANISH,
    forces: { spain: inf(5, { artillery: 1, fighter: 1 }) },
    axis: uk('total'),
    allied: germany('total'),
  }),
  entry('SWE', 'sweden', { value: 8, forces: { sweden: inf(3, { artillery: 1 }) } }),
  entry('SWI', 'switzerland', { value: 2, forces: { switzerland: inf(1) } }),
  entry('THA', 'thailand', {
    value: 5,
    forces: { thailand: inf(2) },
    start: { japan: 'friendly' },
    start42: { japan: 'total' },
    axis: uk('sworn'),
    allied: { japan: 'total' },
  }),
  entry('TIB', 'tibet', { value: 1, axis: uk('sworn'), allied: uk('friendly') }),
  entry('TUR', 'turkey', { value: 8, forces: { turkey: inf(4, { artillery: 1 }) } }),
  entry('VEN', 'venezuela', { value: 5, forces: { venezuela: inf(1) }, axis: usa('sworn') }),
  entry('WIN', 'west-indies', {
    value: 1,
    start: usa('sworn'),
    axis: usa('total'),
    allied: usa('sworn'),
  }),
  entry('YEM', 'yemen', {
    value: 2,
    colonies: ['socotra'],
    start: uk('friendly'),
    axis: uk('sworn'),
    allied: uk('friendly'),
  }),
  entry('YUG', 'yugoslavia', {
    value: 5,
    forces: { yugoslavia: inf(3) },
    start42: germany('total'),
    axis: uk('sworn'),
    allied: germany('sworn'),
  }),
];

export const BY_ID: Readonly<Record<string, Entry>> = Object.fromEntries(
  ENTRIES.map((each) => [each.id, each]),
);

export const PLACES: readonly string[] = ENTRIES.flatMap(({ home, colonies }) => [...home, ...colonies]);

/** The entry of a place. */
export const ENTRY_OF: Readonly<Record<string, Entry>> = Object.fromEntries(
  ENTRIES.flatMap((each) => [...each.home, ...each.colonies].map((place) => [place, each])),
);
