import { fact, single, whole } from '../facts.ts';

// What of rule 59 an election reads.

/** The level of the latest British surrender (59.41). */
export const britainLevel = single(
  'britain.level',
  fact('britainLevel', whole(-10, 0), ['62.31/e-below-5', '62.31/e-above-5'], { kept: true }),
);
