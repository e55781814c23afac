import type { board } from '../../kernel/index.ts';

/** Countries of today, or parts of them; where the label stands better than in the middle is said. */
function land(of: readonly (string | board.Cut)[], label?: board.LonLat): board.PlaceMade {
  return { of, ...(label ? { label } : {}) };
}

/** A part of a country between some lines. */
function part(country: string, lines: Omit<board.Cut, 'country'>): board.Cut {
  return { country, ...lines };
}

/** Where one country becomes two places: as near to the borders of 1939 as straight lines come. */
const BRAZIL = -15;
const YEMEN = { west: 45.6, south: 13.6 };
const VILNA = { west: 24.6, north: 55.2 };
const WHITE_RUSSIA = 27;
/** The Sbruch in the east, the Carpathians in two steps in the south. */
const GALICIA = { east: 26.2, bend: 23.3, uzhok: 48.8, south: 48.4 };
const RUTHENIA = 24.6;
const BUDJAK = { west: 28.1, east: 30.4, north: 46.55 };
const AZOV = 36.55;
const SAKHALIN = { west: 141.8, east: 146, north: 50 };

/** What was German of today's Poland and Russia; Danzig is in Poland. */
const GERMAN_EAST: readonly board.Cut[] = [
  part('Poland', { east: 16 }),
  part('Poland', { west: 16, east: 17.5, south: 53.2 }),
  part('Poland', { west: 16, east: 18.3, north: 51.1 }),
  part('Poland', { west: 19.4, east: 22.7, south: 53.6 }),
  part('Russia', { west: 19, east: 23, south: 54, north: 56 }),
];

const EUROPE: Readonly<Record<string, board.PlaceMade>> = {
  'belgium-holland': land(['Belgium', 'Netherlands', 'Luxembourg'], [4.6, 52]),
  bulgaria: land(['Bulgaria'], [25.4, 42.4]),
  denmark: land(['Denmark'], [9.4, 56.3]),
  eire: land(['Ireland'], [-8.8, 52.2]),
  estonia: land(['Estonia'], [25.8, 58.9]),
  // without what it lost in 1940
  finland: land(['Finland'], [26.5, 63]),
  greece: land([part('Greece', { south: 36 })], [22.6, 39]),
  hungary: land(
    [
      'Hungary',
      part('Ukraine', { east: GALICIA.bend, north: GALICIA.uzhok }),
      part('Ukraine', { west: GALICIA.bend, east: RUTHENIA, north: GALICIA.south }),
    ],
    [19.5, 47.6],
  ),
  norway: land(['Norway'], [9, 61.3]),
  'poland-eastern': land(
    [
      part('Belarus', { east: WHITE_RUSSIA }),
      part('Ukraine', { east: GALICIA.bend, south: GALICIA.uzhok }),
      part('Ukraine', { west: GALICIA.bend, east: GALICIA.east, south: GALICIA.south }),
      part('Lithuania', VILNA),
    ],
    [25.4, 52],
  ),
  'poland-western': land(
    [
      part('Poland', { west: 16, east: 17.5, south: 51.1, north: 53.2 }),
      part('Poland', { west: 17.5, east: 18.3, south: 51.1 }),
      part('Poland', { west: 18.3, east: 19.4 }),
      part('Poland', { west: 19.4, east: 22.7, north: 53.6 }),
      part('Poland', { west: 22.7 }),
    ],
    [20, 52],
  ),
  portugal: land(['Portugal'], [-8.4, 39.6]),
  romania: land(
    [
      'Romania',
      'Moldova',
      part('Ukraine', { west: RUTHENIA, east: GALICIA.east, north: GALICIA.south }),
      part('Ukraine', BUDJAK),
    ],
    [25.4, 46.3],
  ),
  spain: land(['Spain'], [-3.4, 40.2]),
  sweden: land(['Sweden'], [15, 62]),
  switzerland: land(['Switzerland']),
  turkey: land(['Turkey'], [33.5, 39.2]),
  yugoslavia: land(
    ['Serbia', 'Croatia', 'Slovenia', 'Bosnia and Herz.', 'Montenegro', 'Macedonia', 'Kosovo'],
    [18.4, 44.3],
  ),
};

