import type { board } from '../../kernel/index.ts';
import type { Minor } from './tables/targets.ts';

/** The line through France of 1940, as near as straight lines come: Vichy France lies south and east of it. */
const LINE = { north: 46.6, west: 0.2, atPyrenees: -0.7, bend: 44.2 };

/** The targets of 49.3 that are countries: those with a die roll, and France and Italy. All of them lie in Europe. */
const TARGETS: Readonly<Record<Minor | 'france' | 'italy', board.PlaceMade>> = {
  'belgium-luxembourg': { of: ['Belgium', 'Luxembourg'] },
  bulgaria: { of: ['Bulgaria'] },
  finland: { of: ['Finland', 'Åland'], label: [26.5, 63] },
  france: {
    of: [
      { country: 'France', south: LINE.north },
      { country: 'France', south: LINE.bend, north: LINE.north, east: LINE.west },
      { country: 'France', north: LINE.bend, east: LINE.atPyrenees },
    ],
    label: [1.2, 48],
  },
  greece: { of: ['Greece'], label: [22.2, 39.4] },
  hungary: { of: ['Hungary'] },
  ireland: { of: ['Ireland'] },
  italy: { of: ['Italy', 'San Marino', 'Vatican'], label: [12.6, 42.8] },
  norway: { of: ['Norway'], label: [9, 61.3] },
  rumania: { of: ['Romania'] },
  spain: { of: ['Spain'], label: [-3.6, 40] },
  sweden: { of: ['Sweden'], label: [15, 62] },
  turkey: { of: ['Turkey'], label: [33.5, 39.2] },
  ukraine: { of: ['Ukraine'], label: [31, 49] },
  'vichy-france': {
    of: [
      { country: 'France', south: LINE.bend, north: LINE.north, west: LINE.west },
      { country: 'France', north: LINE.bend, west: LINE.atPyrenees },
      'Monaco',
    ],
    label: [2.9, 45],
  },
  yugoslavia: {
    of: ['Serbia', 'Croatia', 'Slovenia', 'Bosnia and Herz.', 'Montenegro', 'Macedonia', 'Kosovo'],
  },
};

/** No targets, but no countries of today either: drawn without the borders that came later. */
const OTHERS: Readonly<Record<string, board.PlaceMade>> = {
  czechoslovakia: { of: ['Czechia', 'Slovakia'] },
  palestine: { of: ['Israel', 'Palestine', 'Jordan'] },
  ussr: {
    of: [
      { country: 'Russia', west: 27 },
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
    label: [38, 56],
  },
};

/** Europe, where the targets of rule 49 are. */
export const EUROPE: board.MapPlan = {
  frame: { kind: 'cone', west: -10, south: 34.6, east: 44, north: 70 },
  width: 900,
  height: 760,
  detail: '50m',
  names: {
    waters: {
      'North Sea': [3.2, 56.4],
      'Norwegian Sea': [2, 66],
      'Baltic Sea': [19.3, 56.6],
      'Gulf of Bothnia': [19.8, 62.2],
      'White Sea': [38.5, 65.6],
      'Bay of Biscay': [-5, 45.4],
      'English Channel': [-2.5, 49.9],
      Atlantic: [-13.5, 50],
      Mediterranean: [6.5, 38.9],
      Adriatic: [16, 42.9],
      'Tyrrhenian Sea': [12.2, 39.9],
      'Ionian Sea': [18.6, 37.8],
      Aegean: [25, 38.6],
      'Black Sea': [34.2, 43.4],
      'Sea of Azov': [36.7, 46.1],
    },
    lands: {
      Britain: [-1.6, 52.6],
      Germany: [10.5, 51],
      Poland: [19.4, 52.1],
      'U.S.S.R.': [38, 56],
      Czechoslovakia: [16.8, 49.4],
      Austria: [14.4, 47.5],
      Switzerland: [8.2, 46.8],
      Denmark: [9.3, 56.1],
      Netherlands: [5.6, 52.3],
      Portugal: [-8.1, 39.6],
      Albania: [20, 41.1],
      Morocco: [-6, 34.9],
      Algeria: [3, 35.7],
      Tunisia: [9.4, 35.8],
      Syria: [38.4, 35.4],
      Iceland: [-18.5, 64.9],
      'Northern Ireland': [-6.8, 54.6],
      Shetland: [-1.3, 60.4],
      Sardinia: [9.1, 40.1],
      Corsica: [9.1, 42.1],
      Sicily: [14.2, 37.6],
      Malta: [14.4, 35.9],
      Balearics: [2.9, 39.6],
      Crete: [24.9, 35.2],
      Cyprus: [33.2, 35.1],
      Rhodes: [28, 36.2],
      Gotland: [18.5, 57.5],
    },
  },
  places: { ...TARGETS, ...OTHERS },
};
