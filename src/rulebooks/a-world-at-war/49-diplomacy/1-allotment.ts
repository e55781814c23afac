import { type Facts, reported } from '../../../kernel/facts.ts';
import type { Referee } from '../../../kernel/dispatch.ts';
import { decisive, type Line, type Sheet, type SheetResult } from '../../../kernel/sheet.ts';
import { words } from '../../../kernel/words.ts';
import { evaluateNamed, withSheets } from '../../../kernel/know.ts';
import { FACTIONS, POWER_IDS, POWERS, type Power } from '../powers.ts';
import { type Books, type Follows, isAhead, type Open, type Step } from '../state.ts';
import { type AsOf, AT_YEAR_START, type PageLine } from '../tables/dp-page.ts';
import { MINORS } from '../tables/targets.ts';
import { missingLevels } from './8-tension.ts';

// 49.1: how many DPs each power has this year.

declare module '../state.ts' {
  interface Steps {
    allotment: object;
  }
}

/** The most DPs the U.S. gets from its tension level (49.12). */
const MOST_FROM_USAT = 5;

/** The allotment sheet of each power (49.12 to 49.17), never below zero (49.16); 49.141 in European scenarios alone. */
export function allotmentSheets(use: PageInUse): Record<string, Sheet> {
  return Object.fromEntries(
    POWER_IDS.map((power) => {
      const [basic, ...others] = yearStartLines(power, use, AT_YEAR_START);
      return [
        `dp-allotment/${power}`,
        {
          title: words('sheet.allotment', { power }),
          lines: [...(basic ? [basic] : []), ...others.map(notInOpening)],
          clamp: { min: 0, clause: '49.16' },
        },
      ];
    }),
  );
}

/** 49.12 to 49.17: every line of a power's DPs at a year's start, the basic allotment first. */
export function yearStartLines(power: Power, { european, page, complete }: PageInUse, at: AsOf): Line[] {
  const lines = page.filter((line) => line.power === power).map((line) => pageLine(line, at.page(line)));
  const all = [
    basicLine(power),
    brpLine(at.brps(power)),
    ...(power === 'us' && european ? PACIFIC_BRPS : []),
    ...(power === 'russia' ? [undefendedLine('49.154', 'line.undefended', 'dp.undefended')] : []),
    ...lines,
    ...(complete ? [] : [otherLine(at.other(power))]),
  ];
  return all.map((line) => unlessSurrendered(power, line));
}

/** 49.17: a power that has surrendered receives none, Britain and the U.S. excepted. */
function unlessSurrendered(power: Power, line: Line): Line {
  if (power === 'britain' || power === 'us') return line;
  const fact = `surrendered.${power}`;
  return {
    ...line,
    needs: [...line.needs, fact],
    value: (known) => (known.truth(fact) ? 0 : line.value(known)),
  };
}

/** What the DPs of a power follow: in the opening set-up nothing but 49.13, after a surrender 49.17. */
function allottedBy({ opening, facts }: Open, power: Power, dps: number): string[] {
  const isBeaten = dps === 0 && power !== 'britain' && power !== 'us';
  const surrendered = isBeaten && reported(facts, `surrendered.${power}`) === true;
  return ['49.11', ...(opening ? ['49.13'] : []), '49.16', ...(surrendered ? ['49.17'] : [])];
}

/** 49.12: the basic allotment; the U.S. has one DP for every 10 USAT levels, at most five. */
function basicLine(power: Power): Line {
  const id = `49.12/${power}`;
  if (power !== 'us')
    return { id, clause: id, label: words('line.basic'), needs: [], value: () => POWERS[power].basic };
  return {
    id,
    clause: id,
    label: words('line.basicUs'),
    needs: ['usat.effective'],
    value: (known) => Math.max(0, Math.min(MOST_FROM_USAT, Math.floor(known.number('usat.effective') / 10))),
  };
}

/** 49.13: nothing but the basic allotment during the opening set-up of the campaign game. */
function notInOpening(line: Line): Line {
  return {
    ...line,
    needs: [...line.needs, 'opening'],
    value: (known) => (known.truth('opening') ? 0 : line.value(known)),
  };
}

/** 49.141: in a European scenario the U.S. has one DP more in the 1942 YSS, two in 1943 and so on. */
const PACIFIC_BRPS: readonly Line[] = [1942, 1943, 1944, 1945, 1946].map((year) => ({
  id: `49.141/${year}`,
  clause: `49.141/${year}`,
  label: words('line.pacific', { year }),
  needs: ['year'],
  value: (known) => (known.number('year') === year ? year - 1941 : 0),
}));

/** What an allotment depends on beside the text: the kind of scenario, and the DP page as far as it is supplied. */
export interface PageInUse {
  readonly european: boolean;
  readonly page: readonly PageLine[];
  /** Every line of the page is supplied: no total is asked for. */
  readonly complete: boolean;
}

/** 49.151: what the lines of the DP page that are not supplied add up to. */
function otherLine(fact: string): Line {
  return {
    id: '49.15',
    clause: '49.15',
    label: words('line.other'),
    needs: [fact],
    value: (known) => known.number(fact),
  };
}

