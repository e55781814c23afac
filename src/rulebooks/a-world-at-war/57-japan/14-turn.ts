import {
  type FactKey,
  type Referee,
  type SheetResult,
  type Words,
  reportedValue,
  setFact,
  sumOf,
  type sums,
  tell,
  texts,
} from '../../../kernel/index.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { changeFact } from '../54-surrender/22-needed.ts';
import { isFought } from '../61-china/11-resistance.ts';
import { endLevel } from '../61-china/3-results.ts';
import { isAtPeace } from '../war/elections.ts';
import { part } from '../part.ts';
import { arePlayed } from '../turn/played.ts';
import { worldSequenceTexts } from '../turn/sequence.words.ts';
import { type Books, type Go, type Open, type WorldPosition, type WorldStep, turnId } from '../state.ts';
import { areAtWar, type Belligerent, isAtWarWith, sinceOf, turnsOfWar, warSince } from '../war/wars.ts';
import { toldOf } from '../facts/facts.ts';
import { collapse } from './12-collapse.ts';
import { cumulative, eliminatedKeys, type KeptLine, keptLine, SHEETS } from './14-cumulative.ts';
import { keysOf, raisePeak } from './14-islands.ts';
import { turnRuling, TURN_RULINGS } from './14-turn.rulings.ts';

// 57.14A: the end of a game turn for Japan: what the turn adds for good, and how many island groups it has now.

declare module '../state.ts' {
  interface Steps {
    'japan-turn': object;
    'japan-tally': object;
  }
}

/** The lines for objectives and island groups begin in this turn of the war with the U.S. (57.14A). */
const SECOND_TURN = 2;

/** Those whose war with Japan is counted: once the U.S. has made its peace, all who fight on (57.14A, 62.64). */
const enemiesIn = (open: Open): readonly Belligerent[] =>
  isAtPeace(open, 'japan') ? ['britain', 'russia', 'china'] : ['britain', 'us'];

/** 57.14: what the end of a game turn brings for Japan while it fights. */
function japanTurn(books: Books, open: Open): readonly Go[] {
  if (books.plan.european || !arePlayed(books, open)) return [];
  const isTracked = !hasSurrendered(open, 'japan') && isAtWarWith(open, 'japan', enemiesIn(open));
  return isTracked ? [{ step: 'japan-turn' }] : [];
}

/**
 * The turn since its war with the U.S. broke out, which a separate peace does not undo (62.64); undefined: there was none, or
 * nobody knows since when.
 */
function turnOfWar(open: Open): number | undefined {
  const turn = turnsOfWar(open, 'japan', 'us');
  if (isAtPeace(open, 'japan')) return turn ?? SECOND_TURN;
  return areAtWar(open, 'japan', 'us') ? turn : undefined;
}

/** Whether all lines count: from the second turn of that war on (57.14A). */
function isSecondTurn(open: Open): boolean {
  const turn = turnOfWar(open);
  return turn !== undefined && turn >= SECOND_TURN;
}

/** The sheet of what this turn adds (57.14A); null: it adds nothing yet. */
function sheetDue(open: Open): string | null {
  if (isSecondTurn(open)) return SHEETS.all;
  return turnOfWar(open) !== undefined && turnRuling(open.rulings, 'japan-brps-start') === 'with-war'
    ? SHEETS.first
    : null;
}

/** Whether this turn can raise the peak of the island groups (57.14E, ruling island-peak). */
function canRaisePeak(open: Open): boolean {
  return turnRuling(open.rulings, 'island-peak') === 'at-once' || isSecondTurn(open);
}

/** 57.14: in one form, what was eliminated this turn (57.14B) and whether anything on the map has changed (54.22). */
const turnOfJapan: WorldStep<'japan-turn'> = {
  clauses: ['57.14A', '57.14B'],
  needs: {
    facts: (_, open) => askedOf(open).filter((key) => toldOf(open, key) === undefined),
    asks: (_, open) => ({
      at: turnId(open),
      prompt: say.ask.japanTurn({ turn: worldSequenceTexts.turn[open.turn](), year: open.year }),
      clauses: ['54.22', '57.14A', '57.14B'],
    }),
  },
  next(_, { open }): Go[] {
    endChineseLevel(open);
    if (collapse(open) === true) return [];
    const isChanged = reportedValue(open.facts, changeFact.key('japan')) === true;
    return [...(isChanged ? [{ step: 'changes', of: 'japan' } as const] : []), { step: 'japan-tally' }];
  },
  drop(_, { open }) {
    endChineseLevel(open);
    return [{ step: 'japan-tally' }];
  },
};

