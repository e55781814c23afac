import {
  type News,
  type Referee,
  type Sheet,
  amountLine,
  claimsOf,
  reportedValue,
  rulingsOf,
  setFact,
  sumOf,
  tell,
  eachOf,
  whole,
  once,
} from '../../../kernel/index.ts';
import { isNoted, note } from '../war/belligerents.ts';
import { fact, family } from '../facts/facts.ts';
import type { JapansEnemy } from '../turn/lifetimes.ts';
import { hasDiplomacy } from '../turn/over.ts';
import { part } from '../part.ts';
import { effectiveLevelTexts } from './85-effective-level.words.ts';
import {
  type Books,
  type Follows,
  type Go,
  type Open,
  phaseId,
  type WorldStep,
  stepOf,
  turnId,
} from '../state.ts';
import { DIE_EFFECTS, LEVELS, type RolledTension, ROLLED_TENSIONS } from '../tables/tensions.ts';
import { areAtWar, declarerOf, turnsOfWar, war, warDeclared } from '../war/wars.ts';
import { tensionRuling } from './8-tension.rulings.ts';
import { actual, isKept, tellMoved, tensionsIn } from './8-tension.ts';
import { diplomacyAskedRuling } from './asked.rulings.ts';

// 49.85: the effective level of USAT and USJT, by a die that leaves the actual level alone.

declare module '../state.ts' {
  interface Steps {
    /** `war`: at once, for the war with it that Japan has declared. */
    tension: { readonly war?: JapansEnemy };
    /** `inAxis`: behind the questions of an Axis player turn. */
    'dice-over': { readonly inAxis?: true };
  }
}

const CLAUSES = { usat: '49.851', usjt: '49.852' } as const;

/** The name of the sheet of a tension's effective level. */
export function effectiveSheet(tension: RolledTension): string {
  return `effective-level/${tension}`;
}

/** The effective level of a tension (49.851D, 49.852D). */
export const effective = family<[RolledTension]>({
  key: once((tension) => `${tension}.effective`),
  each: eachOf(ROLLED_TENSIONS),
  spec: (_, tension) =>
    fact('tensionEffective', whole(LEVELS.min, LEVELS.max), [`${CLAUSES[tension]}D`], {
      lasts: 'turn',
      from: effectiveSheet(tension),
      args: { tension },
    }),
});

/** The die in force for it (49.851B, 49.852B); 0: none, as the Allied player turn of the last one is over (49.851C, 49.852C). */
export const tensionDie = family<[RolledTension]>({
  key: (tension) => `${tension}.die`,
  each: eachOf(ROLLED_TENSIONS),
  spec: (_, tension) =>
    fact('tensionDie', whole(0, 6), [`${CLAUSES[tension]}B`], { by: 'dice', args: { tension } }),
  read: ({ open }, tension) => open.tensionDice[tension],
});

/** The sheet of each effective level: the actual one and the die (49.851A and B, 49.852A and B). */
export function effectiveSheets(): Record<string, Sheet> {
  return Object.fromEntries(ROLLED_TENSIONS.map((tension) => [effectiveSheet(tension), sheetOf(tension)]));
}

function sheetOf(tension: RolledTension): Sheet {
  const clause = CLAUSES[tension];
  const level = actual.key(tension);
  const die = tensionDie.key(tension);
  return {
    title: effectiveLevelTexts.sheet.effective({ tension }),
    lines: [
      {
        ...amountLine({ id: `${clause}A`, label: effectiveLevelTexts.line.actual() }, level),
        bounds: { min: -99, max: 199 },
      },
      ...DIE_EFFECTS.map((effect, i) =>
        amountLine(
          { id: `${clause}B/${i + 1}`, label: effectiveLevelTexts.line.tensionDie({ face: i + 1 }) },
          die,
          (face) => (face === i + 1 ? effect : 0),
        ),
      ),
    ],
  };
}

/** The effective level of a tension: as the players report it, else as the last die has it (49.85). */
export function effectiveLevel({ facts, tensionDice }: Open, tension: RolledTension): number | undefined {
  const told = reportedValue(facts, effective.key(tension));
  if (typeof told === 'number') return told;
  const level = reportedValue(facts, actual.key(tension));
  const die = tensionDice[tension];
  if (typeof level !== 'number' || die === undefined) return undefined;
  return level + (DIE_EFFECTS[die - 1] ?? 0);
}

