import {
  type Line,
  type Sheet,
  type Words,
  amountLine,
  claimsOf,
  line,
  truthLine,
  eachOf,
  truth,
  whole,
} from '../../../kernel/index.ts';
import { electionRuling } from '../war/elections.rulings.ts';
import { usDefeated, usPeace } from '../war/elections.ts';
import { NEUTRAL_DPS } from '../war/elections.ts';
import { fact, family, single } from '../facts/facts.ts';
import { part } from '../part.ts';
import { isLateWarPlayed } from '../turn/played.ts';
import { POWER_IDS, POWERS, type Power } from '../powers.ts';
import type { Setting } from '../state.ts';
import type { PageLine } from '../tables/dp-page.ts';
import { lineTexts } from '../tables/lines.words.ts';
import { allotmentTexts } from './1-allotment.words.ts';
import { unlessSurrendered } from './17-surrender.ts';
import { effective } from './85-effective-level.ts';

// 49.12 to 49.17: what the DPs of a power are counted from at a year's start.

/** The years that a scenario can play. */
export const FIRST_YEAR = 1939;
export const LAST_YEAR = 1946;

/** The year (49.141). */
const yearNow = single(
  'year',
  fact('year', whole(FIRST_YEAR, LAST_YEAR), ['49.141'], { by: 'game' }),
  ({ open }) => open.year,
);

/** Whether the DPs are those of the opening set-up (49.13). */
const opening = single(
  'opening',
  fact('opening', truth, ['49.13'], { by: 'game' }),
  ({ open }) => open.opening,
);

/** The BRPs of a power in the YSS (49.14). */
const brp = family<[Power]>({
  key: (power) => `brp.${power}`,
  each: eachOf(POWER_IDS),
  spec: (_, power) =>
    fact('brp', whole(0, 999), ['49.14'], { lasts: 'year', askedOf: power, args: { power } }),
});

/** What the lines of the DP page that are not supplied give a power (49.15, 49.151). */
const dpOther = family<[Power]>({
  key: (power) => `dp.other.${power}`,
  each: eachOf(POWER_IDS),
  spec: (_, power) =>
    fact('dpOther', whole(-20, 20), ['49.15', '49.151'], { lasts: 'year', askedOf: power, args: { power } }),
});

/** What a line of the DP page asks (49.151). */
export const dpPage = family<[Power, string]>({
  key: (power, id) => `dp.page.${power}.${id}`,
  each: ({ page }) => page.map(({ power, id }) => [power, id] as const),
  spec: ({ page }, power, id) => pageFact('page', ['49.151'], 'year', lineOf(page, power, id)),
});

/** What a line of the DP page asks: whether it holds, or how often. */
export function pageFact(
  name: string,
  clauses: readonly string[],
  lasts: 'year' | 'turn',
  { most, power, label }: PageLine,
) {
  const args = { power, label };
  // who holds what is likely still so, how many of something there are is counted anew
  if (most === undefined) return fact(name, truth, clauses, { lasts, likely: true, askedOf: power, args });
  return fact(name, whole(0, most), clauses, { lasts, askedOf: power, args });
}

/** A line of the DP page. Throws when there is none: our own mistake. */
export function lineOf(page: readonly PageLine[], power: Power, id: string): PageLine {
  const line = page.find((each) => each.power === power && each.id === id);
  if (line === undefined) throw new Error(`the DP page has no line ${power}/${id}`);
  return line;
}

/** More objectives and ICs than Russia has. */
const MOST_OBJECTIVES = 40;

/** The objectives and ICs in Russia that the Axis walked into last year (49.154, 49.154F). */
export const undefendedCount = single(
  'dp.undefended',
  fact('undefended', whole(0, MOST_OBJECTIVES), ['49.154', '49.154F'], { askedOf: 'russia' }),
);

/** Those of this year, as 49.154A to E say which count. */
export const undefendedNow = single(
  'undefended.this-year',
  fact('undefendedNow', whole(0, MOST_OBJECTIVES), ['49.154A', '49.154B', '49.154C', '49.154D', '49.154E'], {
    askedOf: 'russia',
  }),
);

/** The facts from which DPs are counted: BRPs, territory, and what the page lines that are not supplied add up to. */
export interface AsOf {
  brps(power: Power): string;
  other(power: Power): string;
  page(power: Power, id: string): string;
}

