import type { MapPlan, PlaceMade } from '../../kernel/board/map-plan.ts';

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
const THEN: Readonly<Record<string, PlaceMade>> = {
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

function placeOf(country: string): [string, PlaceMade] {
  const label = LABELS[idOf(country)];
  return [idOf(country), { of: [country], ...(label ? { label } : {}) }];
}

/** The world, so that a neutral of any card finds its place by its name. */
export const WORLD: MapPlan = {
  frame: { kind: 'world', centre: 11 },
  width: 1000,
  height: 470,
  detail: '110m',
  places: { ...Object.fromEntries(NOW.map(placeOf)), ...THEN },
  without: ['Antarctica', 'Fr. S. Antarctic Lands'],
};
