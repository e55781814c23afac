import {
  type Facts,
  type Referee,
  type SheetResult,
  evaluateNamed,
  knownFacts,
  reportedValue,
  rulingsOf,
  sums,
  tell,
  eachOf,
  pairs,
  whole,
  once,
} from '../../../kernel/index.ts';
import { toldOf, fact, family } from '../facts/facts.ts';
import { hasDiplomacy } from '../turn/over.ts';
import { part } from '../part.ts';
import { FACTIONS, POWER_IDS, type Power } from '../powers.ts';
import { type Books, type WorldFamily, type Follows, isAhead, type Open, type WorldStep } from '../state.ts';
import { MINORS } from '../tables/targets.ts';
import { allotmentTexts } from './1-allotment.words.ts';
import { allotmentSheet } from './12-worksheet.ts';
import { hasSurrendered, surrenderFact } from './17-surrender.ts';
import { covertInPlay } from './4262-covert.ts';
import { subversionInPlay } from './4263-subversion.ts';
import { spyRing } from './4262-spy-rings.ts';
import { franceFell } from './431c-france.ts';
import { missingLevels } from './8-tension.ts';

// 49.1: how many DPs each power has this year.

declare module '../state.ts' {
  interface Steps {
    allotment: object;
  }
}

/** The most DPs of one power, and so, as a third of three powers, of one faction in one target (49.31). */
export const MOST_DPS = 40;

/** The DPs of a power this year (49.11). */
export const dpAllotment: WorldFamily<[Power]> = family<[Power]>({
  key: once((power) => `dp.allotment.${power}`),
  each: eachOf(POWER_IDS),
  spec: (_, power) =>
    fact('dpAllotment', whole(0, MOST_DPS), ['49.11'], {
      lasts: 'year',
      from: allotmentSheet(power),
      args: { power },
    }),
  read: ({ open }, power) => reportedValue(open.facts, dpAllotment.key(power)) ?? placedNow(open, power),
});

/** What a power has this year, once it is placed: nothing that comes after the year start changes it (49.153, 49.46). */
function placedNow(open: Open, power: Power): number | undefined {
  const isOpen = isAhead(open, 'allotment') || isAhead(open, 'allocation');
  return isOpen ? undefined : open.allotment[power];
}

/** What the DPs of a power follow: in the opening set-up nothing but 49.13, after a surrender 49.17. */
function allottedBy(open: Open, power: Power, dps: number): string[] {
  const isBeaten = dps === 0 && power !== 'britain' && power !== 'us';
  const isFallen = isBeaten && hasSurrendered(open, power);
  return ['49.11', ...(open.opening ? ['49.13'] : []), '49.16', ...(isFallen ? ['49.17'] : [])];
}

const FOR_ALLOCATION = [
  surrenderFact.key('france'),
  franceFell.key(),
  ...pairs(FACTIONS, MINORS).map((each) => spyRing.key(...each)),
];

/**
 * The facts still missing before every power's DPs are known (a reported allotment needs none), and before they can
 * be placed: whether France stands or did at the year's start (49.36B), and which spy rings announce DPs (49.21).
 */
function missingForAllotment(books: Books, open: Open, facts: Facts): string[] {
  const levels = missingLevels(books, open);
  if (!hasDiplomacy(books, open)) return levels;
  const missing = POWER_IDS.flatMap((power) => missingFor(power, books, open, facts));
  const more = FOR_ALLOCATION.filter((key) => toldOf(open, key) === undefined);
  return [...new Set([...missing, ...more, ...levels])];
}

function missingFor(power: Power, books: Books, open: Open, facts: Facts): readonly string[] {
  if (reportedValue(open.facts, dpAllotment.key(power)) !== undefined) return [];
  const sheet = evaluateNamed(books, allotmentSheet(power), facts);
  return sheet.total.min === sheet.total.max ? [] : sums.decisive(sheet);
}

/** Every power's DPs. Throws when one is not known: our own mistake. */
function allotments(facts: Facts): Record<Power, number> {
  const known = (power: Power): number => {
    const dps = facts(dpAllotment.key(power));
    if (typeof dps !== 'number') throw new Error(`the DPs of ${power} are not known`);
    return dps;
  };
  return {
    germany: known('germany'),
    italy: known('italy'),
    britain: known('britain'),
    france: known('france'),
    us: known('us'),
    russia: known('russia'),
  };
}

/** What is asked with the allotment: where nobody can have any, nobody is asked for it in the year (49.4262, 49.4263). */
const IN_PLAY = [subversionInPlay.key(), covertInPlay.key()];

