import {
  type Line,
  type Sheet,
  type Values,
  type Words,
  amountLine,
  line,
  rulingFact,
  rulingsOf,
  texts,
  truthLine,
} from '../../../kernel/index.ts';
import { surrenderFact } from '../49-diplomacy/17-surrender.ts';
import { dpLevel } from '../54-surrender/2-dp-level.ts';
import { britishLevel } from '../59-britain/facts.ts';
import { atomic, FALLING, falling } from '../war/attacks.ts';
import { part } from '../part.ts';
import type { Power } from '../powers.ts';
import { atomicUs } from './2-when.ts';
import { OUTCOMES } from './31-outcomes.ts';
import { outcomeTexts } from './31-outcomes.words.ts';

// 62.31: the U.S. election in Europe.

/** The name of the sheet. */
export const EUROPE = 'election/europe';

/** What a British surrender at this level counts: nothing (62.31/e-below-5, 62.31/e-above-5). */
const MIDDLE = -5;
/** What a Britain that has not surrendered counts (62.31/e-not-surrendered). */
const BRITAIN_STANDS = 5;
/** What the surrender of Japan counts (62.31/e-japan). */
const JAPAN_OUT = 10;

const HAS_FALLEN = surrenderFact.key('britain');
const LEVEL = britishLevel.key();
const ATTACKS = [atomic.key('britain'), atomicUs.key()] as const;
const AXIS_RULING = rulingFact('election-axis-dps');

/** The modifiers of the European theatre (62.31), DP levels as they are when the election is held (62.32, 54.21). */
function europeSheet(): Sheet {
  return {
    title: say.sheet.electionEurope(),
    lines: [
      ...(['germany', 'italy'] as const).map(axisLine),
      ATOMIC,
      britishLine('62.31/e-below-5', say.line.britainBelow({ level: MIDDLE }), (level) =>
        Math.min(0, level - MIDDLE),
      ),
      britishLine('62.31/e-above-5', say.line.britainAbove({ level: MIDDLE }), (level) =>
        Math.max(0, level - MIDDLE),
      ),
      truthLine(
        { id: '62.31/e-not-surrendered', label: say.line.britainStands() },
        HAS_FALLEN,
        0,
        BRITAIN_STANDS,
      ),
      ...(['britain', 'france', 'us', 'russia'] as const).map(alliedLine),
      truthLine(
        { id: '62.31/e-japan', label: outcomeTexts.line.hasSurrendered({ power: 'japan' }) },
        surrenderFact.key('japan'),
        JAPAN_OUT,
      ),
    ],
    outcomes: OUTCOMES,
  };
}

/** The Axis DP level, neutral Italy's in it; by ruling election-axis-dps not below zero. */
function axisLine(power: Power): Line {
  const key = dpLevel.key(power);
  const counted = (known: Values): number => {
    const level = known.number(key);
    return known.text(AXIS_RULING) === 'not-below-zero' ? Math.max(0, level) : level;
  };
  const row = {
    id: `62.31/e-axis-dp/${power}`,
    clause: '62.31/e-axis-dp',
    label: say.line.electionDps({ power }),
  };
  return line(row, [key, AXIS_RULING], (known) => -counted(known) + 0);
}

/** The Allied DP level, neutral Russia's in it; British and Russian levels may be negative (62.32). */
function alliedLine(power: Power): Line {
  const row = {
    id: `62.31/e-allied-dp/${power}`,
    clause: '62.31/e-allied-dp',
    label: say.line.electionDps({ power }),
  };
  return amountLine(row, dpLevel.key(power));
}

const say = texts({
  sheet: {
    electionEurope: 'U.S. election: Europe',
  },
  line: {
    electionDps: 'DP level of {power}',
    electionAtomic:
      'atomic attacks on Britain and the Atlantic U.S. box: {first} for the first, {second} more for the second, {further} more for each further one',
    britainBelow: 'British surrender level below {level}',
    britainAbove: 'British surrender level above {level}',
    britainStands: 'Britain has not surrendered',
  },
});

const ATOMIC = line({ id: '62.31/e-atomic', label: say.line.electionAtomic(FALLING) }, ATTACKS, (known) =>
  falling(ATTACKS.reduce((sum, key) => sum + known.number(key), 0)),
);

/** What the level of a British surrender counts; a Britain that stands has none. */
function britishLine(id: string, label: Words, counts: (level: number) => number): Line {
  return line({ id, label }, [HAS_FALLEN, LEVEL], (known) =>
    known.truth(HAS_FALLEN) ? counts(known.number(LEVEL)) : 0,
  );
}

/** The rulings on elections in Europe. */
const { RULINGS } = rulingsOf([
  {
    id: 'election-axis-dps',
    clauses: ['62.31/e-axis-dp', '62.32', '54.23'],
    question:
      'British and Russian DP levels count in an election though they are negative. What of German and Italian ones?',
    choices: [
      { id: 'as-counted', text: 'They count as they are, too.' },
      { id: 'not-below-zero', text: 'They count for no less than zero.' },
    ],
    default: 'as-counted',
  },
]);

/** 62.31: the sum of an election in Europe. */
export const IN_EUROPE = part(import.meta.url, {
  clauses: {
    '62.31/e-axis-dp': ['computed', 'Axis DP level', 'europeSheet'],
    '62.31/e-atomic': ['computed', 'Atomic attacks on Britain and the U.S.', 'europeSheet'],
    '62.31/e-below-5': ['computed', 'British surrender level below -5', 'europeSheet'],
    '62.31/e-above-5': ['computed', 'British surrender level above -5', 'europeSheet'],
    '62.31/e-not-surrendered': ['computed', 'Britain not in a state of surrender', 'europeSheet'],
    '62.31/e-allied-dp': ['computed', 'Allied DP level', 'europeSheet'],
    '62.31/e-japan': ['computed', 'Japan has surrendered', 'europeSheet'],
    '62.32': ['computed', 'British and Russian DP levels', 'europeSheet'],
  },
  rulings: RULINGS,
  sheets: () => ({ [EUROPE]: europeSheet() }),
  texts: [say, outcomeTexts],
});
