import {
  type Line,
  type Outcome,
  type Rulings,
  type Sheet,
  type Values,
  amountLine,
  line,
  rulingsOf,
  texts,
  truthLine,
} from '../../../kernel/index.ts';
import { surrenderFact } from '../49-diplomacy/17-surrender.ts';
import { actual } from '../49-diplomacy/8-tension.ts';
import { effective } from '../49-diplomacy/85-effective-level.ts';
import { dpLine } from '../54-surrender/22-needed.ts';
import { resistanceOf } from '../54-surrender/check.ts';
import { attackLines } from '../war/attacks.ts';
import { placeLine } from '../war/control.ts';
import { part } from '../part.ts';
import { timesLine } from '../facts/rounding.ts';
import { war } from '../war/wars.ts';
import {
  COMMONWEALTH,
  oilEffects,
  russiansInEast,
  russiansInWest,
  singaporeFallen,
  surrenderedMinor,
  transports,
  unbuiltFactors,
  westernFront,
  westInGermany,
} from './22-counted.ts';
import { navalLine } from './22-naval.ts';
import { forgonePoints, removedFactors } from './facts.ts';

// 59.21, 59.22: the British resistance level.

/** The name of the sheet. */
export const SHEET = 'resistance/britain';

/** The most unbuilt factors there can be, removed ones among them. */
const MOST_UNBUILT = 800;
/** With so many transports none is missing, and each missing one costs one (59.21). */
const TRANSPORTS_WANTED = 10;
/** So many unbuilt factors cost one (59.21). */
const UNBUILT_FOR_ONE = 10;
/** So many factors on the western front give one (59.21). */
const FRONT_FOR_ONE = 5;
/** So many concession points cost one (59.21, 59.75A). */
const POINTS_FOR_ONE = 2;
/** The USAT levels that give something (59.21). */
const USAT = { some: 30, much: 40 };

const FOR_A_COUNTRY = -2;

const say = texts({
  line: {
    malta: 'Axis control of Malta, an Axis atomic marker in it included',
    singapore: 'Axis control of Singapore, an Axis atomic marker in it included',
    australia: 'the surrender of Australia',
    india: 'the surrender of India',
    oilBritain: 'oil effects',
    transports: 'transports in the Atlantic fewer than ten',
    noRussians: 'no Russian armor or infantry in eastern Europe',
    unbuiltBritain: 'one for every ten unbuilt factors, those removed for a surrender among them',
    otherPowers: 'other major powers at war with the European Axis',
    usatSome: 'a USAT level of 30 to 39',
    usatMuch: 'a USAT level of 40 or more with the U.S. not at war with Germany',
    westernFront: 'one for every five Western Allied factors on the western front',
    westInGermany: 'Western Allied armor or infantry in Germany',
    russiansInWest: 'Russian armor or infantry in western Poland or Rumania',
    forgone: 'one for every two concession points that Germany did not take or gave back',
  },
  outcome: {
    mustAccept: 'it offers to surrender, and Germany must accept',
    offers: 'it offers to surrender',
  },
});

/** 59.12: at zero or less Britain offers to surrender. */
const OFFERS: readonly Outcome[] = [
  { id: 'must', to: -10, label: say.outcome.mustAccept(), clauses: ['59.12', '59.23'] },
  { id: 'offers', from: -9, to: 0, label: say.outcome.offers(), clauses: ['59.12', '59.23'] },
];

/** The British Resistance Table (59.21), the DP level as if a year began, negative too (59.22A). */
export function resistanceSheet(european: boolean, rulings: Readonly<Rulings>): Sheet {
  const lines = [
    dpLine('britain', '59.21/dp'),
    MALTA,
    singaporeLine(european),
    ...COMMONWEALTH.map(countryLine),
    ...attackLines('britain'),
    ...LOSSES,
    navalLine(),
    POWERS,
    ...usatLines(rulings),
    ...FRONTS,
    FORGONE,
  ];
  return resistanceOf('britain', '59.21', lines, OFFERS);
}

/** 59.21: who holds Malta with an Axis atomic marker in it is the Axis (59.22B). */
const MALTA = placeLine({ id: '59.21/malta', label: say.line.malta() }, 'malta', ['axis', 'japan'], -1);

/** 59.21, 59.22B: in a European scenario Singapore falls by the calendar. */
function singaporeLine(european: boolean): Line {
  const row = { id: '59.21/singapore', label: say.line.singapore() };
  return european
    ? truthLine(row, singaporeFallen.key(), -1)
    : placeLine(row, 'singapore', ['axis', 'japan'], -1);
}

function countryLine(country: (typeof COMMONWEALTH)[number]): Line {
  const row = { id: `59.21/${country}`, label: say.line[country]() };
  return truthLine(row, surrenderedMinor.key(country), FOR_A_COUNTRY);
}

/** Removed units count as unbuilt (59.871). */
const unbuiltIn = (known: Values): number =>
  known.number(unbuiltFactors.key()) + known.number(removedFactors.key());

/** What Britain lacks (59.21). */
const LOSSES: readonly Line[] = [
  amountLine({ id: '59.21/oil', label: say.line.oilBritain() }, oilEffects.key(), -1),
  amountLine({ id: '59.21/transports', label: say.line.transports() }, transports.key(), (count) =>
    Math.min(0, count - TRANSPORTS_WANTED),
  ),
  truthLine({ id: '59.21/no-russians', label: say.line.noRussians() }, russiansInEast.key(), 0, -1),
  line(
    { id: '59.21/unbuilt', label: say.line.unbuiltBritain() },
    [unbuiltFactors.key(), removedFactors.key()],
    // + 0 turns -0 into 0
    (known) => -Math.floor(unbuiltIn(known) / UNBUILT_FOR_ONE) + 0,
    { min: -MOST_UNBUILT / UNBUILT_FOR_ONE, max: 0 },
  ),
];

