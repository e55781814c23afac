import {
  type Line,
  type Outcome,
  type Sheet,
  type Values,
  amountLine,
  line,
  reportedValue,
  rulingsOf,
  truthLine,
  truth,
  whole,
} from '../../../kernel/index.ts';
import { undefendedNow } from '../49-diplomacy/12-worksheet.ts';
import { hasSurrendered, surrenderFact } from '../49-diplomacy/17-surrender.ts';
import { dpLine } from '../54-surrender/22-needed.ts';
import { type Check, resistanceOf } from '../54-surrender/check.ts';
import { attackLines } from '../war/attacks.ts';
import { PLACES } from '../war/control.ts';
import { fact, inRegister, single } from '../facts/facts.ts';
import { countedHexes } from '../war/hexes.ts';
import { isEuropeOver } from '../turn/over.ts';
import { part } from '../part.ts';
import { controllerIn, heldOf, seize } from '../war/held.ts';
import { timesLine } from '../facts/rounding.ts';
import type { Open } from '../state.ts';
import { areAtWar, war } from '../war/wars.ts';
import { resistanceTexts } from './11-resistance.words.ts';
import { endState, judgeRussia, weaknessFact } from './12-state.ts';
import { isSettledBy, lowest } from './32-lowest.ts';

// 60.1: the Russian resistance level.

/** The name of the sheet. */
const SHEET = 'resistance/russia';

/** More than Russia has or meets. */
const MOST_ICS = 30;
const MOST_OIL_EFFECTS = 4;
const MOST_UNBUILT = 600;
const MOST_HEXES = 99;

/** The ICs that Russia controls, those it has surrendered (60.21B) among them until they are taken (60.11). */
const ics = single(
  'ics.russia',
  fact('icsRussia', whole(0, MOST_ICS), ['60.11', '60.21B'], { askedOf: 'russia' }),
);

/** The oil effects that apply to Russia now (60.11). */
const oilEffects = single(
  'oil-effects.russia',
  fact('oilRussia', whole(0, MOST_OIL_EFFECTS), ['60.11'], { askedOf: 'russia' }),
);

/** Whether the Axis control a hex in Britain: Scapa Flow is one, Ulster is not (60.11). */
export const axisInBritain = inRegister<[]>({
  key: () => 'axis-in-britain',
  of: [[]],
  spec: () => fact('axisInBritain', truth, ['60.11'], { askedOf: ['germany', 'britain'] }),
  read: areAxisInBritain,
  write(open, value) {
    // an area of which that cannot be so is asked for anew
    const isFalse = areAxisInBritain(open) !== value;
    if (isFalse)
      for (const each of AREAS) if (value !== false || isAxis(open, each)) seize(open, each, undefined);
    const by = value === undefined ? value : value ? 'axis' : 'nobody';
    seize(open, 'britain', by);
  },
});

const isAxis = (open: Open, area: string): boolean => heldOf(open, area).by === 'axis';

/** The areas of Britain: as soon as a part of one is theirs the Axis hold a hex, and none once no area is. Else as it was told. */
function areAxisInBritain(open: Open): boolean | undefined {
  if (AREAS.some((each) => isAxis(open, each))) return true;
  if (AREAS.every((each) => heldOf(open, each).by !== undefined)) return false;
  const told = controllerIn(open, 'britain');
  return told === undefined ? undefined : told === 'axis';
}

const AREAS = ['scapa-flow', 'scotland', 'central-england', 'southern-england'] as const;

/** The unbuilt Russian ground and army air factors, without those removed from play (60.11, 60.32B). */
export const unbuiltFactors = single(
  'unbuilt-factors.russia',
  fact('unbuiltRussia', whole(0, MOST_UNBUILT), ['60.11', '60.32B'], { askedOf: 'russia' }),
);

/** The hexes of European France that the Western Allies control (60.11). */
export const frenchHexes = countedHexes({
  key: 'french-hexes.western',
  of: 'france',
  most: MOST_HEXES,
  spec: fact('frenchHexes', whole(0, MOST_HEXES), ['60.11'], { askedOf: 'britain' }),
  named: (open) => frenchCities(open).length,
  forget(open) {
    for (const place of frenchCities(open)) seize(open, place, undefined);
  },
});

/** The cities of France that the Western Allies are told to control (58.21A, 60.11). */
const frenchCities = (open: Open): readonly string[] =>
  PLACES['58.21A'].filter((place) => controllerIn(open, place) === 'western');

/** With so many ICs the table counts nothing for them (60.11). */
const ICS_AT_ZERO = 7;
/** So many unbuilt factors cost one (60.11). */
const UNBUILT_FOR_ONE = 10;
/** So many hexes in France are enough (60.11). */
const HEXES_ENOUGH = 2;

/** At zero and below something comes of it (60.21), below zero more (60.31). */
const WEAK: readonly Outcome[] = [
  {
    id: 'loses-units',
    to: -1,
    label: resistanceTexts.outcome.losesUnits(),
    clauses: ['60.12', '60.21', '60.31'],
  },
  { id: 'weakened', from: 0, to: 0, label: resistanceTexts.outcome.weakened(), clauses: ['60.12', '60.21'] },
];

/** The Russian Resistance Table (60.11). */
export function resistanceSheet(): Sheet {
  const lines = [dpLine('russia', '60.11/dp'), ...attackLines('russia'), ...LOSSES, ...HELP];
  return resistanceOf('russia', '60.11', lines, WEAK);
}