/**
 * 49.851C, 49.852C: the Axis has named, so the Allied player turn is over, and with it what its dice have changed; one that fell
 * at once since then holds.
 */
export function endDice(open: Open): void {
  const { tensionDice, rolledAtOnce } = open;
  open.dieBefore = 0;
  for (const tension of ROLLED_TENSIONS)
    if (tensionDice[tension] !== undefined && !(tension === 'usjt' && rolledAtOnce)) tensionDice[tension] = 0;
}

/**
 * 49.851C, 49.852C: what a check at the end of the Allied player turn asks has been answered, so that turn is over; of a die after
 * which none falls any more nothing else tells it. That of Winter still counts for the year start (49.851D, 49.852D).
 */
const diceOver: WorldStep<'dice-over'> = {
  clauses: ['49.851C', '49.852C'],
  next(books, { open }, { inAxis }) {
    if (!inAxis) endLast(books, open, open.checksTold);
    else if (open.axisAsked) endDice(open);
  },
  // skipped from there on, while they asked
  drop: (books, { open }, { inAxis }) => (inAxis ? undefined : endLast(books, open, true)),
};

/** What comes behind the questions of an Axis player turn: once they are answered the Allied one before it is over (49.851C). */
export function diceOverInAxis(open: Open): Go {
  open.axisAsked = false;
  return { step: 'dice-over', inAxis: true };
}

function endLast(books: Books, open: Open, areTold: boolean): void {
  const isOver = areTold && open.turn !== 'winter';
  for (const tension of ROLLED_TENSIONS)
    if (open.tensionDice[tension] !== undefined && (isOver || isLastDie(books, open, tension)))
      open.tensionDice[tension] = 0;
}

/** What comes behind the checks of a moment: by then they have told that the Allied player turn is over, if they have asked anything. */
export function diceOverAfter(open: Open): Go {
  open.checksTold = false;
  return { step: 'dice-over' };
}

/** Whatever the table tells while they ask. */
export const checksTold: Follows = {
  clauses: ['49.851C', '49.852C'],
  brings(_, { open }, { asked }) {
    open.checksTold = true;
    if (asked) open.axisAsked = true;
  },
};

/** Whether no die falls any more for a tension, nor a naming tells that the Axis player turn has begun. */
function isLastDie(books: Books, open: Open, tension: RolledTension): boolean {
  return !hasDiplomacy(books, open) && (tension === 'usat' || areAtWar(open, 'japan', 'us'));
}

/** The tensions for which the die is rolled at the end of an Allied diplomatic phase (49.851A, 49.852A). */
function rolledFor(books: Books, open: Open): readonly RolledTension[] {
  const rolled = open.rolledAtOnce && tensionRuling(open.rulings, 'usjt-at-once') === 'instead';
  // a declaration of the U.S. brings no final die: that of the phase falls
  const noUsjt = rolled || (areAtWar(open, 'japan', 'us') && !isDeclaredNow(open));
  return tensionsIn(books, open).filter(
    (tension) => isKept(open, tension) && !(tension === 'usjt' && noUsjt),
  );
}

/** Whether the U.S. has declared war on Japan in this game turn (49.852A). */
function isDeclaredNow(open: Open): boolean {
  return declarerOf(open, 'japan', 'us') === 'us' && turnsOfWar(open, 'japan', 'us') === 1;
}

/** After an Allied diplomatic phase: the dice still to be rolled for the effective levels. */
export function dueDice(books: Books, open: Open): RolledTension[] {
  return open.phase === 'allied' ? [...rolledFor(books, open)] : [];
}

/** Dice fall due: an older die says nothing of the new effective level (49.851B and C, 49.852B and C). */
export function makeDiceDue(open: Open, dice: RolledTension[]): void {
  open.dice = dice;
  for (const tension of dice) delete open.tensionDice[tension];
}

/** Dice that are due are not rolled: nobody knows the effective level (49.851C). */
function passByDice(open: Open): void {
  open.dice = [];
}

