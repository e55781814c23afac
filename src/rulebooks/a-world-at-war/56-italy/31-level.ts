import { type FactKey, reported } from '../../../kernel/sums/facts.ts';
import { evaluateNamed, withSheets } from '../../../kernel/sums/know.ts';
import { amountLine, line } from '../../../kernel/sums/lines.ts';
import type { Line, Outcome, Sheet, SheetResult } from '../../../kernel/sums/sheet.ts';
import { dps } from '../49-diplomacy/4261-dps.ts';
import { covertUsed } from '../49-diplomacy/4262-covert.ts';
import { unreported } from '../54-surrender/22-needed.ts';
import { part } from '../part.ts';
import { FACTIONS } from '../powers.ts';
import { type Books, type Open, type Step, turnId } from '../state.ts';
import { dpTotal } from './12-dp-total.ts';
import { surrenderItaly } from './2-effects.ts';
import { unlessItalyStands } from './31-opening.ts';
import { say } from './31-level.words.ts';
import { askedOf, forcesAt } from './32-forces.ts';
import { LEVELS, levelOf } from './32-table.ts';

// 56.31: the Italian surrender level, on which the forces depend that each side receives.

declare module '../state.ts' {
  interface Steps {
    'italy-level': object;
  }
}

/** The name of the sheet. */
const SHEET = 'surrender-level/italy';

/** 56.31B: it never exceeds two, either way. */
const MOST = 2;

const DPS = FACTIONS.map((faction) => dps.key(faction, 'italy'));
const COVERT = FACTIONS.map((faction) => covertUsed.key(faction, 'italy'));
const [AXIS_DPS = '', ...ALLIED_DPS] = DPS;
const [AXIS_COVERT = '', ...ALLIED_COVERT] = COVERT;

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

const OUTCOMES: readonly Outcome[] = LEVELS.map((id) => ({
  id,
  from: levelOf(id),
  to: levelOf(id),
  label: forcesAt(levelOf(id)),
  clauses: [`56.32/${id}`],
}));

/** The Italian surrender level: the DP total, the declaration of war in it, DPs and covert operations in Italy (56.31, 56.31A); at most two, either way (56.31B). */
export function surrenderLevelSheet(): Sheet {
  return {
    title: say.sheet.italyLevel(),
    lines: LINES,
    clamp: { min: -MOST, max: MOST, clause: '56.31B' },
    outcomes: OUTCOMES,
  };
}

/** The level as far as it is known. */
function levelNow(books: Books, open: Open): SheetResult {
  return evaluateNamed(books, SHEET, withSheets(books, books.known({ seat: null, open })));
}

/** What is asked first: what leaves the level open, then how many Italian units there are of what both sides receive (56.32). */
function missingFor(books: Books, open: Open): readonly FactKey[] {
  const { total, missing } = levelNow(books, open);
  if (total.min !== total.max) return unreported(books, open, missing);
  return askedOf(total.min).filter((key) => reported(open.facts, key) === undefined);
}

/** 56.31: the surrender level, and the surrender that follows. */
const italyLevel: Step<'italy-level'> = {
  clauses: ['56.31', '56.31A', '56.31B'],
  withdraw: unlessItalyStands,
  needs: {
    facts: missingFor,
    asks: (_, open) => ({
      at: turnId(open),
      prompt: say.ask.italianForces(),
      clauses: ['56.31', '56.32', '56.322'],
    }),
  },
  next: (books, position, _, referee) =>
    surrenderItaly(books, position, levelNow(books, position.open), referee),
  drop: (books, position, _, referee) =>
    surrenderItaly(books, position, levelNow(books, position.open), referee),
};

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
