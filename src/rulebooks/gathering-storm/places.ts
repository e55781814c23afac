import type { MapPlan, PlaceMade } from '../../kernel/board/map-plan.ts';

/** The Rhineland ends some way east of the Rhine, and north of the Ruhr: as near as straight lines come. */
const RHINE = { east: 8, north: 51.9 };

/** The countries of 4.16, in the borders that they had before the war as near as those of today come. */
const TARGETS: Readonly<Record<string, PlaceMade>> = {
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
const POWERS: Readonly<Record<string, PlaceMade>> = {
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
export const EUROPE: MapPlan = {
  frame: { kind: 'cone', west: -10, south: 34.6, east: 44, north: 70 },
  width: 900,
  height: 760,
  detail: '50m',
  places: { ...TARGETS, ...POWERS },
};
