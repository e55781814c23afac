import {
  type DecisionKind,
  type FactKey,
  type Referee,
  TABLE,
  type Words,
  reportedValue,
  setFact,
  tell,
} from '../../../kernel/index.ts';
import { part } from '../part.ts';
import { worldSequenceTexts } from '../turn/sequence.words.ts';
import { type Books, type Go, type Open, type WorldPosition, type WorldStep, turnId } from '../state.ts';
import { surrenderCheckRuling, SURRENDER_CHECK_RULINGS } from './12-checks.rulings.ts';
import { checkTexts } from './12-checks.words.ts';
import { isOnItsWord, forgetWords, nearNotes, ofSafe, safeAsked, useWord } from './22-safe.ts';
import { askedFirst, changeFact, levelOf, missingFor, ofLeast, onTheMap, isReached } from './22-needed.ts';
import { beforeChecks, checkOf, checksIn, isChecked } from './all-checks.ts';
import type { Check, CheckedPower, CheckedAt } from './check.ts';

// 54.12: at the end of a player turn or game turn, the resistance levels that are then checked.

declare module '../state.ts' {
  interface Steps {
    checks: { readonly at: CheckedAt };
    changes: { readonly of: CheckedPower };
    /** `named`: that it is passed by is told already, with others. */
    check: { readonly of: CheckedPower; readonly named?: true };
  }
}

/** The checks that are due at a moment; none of a power whose surrender is reported (rulings surrenders, late-war). */
function dueAt(books: Books, open: Open, at: CheckedAt): readonly Check[] {
  return checksIn(books, open).filter(
    (each) => isChecked(books, open, each.of) && each.at(books, open) === at && each.isDue(books, open),
  );
}

/** 54.22: those of which the table can be asked at once: at the end of a turn's last player turn all that its end brings as well. */
function togetherAt(books: Books, open: Open, at: CheckedAt): readonly Check[] {
  const isLast = at === 'allied-end' && books.plan.order.at(-1) === 'allied';
  return [...dueAt(books, open, at), ...(isLast ? dueAt(books, open, 'turn-end') : [])];
}

/** 54.22: what the table is asked of them: whether powers are near their mark. */
function nearAt(books: Books, open: Open, at: CheckedAt): readonly FactKey[] {
  return togetherAt(books, open, at).flatMap((each) => safeAsked(books, open, each));
}

/** 54.22: what the end of the Allied player turn will ask of the table, which can say it before. */
export function wordsAhead(books: Books, open: Open): readonly FactKey[] {
  return nearAt(books, open, 'allied-end');
}

/** 54.12: what the chapters put at the end of a player turn or game turn. */
export function checksAt(books: Books, open: Open, at: CheckedAt): readonly Go[] {
  return dueAt(books, open, at).length > 0 ? [{ step: 'checks', at }] : [];
}

/** 54.12: the same, with what comes before it (57.14A, 58.12), by ruling france-in-order after it. */
function checksDue(books: Books, open: Open, at: CheckedAt): readonly Go[] {
  const [first, checks] = [beforeChecks(books, open, at), checksAt(books, open, at)];
  // what comes before those of an Allied player turn is the fall of France
  const isAfter = at === 'allied-end' && surrenderCheckRuling(open.rulings, 'france-in-order') === 'after';
  return isAfter ? [...checks, ...first] : [...first, ...checks];
}

/** 54.12, 54.22: the checks of a moment: first what may have changed, then each in its order. */
export const checks: WorldStep<'checks'> = {
  clauses: ['54.12', '54.22'],
  needs: {
    facts: askedAt,
    notes: nearNotes,
    unsure: (key) => ofLeast(key) || ofSafe(key),
    asks: (_, open, __, missing) => ({
      at: turnId(open),
      prompt: promptOf(open, missing),
      clauses: ['54.22'],
    }),
  },
  drop(books, { open }, { at }, referee): Go[] {
    tellUnmade(books, open, dueAt(books, open, at), referee);
    return inOrder(books, open, at, () => []).map((go) =>
      go.step === 'check' ? { ...go, named: true } : go,
    );
  },
  next: (books, { open }, { at }): Go[] =>
    inOrder(books, open, at, (of) =>
      reportedValue(open.facts, changeFact.key(of)) === true ? [{ step: 'changes', of }] : [],
    ),
};

