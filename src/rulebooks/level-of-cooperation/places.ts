import type { board } from '../../kernel/index.ts';

/** Countries that are now what they were in 1942, or nearly; each is a place by its name. */
const NOW = [
  'Afghanistan, Albania, Algeria, Angola, Argentina, Australia, Austria, Bahamas, Belgium, Belize',
  'Benin, Bhutan, Bolivia, Botswana, Brazil, Brunei, Bulgaria, Burkina Faso, Burundi, Cameroon',
  "Canada, Central African Rep., Chad, Chile, China, Colombia, Congo, Costa Rica, Côte d'Ivoire",
  'Cuba, Cyprus, Dem. Rep. Congo, Denmark, Djibouti, Dominican Rep., Ecuador, Egypt, El Salvador',
  'Eq. Guinea, eSwatini, Falkland Is., Fiji, Finland, France, Gabon, Gambia, Germany, Ghana, Greece',
  'Greenland, Guatemala, Guinea, Guinea-Bissau, Guyana, Haiti, Honduras, Hungary, Iceland',
  'Indonesia, Iran, Iraq, Ireland, Italy, Jamaica, Japan, Kenya, Kuwait, Lebanon, Lesotho, Liberia',
  'Libya, Luxembourg, Madagascar, Malawi, Malaysia, Mali, Mauritania, Mexico, Mongolia, Morocco',
  'Mozambique, Myanmar, N. Cyprus, Namibia, Nepal, Netherlands, New Caledonia, New Zealand',
  'Nicaragua, Niger, Nigeria, Norway, Oman, Panama, Papua New Guinea, Paraguay, Peru, Philippines',
  'Poland, Portugal, Puerto Rico, Qatar, Romania, Rwanda, Saudi Arabia, Senegal, Sierra Leone',
  'Solomon Is., South Africa, Spain, Sri Lanka, Suriname, Sweden, Switzerland, Syria, Taiwan',
  'Tanzania, Thailand, Timor-Leste, Togo, Trinidad and Tobago, Tunisia, Turkey, Uganda',
  'United Arab Emirates, United Kingdom, United States of America, Uruguay, Vanuatu, Venezuela',
  'W. Sahara, Yemen, Zambia, Zimbabwe',
].flatMap((line) => line.split(', '));

/** What was one in 1942, and points that no country of today shows. */
const THEN: Readonly<Record<string, board.PlaceMade>> = {
  czechoslovakia: { of: ['Czechia', 'Slovakia'] },
  ethiopia: { of: ['Ethiopia', 'Eritrea'] },
  'hong-kong': { at: [114, 22.4] },
  india: { of: ['India', 'Pakistan', 'Bangladesh'] },
  indochina: { of: ['Vietnam', 'Laos', 'Cambodia'] },
  korea: { of: ['North Korea', 'South Korea'] },
  palestine: { of: ['Israel', 'Palestine', 'Jordan'] },
  somalia: { of: ['Somalia', 'Somaliland'] },
  sudan: { of: ['Sudan', 'S. Sudan'] },
  tibet: { at: [89, 31.5] },
  ussr: {
    of: [
      'Russia',
      'Ukraine',
      'Belarus',
      'Moldova',
      'Estonia',
      'Latvia',
      'Lithuania',
      'Georgia',
      'Armenia',
      'Azerbaijan',
      'Kazakhstan',
      'Uzbekistan',
      'Turkmenistan',
      'Kyrgyzstan',
      'Tajikistan',
    ],
    label: [95, 62],
  },
  yugoslavia: {
    of: ['Serbia', 'Croatia', 'Slovenia', 'Bosnia and Herz.', 'Montenegro', 'Macedonia', 'Kosovo'],
  },
};

const LABELS: Readonly<Record<string, readonly [number, number]>> = {
  chile: [-71, -32],
  mozambique: [37, -15.5],
  portugal: [-8.6, 39.4],
  spain: [-3.4, 40.2],
  sweden: [15, 62],
  'united-states-of-america': [-99, 39.5],
};

/** A country's name as a card would give it: small letters with hyphens between. */
function idOf(country: string): string {
  return country
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function placeOf(country: string): [string, board.PlaceMade] {
  const label = LABELS[idOf(country)];
  return [idOf(country), { of: [country], ...(label ? { label } : {}) }];
}

/** The world, so that a neutral of any card finds its place by its name. */
export const WORLD: board.MapPlan = {
  frame: { kind: 'world', centre: 11 },
  width: 1000,
  height: 470,
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
      'Great Britain': [-2, 53],
      Germany: [10.3, 51.2],
      France: [2.5, 46.9],
      Italy: [12.6, 42.8],
      Japan: [138, 36.5],
      'U.S.S.R.': [95, 62],
      'United States': [-99, 39.5],
      Canada: [-105, 58],
      China: [104, 34],
      India: [79, 22],
      Greenland: [-42, 74],
      Sicily: [14.2, 37.5],
      Cyprus: [33.2, 35.1],
    },
  },
  places: { ...Object.fromEntries(NOW.map(placeOf)), ...THEN },
  without: ['Antarctica', 'Fr. S. Antarctic Lands'],
};
