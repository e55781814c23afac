import type { board } from '../../kernel/index.ts';

/** The Rhineland ends some way east of the Rhine, and north of the Ruhr: as near as straight lines come. */
const RHINE = { east: 8, north: 51.9 };

/** The countries of 4.16, in the borders that they had before the war as near as those of today come. */
const TARGETS: Readonly<Record<string, board.PlaceMade>> = {
  albania: { of: ['Albania'] },
  austria: { of: ['Austria'], label: [14.4, 47.5] },
  belgium: { of: ['Belgium'] },
  bulgaria: { of: ['Bulgaria'] },
  czechoslovakia: { of: ['Czechia', 'Slovakia'], label: [16.8, 49.4] },
  finland: { of: ['Finland', 'Åland'], label: [26.5, 63] },
  greece: { of: ['Greece'], label: [22.2, 39.4] },
  hungary: { of: ['Hungary'] },
  ireland: { of: ['Ireland'] },
  norway: { of: ['Norway'], label: [9, 61.3] },
  poland: { of: ['Poland'] },
  rhineland: { of: [{ country: 'Germany', ...RHINE }], label: [6.9, 50.6] },
  rumania: { of: ['Romania'] },
  spain: { of: ['Spain'], label: [-3.6, 40] },
  sweden: { of: ['Sweden'], label: [15, 62] },
  turkey: { of: ['Turkey'], label: [33.5, 39.2] },
  yugoslavia: {
    of: ['Serbia', 'Croatia', 'Slovenia', 'Bosnia and Herz.', 'Montenegro', 'Macedonia', 'Kosovo'],
  },
};

/** The major powers: no targets, drawn in one piece. */
const POWERS: Readonly<Record<string, board.PlaceMade>> = {
  britain: { of: ['United Kingdom'], label: [-1.6, 52.6] },
  france: { of: ['France'], label: [2.4, 46.8] },
  germany: {
    of: [
      { country: 'Germany', west: RHINE.east },
      { country: 'Germany', east: RHINE.east, south: RHINE.north },
    ],
    label: [11, 51],
  },
  italy: { of: ['Italy', 'San Marino', 'Vatican'], label: [12.6, 42.8] },
  russia: {
    of: [
      { country: 'Russia', west: 27 },
      'Ukraine',
      'Belarus',
      'Moldova',
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

/** Europe, where the diplomatic targets are. */
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
      Denmark: [9.3, 56.1],
      Netherlands: [5.6, 52.3],
      Luxembourg: [6.1, 49.7],
      Switzerland: [8.2, 46.8],
      Portugal: [-8.1, 39.6],
      Estonia: [25.6, 58.7],
      Latvia: [25.2, 56.9],
      Lithuania: [23.9, 55.4],
      Britain: [-1.6, 52.6],
      France: [2.4, 46.8],
      Germany: [11, 51],
      Italy: [12.6, 42.8],
      Russia: [38, 56],
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
  places: { ...TARGETS, ...POWERS },
};