/** What Russia has lost, and what it has beyond its share (60.11). */
const LOSSES: readonly Line[] = [
  amountLine({ id: '60.11/oil', label: resistanceTexts.line.oil() }, oilEffects.key(), -1),
  truthLine(
    { id: '60.11/britain-hex', label: resistanceTexts.line.axisInBritain() },
    axisInBritain.key(),
    -1,
  ),
  timesLine(
    { id: '60.11/unbuilt', label: resistanceTexts.line.unbuiltRussia() },
    unbuiltFactors.key(),
    UNBUILT_FOR_ONE,
    -1,
  ),
  amountLine(
    { id: '60.11/ic-below', label: resistanceTexts.line.icsBelow({ ics: ICS_AT_ZERO }) },
    ics.key(),
    (count) => Math.min(0, count - ICS_AT_ZERO),
  ),
  amountLine(
    { id: '60.11/ic-above', label: resistanceTexts.line.icsAbove({ ics: ICS_AT_ZERO }) },
    ics.key(),
    (count) => Math.max(0, count - ICS_AT_ZERO),
  ),
];

/** The Western Allied major powers (60.11). */
const WESTERN = ['britain', 'france', 'us'] as const;
const HAS_FALLEN = surrenderFact.key('france');

/** Whether a Western power fights Germany: a France that has fallen is no power any more (60.11). */
function isFighting(known: Values, power: (typeof WESTERN)[number]): boolean {
  return known.truth(war.key('germany', power)) && (power !== 'france' || !known.truth(HAS_FALLEN));
}

/** What the Western Allies do for Russia (60.11). */
const HELP: readonly Line[] = [
  line(
    { id: '60.11/western-powers', label: resistanceTexts.line.westernPowers() },
    [...WESTERN.map((power) => war.key('germany', power)), HAS_FALLEN],
    (known) => WESTERN.filter((power) => isFighting(known, power)).length,
  ),
  amountLine(
    { id: '60.11/france-hexes', label: resistanceTexts.line.frenchHexes() },
    frenchHexes.key(),
    (hexes) => (hexes >= HEXES_ENOUGH ? 1 : 0),
  ),
];

/** Whether Russia fights a European Axis power that has not surrendered (54.12, 60.11). */
function isFought(open: Open): boolean {
  return (['germany', 'italy'] as const).some(
    (power) => areAtWar(open, power, 'russia') && !hasSurrendered(open, power),
  );
}

/** Whether a state of surrender may still end (60.12): by ruling russia-in-peace not once the war in Europe is over (55.21, 56.21). */
function isStillWeak(open: Open): boolean {
  if (reportedValue(open.facts, weaknessFact.key()) !== true) return false;
  return !isEuropeOver(open) || ruled(open.rulings, 'russia-in-peace') === 'while-weakened';
}

/**
 * The check of Russia (60.11), at the end of each Allied player turn in which it is at war with the European Axis (54.12), and
 * until a state of surrender has ended (60.12); never in Pacific scenarios (54.11).
 */
const RUSSIA: Check = {
  of: 'russia',
  clauses: ['54.12', '60.11'],
  sheet: SHEET,
  fatal: 0,
  dps: 'russia',
  besides: [undefendedNow.key()],
  at: () => 'allied-end',
  isDue: ({ plan }, open) => plan.europe && (isFought(open) || isStillWeak(open)),
  // above the mark the state of surrender ends
  always: (open) => reportedValue(open.facts, weaknessFact.key()) === true,
  isEnough: isSettledBy,
  record: [lowest.key()],
  judge: judgeRussia,
  stands: endState,
};

const { RULINGS, ruled } = rulingsOf([
  {
    id: 'beaten-germany',
    clauses: ['60.11', '55.22'],
    question:
      'Germany has surrendered and Italy fights Russia on: do Western powers that were at war with Germany still count?',
    choices: [{ id: 'count', text: 'Yes, while the war in Europe goes on.' }],
    default: 'count',
    fixed: true,
  },
  {
    id: 'russia-in-peace',
    clauses: ['60.11', '60.12', '55.21'],
    question: 'The war in Europe is over, and Russia is in a state of surrender: is its level still checked?',
    choices: [
      {
        id: 'rests',
        text: 'No, as that of any power that is not at war: nothing more comes of it, and the state stays as it was.',
      },
      { id: 'while-weakened', text: 'Yes, until a level above zero ends the state.' },
    ],
    default: 'rests',
  },
]);

/** 60.1: what Russia can still bear. */
export const RESISTANCE = part(import.meta.url, {
  clauses: {
    '60.1': ['heading', 'Russian resistance level'],
    '60.11': ['computed', 'Russian resistance table', 'resistanceSheet'],
    '60.11/dp': ['computed', 'Russian DP level', 'resistanceSheet'],
    '60.11/oil': ['computed', 'Oil effects', 'resistanceSheet'],
    '60.11/britain-hex': ['computed', 'Axis in Britain', 'resistanceSheet'],
    '60.11/unbuilt': ['computed', 'Unbuilt factors', 'resistanceSheet'],
    '60.11/ic-below': ['computed', 'ICs below 7', 'resistanceSheet'],
    '60.11/ic-above': ['computed', 'ICs above 7', 'resistanceSheet'],
    '60.11/western-powers': ['computed', 'Western powers at war', 'resistanceSheet'],
    '60.11/france-hexes': ['computed', 'Hexes in France', 'resistanceSheet'],
    '60.11/atomic': ['computed', 'Atomic attacks', '../war/attacks.ts#attackLines'],
    '60.11/firestorm': ['computed', 'Firestormed cities', '../war/attacks.ts#attackLines'],
  },
  rulings: RULINGS,
  facts: [ics, oilEffects, axisInBritain, unbuiltFactors, frenchHexes],
  sheets: () => ({ [SHEET]: resistanceSheet() }),
  gives: { checks: [() => RUSSIA] },
  texts: resistanceTexts,
});