/** 49.851A, 49.852A: the dice that are due, one after the other; each holds until the next (49.851C, 49.852C). */
const tensionDice: WorldStep<'tension'> = {
  clauses: ['49.851A', '49.851B', '49.852A', '49.852B'],
  needs: {
    // Japan can attack before anybody has said how high the tension stands
    facts: (_, open, { war: at }) =>
      at ? open.dice.filter((each) => !isKept(open, each)).map((each) => actual.key(each)) : [],
    asks: (_, open) => ({ at: turnId(open), prompt: effectiveLevelTexts.ask.level(), clauses: ['49.852A'] }),
  },
  seats: (_, { dice }) => (dice.length > 0 ? ['dice'] : []),
  asks(_, { open }, { war: at }) {
    const [tension = 'usat'] = open.dice;
    const clause = CLAUSES[tension];
    return {
      id: tension === 'usjt' && at ? atOnceId(open, at) : `${phaseId(open)}/${tension}`,
      form: { kind: 'roll', dice: [6] },
      prompt: effectiveLevelTexts.ask.tension({ tension }),
      clauses: [`${clause}A`, `${clause}B`],
      sheets: [{ name: effectiveSheet(tension), dice: [tensionDie.key(tension)] }],
    };
  },
  take(books, { open }, { war: at }, { answer }, referee): Go[] {
    const [tension = 'usat'] = open.dice;
    const [die = 0] = answer as readonly number[];
    if (tension === 'usjt' && at) noteAtOnce(open, at);
    rollTension(books, open, tension, die, referee);
    return open.dice.length > 0 ? [{ step: 'tension', ...(at && { war: at }) }] : [];
  },
  drop: (_, { open }) => passByDice(open),
};

/** 49.852A: a die at once names its war; that of one that was none, and is told again, is another. */
function atOnceId(open: Open, enemy: JapansEnemy): string {
  const war = warId(open, enemy);
  const before = open.diceAtOnce[war] ?? 0;
  return `${war}${before === 0 ? '' : `/${before + 1}`}/usjt`;
}

/** A war of Japan in the moment in which it is told; between the years that is no phase. */
function warId(open: Open, enemy: JapansEnemy): string {
  const isYearStart = (open.agenda as readonly Go[]).some((item) => item.step === 'turns' && !item.begun);
  return `${isYearStart ? open.year : phaseId(open)}/${enemy}`;
}

function noteAtOnce(open: Open, enemy: JapansEnemy): void {
  const war = warId(open, enemy);
  open.rolledAtOnce = true;
  open.diceAtOnce = { ...open.diceAtOnce, [war]: (open.diceAtOnce[war] ?? 0) + 1 };
}

/** The die has fallen: what was reported of the effective level no longer holds (49.851C, 49.852C). */
function rollTension(books: Books, open: Open, tension: RolledTension, die: number, referee: Referee): void {
  open.tensionDice[tension] = die;
  const key = effective.key(tension);
  if (reportedValue(open.facts, key) !== undefined) setFact(open.facts, key, undefined);
  const given = { [tensionDie.key(tension)]: die };
  const sheet = sumOf(books, { seat: null, open }, effectiveSheet(tension), given);
  tell(
    referee,
    'rolled',
    effectiveLevelTexts.told.effective,
    { tension, die, level: sheet.total.min },
    [`${CLAUSES[tension]}A`, `${CLAUSES[tension]}B`, `${CLAUSES[tension]}C`],
    sheet,
  );
  open.dice = open.dice.filter((each) => each !== tension);
  if (sheet.total.min === sheet.total.max)
    tellMoved(books, open, tension, sheet.total.min, 'effective', referee);
}

/** The wars that Japan begins, each with who declared it. */
const BY_JAPAN = (['britain', 'us'] as const).map((enemy) => ({
  enemy,
  fought: war.key('japan', enemy),
  declared: warDeclared.key('japan', enemy),
}));

/**
 * 49.852A: the die is rolled at once when Japan declares war on Britain without the U.S., and for good when on it. Who declared a
 * war that is told is asked (49.61), unless by ruling asked Japan did.
 */
