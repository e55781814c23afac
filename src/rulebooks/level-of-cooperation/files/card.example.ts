import type { BoardCard, Neutral, CardTerritory } from './card.ts';
import type { NationId, NationRegion } from '../nations.ts';

/** Territories by owner: [id, name]. The first is the capital; `home` marks the homeland. */
function owned(owner: NationId, capital: [string, string], ...rest: [string, string][]): CardTerritory[] {
  const [id, name] = capital;
  return [
    { id, name, owner, capital: true, home: true },
    ...rest.map(([each, title]) => ({ id: each, name: title, owner })),
  ];
}

const territories: CardTerritory[] = [
  ...owned(
    'usa',
    ['eastern-us', 'Eastern United States'],
    ['western-us', 'Western United States'],
    ['panama', 'Panama'],
    ['china', 'China'],
    ['sinkiang', 'Sinkiang'],
  ),
  ...owned(
    'uk',
    ['great-britain', 'Great Britain'],
    ['canada', 'Canada'],
    ['british-honduras', 'British Honduras'],
    ['british-guiana', 'British Guiana'],
    ['gibraltar', 'Gibraltar'],
    ['west-africa', 'British West Africa'],
    ['egypt', 'Egypt'],
    ['sudan', 'Anglo-Egyptian Sudan'],
    ['rhodesia', 'Rhodesia'],
    ['south-africa', 'South Africa'],
    ['east-africa', 'British East Africa'],
    ['transjordan', 'Palestine and Transjordan'],
    ['iraq', 'Iraq'],
    ['aden', 'Aden'],
    ['india', 'India'],
    ['free-french-africa', 'French Equatorial Africa'],
  ),
  ...owned(
    'ussr',
    ['russia', 'Russia'],
    ['karelia', 'Karelia'],
    ['caucasus', 'Caucasus'],
    ['kazakhstan', 'Kazakh S.S.R.'],
    ['siberia', 'Siberia'],
    ['far-east', 'Soviet Far East'],
  ),
  ...owned(
    'japan',
    ['japan', 'Japan'],
    ['manchuria', 'Manchuria'],
    ['north-china', 'North China'],
    ['indochina', 'French Indochina'],
    ['burma', 'Burma'],
    ['malaya', 'Malaya'],
  ),
  ...owned('italy', ['italy', 'Italy'], ['libya', 'Libya']),
  ...owned(
    'germany',
    ['germany', 'Germany'],
    ['france', 'Occupied France'],
    ['vichy', 'Vichy France'],
    ['norway', 'Norway'],
    ['finland', 'Finland'],
    ['balkans', 'Balkans'],
    ['north-africa', 'French North Africa'],
    ['french-west-africa', 'French West Africa'],
  ),
];

type Row = [
  id: string,
  name: string,
  regions: NationRegion[],
  value: number,
  infantry: number,
  adjacent: string,
];

const rows: Row[] = [
  ['turkey', 'Turkey', ['europe', 'asia'], 3, 6, 'balkans caucasus iraq transjordan persia'],
  ['spain', 'Spain', ['europe'], 2, 6, 'france vichy gibraltar north-africa portugal'],
  ['portugal', 'Portugal', ['europe'], 1, 2, 'spain'],
  ['switzerland', 'Switzerland', ['europe'], 1, 4, 'germany france vichy italy'],
  ['sweden', 'Sweden', ['europe'], 3, 4, 'norway finland'],
  ['ireland', 'Ireland', ['europe'], 1, 1, 'great-britain'],
  ['persia', 'Persia', ['asia'], 2, 2, 'caucasus kazakhstan iraq india turkey afghanistan'],
  ['saudi-arabia', 'Saudi Arabia', ['asia'], 1, 1, 'transjordan iraq aden yemen'],
  ['yemen', 'Yemen', ['asia'], 0, 1, 'aden saudi-arabia'],
  ['afghanistan', 'Afghanistan', ['asia'], 0, 3, 'kazakhstan india persia'],
  ['nepal', 'Nepal', ['asia'], 0, 1, 'india tibet'],
  ['tibet', 'Tibet', ['asia'], 0, 1, 'india sinkiang china burma nepal'],
  ['mongolia', 'Mongolia', ['asia'], 0, 3, 'siberia sinkiang manchuria north-china'],
  ['thailand', 'Thailand', ['asia'], 1, 2, 'burma malaya indochina'],
  ['liberia', 'Liberia', ['africa'], 0, 1, 'west-africa french-west-africa'],
  ['spanish-sahara', 'Spanish Sahara', ['africa'], 0, 1, 'north-africa french-west-africa'],
  ['angola', 'Angola', ['africa'], 1, 1, 'free-french-africa rhodesia south-africa'],
  ['mozambique', 'Mozambique', ['africa'], 1, 1, 'rhodesia south-africa east-africa'],
  ['mexico', 'Mexico', ['north-america'], 2, 3, 'western-us british-honduras'],
  ['colombia', 'Colombia', ['south-america'], 1, 2, 'panama venezuela brazil peru ecuador'],
  ['venezuela', 'Venezuela', ['south-america'], 2, 1, 'british-guiana colombia brazil'],
  ['ecuador', 'Ecuador', ['south-america'], 0, 1, 'colombia peru'],
  ['peru', 'Peru', ['south-america'], 1, 2, 'colombia ecuador brazil bolivia chile'],
  ['bolivia', 'Bolivia', ['south-america'], 1, 1, 'peru brazil paraguay argentina chile'],
  [
    'brazil',
    'Brazil',
    ['south-america'],
    3,
    4,
    'british-guiana colombia venezuela peru bolivia paraguay uruguay argentina',
  ],
  ['paraguay', 'Paraguay', ['south-america'], 0, 1, 'bolivia brazil argentina'],
  ['uruguay', 'Uruguay', ['south-america'], 0, 1, 'brazil argentina'],
  ['argentina', 'Argentina', ['south-america'], 2, 4, 'bolivia brazil paraguay uruguay chile'],
  ['chile', 'Chile', ['south-america'], 1, 2, 'peru bolivia argentina'],
];

const neutrals: Neutral[] = rows.map(([id, name, regions, value, infantry, adjacent]) => ({
  id,
  name,
  regions,
  value,
  adjacent: adjacent.split(' '),
  army: { infantry },
  level: id === 'turkey' ? -1 : 0,
}));

/**
 * Our own example card: real geography of 1942, values and armies of our making. Only Turkey's start level of -1 is
 * known from play; every other neutral starts at 0.
 */
export const EXAMPLE_CARD: BoardCard = {
  title: 'Example card, 1942',
  note: 'Made for Demarche. Only Turkey at -1 is known; values, armies and the other levels are ours.',
  territories,
  neutrals,
  allotted: {},
};