const AFRICA_AND_ASIA: Readonly<Record<string, board.PlaceMade>> = {
  afghanistan: land(['Afghanistan']),
  angola: land(['Angola']),
  // with the mandate in the east
  'belgian-congo': land(['Dem. Rep. Congo', 'Rwanda', 'Burundi']),
  // the north of the island was British
  borneo: land([part('Indonesia', { west: 108, east: 118.7, south: -5, north: 5 })]),
  celebes: land(
    [
      part('Indonesia', { west: 118.7, east: 130.4, south: -7, north: 3 }),
      part('Indonesia', { west: 130.4, east: 131, south: -4, north: -2.5 }),
    ],
    [121, -2.2],
  ),
  iran: land(['Iran']),
  iraq: land(['Iraq']),
  java: land([part('Indonesia', { west: 105.2, east: 116.2, south: -10, north: -5.95 })]),
  liberia: land(['Liberia']),
  mongolia: land(['Mongolia']),
  mozambique: land(['Mozambique'], [37, -15.5]),
  nepal: land(['Nepal']),
  // the east of the island was Australian
  'new-guinea': land([
    part('Indonesia', { west: 130.4, south: -2.5, north: 0 }),
    part('Indonesia', { west: 131, south: -10, north: -2.5 }),
  ]),
  // with the Trucial coast
  oman: land(['Oman', 'United Arab Emirates'], [56.5, 21]),
  'rio-de-oro': land(['W. Sahara']),
  'saudi-arabia': land(['Saudi Arabia']),
  'southwest-africa': land(['Namibia']),
  sumatra: land([part('Indonesia', { west: 95, east: 106.3, south: -5.95, north: 6 })]),
  thailand: land(['Thailand'], [101.2, 15.5]),
  // without the east, which China held
  tibet: land([part('China', { east: 97, north: 36 })], [88, 31.5]),
  // both halves of the island, and the islands west of it
  timor: land(['Timor-Leste', part('Indonesia', { west: 116.2, east: 127, south: -11, north: -7.5 })]),
  yemen: land([part('Yemen', { east: YEMEN.west, south: YEMEN.south })]),
};

const AMERICA: Readonly<Record<string, board.PlaceMade>> = {
  argentina: land(['Argentina'], [-65, -35]),
  bolivia: land(['Bolivia']),
  'brazil-northern': land([part('Brazil', { south: BRAZIL })], [-54, -6]),
  'brazil-southern': land([part('Brazil', { north: BRAZIL })], [-49, -20]),
  'central-america': land(['Guatemala', 'Belize', 'Honduras', 'El Salvador', 'Nicaragua', 'Costa Rica']),
  chile: land(['Chile'], [-71, -32]),
  colombia: land(['Colombia']),
  cuba: land(['Cuba']),
  ecuador: land(['Ecuador']),
  greenland: land(['Greenland']),
  iceland: land(['Iceland']),
  mexico: land(['Mexico']),
  panama: land(['Panama']),
  paraguay: land(['Paraguay']),
  peru: land(['Peru']),
  suriname: land(['Suriname'], [-55.9, 3.6]),
  venezuela: land(['Venezuela']),
  'west-indies': land(['Haiti', 'Dominican Rep.', 'Puerto Rico', 'Jamaica', 'Bahamas'], [-69, 18.8]),
};

/** Islands and a rock, too small for a shape; beside their place where they would cover a coast. */
const POINTS: Readonly<Record<string, board.PlaceMade>> = {
  azores: { at: [-28, 38.5] },
  'balearic-islands': { at: [4.2, 39.4] },
  'cape-verde': { at: [-24, 16] },
  'canary-islands': { at: [-18, 29] },
  crete: { at: [25.4, 33.9] },
  'faeroe-islands': { at: [-7, 62] },
  'galapagos-islands': { at: [-91, -0.5] },
  gibraltar: { at: [-10, 34.9] },
  socotra: { at: [55.5, 12.2] },
};