/** 57.11, 61.11: the Chinese player turn is over: what was found before it counts no more where China and Japan are at peace. */
function endChineseLevel(open: Open): void {
  if (!isFought(open)) endLevel(open);
}

function askedOf(open: Open): readonly FactKey[] {
  if (collapse(open) === true) return [];
  const since = warSince.key('japan', 'us');
  if (areAtWar(open, 'japan', 'us') && sinceOf(open, 'japan', 'us') === undefined) return [since];
  const due = sheetDue(open);
  if (due === null && !canRaisePeak(open)) return [];
  return [...(due === null ? [] : eliminatedKeys), changeFact.key('japan')];
}

/**
 * 57.14A: what the turn adds, worked out as soon as nothing is missing: for places (57.14C), and for island groups (57.14F).
 * Skipped, as far as it is known.
 */
const tallyOfJapan: WorldStep<'japan-tally'> = {
  clauses: ['57.14A', '57.14C', '57.14D', '57.14E', '57.14F'],
  needs: {
    facts: missingForTally,
    asks: (_, open) => ({
      at: turnId(open),
      prompt: say.ask.japanTally(),
      clauses: ['57.14A', '57.14C', '57.14D', '57.14E', '57.14F'],
    }),
  },
  next: (books, position, _, referee) => tally(books, position, referee),
  drop: (books, position, _, referee) => tally(books, position, referee),
};

function added(books: Books, open: Open, sheet: string): SheetResult {
  return sumOf(books, { seat: null, open }, sheet);
}

/** What the table is asked, once, of what the turn's lines read. */
function missingForTally(books: Books, open: Open): readonly FactKey[] {
  const due = sheetDue(open);
  const lines = due === null ? [] : added(books, open, due).lines.filter((line) => !isKnown(line));
  const groups = canRaisePeak(open) ? keysOf('japan') : [];
  const all = [...lines.flatMap(({ missing }) => missing), ...groups];
  return [...new Set(all)].filter(
    (key) => books.facts[key]?.kept !== true && toldOf(open, key) === undefined,
  );
}

const isKnown = ({ min, max }: sums.LineResult): boolean => min === max;

function tally(books: Books, { open }: WorldPosition, referee: Referee): void {
  if (canRaisePeak(open)) raisePeak(open, referee);
  const due = sheetDue(open);
  if (due === null) return;
  const sum = added(books, open, due);
  for (const [line, value] of keptOf(sum.lines.filter(isKnown)))
    setFact(open.facts, cumulative.key(line, `${open.year}-${open.turn}`), value);
  const when = { turn: worldSequenceTexts.turn[open.turn](), year: open.year };
  const { min, max } = sum.total;
  if (min === max)
    tell(referee, 'result', say.told.cumulative, { ...when, by: min }, ['57.13', '57.14A', '57.14B'], sum);
  else tellUnknown(sum, when, referee);
}

function tellUnknown(
  sum: SheetResult,
  when: { readonly turn: Words; readonly year: number },
  referee: Referee,
): void {
  const lines = sum.lines.filter((line) => !isKnown(line)).map(({ label }) => label);
  tell(referee, 'note', say.told.cumulativeUnknown, { ...when, lines }, ['57.13', '57.14A'], sum);
}

/** The lines as they are kept: the two of the island groups are one (57.14F). */
function keptOf(lines: readonly sums.LineResult[]): ReadonlyMap<KeptLine, number> {
  const kept = new Map<KeptLine, number>();
  for (const { id, min } of lines) kept.set(keptLine(id), (kept.get(keptLine(id)) ?? 0) + min);
  return kept;
}

const say = texts({
  ask: {
    japanTurn: 'End of {turn} {year}: what did Japan eliminate this turn, and what has changed?',
    japanTally:
      'What this turn adds to Japanese resistance for good: who holds these places, and how many island groups?',
  },
  told: {
    cumulative: '{turn} {year} adds {by} to Japanese resistance for good.',
    cumulativeUnknown:
      'Nobody said all that {turn} {year} adds to Japanese resistance. Not counted until it is put right: {lines}.',
  },
});

/** 57.14A: the end of a game turn for Japan. */
export const TURN = part(import.meta.url, {
  clauses: {
    '57.14': ['heading', 'Cumulative modifiers'],
    '57.14A': ['enforced', 'Timing', 'tallyOfJapan'],
  },
  rulings: TURN_RULINGS,
  steps: { 'japan-turn': turnOfJapan, 'japan-tally': tallyOfJapan },
  // what the turn adds to Japanese resistance counts in its check (57.14A)
  gives: { beforeChecks: [{ before: 'turn-end', due: japanTurn }] },
  texts: say,
});
