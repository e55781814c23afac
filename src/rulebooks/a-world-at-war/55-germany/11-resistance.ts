import {
  type Line,
  type Rulings,
  type Sheet,
  reportedValue,
  rulingsOf,
  texts,
} from '../../../kernel/index.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { dpLine, isReached } from '../54-surrender/22-needed.ts';
import { type Check, resistanceOf } from '../54-surrender/check.ts';
import { attackLines } from '../war/attacks.ts';
import { control, type ControlledPlace, controllerOf } from '../war/control.ts';
import { atomicMarker, markedLine } from '../war/markers.ts';
import { part } from '../part.ts';
import type { Books, Open } from '../state.ts';
import { isAtWarWith } from '../war/wars.ts';
import { judgeGermany } from './2-effects.ts';

// 55.1: the German resistance level.

/** The name of the sheet. */
const SHEET = 'resistance/germany';

/** What Germany holds, and what holding it counts (55.11). */
const HELD = {
  berlin: 2,
  breslau: 1,
  essen: 1,
  cologne: 1,
  leipzig: 1,
  berchtesgaden: 1,
} as const satisfies Partial<Record<ControlledPlace, number>>;
type Held = keyof typeof HELD;

/** The German Resistance Table (55.11): at zero or less Germany surrenders; by ruling atomic-marker-control a place with a marker is no longer German. */
function resistanceSheet(rulings: Readonly<Rulings>): Sheet {
  return resistanceOf('germany', '55.11', [
    dpLine('germany', '55.11/dp'),
    ...(Object.keys(HELD) as Held[]).map((place) => heldLine(rulings, place)),
    ...attackLines('germany'),
  ]);
}

function heldLine(rulings: Readonly<Rulings>, place: Held): Line {
  const row = { id: `55.11/${place}`, label: say.line.germanHeld({ place }) };
  return markedLine(rulings, row, place, ['axis'], HELD[place]);
}

/** By ruling germany-needed its level is looked at only where Berlin is lost or has an atomic marker (54.22). */
function isNeeded(_: Books, open: Open): boolean | readonly string[] {
  if (ruled(open.rulings, 'germany-needed') === 'sum') return true;
  const marker = reportedValue(open.facts, atomicMarker.key('berlin'));
  const holder = controllerOf(open, 'berlin');
  if (marker === true || (holder !== undefined && holder !== 'axis')) return true;
  if (holder === undefined) return [control.key('berlin')];
  return marker === undefined ? [atomicMarker.key('berlin')] : false;
}

/** The check of Germany (55.11), at the end of each Allied player turn in which it is at war with an Ally (54.12). */
const GERMANY: Check = {
  of: 'germany',
  clauses: ['54.12', '55.11'],
  sheet: SHEET,
  fatal: 0,
  dps: 'germany',
  at: () => 'allied-end',
  isDue: ({ plan }, open) =>
    plan.europe &&
    !hasSurrendered(open, 'germany') &&
    isAtWarWith(open, 'germany', ['britain', 'france', 'us', 'russia']),
  also: isNeeded,
  judge: (books, position, sum, referee) =>
    judgeGermany(books, position, sum, isReached(books, position.open, GERMANY, sum), referee),
};

const say = texts({
  line: {
    germanHeld: 'German control of {place}',
  },
});

const { RULINGS, ruled } = rulingsOf([
  {
    id: 'germany-needed',
    clauses: ['54.22', '55.11'],
    question:
      'Germany surrenders at zero whoever holds Berlin, but its DPs need no counting while Berlin is its own and has no atomic marker: is its level then checked?',
    choices: [
      { id: 'sum', text: 'Yes, wherever the sum could come to zero or less.' },
      { id: 'berlin', text: 'No: only when Berlin is in Allied hands or has an atomic marker.' },
    ],
    default: 'sum',
    fixed: true,
  },
]);

/** 55.1: the resistance of Germany. */
export const RESISTANCE = part(import.meta.url, {
  clauses: {
    '55.1': ['heading', 'Determining German surrender'],
    '55.11': ['computed', 'German resistance level', 'resistanceSheet'],
    '55.11/dp': ['computed', 'German DP level', 'resistanceSheet'],
    '55.11/berlin': ['computed', 'German control of berlin', 'resistanceSheet'],
    '55.11/breslau': ['computed', 'German control of breslau', 'resistanceSheet'],
    '55.11/essen': ['computed', 'German control of essen', 'resistanceSheet'],
    '55.11/cologne': ['computed', 'German control of cologne', 'resistanceSheet'],
    '55.11/leipzig': ['computed', 'German control of leipzig', 'resistanceSheet'],
    '55.11/berchtesgaden': ['computed', 'German control of berchtesgaden', 'resistanceSheet'],
    '55.11/firestorm': ['computed', 'Firestormed cities', '../war/attacks.ts#attackLines'],
    '55.11/atomic': ['computed', 'Atomic attacks', '../war/attacks.ts#attackLines'],
  },
  rulings: RULINGS,
  gives: { checks: [() => GERMANY] },
  sheets: ({ rulings }) => ({ [SHEET]: resistanceSheet(rulings) }),
  texts: say,
});
