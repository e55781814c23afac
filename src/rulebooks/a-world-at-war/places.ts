import type { MapPlan, PlaceMade } from '../../kernel/board/map-plan.ts';
import type { Minor } from './tables/targets.ts';

/** The line through France of 1940, as near as straight lines come: Vichy France lies south and east of it. */
const LINE = { north: 46.6, west: 0.2, atPyrenees: -0.7, bend: 44.2 };

/** The targets of 49.3 that are countries: those with a die roll, and France and Italy. All of them lie in Europe. */
const TARGETS: Readonly<Record<Minor | 'france' | 'italy', PlaceMade>> = {
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
const OTHERS: Readonly<Record<string, PlaceMade>> = {
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
export const EUROPE: MapPlan = {
  frame: { kind: 'cone', west: -10, south: 34.6, east: 44, north: 70 },
  width: 900,
  height: 760,
  detail: '50m',
  places: { ...TARGETS, ...OTHERS },
};