export const japanAtWar: Follows = {
  clauses: ['49.852A'],
  on: [war, warDeclared],
  brings(books, { open }, { report, asked }): Go[] {
    noteEnds(open, report);
    const isAnswer = asked && stepOf(open) === 'war-told';
    const unsaid = diplomacyAskedRuling(open.rulings, 'asked') === 'asked' ? undefined : 'japan';
    const isNews = ({ enemy, fought, declared }: (typeof BY_JAPAN)[number]): boolean => {
      const { as, value } = report[fought] ?? {};
      const isTold = (as === 'change' && value === true) || (isAnswer && report[declared] !== undefined);
      const isIts = (declarerOf(open, 'japan', enemy) ?? unsaid) === 'japan';
      return isTold && isIts && areAtWar(open, 'japan', enemy) && !isNoted(open, ['japan', enemy]);
    };
    const news = BY_JAPAN.filter(isNews);
    const isFinal = news.some(({ enemy }) => enemy === 'us');
    if (news.length === 0 || (!isFinal && areAtWar(open, 'japan', 'us'))) return [];
    if (!tensionsIn(books, open).includes('usjt')) return [];
    for (const { enemy } of news) note(open, ['japan', enemy]);
    if (open.dice.includes('usjt')) return [];
    if (!open.rolledAtOnce) open.dieBefore = open.tensionDice.usjt ?? 0;
    makeDiceDue(open, [...open.dice, 'usjt']);
    return [{ step: 'tension', war: isFinal ? 'us' : 'britain' }];
  },
};

/** 49.852A: a war of Japan that a start names has had its die. */
export function beginWithJapan(open: Open): void {
  for (const { enemy } of BY_JAPAN) if (areAtWar(open, 'japan', enemy)) note(open, ['japan', enemy]);
}

/** A war of Japan that was none has brought no die at once. */
function noteEnds(open: Open, report: News['report']): void {
  for (const { enemy, fought } of BY_JAPAN) {
    const { as, value } = report[fought] ?? {};
    if (value !== false || as !== 'correction') continue;
    if (!BY_JAPAN.some((each) => each.enemy !== enemy && isNew(open, each))) takeBackAtOnce(open);
  }
}

/** Whether a war of Japan has brought a die at once in this game turn. */
function isNew(open: Open, { enemy }: (typeof BY_JAPAN)[number]): boolean {
  return isNoted(open, ['japan', enemy]) && turnsOfWar(open, 'japan', enemy) === 1;
}

/** 49.852A, 49.852C: what fell at once counts no more, that of an Allied player turn that goes on does; the die of the phase falls as ever. */
function takeBackAtOnce(open: Open): void {
  if (!open.rolledAtOnce) return;
  open.rolledAtOnce = false;
  open.tensionDice.usjt = open.dieBefore;
}

const FACES = DIE_EFFECTS.map((_, i) => i + 1);

const { RULINGS } = rulingsOf([
  {
    id: 'usat-at-year-start',
    clauses: ['49.12', '49.851D'],
    question: 'Which effective USAT counts for the American DPs?',
    choices: [{ id: 'winter', text: 'The one rolled in the last Winter turn; the table reports it.' }],
    default: 'winter',
    fixed: true,
  },
]);

/** 49.85: effective levels. */
export const EFFECTIVE_LEVEL = part(import.meta.url, {
  clauses: {
    '49.851B': ['computed', 'Effective USAT', 'effectiveSheets'],
    '49.851C': ['computed', 'How long it holds', 'tensionDice'],
    '49.851D': ['computed', 'What it governs', 'effective'],
    '49.852': ['heading', 'USJT'],
    '49.852A': ['computed', 'Actual USJT', 'japanAtWar'],
    '49.852B': ['computed', 'Effective USJT', 'effectiveSheets'],
    '49.852C': ['computed', 'How long it holds', 'tensionDice'],
    '49.852D': ['computed', 'What it governs', 'effective'],
    ...claimsOf('49.851B/', FACES, ['computed', 'effectiveSheets'], (face) => `Die ${face}`),
    ...claimsOf('49.852B/', FACES, ['computed', 'effectiveSheets'], (face) => `Die ${face}`),
  },
  steps: { tension: tensionDice, 'dice-over': diceOver },
  rulings: RULINGS,
  facts: [effective, tensionDie],
  decisions: [
    {
      name: 'usat',
      seats: 'dice',
      form: 'roll',
      about: 'One die for the effective USAT level.',
      clauses: ['49.851A', '49.851B'],
    },
    {
      name: 'usjt',
      seats: 'dice',
      form: 'roll',
      about: 'One die for the effective USJT level.',
      clauses: ['49.852A', '49.852B'],
    },
  ],
  texts: effectiveLevelTexts,
});