/** Land of the players that the rules name, or that lies beside a neutral. */
const PLAYERS: Readonly<Record<string, board.PlaceMade>> = {
  aden: land([part('Yemen', { west: YEMEN.west }), part('Yemen', { east: YEMEN.west, north: YEMEN.south })]),
  alaska: land([part('United States of America', { west: 170, east: -129, south: 50 })], [-152, 65]),
  albania: land(['Albania'], [19.6, 41]),
  algeria: land(['Algeria']),
  'anglo-egyptian-sudan': land(['Sudan', 'S. Sudan']),
  austria: land(['Austria']),
  'british-guiana': land(['Guyana'], [-59.6, 6.3]),
  burma: land(['Myanmar']),
  canada: land(['Canada'], [-108, 58]),
  caucasus: land(
    ['Georgia', 'Armenia', 'Azerbaijan', part('Russia', { west: AZOV, east: 50, north: 46 })],
    [43.5, 42.6],
  ),
  china: land(
    [
      part('China', { east: 97, south: 36 }),
      part('China', { west: 97, east: 115 }),
      part('China', { west: 115, east: 117, north: 47.3 }),
      part('China', { west: 117, east: 121, north: 40.3 }),
      part('China', { west: 121, north: 38.5 }),
    ],
    [108, 32],
  ),
  egypt: land(['Egypt']),
  france: land([part('France', { west: -10, east: 20 })], [2.4, 46.8]),
  'french-guiana': land([part('France', { west: -60, east: -50 })], [-51.8, 5.2]),
  'french-indo-china': land(['Vietnam', 'Laos', 'Cambodia'], [107.6, 13.6]),
  // with the Czech lands and Slovakia
  germany: land(['Germany', 'Czechia', 'Slovakia', ...GERMAN_EAST], [10.6, 51.2]),
  'great-britain': land(
    [
      part('United Kingdom', { south: 55.3 }),
      part('United Kingdom', { west: -5.5, north: 55.3 }),
      part('United Kingdom', { east: -5.5, north: 53.8 }),
    ],
    [-1.6, 52.6],
  ),
  india: land(['India', 'Pakistan', 'Bangladesh', 'Bhutan']),
  italy: land(['Italy'], [12.6, 42.8]),
  // with the south of Sakhalin
  japan: land(['Japan', part('Russia', SAKHALIN)]),
  karelia: land([
    part('Russia', { west: 28, east: 34, south: 61.2, north: 66.6 }),
    part('Russia', { west: 34, east: 36.4, south: 61.2, north: 65.95 }),
  ]),
  kola: land([
    part('Russia', { west: 28, east: 42, south: 66.6, north: 70.5 }),
    part('Russia', { west: 34, east: 40.8, south: 65.95, north: 66.6 }),
  ]),
  leningrad: land([part('Russia', { west: 27, east: 36, south: 57, north: 61.2 })]),
  lithuania: land([
    part('Lithuania', { east: VILNA.west }),
    part('Lithuania', { west: VILNA.west, south: VILNA.north }),
  ]),
  malaya: land([part('Malaysia', { east: 107 })]),
  manchuria: land([
    part('China', { west: 115, east: 117, south: 47.3 }),
    part('China', { west: 117, south: 40.3 }),
    part('China', { west: 121, south: 38.5, north: 40.3 }),
  ]),
  // with the Spanish zone
  morocco: land(['Morocco']),
  'northern-ireland': land([part('United Kingdom', { east: -5.5, south: 53.8, north: 55.3 })], [-7, 55.2]),
  'soviet-central-asia': land(['Kazakhstan', 'Uzbekistan', 'Turkmenistan', 'Kyrgyzstan', 'Tajikistan']),
  'soviet-far-east': land(
    [
      part('Russia', { west: 108, east: SAKHALIN.west }),
      part('Russia', { west: SAKHALIN.west, east: SAKHALIN.east, south: SAKHALIN.north }),
      part('Russia', { west: SAKHALIN.east, east: -168 }),
    ],
    [130, 62],
  ),
  syria: land(['Syria', 'Lebanon']),
  'trans-jordan': land(['Jordan'], [37.7, 30.9]),
  tunisia: land(['Tunisia']),
  ukraine: land([
    part('Ukraine', { west: GALICIA.east, east: BUDJAK.west }),
    part('Ukraine', { west: BUDJAK.west, east: BUDJAK.east, south: BUDJAK.north }),
    part('Ukraine', { west: BUDJAK.east }),
    part('Russia', { west: 32, east: AZOV, north: 46.3 }),
  ]),
  'united-states': land(
    [part('United States of America', { west: -130, east: -60, north: 50 })],
    [-99, 39.5],
  ),
};