/** 49.11: what allotments depend on; in the opening set-up BRPs are no part of it (49.13), else DPs wait for them (49.23). */
const IN_OPENING = ['49.11', '49.12', '49.13'];
const IN_YSS = ['49.11', '49.12', '49.14', '49.15', '49.23'];

/** The facts as the referee knows them: what everybody knows, as every secret that counts has been opened. */
function openFacts(books: Books, open: Open): Facts {
  return knownFacts(books, { seat: null, open });
}

/** 49.11, 49.23: the DPs of every power, as soon as nothing is missing. Tells what is new. */
const allotment: WorldStep<'allotment'> = {
  clauses: ['49.11'],
  needs: {
    facts: (books, open) => missingForAllotment(books, open, openFacts(books, open)),
    free: (books, open) =>
      hasDiplomacy(books, open) ? IN_PLAY.filter((key) => toldOf(open, key) !== true) : [],
    asks: (_, { year, opening }) => ({
      at: String(year),
      prompt: allotmentTexts.ask.allotment({ year }),
      clauses: opening ? IN_OPENING : IN_YSS,
    }),
  },
  next(books, { open }, _, referee) {
    if (!hasDiplomacy(books, open)) return;
    const facts = openFacts(books, open);
    const before = open.allotment;
    open.allotment = allotments(facts);
    for (const power of POWER_IDS)
      if (before[power] !== open.allotment[power]) tellAllotted(books, open, power, facts, referee);
  },
};

function tellAllotted(books: Books, open: Open, power: Power, facts: Facts, referee: Referee): void {
  const dps = open.allotment[power] ?? 0;
  tell(
    referee,
    'result',
    allotmentTexts.told.allotted,
    { power, dps, year: open.year },
    allottedBy(open, power, dps),
    worksheet(books, power, dps, facts),
  );
}

/** The sheet of an allotment, where it and not a report says how many DPs there are. */
function worksheet(books: Books, power: Power, dps: number, facts: Facts): SheetResult | undefined {
  const sheet = evaluateNamed(books, allotmentSheet(power), facts);
  return sheet.total.min === dps && sheet.total.max === dps ? sheet : undefined;
}

/** 49.153, 49.46: DPs that are placed stay as they are, however many there should have been, and whatever falls. */
export const placedStays: Follows = {
  clauses: ['49.153'],
  on: [dpAllotment],
  brings({ plan }, { open }, { report }, referee) {
    if (!plan.europe || isAhead(open, 'allotment') || isAhead(open, 'allocation')) return;
    const powers = POWER_IDS.filter((power) => {
      const told = report[dpAllotment.key(power)]?.value;
      return told !== undefined && told !== open.allotment[power];
    });
    if (powers.length === 0) return;
    tell(referee, 'note', allotmentTexts.told.placed, { powers, year: open.year }, ['49.153']);
  },
};

const { RULINGS } = rulingsOf([
  {
    id: 'pacific-dps',
    clauses: ['49.11', '49.35'],
    question: 'Are DPs allotted in a Pacific scenario?',
    choices: [{ id: 'none', text: 'No: none of their targets is there, and USJT takes none.' }],
    default: 'none',
    fixed: true,
  },
]);

/** 49.11, 49.23, 49.153, 49.46: the allotment of DPs at the start of a year. */
export const ALLOTMENT = part(import.meta.url, {
  clauses: {
    '49.1': ['heading', 'Diplomatic points (DPs)'],
    '49.11': ['enforced', 'Diplomatic points (DPs)', 'allotment'],
    '49.152': ['definition', 'Hex control determines DP allotment'],
    '49.153': ['computed', 'Loss of control irrelevant after YSS', 'placedStays'],
    '49.22': ['definition', 'Timing of allocations during opening setup'],
    '49.23': ['computed', 'Timing of allocations during YSS', 'allotment'],
    '49.46': ['computed', 'Conquest and surrender has no effect', 'placedStays'],
  },
  steps: { allotment },
  rulings: RULINGS,
  facts: [dpAllotment],
  at: {
    'year-start': (books, open) =>
      hasDiplomacy(books, open) ? [{ step: 'allotment' }, { step: 'allocation' }] : [{ step: 'allotment' }],
  },
  decisions: [
    {
      name: 'report',
      seats: 'table',
      form: 'report',
      about: 'Facts without which an allotment, a naming or a roll cannot be judged.',
      clauses: ['49.11', '49.43', '49.426'],
    },
  ],
  texts: allotmentTexts,
});
