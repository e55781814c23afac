import { rulingsOf } from '../../../kernel/index.ts';
import type { Land, MapFile } from './map-file.ts';
import type { Nation } from '../nations.ts';
import { part } from '../part.ts';
import type { PlaceId } from '../stories/rule.ts';

// The map that is taken where players bring none. The guide prints no map: what touches what is common geography (proved in part
// by its own sentences, map-check.ts), and what player land pays is nowhere said. A map file of the players' own replaces all of it.

/** Whose land it was when the game begins in 1939; in Europe, and elsewhere. */
const EUROPE: Readonly<Partial<Record<Nation, Readonly<Record<PlaceId, string>>>>> = {
  germany: { germany: 'Germany', austria: 'Austria' },
  italy: { italy: 'Italy', albania: 'Albania' },
  ussr: {
    kola: 'Kola',
    karelia: 'Karelia',
    leningrad: 'Leningrad',
    ukraine: 'Ukraine',
    caucasus: 'Caucasus',
  },
  uk: { 'great-britain': 'Great Britain', 'northern-ireland': 'Northern Ireland', gibraltar: 'Gibraltar' },
  france: { france: 'France' },
};
const ELSEWHERE: Readonly<Partial<Record<Nation, Readonly<Record<PlaceId, string>>>>> = {
  ussr: { 'soviet-central-asia': 'Soviet Central Asia', 'soviet-far-east': 'Soviet Far East' },
  uk: {
    egypt: 'Egypt',
    'anglo-egyptian-sudan': 'Anglo-Egyptian Sudan',
    'trans-jordan': 'Trans-Jordan',
    aden: 'Aden',
    india: 'India',
    burma: 'Burma',
    malaya: 'Malaya',
    'british-guiana': 'British Guiana',
    canada: 'Canada',
  },
  france: {
    algeria: 'Algeria',
    morocco: 'Morocco',
    tunisia: 'Tunisia',
    syria: 'Syria',
    'french-indo-china': 'French Indo-China',
    'french-guiana': 'French Guiana',
  },
  japan: { japan: 'Japan', manchuria: 'Manchuria' },
  usa: { 'united-states': 'United States', alaska: 'Alaska' },
  china: { china: 'China' },
};

function landsOf(
  by: Readonly<Partial<Record<Nation, Readonly<Record<PlaceId, string>>>>>,
  europe: boolean,
): Land[] {
  return Object.entries(by).flatMap(([owner, lands]) =>
    Object.entries(lands).map(([id, name]) => ({
      id,
      name,
      owner: owner as Nation,
      value: null,
      ...(europe && { europe: true as const }),
    })),
  );
}

/** What each place touches by land, but for what has named it before. A place that is not here is an island, or touches nothing that counts. */
const TOUCHES: Readonly<Record<PlaceId, readonly PlaceId[]>> = {
  // Europe
  'belgium-holland': ['france', 'germany'],
  denmark: ['germany'],
  switzerland: ['austria', 'france', 'germany', 'italy'],
  portugal: ['spain'],
  spain: ['france', 'gibraltar'],
  eire: ['northern-ireland'],
  norway: ['finland', 'sweden'],
  sweden: ['finland'],
  finland: ['karelia', 'kola'],
  estonia: ['leningrad'],
  'poland-western': ['germany', 'poland-eastern'],
  'poland-eastern': ['hungary', 'romania', 'ukraine'],
  hungary: ['austria', 'germany', 'romania', 'yugoslavia'],
  romania: ['bulgaria', 'ukraine', 'yugoslavia'],
  bulgaria: ['greece', 'turkey', 'yugoslavia'],
  yugoslavia: ['albania', 'austria', 'greece', 'italy'],
  greece: ['albania', 'turkey'],
  // Africa
  'rio-de-oro': ['algeria', 'morocco'],
  angola: ['belgian-congo', 'southwest-africa'],
  'belgian-congo': ['anglo-egyptian-sudan'],
  // Asia
  turkey: ['caucasus', 'iran', 'iraq', 'syria'],
  iraq: ['iran', 'saudi-arabia', 'syria', 'trans-jordan'],
  iran: ['afghanistan', 'caucasus', 'india', 'soviet-central-asia'],
  afghanistan: ['india', 'soviet-central-asia'],
  'saudi-arabia': ['oman', 'trans-jordan', 'yemen'],
  oman: ['aden'],
  yemen: ['aden'],
  nepal: ['india', 'tibet'],
  tibet: ['china', 'india'],
  mongolia: ['china', 'manchuria', 'soviet-far-east'],
  thailand: ['burma', 'french-indo-china', 'malaya'],
  // America
  mexico: ['central-america', 'united-states'],
  panama: ['central-america', 'colombia'],
  colombia: ['brazil-northern', 'ecuador', 'peru', 'venezuela'],
  venezuela: ['brazil-northern', 'british-guiana'],
  suriname: ['brazil-northern', 'british-guiana', 'french-guiana'],
  'brazil-northern': ['bolivia', 'brazil-southern', 'british-guiana', 'french-guiana', 'peru'],
  'brazil-southern': ['argentina', 'bolivia', 'paraguay'],
  peru: ['bolivia', 'chile', 'ecuador'],
  chile: ['argentina', 'bolivia'],
  argentina: ['bolivia', 'paraguay'],
  paraguay: ['bolivia'],
};

const SOUTH_AMERICA: readonly PlaceId[] = [
  'argentina',
  'bolivia',
  'brazil-northern',
  'brazil-southern',
  'chile',
  'colombia',
  'ecuador',
  'paraguay',
  'peru',
  'suriname',
  'venezuela',
  'british-guiana',
  'french-guiana',
];

/** What ECU.E3 counts as North America (ruling continents). */
const NORTH_AMERICA: readonly PlaceId[] = [
  'united-states',
  'canada',
  'alaska',
  'mexico',
  'central-america',
  'panama',
  'west-indies',
  'cuba',
  'greenland',
];

/** The map of a game that brings none (G.H4, ECU.E3, PAR.E1). */
export const OUR_MAP: MapFile = {
  lands: [...landsOf(EUROPE, true), ...landsOf(ELSEWHERE, false)],
  adjacent: Object.entries(TOUCHES).flatMap(([id, others]) =>
    others.map((other): readonly [PlaceId, PlaceId] => [id, other]),
  ),
  southAmerica: SOUTH_AMERICA,
  northAmerica: NORTH_AMERICA,
  seaZones: { 'brazil-northern': 'the sea off Brazil', greece: 'the Aegean Sea' },
};

const { RULINGS } = rulingsOf([
  {
    id: 'what-touches',
    clauses: ['G.H4', 'SAU.E1', 'TUR.S2'],
    question: 'Which places touch by land?',
    choices: [
      { id: 'map-file', text: 'Those of the map file; without one, those that touch on a map of the time.' },
    ],
    default: 'map-file',
    fixed: true,
  },
  {
    id: 'continents',
    clauses: ['ECU.E3', 'PAR.E1', 'PER.E1', 'VEN.E1', 'ARG.U4'],
    question: 'What lies in South America, and what in North America?',
    choices: [
      {
        id: 'map-file',
        text: 'What the map file lists. Without one: South America is the mainland with the Guianas, without the Galapagos Islands; North America reaches from Alaska and Greenland to Panama, with Cuba and the West Indies.',
      },
    ],
    default: 'map-file',
    fixed: true,
  },
]);

/** The map without a file. */
export const MAP = part(import.meta.url, {
  rulings: RULINGS,
});