/** What is asked of the checks of a moment (54.22). */
function promptOf(open: Open, missing: readonly FactKey[]): Words {
  const when = { turn: worldSequenceTexts.turn[open.turn](), year: open.year };
  if (missing.some(ofSafe)) return checkTexts.ask.safe(when);
  return (missing.some(ofLeast) ? checkTexts.ask.least : checkTexts.ask.changed)(when);
}

/**
 * The checks of a moment, with what comes before each. 62.61: an election that an attack brings comes before that of Britain, and
 * after that of Japan, whose surrender counts in it (57.11, 62.31).
 */
function inOrder(books: Books, open: Open, at: CheckedAt, before: (of: CheckedPower) => readonly Go[]): Go[] {
  const due = dueAt(books, open, at).map(({ of }) => of);
  const checksOf = (these: readonly CheckedPower[]) =>
    these.flatMap((of): Go[] => [...before(of), { step: 'check', of }]);
  const election = due.includes('britain') ? beforeChecks(books, open, 'britain') : [];
  if (election.length === 0) return checksOf(due);
  return [...checksOf(due.filter((of) => of !== 'britain')), ...election, ...checksOf(['britain'])];
}

function askedAt(books: Books, open: Open, { at }: { readonly at: CheckedAt }): readonly FactKey[] {
  const near = nearAt(books, open, at);
  if (near.length > 0) return near;
  const others = dueAt(books, open, at).filter(({ of }) => !isOnItsWord(open, of));
  return firstOf(others.map((each) => askedFirst(books, open, each)));
}

/** What is asked of several checks at once: how low DP levels surely are not comes before what has changed. */
function firstOf(asked: readonly (readonly FactKey[])[]): readonly FactKey[] {
  const all = [...new Set(asked.flat())];
  const least = all.filter(ofLeast);
  return least.length > 0 ? least : all;
}

/** 54.22: what has changed on the map, of all that a resistance table counts. */
const changes: WorldStep<'changes'> = {
  clauses: ['54.22'],
  // an earlier check of the same moment can have ended the war; what Japan's counts is tallied with it (57.14A)
  seats: (books, open, { of }) =>
    of === 'japan' || checkOf(books, open, of).isDue(books, open) ? [TABLE] : [],
  asks: (books, { open }, { of }) => ({
    id: `${turnId(open)}/${of}/changes`,
    form: { kind: 'report', facts: onTheMap(books, checkOf(books, open, of)), some: true },
    prompt: checkTexts.ask.changes({ power: of }),
    clauses: ['54.22'],
  }),
  // all of it is told: nothing else has changed
  take: (_, { open }, { of }) => setFact(open.facts, changeFact.key(of), false),
};

const CHANGES: DecisionKind = {
  name: 'changes',
  seats: 'table',
  form: 'report',
  about: 'What has changed on the map of all that the resistance table of a power counts.',
  clauses: ['54.22'],
};

