import {
  type FactSpec,
  type Line,
  type Rulings,
  type Sheet,
  type Values,
  amountLine,
  line,
  rulingFact,
  texts,
  whole,
} from '../../../kernel/index.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { type Check, resistanceOf } from '../54-surrender/check.ts';
import { attackLines, FALLING, falling } from '../war/attacks.ts';
import {
  ALLIES,
  control,
  type ControlledPlace,
  HOMELAND,
  isHeld,
  OCEAN,
  SUPPLIED_PLACES,
} from '../war/control.ts';
import { fact, single } from '../facts/facts.ts';
import { countedHexes } from '../war/hexes.ts';
import { markedLine } from '../war/markers.ts';
import { part } from '../part.ts';
import type { Open } from '../state.ts';
import { isAtWarWith } from '../war/wars.ts';
import { resistanceRuling, RESISTANCE_RULINGS } from './11-resistance.rulings.ts';
import {
  collapse,
  HOME_OBJECTIVES,
  type HomeObjective,
  IN_JAPAN,
  isOccupied,
  leave,
  occupiedKeys,
} from './12-collapse.ts';
import { beforeKeys, sumLines } from './14-cumulative.ts';
import { islandKeys, peak } from './14-islands.ts';
import { judgeJapan } from './2-effects.ts';

// 57.11, 57.13: the Japanese resistance level: what is so now, and what the turns have added up.

/** The name of the sheet. */
export const SHEET = 'resistance/japan';

/** More than the map has. */
const MOST = { objectives: 60, hexes: 60 };

/** The Pacific objectives that Japan controls (57.11). */
const objectives = single(
  'objectives.pacific',
  fact('pacificObjectives', whole(0, MOST.objectives), ['57.11'], { under: OCEAN, askedOf: 'japan' }),
);

/** Which hexes are Japanese, a ruling says (57.11). */
const hexSpec = (rulings: Readonly<Rulings>): FactSpec => {
  const name = rulings['japanese-hex'] === 'controlled' ? 'heldHexes' : 'homeHexes';
  return fact(name, whole(0, MOST.hexes), ['57.11'], { under: HOMELAND });
};

/** The objectives that are told to be occupied and stand in such hexes (57.11, 57.12). */
const occupiedHexes = (open: Open): readonly HomeObjective[] =>
  (resistanceRuling(open.rulings, 'japanese-hex') === 'controlled' ? HOME_OBJECTIVES : IN_JAPAN).filter(
    (place) => isOccupied(open, place) === true,
  );

/** The Japanese hexes that Allied units occupy (57.11). */
export const homeHexes: typeof objectives = {
  ...countedHexes({
    key: 'home-hexes.japan',
    of: 'japan',
    most: MOST.hexes,
    spec: hexSpec({}),
    named: (open) => occupiedHexes(open).length,
    forget(open) {
      for (const place of occupiedHexes(open)) leave(open, place, undefined);
    },
  }),
  spec: ({ rulings }) => ({ ...hexSpec(rulings), registered: true }),
};

/** What Japan counts where it controls a place (57.11). */
const JAPANESE: readonly (readonly [ControlledPlace, number])[] = [
  ['chungking', 1],
  ['singapore', 1],
  ['manila', 1],
  ['yenan', 1],
];

/** What it costs Japan where the Allies control a place (57.11). */
const ALLIED: readonly (readonly [ControlledPlace, number])[] = [
  ['tokyo', -3],
  ['kagoshima', -2],
  ['osaka', -2],
  ['peking', -1],
  ['shanghai', -1],
  ['nanking', -1],
  ['canton', -1],
  ['harbin', -1],
  ['mukden', -1],
  ['seoul', -1],
  ['taipei', -1],
  ['okinawa', -1],
];

/** Objectives that have lines of their own (ruling manila-singapore). */
const OWN_LINES = ['manila', 'singapore'] as const satisfies readonly ControlledPlace[];

/**
 * The Japanese Resistance Table (57.11): the situation anew each turn (57.13), the cumulative lines over all turns (57.14). At zero
 * or less Japan surrenders.
 */
export function resistanceSheet(rulings: Readonly<Rulings>): Sheet {
  const [chungking, singapore, manila, yenan] = JAPANESE.map(([place, value]) =>
    japaneseLine(rulings, place, value),
  ) as [Line, Line, Line, Line];
  const [tokyo, kagoshima, osaka, ...others] = ALLIED.map(([place, value]) =>
    alliedLine(rulings, place, value),
  ) as [Line, Line, Line, ...Line[]];
  return resistanceOf('japan', '57.11', [
    objectiveLine(),
    chungking,
    singapore,
    manila,
    yenan,
    PEAK,
    tokyo,
    kagoshima,
    osaka,
    HEXES,
    ...others,
    ...attackLines('japan', 's-'),
    ...sumLines(),
  ]);
}

function japaneseLine(rulings: Readonly<Rulings>, place: ControlledPlace, value: number): Line {
  const row = { id: `57.11/s-${place}`, label: say.line.japanese({ place }) };
  return markedLine(rulings, row, place, ['japan'], value);
}

function alliedLine(rulings: Readonly<Rulings>, place: ControlledPlace, value: number): Line {
  const row = { id: `57.11/s-${place}`, label: say.line.allied({ place }) };
  return markedLine(rulings, row, place, ALLIES, value);
}

