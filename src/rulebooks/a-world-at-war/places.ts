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

/** The homes of the other powers, without the borders that came later. */
const POWERS: Readonly<Record<string, board.PlaceMade>> = {
  germany: {
    of: [
      'Germany',
      'Austria',
      'Czechia',
      { country: 'Poland', east: 16 },
      { country: 'Poland', west: 16, east: 17.5, south: 53.2 },
      { country: 'Poland', west: 16, east: 18.3, north: 51.1 },
      { country: 'Poland', west: 19.4, east: 22.7, south: 53.6 },
      { country: 'Russia', west: 19, east: 23, south: 54, north: 56 },
    ],
    label: [10.2, 50.6],
  },
  britain: {
    of: [
      { country: 'United Kingdom', west: -5.3 },
      { country: 'United Kingdom', east: -5.3, north: 54 },
      { country: 'United Kingdom', east: -5.3, south: 55.28 },
    ],
    label: [-1.6, 52.6],
  },
  russia: {
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

/** What rules 58.53 and 59.65 count, as far as it is on the map. */
const TERRITORIES: Readonly<Record<string, board.PlaceMade>> = {
  albania: { of: ['Albania'] },
  algeria: { of: ['Algeria'], label: [3, 35.7] },
  gibraltar: { at: [-5.35, 36.14] },
  'lebanon-syria': { of: ['Syria', 'Lebanon'], label: [38.4, 35.4] },
  malta: { at: [14.4, 35.9] },
  morocco: { of: ['Morocco'], label: [-6, 34.9] },
  palestine: { of: ['Israel', 'Palestine'] },
  transjordan: { of: ['Jordan'] },
  tunisia: { of: ['Tunisia'], label: [9.4, 35.8] },
  ulster: { of: [{ country: 'United Kingdom', west: -8.3, east: -5.3, south: 54, north: 55.28 }] },
};

/** The towns whose holders rules 55 to 58 count. */
const CITIES: Readonly<Record<string, board.PlaceMade>> = {
  berchtesgaden: { at: [13, 47.63] },
  berlin: { at: [13.4, 52.52] },
  breslau: { at: [17.03, 51.11] },
  cologne: { at: [6.96, 50.94] },
  essen: { at: [7.01, 51.46] },
  leipzig: { at: [12.37, 51.34] },
  lyon: { at: [4.84, 45.76] },
  marseilles: { at: [5.37, 43.3] },
  paris: { at: [2.35, 48.86] },
  rome: { at: [12.5, 41.9] },
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
      Poland: [19.4, 52.1],
      Austria: [14.4, 47.5],
      Switzerland: [8.2, 46.8],
      Denmark: [9.3, 56.1],
      Netherlands: [5.6, 52.3],
      Portugal: [-8.1, 39.6],
      Iceland: [-18.5, 64.9],
      Shetland: [-1.3, 60.4],
      Sardinia: [9.1, 40.1],
      Corsica: [9.1, 42.1],
      Sicily: [14.2, 37.6],
      Balearics: [2.9, 39.6],
      Crete: [24.9, 35.2],
      Cyprus: [33.2, 35.1],
      Rhodes: [28, 36.2],
      Gotland: [18.5, 57.5],
    },
  },
  places: { ...TARGETS, ...POWERS, ...TERRITORIES, ...CITIES },
};
