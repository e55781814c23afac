import { type Sheet, reportedValue, rulingsOf, texts, eachOf, whole } from '../../../kernel/index.ts';
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
import { fact, family } from '../facts/facts.ts';
import { part } from '../part.ts';
import { POWER_IDS, type Power } from '../powers.ts';
import type { WorldFamily, Open } from '../state.ts';

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
export const dpLevel: WorldFamily<[Power]> = family<[Power]>({
  key: (power) => `dp.level.${power}`,
  each: eachOf(POWER_IDS),
  spec: (_, power) =>
    fact('dpLevel', whole(-MOST_LEVEL, MOST_LEVEL), ['54.23'], {
      lasts: 'turn',
      from: levelSheet(power),
      args: { power },
    }),
  read: ({ open }, power) => (hasNone(open, power) ? 0 : reportedValue(open.facts, dpLevel.key(power))),
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

const say = texts({
  fact: {
    brpNow:
      'What would the BRP total of {power} be if a new year began now, worked out from its BRP base as deficit spending has left it, without growth? What it has in hand today does not count.',
    dpOtherNow: 'How many DPs does the DP page now give {power} for territory and events?',
    pageNow: '{power}, on the DP page, as of now: {label}?',
    dpLevel: 'What is the DP level of {power} for surrender and U.S. elections?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    brpNow:
      'On the BRP record of {power}: its base and what it has grown by this year. Usually close to its total of the year start.',
    dpOtherNow: 'On the DP page of {power}: its lines read as the map stands now. Usually -2 to 6.',
    pageNow: 'On your DP page, at the line of this name, read as the map stands now.',
  },
  sheet: {
    level: 'DP level of {power} for surrender and U.S. elections',
  },
  line: {
    undefendedNow: 'undefended objectives and ICs lost this year',
  },
});

/** 49.154F: beside the objectives of last year those of this one count already. Russia never surrenders (54.11). */
const LOST_THIS_YEAR = undefendedLine('49.154F', say.line.undefendedNow(), undefendedNow.key());

const { RULINGS, ruled } = rulingsOf([
  {
    id: 'fallen-level',
    clauses: ['49.17', '54.21', '62.31/e-axis-dp', '62.31/e-allied-dp'],
    question:
      'A power surrenders, and an election in the same turn counts DP levels: what of the level that it has fallen at?',
    choices: [
      { id: 'none', text: 'Nothing: who has surrendered receives no DPs, and has no level.' },
      { id: 'as-told', text: 'It counts as it was told for its check.' },
    ],
    default: 'none',
    fixed: true,
  },
]);

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