/** As they stand at a year's start (49.14, 49.15). */
const AT_YEAR_START: AsOf = { brps: brp.key, other: dpOther.key, page: dpPage.key };

/** The sheet of a power's allotment. */
export function allotmentSheet(power: Power): string {
  return `dp-allotment/${power}`;
}

/** The most DPs the U.S. gets from its tension level (49.12). */
const MOST_FROM_USAT = 5;

/** The allotment sheet of each power (49.12 to 49.17): in the opening set-up the basic one alone (49.13), never below zero (49.16). */
export function allotmentSheets(use: PageInUse): Record<string, Sheet> {
  return Object.fromEntries(
    POWER_IDS.map((power) => {
      const [basic, ...others] = yearStartLines(power, use, AT_YEAR_START);
      return [
        allotmentSheet(power),
        {
          title: allotmentTexts.sheet.allotment({ power }),
          lines: [...(basic ? [basic] : []), ...others.map(notInOpening)],
          clamp: { min: 0, clause: '49.16' },
        },
      ];
    }),
  );
}

/** 49.12, 49.14, 49.141, 49.151, 49.154, 49.17, 62.67B: every line of a power's DPs at a year's start, the basic allotment first. */
export function yearStartLines(power: Power, use: PageInUse, at: AsOf): Line[] {
  const { european, page, complete, neutral, isOut } = use;
  const lines = page
    .filter((line) => line.power === power)
    .map((line) => pageLine(line, at.page(line.power, line.id)));
  const all = [
    basicLine(power, neutral !== undefined),
    brpLine(at.brps(power)),
    ...(power === 'us' && european ? PACIFIC_BRPS : []),
    ...(power === 'russia'
      ? [undefendedLine('49.154', allotmentTexts.line.undefended(), undefendedCount.key())]
      : []),
    ...lines,
    ...(complete ? [] : [otherLine(at.other(power))]),
  ];
  const isAll = power === 'us' && neutral === 'all';
  const ofNeutral = all.map((line, i) => (isAll && i > 0 ? unlessNeutral(line) : line));
  const left = power === 'us' && isOut ? ofNeutral.map(unlessDefeated) : ofNeutral;
  return left.map((line) => unlessSurrendered(power, line));
}

/** 62.82: by ruling defeated-us a defeated U.S. has no line any more. */
function unlessDefeated(line: Line): Line {
  return {
    ...line,
    needs: [...line.needs, DEFEATED],
    value: (known) => (known.truth(DEFEATED) ? 0 : line.value(known)),
  };
}

/** 62.67B: by ruling neutral-us-dps a neutral U.S. that was at war with Germany has its five DPs and no more. */
function unlessNeutral(line: Line): Line {
  return {
    ...line,
    needs: [...line.needs, PEACE],
    value: (known) => (known.truth(PEACE) ? 0 : line.value(known)),
  };
}

const USAT = effective.key('usat');
const PEACE = usPeace.key('germany');
const DEFEATED = usDefeated.key();

/** 49.12: the basic allotment; the U.S. has one DP for every 10 USAT levels, at most five. */
function basicLine(power: Power, canBeNeutral: boolean): Line {
  const id = `49.12/${power}`;
  if (power !== 'us') return line({ id, label: allotmentTexts.line.basic() }, [], () => POWERS[power].basic);
  const row = { id, label: allotmentTexts.line.basicUs() };
  const byTension = (usat: number): number => Math.max(0, Math.min(MOST_FROM_USAT, Math.floor(usat / 10)));
  if (!canBeNeutral) return amountLine(row, USAT, byTension);
  // 62.67B: neutral again after a war with Germany it receives its five whatever USAT is
  return line(row, [USAT, PEACE], (known) =>
    known.truth(PEACE) ? NEUTRAL_DPS : byTension(known.number(USAT)),
  );
}

/** 49.13: nothing but the basic allotment during the opening set-up of the campaign game. */
function notInOpening(line: Line): Line {
  return {
    ...line,
    needs: [...line.needs, opening.key()],
    value: (known) => (known.truth(opening.key()) ? 0 : line.value(known)),
  };
}

const PACIFIC_YEARS = [1942, 1943, 1944, 1945, 1946];

