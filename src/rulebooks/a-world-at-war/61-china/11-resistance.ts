import type { Line, Outcome, Sheet, Values } from '../../../kernel/sums/sheet.ts';
import type { Words } from '../../../kernel/texts/words.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { say as sayChecks } from '../54-surrender/12-checks.words.ts';
import type { Check } from '../54-surrender/check.ts';
import { control, type ControlledPlace, type Controller, isHeld } from '../control.ts';
import { fact, single, whole } from '../facts.ts';
import { part } from '../part.ts';
import { ROUNDING, timesIn } from '../rounding.ts';
import type { Open } from '../state.ts';
import { areAtWar } from '../wars.ts';
import { say } from './11-resistance.words.ts';
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

/** A line that counts who holds a place (61.11). */
function held(row: string, place: ControlledPlace, by: Controller, value: number): Line {
  const id = `61.11/${row}`;
  return {
    id,
    clause: id,
    label: (by === 'japan' ? say.line.japanHolds : say.line.chinaHolds)({ place }),
    needs: [control.key(place)],
    value: (known) => (isHeld(known, place, [by]) ? value : 0),
  };
}

/** A line that counts fives of factors (61.11). */
function fives(row: string, label: Words, key: string, sign: 1 | -1): Line {
  const id = `61.11/${row}`;
  return {
    id,
    clause: id,
    label,
    needs: [key, ROUNDING],
    value: (known: Values) => sign * timesIn(known, known.number(key), FACTORS_FOR_ONE),
  };
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
    title: sayChecks.sheet.resistance({ power: 'china' }),
    lines: [
      fives('unbuilt', say.line.unbuiltChina(), unbuiltFactors.key(), -1),
      held('chungking', 'chungking', 'japan', -1),
      held('peking', 'peking', 'china', 2),
      held('shanghai', 'shanghai', 'china', 2),
      held('nanking', 'nanking', 'china', 2),
      held('canton', 'canton', 'china', 2),
      fives('allied-factors', say.line.foreignChina(), foreignFactors.key(), 1),
      held('yanan', 'yenan', 'japan', 1),
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
