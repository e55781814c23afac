import type { Sheet } from '../../../kernel/sheet.ts';
import { words } from '../../../kernel/words.ts';
import { type PageInUse, undefendedLine, yearStartLines } from '../49-diplomacy/1-allotment.ts';
import { POWER_IDS, type Power } from '../powers.ts';
import { NOW } from '../tables/dp-page.ts';

// 54.2: the DP level that counts for surrender, resistance and U.S. elections. It allots nothing (54.25).

/** The name of a power's sheet. */
export function levelSheet(power: Power): string {
  return `dp-level/${power}`;
}

/**
 * The DP level of each power: its own DPs alone (54.26), counted as if a year began (54.23), in the year of the opening
 * set-up too. It may be negative, so 49.16 has no part in it.
 */
export function levelSheets(use: PageInUse): Record<string, Sheet> {
  return Object.fromEntries(
    POWER_IDS.map((power) => [
      levelSheet(power),
      {
        title: words('sheet.level', { power }),
        lines: [...yearStartLines(power, use, NOW), ...(power === 'russia' ? [LOST_THIS_YEAR] : [])],
      },
    ]),
  );
}

/** 49.154F: beside the objectives of last year those of this one count already. Russia never surrenders (54.11). */
const LOST_THIS_YEAR = undefendedLine('49.154F', 'line.undefendedNow', 'undefended.this-year');