/** The major powers that fight beside Britain (59.21). */
const OTHERS = ['france', 'us', 'russia'] as const;
const AXIS = ['germany', 'italy'] as const;
const FRANCE_FELL = surrenderFact.key('france');

/** Whether a power fights the European Axis: a France that has fallen is no power any more (59.21). */
function isFighting(known: Values, power: (typeof OTHERS)[number]): boolean {
  if (power === 'france' && known.truth(FRANCE_FELL)) return false;
  return AXIS.some((axis) => known.truth(war.key(axis, power)) && !known.truth(surrenderFact.key(axis)));
}

/** The other powers in the war (59.21). */
const POWERS: Line = line(
  { id: '59.21/powers', label: say.line.otherPowers() },
  [
    ...OTHERS.flatMap((power) => AXIS.map((axis) => war.key(axis, power))),
    FRANCE_FELL,
    ...AXIS.map((axis) => surrenderFact.key(axis)),
  ],
  (known) => OTHERS.filter((power) => isFighting(known, power)).length,
);

const WITH_US = war.key('germany', 'us');

/** What the U.S. gives before it is at war (59.21), by its actual or effective level (ruling usat-in-resistance). */
function usatLines(rulings: Readonly<Rulings>): readonly Line[] {
  const level = (ruled(rulings, 'usat-in-resistance') === 'effective' ? effective : actual).key('usat');
  return [
    amountLine({ id: '59.21/usat-30', label: say.line.usatSome() }, level, (usat) =>
      usat >= USAT.some && usat < USAT.much ? 1 : 0,
    ),
    line({ id: '59.21/usat-40', label: say.line.usatMuch() }, [level, WITH_US], (known) =>
      known.number(level) >= USAT.much && !known.truth(WITH_US) ? 2 : 0,
    ),
  ];
}

/** What armies on the continent give (59.21). */
const FRONTS: readonly Line[] = [
  timesLine(
    { id: '59.21/western-front', label: say.line.westernFront() },
    westernFront.key(),
    FRONT_FOR_ONE,
    1,
  ),
  truthLine({ id: '59.21/in-germany', label: say.line.westInGermany() }, westInGermany.key(), 1),
  truthLine({ id: '59.21/russians-west', label: say.line.russiansInWest() }, russiansInWest.key(), 1),
];

/** 59.75A: what Germany forbore in the latest surrender. */
const FORGONE = amountLine(
  { id: '59.21/forbearance', label: say.line.forgone() },
  forgonePoints.key(),
  (points) => -Math.floor(points / POINTS_FOR_ONE),
);

const { RULINGS, ruled } = rulingsOf([
  {
    id: 'usat-in-resistance',
    clauses: ['59.21', '49.851D'],
    question: 'Which USAT level does the British resistance table count?',
    choices: [
      {
        id: 'actual',
        text: 'The actual one: 49.851D does not name the table among what the effective one governs.',
      },
      {
        id: 'effective',
        text: 'The effective one, as long as it holds: in a check at the end of the Allied player turn; with the game turn it is the actual one again (49.851C).',
      },
    ],
    default: 'actual',
    fixed: true,
  },
]);

/** 59.2: what Britain can still bear. */
export const RESISTANCE = part(import.meta.url, {
  clauses: {
    '59.15': [
      'definition',
      'German atomic attack on Britain',
      undefined,
      'It points to rule 43; what such an attack counts is in 59.21.',
    ],
    '59.2': ['heading', 'Determining British resistance'],
    '59.21': ['computed', 'British resistance table', 'resistanceSheet'],
    '59.21/dp': ['computed', 'British DP level', 'resistanceSheet'],
    '59.21/malta': ['computed', 'Malta', 'resistanceSheet'],
    '59.21/singapore': ['computed', 'Singapore', 'resistanceSheet'],
    '59.21/australia': ['computed', 'Australia', 'resistanceSheet'],
    '59.21/india': ['computed', 'India', 'resistanceSheet'],
    '59.21/oil': ['computed', 'Oil effects', 'resistanceSheet'],
    '59.21/transports': ['computed', 'Transports in the Atlantic', 'resistanceSheet'],
    '59.21/no-russians': ['computed', 'No Russians in eastern Europe', 'resistanceSheet'],
    '59.21/unbuilt': ['computed', 'Unbuilt factors', 'resistanceSheet'],
    '59.21/powers': ['computed', 'Other powers at war', 'resistanceSheet'],
    '59.21/usat-30': ['computed', 'USAT 30 to 39', 'resistanceSheet'],
    '59.21/usat-40': ['computed', 'USAT 40 and more', 'resistanceSheet'],
    '59.21/western-front': ['computed', 'Western front', 'resistanceSheet'],
    '59.21/in-germany': ['computed', 'The West in Germany', 'resistanceSheet'],
    '59.21/russians-west': ['computed', 'Russians in western Poland', 'resistanceSheet'],
    '59.21/forbearance': ['computed', 'Concessions forgone', 'resistanceSheet'],
    '59.22': ['heading', 'British resistance modifiers'],
    '59.22A': ['computed', 'British DP level', 'resistanceSheet'],
    '59.21/atomic': ['computed', 'Atomic attacks', '../war/attacks.ts#attackLines'],
    '59.21/firestorm': ['computed', 'Firestormed cities', '../war/attacks.ts#attackLines'],
  },
  sheets: ({ plan, rulings }) => ({ [SHEET]: resistanceSheet(plan.european, rulings) }),
  rulings: RULINGS,
  texts: say,
});