/** 49.151: a line of the DP page. */
function pageLine(line: PageLine, fact: string): Line {
  return {
    id: `49.151/${line.id}`,
    clause: '49.151',
    label: words('line.user', { label: line.label }),
    needs: [fact],
    value: (known) => line.value * (line.most === undefined ? Number(known.truth(fact)) : known.number(fact)),
  };
}

/** 49.14: one for every 100 BRPs. */
function brpLine(fact: string): Line {
  return {
    id: '49.14',
    clause: '49.14',
    label: words('line.brps'),
    needs: [fact],
    value: (known) => Math.floor(known.number(fact) / 100),
  };
}

/** 49.154: one less for each undefended objective or IC that the Axis walked into, as a fact counts them. */
export function undefendedLine(clause: string, label: string, fact: string): Line {
  return { id: clause, clause, label: words(label), needs: [fact], value: (known) => -known.number(fact) };
}

const FOR_ALLOCATION = [
  'france.conquered',
  'france.fell-this-year',
  ...FACTIONS.flatMap((faction) => MINORS.map((target) => `spy-ring.${faction}.${target}`)),
];

/**
 * The facts still missing before every power's DPs are known (a reported allotment needs none), and before they can
 * be placed: whether France stands or did at the year's start (49.36B), and which spy rings announce DPs (49.21).
 */
function missingForAllotment(books: Books, open: Open, facts: Facts): string[] {
  const levels = missingLevels(books, open);
  if (!books.plan.europe) return levels;
  const missing = POWER_IDS.flatMap((power) => missingFor(power, books, open, facts));
  const more = FOR_ALLOCATION.filter((key) => reported(open.facts, key) === undefined);
  return [...new Set([...missing, ...more, ...levels])];
}

function missingFor(power: Power, books: Books, open: Open, facts: Facts): readonly string[] {
  if (reported(open.facts, `dp.allotment.${power}`) !== undefined) return [];
  const sheet = evaluateNamed(books, `dp-allotment/${power}`, facts);
  return sheet.total.min === sheet.total.max ? [] : decisive(sheet);
}

/** Every power's DPs. Throws when one is not known: our own mistake. */
function allotments(facts: Facts): Record<Power, number> {
  const known = (power: Power): number => {
    const dps = facts(`dp.allotment.${power}`);
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

/** 49.11: what allotments depend on; in the opening set-up BRPs are no part of it (49.13), else DPs wait for them (49.23). */
const IN_OPENING = ['49.11', '49.12', '49.13'];
const IN_YSS = ['49.11', '49.12', '49.14', '49.15', '49.23'];

/** The facts as the referee knows them: what everybody knows, as every secret that counts has been opened. */
function openFacts(books: Books, open: Open): Facts {
  return withSheets(books, books.known({ seat: null, open }));
}

/** 49.11: the DPs of every power, as soon as nothing is missing. Tells what is new. */
export const allotment: Step<'allotment'> = {
  clauses: ['49.11'],
  needs: {
    facts: (books, open) => missingForAllotment(books, open, openFacts(books, open)),
    asks: (_, { year, opening }) => ({
      at: String(year),
      prompt: words('ask.allotment', { year }),
      clauses: opening ? IN_OPENING : IN_YSS,
    }),
  },
  next(books, { open }, _, referee) {
    if (!books.plan.europe) return;
    const facts = openFacts(books, open);
    const before = open.allotment;
    open.allotment = allotments(facts);
    for (const power of POWER_IDS)
      if (before[power] !== open.allotment[power]) tellAllotted(books, open, power, facts, referee);
  },
};

function tellAllotted(books: Books, open: Open, power: Power, facts: Facts, referee: Referee): void {
  const dps = open.allotment[power] ?? 0;
  referee.tell?.({
    to: 'all',
    kind: 'result',
    data: words('told.allotted', { power, dps, year: open.year }),
    clauses: allottedBy(open, power, dps),
    ...worksheet(books, power, dps, facts),
  });
}

/** The sheet of an allotment, where it and not a report says how many DPs there are. */
function worksheet(books: Books, power: Power, dps: number, facts: Facts): { sheet?: SheetResult } {
  const sheet = evaluateNamed(books, `dp-allotment/${power}`, facts);
  return sheet.total.min === dps && sheet.total.max === dps ? { sheet } : {};
}

const ALLOTTED = POWER_IDS.map((power) => ({ power, fact: `dp.allotment.${power}` }));

/** 49.153: DPs that are placed stay as they are, however many there should have been. */
export const placedStays: Follows = {
  clauses: ['49.153'],
  brings({ plan }, { open }, { report }, referee) {
    if (!plan.europe || isAhead(open, 'allotment') || isAhead(open, 'allocation')) return;
    const powers: Power[] = [];
    for (const { power, fact } of ALLOTTED) {
      const told = report[fact]?.value;
      if (told !== undefined && told !== open.allotment[power]) powers.push(power);
    }
    if (powers.length === 0) return;
    const data = words('told.placed', { powers, year: open.year });
    referee.tell?.({ to: 'all', kind: 'note', data, clauses: ['49.153'] });
  },
};
