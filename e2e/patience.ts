/**
 * How long a test may wait, in milliseconds: no verdict comes from these but that of something that never happens. The
 * dearest of each takes less than a tenth of it on two quiet cores.
 */
export const PATIENCE = {
  /** For one thing to be shown or done. */
  step: 60_000,
  /** For the house of a file to be opened; one file builds the program first. */
  house: 900_000,
  /** For a test. */
  test: 1_800_000,
} as const;