/** 54.12: a resistance level, worked out as soon as nothing is missing, and what comes of it. */
export const check: WorldStep<'check'> = {
  clauses: ['54.12'],
  needs: {
    facts(books, open, { of }) {
      const one = checkOf(books, open, of);
      if (!one.isDue(books, open) || isOnItsWord(open, of)) return [];
      const near = safeAsked(books, open, one);
      return near.length > 0 ? near : missingFor(books, open, one);
    },
    asks(books, open, { of }, missing) {
      const one = checkOf(books, open, of);
      const prompt = missing.some(ofSafe) ? promptOf(open, missing) : checkTexts.ask.check({ power: of });
      return { at: turnId(open), prompt, clauses: one.clauses };
    },
    notes: nearNotes,
    unsure: (key) => ofLeast(key) || ofSafe(key),
  },
  // of a turn that is skipped nothing is asked: what is certain by all that was told comes all the same
  drop(books, position, { of, named }, referee) {
    const { open } = position;
    const one = checkOf(books, open, of);
    if (!named) tellUnmade(books, open, [one], referee);
    if (!one.isDue(books, open) || !isReached(books, open, one)) return [];
    if (missingFor(books, open, one).length > 0) {
      const left = checkTexts.told.checkLeft({ power: of, level: levelOf(books, open, one).total.max });
      referee.tell?.({ to: 'all', kind: 'directive', data: left, clauses: one.clauses });
      return [];
    }
    return one.judge(books, position, levelOf(books, open, one), referee) ?? [];
  },
  next(books, position, { of }, referee) {
    const one = checkOf(books, position.open, of);
    if (!one.isDue(books, position.open)) return [];
    if (isOnItsWord(position.open, of)) return letStand(books, position.open, one, referee);
    return judge(books, position, one, referee);
  },
};

/** 54.12, 54.22: the turn is passed by, and nobody has said whether something comes of these checks. */
function tellUnmade(books: Books, open: Open, these: readonly Check[], referee: Referee): void {
  const unmade = these.filter((each) => isUnmade(books, open, each));
  if (unmade.length === 0) return;
  const clauses = ['54.12', '54.22', ...unmade.flatMap((each) => each.clauses)];
  tell(referee, 'note', checkTexts.told.checksUnmade, { powers: unmade.map(({ of }) => of) }, [
    ...new Set(clauses),
  ]);
}

function isUnmade(books: Books, open: Open, check: Check): boolean {
  if (!check.isDue(books, open) || isOnItsWord(open, check.of)) return false;
  return !isReached(books, open, check) && missingFor(books, open, check).length > 0;
}

/** 54.22: a power is safe on the word of the table. */
function letStand(books: Books, open: Open, check: Check, referee: Referee): readonly Go[] {
  tell(referee, 'note', checkTexts.told.safe, { power: check.of }, ['54.22', ...check.clauses]);
  check.stands?.(open, referee);
  useWord(books, open, check);
  return [];
}

/** 54.12: what comes of a level that is worked out; where something does, what was said of the others is asked anew. */
function judge(books: Books, position: WorldPosition, check: Check, referee: Referee): readonly Go[] {
  const { open } = position;
  open.worked = { ...open.worked, [check.of]: turnId(open) };
  const wasReached = canFall(open, check) && isReached(books, open, check);
  const brought = check.judge(books, position, levelOf(books, open, check), referee) ?? [];
  if (wasReached || brought.length > 0) forgetWords(open);
  return brought;
}

/** 61.11: a power whose every level has a result of its own falls at none: nothing that was said of others changes with it. */
function canFall({ rulings }: Open, { fatal }: Check): boolean {
  return fatal !== null || surrenderCheckRuling(rulings, 'word-anew') === 'on-any';
}

/** 54.1: when resistance levels are checked. */
export const CHECKS = part(import.meta.url, {
  clauses: {
    '54.1': ['heading', 'Determining major power surrenders'],
    '54.11': ['definition', 'Surrender conditions'],
    '54.12': ['enforced', 'Timing', 'check'],
  },
  rulings: SURRENDER_CHECK_RULINGS,
  steps: { checks, changes, check },
  at: {
    'player-turn-end': (books, open) => [
      ...(open.phase === 'allied' ? checksDue(books, open, 'allied-end') : []),
      ...(open.phase === books.plan.chinese ? checksDue(books, open, 'chinese-end') : []),
    ],
    'turn-end': (books, open) => checksDue(books, open, 'turn-end'),
  },
  decisions: [CHANGES],
  texts: checkTexts,
});
