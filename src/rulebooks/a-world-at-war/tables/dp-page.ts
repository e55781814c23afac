import type { Power } from '../powers.ts';

/** A line of the page of DPs for territory and events (49.151), from the players' table. */
export interface PageLine {
  readonly id: string;
  readonly power: Power;
  readonly label: string;
  /** What it gives, or takes. */
  readonly value: number;
  /** It counts for each of something, of which there are at most so many. */
  readonly most?: number;
}

/** The facts from which DPs are counted: BRPs, territory, and what the page lines that are not supplied add up to. */
export interface AsOf {
  readonly brps: (power: Power) => string;
  readonly other: (power: Power) => string;
  readonly page: (line: PageLine) => string;
}

/** As they stand at a year's start (49.14, 49.15). */
export const AT_YEAR_START: AsOf = {
  brps: (power) => `brp.${power}`,
  other: (power) => `dp.other.${power}`,
  page: ({ power, id }) => `dp.page.${power}.${id}`,
};

/** As they stand when a surrender or an election is judged (54.23, 54.24). */
export const NOW: AsOf = {
  brps: (power) => `brp.now.${power}`,
  other: (power) => `dp.other.now.${power}`,
  page: ({ power, id }) => `dp.page.now.${power}.${id}`,
};