/** 57.11: one for every Pacific objective; by ruling manila-singapore without those that have lines of their own. */
function objectiveLine(): Line {
  const [count, ruling] = [objectives.key(), rulingFact('manila-singapore')];
  const counted = (known: Values): number => {
    const all = known.number(count);
    if (known.text(ruling) !== 'own-line') return all;
    return Math.max(0, all - OWN_LINES.filter((place) => isHeld(known, place, ['japan'])).length);
  };
  return line(
    { id: '57.11/s-objective', label: say.line.pacificObjectives() },
    [count, ruling, ...OWN_LINES.map((place) => control.key(place))],
    counted,
    { min: 0, max: MOST.objectives },
  );
}

const say = texts({
  facts: {
    objectives: 'Objectives',
    'home-hexes': 'Japan',
  },
  fact: {
    pacificObjectives: 'How many Pacific objectives does Japan control?',
    homeHexes: 'How many hexes of Japan itself do Allied units occupy?',
    heldHexes: 'How many hexes that Japan held do Allied units occupy?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    homeHexes: 'On the map of Japan. Usually 0.',
    pacificObjectives: 'On the map of the Pacific: the objective hexes. Usually 5 to 25.',
  },
  line: {
    japanese: 'Japanese control of {place}',
    allied: 'Allied control of {place}',
    pacificObjectives: 'Pacific objectives under Japan',
    islandPeak: 'island groups of Japan at its widest expansion',
    homeHexes:
      'Japanese hexes with Allied units: {first} for the first, {second} more for the second, {further} more for each further one',
  },
});

/** 57.14E: the island groups of Japan at its widest expansion. */
const PEAK = amountLine({ id: '57.11/s-island-peak', label: say.line.islandPeak() }, peak.key());

/** 57.11: 3 for the first Japanese hex with Allied units in it, 2 more for the second, 1 more for each further one. */
const HEXES = amountLine(
  { id: '57.11/s-home-hexes', label: say.line.homeHexes(FALLING) },
  homeHexes.key(),
  falling,
);

/** 57.11: whether Japan is at war with an Ally that can bring it down; China alone cannot. */
function isFighting(open: Open): boolean {
  return !hasSurrendered(open, 'japan') && isAtWarWith(open, 'japan', ['britain', 'us', 'russia']);
}

/** The check of Japan (57.11), by ruling japan-check at the end of the game turn or of the Allied player turn (57.13). */
const JAPAN: Check = {
  of: 'japan',
  clauses: ['57.11', '57.13'],
  sheet: SHEET,
  fatal: 0,
  besides: [...occupiedKeys, ...islandKeys, ...SUPPLIED_PLACES.map((place) => control.key(place))],
  at: (_, { rulings }) =>
    resistanceRuling(rulings, 'japan-check') === 'allied-turn' ? 'allied-end' : 'turn-end',
  isDue: ({ plan }, open) => !plan.european && isFighting(open),
  // each turn adds to it, and is counted (57.14A)
  always: () => true,
  falls: (_, open) => collapse(open),
  record: [peak.key(), ...beforeKeys],
  judge: judgeJapan,
};

/** 57.11, 57.13: the resistance of Japan. */
export const RESISTANCE = part(import.meta.url, {
  clauses: {
    '57.1': ['heading', 'Determining Japanese surrender'],
    '57.11': ['computed', 'Japanese surrender conditions', 'resistanceSheet'],
    '57.11/s-objective': ['computed', 'Pacific objectives', 'resistanceSheet'],
    '57.11/s-chungking': ['computed', 'Japanese control of Chungking', 'resistanceSheet'],
    '57.11/s-singapore': ['computed', 'Japanese control of Singapore', 'resistanceSheet'],
    '57.11/s-manila': ['computed', 'Japanese control of Manila', 'resistanceSheet'],
    '57.11/s-yenan': ['computed', 'Japanese control of Yenan', 'resistanceSheet'],
    '57.11/s-island-peak': ['computed', 'Island groups at the maximum expansion', 'resistanceSheet'],
    '57.11/s-tokyo': ['computed', 'Allied control of Tokyo', 'resistanceSheet'],
    '57.11/s-kagoshima': ['computed', 'Allied control of Kagoshima', 'resistanceSheet'],
    '57.11/s-osaka': ['computed', 'Allied control of Osaka', 'resistanceSheet'],
    '57.11/s-home-hexes': ['computed', 'Japanese hexes occupied', 'resistanceSheet'],
    '57.11/s-peking': ['computed', 'Allied control of Peking', 'resistanceSheet'],
    '57.11/s-shanghai': ['computed', 'Allied control of Shanghai', 'resistanceSheet'],
    '57.11/s-nanking': ['computed', 'Allied control of Nanking', 'resistanceSheet'],
    '57.11/s-canton': ['computed', 'Allied control of Canton', 'resistanceSheet'],
    '57.11/s-harbin': ['computed', 'Allied control of Harbin', 'resistanceSheet'],
    '57.11/s-mukden': ['computed', 'Allied control of Mukden', 'resistanceSheet'],
    '57.11/s-seoul': ['computed', 'Allied control of Seoul', 'resistanceSheet'],
    '57.11/s-taipei': ['computed', 'Allied control of Taipei', 'resistanceSheet'],
    '57.11/s-okinawa': ['computed', 'Allied control of Okinawa', 'resistanceSheet'],
    '57.13': ['computed', 'Situation modifiers', 'resistanceSheet'],
    '57.11/s-atomic': ['computed', 'Atomic attacks', '../war/attacks.ts#attackLines'],
    '57.11/s-firestorm': ['computed', 'Firestormed cities', '../war/attacks.ts#attackLines'],
  },
  rulings: RESISTANCE_RULINGS,
  facts: [objectives, homeHexes],
  gives: { checks: [() => JAPAN] },
  sheets: ({ rulings }) => ({ [SHEET]: resistanceSheet(rulings) }),
  texts: say,
});