/** Land that no rule names: drawn without the borders that came later. */
const OTHERS: Readonly<Record<string, board.PlaceMade>> = {
  'british-borneo': land(['Brunei', part('Malaysia', { west: 107 })]),
  'french-equatorial-africa': land(['Cameroon', 'Central African Rep.', 'Chad', 'Congo', 'Gabon']),
  'french-west-africa': land([
    'Benin',
    'Burkina Faso',
    "Côte d'Ivoire",
    'Guinea',
    'Mali',
    'Mauritania',
    'Niger',
    'Senegal',
    'Togo',
  ]),
  'italian-east-africa': land(['Eritrea', 'Ethiopia', 'Somalia']),
  korea: land(['North Korea', 'South Korea']),
  palestine: land(['Israel', 'Palestine'], [33.8, 31.4]),
  rhodesia: land(['Malawi', 'Zambia', 'Zimbabwe']),
  'south-africa': land(['South Africa', 'Lesotho', 'eSwatini']),
};

/** The world: neutrals are everywhere on it. */
export const WORLD: board.MapPlan = {
  frame: { kind: 'world', centre: 11 },
  width: 1400,
  height: 660,
  detail: '110m',
  names: {
    waters: {
      'North Atlantic': [-40, 38],
      'South Atlantic': [-18, -25],
      'Indian Ocean': [78, -20],
      'North Pacific': [-150, 35],
      'South Pacific': [-120, -25],
      'Philippine Sea': [134, 18],
      'Coral Sea': [155, -17],
      'Tasman Sea': [160, -38],
      'South China Sea': [114, 13],
      'Sea of Japan': [135, 40.5],
      'Bering Sea': [-177, 58],
      'Arctic Ocean': [30, 79],
      'Bay of Bengal': [88, 14],
      'Arabian Sea': [64, 15],
      'Red Sea': [38.5, 20],
      'Persian Gulf': [51.5, 27],
      Caribbean: [-75, 15],
      'Gulf of Mexico': [-90, 25],
      'Hudson Bay': [-85, 60],
      'North Sea': [3, 56.5],
      'Baltic Sea': [19.5, 57],
      Mediterranean: [17.5, 34.8],
      'Black Sea': [34.5, 43.3],
      'Caspian Sea': [50.6, 42],
    },
    lands: {
      Australia: [134, -25],
      'New Zealand': [172, -42],
      Madagascar: [46.7, -19.5],
      Philippines: [122, 12.5],
      Ceylon: [80.7, 7.5],
      Formosa: [121, 23.7],
      Sakhalin: [143, 51],
      Hispaniola: [-71, 19],
      Jamaica: [-77.3, 18.1],
      Hawaii: [-156, 20],
      Sicily: [14.2, 37.5],
      Sardinia: [9.1, 40.1],
      Cyprus: [33.2, 35.1],
      Newfoundland: [-56, 48.5],
      'Falkland Islands': [-59, -51.7],
      Fiji: [178, -17.8],
      'New Caledonia': [165.5, -21.4],
      'Solomon Islands': [160, -9.3],
      Spitsbergen: [16, 78.5],
      'Novaya Zemlya': [57, 74],
    },
  },
  places: { ...EUROPE, ...AFRICA_AND_ASIA, ...AMERICA, ...POINTS, ...PLAYERS, ...OTHERS },
  without: ['Antarctica', 'Fr. S. Antarctic Lands'],
};
