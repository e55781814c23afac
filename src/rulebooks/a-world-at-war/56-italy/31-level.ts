import { type Line, type Sheet, amountLine, line, texts } from '../../../kernel/index.ts';
import { dps } from '../49-diplomacy/4261-dps.ts';
import { covertUsed } from '../49-diplomacy/4262-covert.ts';
import { levelSheet, levelStep } from '../54-surrender/31-level.ts';
import { part } from '../part.ts';
import { FACTIONS } from '../powers.ts';
import { dpTotal } from './12-dp-total.ts';
import { surrenderItaly } from './2-effects.ts';
import { unlessItalyStands } from './31-opening.ts';
import { forcesAt, missingForces } from './32-forces.ts';
import { LEVELS } from './32-table.ts';

// 56.31: the Italian surrender level, on which the forces depend that each side receives.

declare module '../state.ts' {
  interface Steps {
    'italy-level': object;
  }
}

/** The name of the sheet. */
const SHEET = 'surrender-level/italy';

const DPS = FACTIONS.map((faction) => dps.key(faction, 'italy'));
const COVERT = FACTIONS.map((faction) => covertUsed.key(faction, 'italy'));
const [AXIS_DPS = '', ...ALLIED_DPS] = DPS;
const [AXIS_COVERT = '', ...ALLIED_COVERT] = COVERT;

const say = texts({
  sheet: {
    italyLevel: 'Surrender level of Italy',
  },
  line: {
    italyTotal: 'DP total of Italy',
    axisInItaly: 'Axis DPs in Italy',
    alliesInItaly: 'Allied DPs in Italy',
    covertInItaly: 'covert operations in Italy',
  },
  ask: {
    italianForces: 'Italy surrenders: how many of its units are left of those that the two sides receive?',
  },
  told: {
    italyLevel: 'The Italian surrender level is {level}.',
  },
});

const LINES: readonly Line[] = [
  amountLine({ id: '56.31A/total', clause: '56.31A', label: say.line.italyTotal() }, dpTotal.key()),
  amountLine({ id: '56.31A/axis-dps', clause: '56.31A', label: say.line.axisInItaly() }, AXIS_DPS),
  line(
    { id: '56.31A/allied-dps', clause: '56.31A', label: say.line.alliesInItaly() },
    ALLIED_DPS,
    // + 0 turns -0 into 0
    (known) => -ALLIED_DPS.reduce((sum, key) => sum + known.number(key), 0) + 0,
  ),
  line(
    { id: '56.31A/covert', clause: '56.31A', label: say.line.covertInItaly() },
    COVERT,
    (known) => known.number(AXIS_COVERT) - ALLIED_COVERT.reduce((sum, key) => sum + known.number(key), 0),
  ),
];

/** The Italian surrender level: the DP total, the declaration of war in it, DPs and covert operations in Italy (56.31, 56.31A); at most two, either way (56.31B). */
export function surrenderLevelSheet(): Sheet {
  return levelSheet({
    title: say.sheet.italyLevel(),
    lines: LINES,
    levels: LEVELS,
    within: '56.31B',
    about: forcesAt,
    rows: (id) => [`56.32/${id}`],
  });
}

/** 56.31: the surrender level, and the surrender that follows. How many units there are of what both sides receive is asked after it (56.32). */
const italyLevel = levelStep<'italy-level'>({
  sheet: SHEET,
  clauses: ['56.31', '56.31A', '56.31B'],
  withdraw: unlessItalyStands,
  asks: { prompt: say.ask.italianForces(), clauses: ['56.31', '56.32', '56.322'] },
  besides: (open, level) => (level === null ? [] : missingForces(open, level)),
  told: say.told.italyLevel,
  brings: surrenderItaly,
});

/** 56.31: the surrender level of Italy. */
export const LEVEL = part(import.meta.url, {
  clauses: {
    '56.22': ['definition', 'Effects'],
    '56.3': ['heading', 'Units'],
    '56.31': ['computed', 'Italian surrender level', 'surrenderLevelSheet'],
    '56.31A': ['computed', 'DP total, DPs and covert operations in Italy', 'surrenderLevelSheet'],
    '56.31B': ['computed', 'At most two, either way', 'surrenderLevelSheet'],
  },
  steps: { 'italy-level': italyLevel },
  sheets: () => ({ [SHEET]: surrenderLevelSheet() }),
  texts: say,
});