/** 49.141: in a European scenario the U.S. has one DP more in the 1942 YSS, two in 1943 and so on. */
const PACIFIC_BRPS: readonly Line[] = PACIFIC_YEARS.map((year) =>
  amountLine({ id: `49.141/${year}`, label: allotmentTexts.line.pacific({ year }) }, yearNow.key(), (now) =>
    now === year ? year - 1941 : 0,
  ),
);

/** What an allotment depends on beside the text: the kind of scenario, and the DP page as far as it is supplied. */
export interface PageInUse {
  readonly european: boolean;
  readonly page: readonly PageLine[];
  /** Every line of the page is supplied: no total is asked for. */
  readonly complete: boolean;
  /** What a U.S. that has left a war with Germany receives (62.67B, ruling neutral-us-dps); absent: no game of that kind. */
  readonly neutral?: 'basic' | 'all';
  /** A U.S. that is defeated receives none at all (62.82, ruling defeated-us). */
  readonly isOut?: true;
}

/** The DP page as a game uses it. */
export function pageIn({ plan, page, complete, rulings }: PlayedWith): PageInUse {
  const hasElections = isLateWarPlayed({ plan }, { rulings });
  return {
    european: plan.european,
    page,
    complete: complete.includes('dp-page'),
    ...(hasElections ? { neutral: electionRuling(rulings, 'neutral-us-dps') } : {}),
    ...(hasElections && electionRuling(rulings, 'defeated-us') === 'none' ? { isOut: true } : {}),
  };
}

type PlayedWith = Pick<Setting, 'plan' | 'page' | 'complete' | 'rulings'>;

/** 49.151: what the lines of the DP page that are not supplied add up to. */
function otherLine(fact: string): Line {
  return amountLine({ id: '49.15', label: allotmentTexts.line.other() }, fact);
}

/** 49.151: a line of the DP page. */
function pageLine({ id, label, value, most }: PageLine, fact: string): Line {
  const row = { id: `49.151/${id}`, clause: '49.151', label: lineTexts.line.user({ label }) };
  return most === undefined ? truthLine(row, fact, value) : amountLine(row, fact, value);
}

/** 49.14: one for every 100 BRPs. */
function brpLine(fact: string): Line {
  return amountLine({ id: '49.14', label: allotmentTexts.line.brps() }, fact, (brps) =>
    Math.floor(brps / 100),
  );
}

/** 49.154: one less for each undefended objective or IC that the Axis walked into, as a fact counts them. */
export function undefendedLine(clause: string, label: Words, fact: string): Line {
  return amountLine({ id: clause, label }, fact, -1);
}

/** What the index calls a power. */
const titleOf = (power: Power): string =>
  power === 'us' ? 'The U.S.' : power.charAt(0).toUpperCase() + power.slice(1);

/** 49.12 to 49.16: the sheets of the allotments. */
export const WORKSHEET = part(import.meta.url, {
  clauses: {
    '49.12': ['computed', 'Basic allotments', 'yearStartLines'],
    '49.13': ['computed', 'Allotments during opening setup', 'allotmentSheets'],
    '49.14': ['computed', 'Additional DPs for BRPs', 'yearStartLines'],
    '49.141': ['computed', 'American DPs in a European scenario', 'yearStartLines'],
    '49.15': ['heading', 'Additional DPs from other sources'],
    '49.151': ['computed', 'Other sources', 'yearStartLines'],
    '49.16': ['computed', 'Minimum allotment of DPs is zero', 'allotmentSheets'],
    '49.9': ['heading', 'Specific diplomatic tables'],
    '49.91': ['heading', 'Clarifications'],
    '49.91A': ['heading', 'Belgium/Luxembourg'],
    '49.91B': ['heading', 'Bulgaria, Hungary, Rumania, Yugoslavia'],
    '49.91C': ['heading', 'Finland'],
    '49.91D': ['heading', 'Ireland'],
    '49.91E': ['heading', 'Spain'],
    '49.91F': ['heading', 'The Ukraine'],
    '49.91G': ['heading', 'Vichy France'],
    ...claimsOf('49.12/', POWER_IDS, ['computed', 'yearStartLines'], titleOf),
    ...claimsOf('49.141/', PACIFIC_YEARS, ['computed', 'yearStartLines'], (year) => `In ${year}`),
  },
  facts: [brp, dpOther, yearNow, opening],
});
