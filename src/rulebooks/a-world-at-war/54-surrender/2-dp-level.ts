import { reported } from '../../../kernel/sums/facts.ts';
import type { Sheet } from '../../../kernel/sums/sheet.ts';
import {
  type AsOf,
  lineOf,
  pageFact,
  pageIn,
  type PageInUse,
  undefendedLine,
  undefendedNow,
  yearStartLines,
} from '../49-diplomacy/12-worksheet.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { eachOf, fact, family, whole } from '../facts.ts';
import { part } from '../part.ts';
import { POWER_IDS, type Power } from '../powers.ts';
import type { Family, Open } from '../state.ts';
import { ruled, RULINGS } from './2-dp-level.rulings.ts';
import { say } from './2-dp-level.words.ts';

// 54.2: the DP level that counts for surrender, resistance and U.S. elections. It allots nothing (54.25).

/** The BRPs of a power if a year began now (54.24). */
const brpNow = family<[Power]>({
  key: (power) => `brp.now.${power}`,
  each: eachOf(POWER_IDS),
  spec: (_, power) =>
    fact('brpNow', whole(0, 999), ['54.24'], { lasts: 'turn', askedOf: power, args: { power } }),
});

/** What the lines of the DP page that are not supplied give it now (54.23). */
const dpOtherNow = family<[Power]>({
  key: (power) => `dp.other.now.${power}`,
  each: eachOf(POWER_IDS),
  spec: (_, power) =>
    fact('dpOtherNow', whole(-20, 20), ['54.23'], { lasts: 'turn', askedOf: power, args: { power } }),
});

/** What a line of the DP page asks of now (54.23). */
const dpPageNow = family<[Power, string]>({
  key: (power, id) => `dp.page.now.${power}.${id}`,
  each: ({ page }) => page.map(({ power, id }) => [power, id] as const),
  spec: ({ page }, power, id) => pageFact('pageNow', ['54.23'], 'turn', lineOf(page, power, id)),
});

/** The furthest from zero that a DP level can be (54.23). */
const MOST_LEVEL = 99;

/** The DP level of a power (54.21, 54.23). */
export const dpLevel: Family<[Power]> = family<[Power]>({
  key: (power) => `dp.level.${power}`,
  each: eachOf(POWER_IDS),
  spec: (_, power) =>
    fact('dpLevel', whole(-MOST_LEVEL, MOST_LEVEL), ['54.23'], {
      lasts: 'turn',
      from: levelSheet(power),
      args: { power },
    }),
  read: ({ open }, power) => (hasNone(open, power) ? 0 : reported(open.facts, dpLevel.key(power))),
});

/** 49.17: a power that has surrendered has no DPs, Britain and the U.S. excepted, whatever its level was before. */
function hasNone(open: Open, power: Power): boolean {
  const receives = power === 'britain' || power === 'us';
  return !receives && ruled(open.rulings, 'fallen-level') === 'none' && hasSurrendered(open, power);
}

/** As they stand when a surrender or an election is judged (54.23, 54.24). */
const NOW: AsOf = { brps: brpNow.key, other: dpOtherNow.key, page: dpPageNow.key };

/** The name of a power's sheet. */
function levelSheet(power: Power): string {
  return `dp-level/${power}`;
}

/**
 * The DP level of each power (54.21): its own DPs alone (54.26), counted as if a year began (54.23), with the BRPs of now
 * (54.24), in the year of the opening set-up too. It allots nothing (54.25), and may be negative: 49.16 has no part in it.
 */
function levelSheets(use: PageInUse): Record<string, Sheet> {
  return Object.fromEntries(
    POWER_IDS.map((power) => [
      levelSheet(power),
      {
        title: say.sheet.level({ power }),
        lines: [...yearStartLines(power, use, NOW), ...(power === 'russia' ? [LOST_THIS_YEAR] : [])],
      },
    ]),
  );
}

/** 49.154F: beside the objectives of last year those of this one count already. Russia never surrenders (54.11). */
const LOST_THIS_YEAR = undefendedLine('49.154F', say.line.undefendedNow(), undefendedNow.key());

/** 54.2: DP levels. */
export const DP_LEVEL = part(import.meta.url, {
  clauses: {
    '54.2': ['heading', 'DP calculations'],
    '54.21': ['computed', 'DP calculations required', 'levelSheets'],
    '54.23': ['computed', 'DPs calculated normally', 'levelSheets'],
    '54.24': ['computed', 'BRP level used', 'levelSheets'],
    '54.25': ['computed', 'Surrender purposes only', 'levelSheets'],
    '54.26': ['computed', 'Other major power DPs ignored', 'levelSheets'],
  },
  rulings: RULINGS,
  facts: [brpNow, dpOtherNow, dpPageNow, dpLevel],
  sheets: (setting) => levelSheets(pageIn(setting)),
  texts: say,
});
