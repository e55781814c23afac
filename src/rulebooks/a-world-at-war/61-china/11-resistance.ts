import { type Line, type Outcome, type Sheet, texts, whole } from '../../../kernel/index.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { checkTexts } from '../54-surrender/12-checks.words.ts';
import type { Check } from '../54-surrender/check.ts';
import { type ControlledPlace, placeLine } from '../war/control.ts';
import { fact, single } from '../facts/facts.ts';
import { part } from '../part.ts';
import { timesLine } from '../facts/rounding.ts';
import type { Open } from '../state.ts';
import { areAtWar } from '../war/wars.ts';
import { judgeChina } from './12-judge.ts';
import { RESULTS } from './tables/results.ts';

// 61.1: the Chinese resistance level.

/** The name of the sheet. */
const SHEET = 'resistance/china';

/** More than China has or is sent. */
const MOST_FACTORS = 300;
/** So many factors count one (61.11). */
const FACTORS_FOR_ONE = 5;

/** The unbuilt ground factors of Nationalist China: partisans are none (61.11, 61.21). */
const unbuiltFactors = single(
  'unbuilt-factors.china',
  fact('unbuiltChina', whole(0, MOST_FACTORS), ['61.11', '61.21'], { askedOf: 'china' }),
);

/** The British, American and Russian factors in China and Manchuria: the Flying Tigers are none (61.11, 61.22). */
const foreignFactors = single(
  'foreign-factors.china',
  fact('foreignChina', whole(0, MOST_FACTORS), ['61.11', '61.22'], { askedOf: 'china' }),
);

/** A line that counts where Japan holds a place (61.11). */
function japanHolds(id: string, place: ControlledPlace, value: number): Line {
  return placeLine({ id, label: say.line.japanHolds({ place }) }, place, ['japan'], value);
}

/** The same of China. */
function chinaHolds(id: string, place: ControlledPlace, value: number): Line {
  return placeLine({ id, label: say.line.chinaHolds({ place }) }, place, ['china'], value);
}

/** The results as bands of levels: the outermost are open (61.11). */
const OUTCOMES: readonly Outcome[] = RESULTS.map(({ level, clause, about }, i) => ({
  id: `result${level > 0 ? '+' : ''}${level}`,
  ...(i === 0 ? {} : { from: level }),
  ...(i === RESULTS.length - 1 ? {} : { to: level }),
  label: about,
  clauses: [clause],
}));

/** The Chinese Resistance Table (61.11), without partisans (61.21) and Flying Tigers (61.22). */
export function resistanceSheet(): Sheet {
  return {
    title: checkTexts.sheet.resistance({ power: 'china' }),
    lines: [
      timesLine(
        { id: '61.11/unbuilt', label: say.line.unbuiltChina() },
        unbuiltFactors.key(),
        FACTORS_FOR_ONE,
        -1,
      ),
      japanHolds('61.11/chungking', 'chungking', -1),
      chinaHolds('61.11/peking', 'peking', 2),
      chinaHolds('61.11/shanghai', 'shanghai', 2),
      chinaHolds('61.11/nanking', 'nanking', 2),
      chinaHolds('61.11/canton', 'canton', 2),
      timesLine(
        { id: '61.11/allied-factors', label: say.line.foreignChina() },
        foreignFactors.key(),
        FACTORS_FOR_ONE,
        1,
      ),
      japanHolds('61.11/yanan', 'yenan', 1),
    ],
    outcomes: OUTCOMES,
  };
}

/** Whether Japan and China fight (61.11). */
export function isFought(open: Open): boolean {
  return areAtWar(open, 'japan', 'china') && !hasSurrendered(open, 'japan');
}

/** The check of China at the end of each Chinese player turn (61.11): every level has a result of its own. */
const CHINA: Check = {
  of: 'china',
  clauses: ['61.11', '61.21', '61.22'],
  sheet: SHEET,
  fatal: null,
  at: () => 'chinese-end',
  isDue: (_, open) => isFought(open),
  judge: judgeChina,
};

const say = texts({
  facts: {
    'foreign-factors': 'China',
    china: 'China',
  },
  fact: {
    unbuiltChina: 'How many ground factors of Nationalist China are unbuilt, without partisans?',
    foreignChina:
      'How many British, American and Russian ground and air factors are in Nationalist China, Communist China or Manchuria, without the Flying Tigers?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    foreignChina: 'On the map, in the two Chinas and Manchuria. Usually 0 to 10.',
    unbuiltChina: 'In the force pool of Nationalist China. Usually 0 to 30; each full five count.',
  },
  line: {
    unbuiltChina: 'one for every five unbuilt Nationalist ground factors',
    foreignChina: 'one for every five foreign factors in China or Manchuria',
    japanHolds: 'Japanese control of {place}',
    chinaHolds: 'Nationalist control of {place}',
  },
});

/** 61.1: the resistance of China. */
export const RESISTANCE = part(import.meta.url, {
  clauses: {
    '61.1': ['heading', 'Determining Chinese surrender'],
    '61.11/unbuilt': ['computed', 'Unbuilt Nationalist factors', 'resistanceSheet'],
    '61.11/chungking': ['computed', 'Chungking', 'resistanceSheet'],
    '61.11/peking': ['computed', 'Peking', 'resistanceSheet'],
    '61.11/shanghai': ['computed', 'Shanghai', 'resistanceSheet'],
    '61.11/nanking': ['computed', 'Nanking', 'resistanceSheet'],
    '61.11/canton': ['computed', 'Canton', 'resistanceSheet'],
    '61.11/allied-factors': ['computed', 'Foreign factors in China', 'resistanceSheet'],
    '61.11/yanan': ['computed', 'Yenan', 'resistanceSheet'],
    '61.2': ['heading', 'Modifiers'],
    '61.21': ['computed', 'Unbuilt units', 'resistanceSheet'],
    '61.22': ['computed', 'Flying Tigers', 'resistanceSheet'],
  },
  facts: [unbuiltFactors, foreignFactors],
  sheets: () => ({ [SHEET]: resistanceSheet() }),
  gives: { checks: [() => CHINA] },
  texts: say,
});
